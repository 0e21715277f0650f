/** Calls the player back when it is their turn: the title, the favicon and, if wanted, a sound and a notification. */

import { t } from "../i18n";
import { asked } from "./noticed";
import { settings } from "./settings";

export function callToTable(mine: boolean, title: string, sentence: string): void {
  document.title = mine ? `● ${t("table-your-turn")} · ${title}` : `${title} · ${t("brand")}`;
  document.getElementById("favicon")?.setAttribute("href", mine ? "/favicon-turn.svg" : "/favicon.svg");
  if (!mine) return;
  if (settings.value.sound) chime();
  if (
    settings.value.notify &&
    asked.value.push === null && // the server tells those whose page is hidden
    document.hidden &&
    typeof Notification !== "undefined" &&
    Notification.permission === "granted"
  ) {
    const notice = new Notification(title, { body: sentence, icon: "/favicon-turn.svg", tag: "turn" });
    notice.onclick = () => window.focus();
  }
}

export function standDown(): void {
  document.getElementById("favicon")?.setAttribute("href", "/favicon.svg");
}

/** Two soft notes. */
function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    const from = audio.currentTime + index * 0.16;
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, from);
    loudness.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    note.connect(loudness).connect(audio.destination);
    note.start(from);
    note.stop(from + 0.55);
  });
  setTimeout(() => void audio.close(), 1000);
}
