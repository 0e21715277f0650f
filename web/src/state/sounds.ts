/** Small sounds of the table, made when they are wanted: nothing is loaded, and nothing sounds before somebody asks for it. */

import { settings } from "./settings";

export type Sound = "coin" | "card" | "hit" | "die";

const MOST = 5;
const APART = 0.14;

let audio: AudioContext | null = null;

/** A tone that dies away, from one pitch to another. */
function tone(at: number, from: number, to: number, long: number, loud: number, type: OscillatorType = "sine"): void {
  if (!audio) return;
  const note = audio.createOscillator();
  const loudness = audio.createGain();
  note.type = type;
  note.frequency.setValueAtTime(from, at);
  note.frequency.exponentialRampToValueAtTime(to, at + long);
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + long);
  note.connect(loudness).connect(audio.destination);
  note.start(at);
  note.stop(at + long + 0.02);
}

/** A breath of noise around a pitch. */
function brush(at: number, pitch: number, long: number, loud: number): void {
  if (!audio) return;
  const samples = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < samples; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 2;
  const noise = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const loudness = audio.createGain();
  noise.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = pitch;
  loudness.gain.value = loud;
  noise.connect(band).connect(loudness).connect(audio.destination);
  noise.start(at);
}

const MADE: Record<Sound, (at: number) => void> = {
  coin(at) {
    tone(at, 2400, 2350, 0.16, 0.05, "triangle");
    tone(at + 0.05, 3300, 3250, 0.22, 0.04, "triangle");
  },
  card: (at) => brush(at, 2200, 0.13, 0.5),
  hit(at) {
    tone(at, 170, 48, 0.26, 0.28);
    brush(at, 500, 0.12, 0.6);
  },
  die(at) {
    for (const [late, loud] of [
      [0, 0.5],
      [0.09, 0.6],
      [0.2, 0.45],
      [0.27, 0.35],
      [0.4, 0.25],
    ] as const)
      brush(at + late, 1300, 0.045, loud);
  },
};

/** The sounds one after the other, each of them once, if the settings want any. */
export function playSounds(sounds: readonly Sound[]): void {
  if (!settings.value.sound || sounds.length === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime + 0.02;
  for (const [n, sound] of [...new Set(sounds)].slice(0, MOST).entries()) MADE[sound](now + n * APART);
}
