/** What to call this device in a list of mine, from what its browser says of itself: "Firefox, Linux". */

/** Looked through in order: most browsers also claim to be some of those below them. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];
const UNKNOWN = "Browser";

const found = (agent: string, among: [RegExp, string][]): string[] =>
  among
    .filter(([pattern]) => pattern.test(agent))
    .slice(0, 1)
    .map(([, name]) => name);

export const deviceLabel = (agent: string = globalThis.navigator?.userAgent ?? ""): string =>
  [...found(agent, BROWSERS), ...found(agent, SYSTEMS)].join(", ") || UNKNOWN;
