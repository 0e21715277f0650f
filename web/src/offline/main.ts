/** The page that the service worker shows where the server can't be reached. It asks for the server, and reloads when it answers. */

import "./offline.css";
import type { Settings } from "../state/settings";
import { WORDS } from "./words";

const FIRST = 2_000; // milliseconds
const LONGEST = 30_000;

const SVG = "http://www.w3.org/2000/svg";
const RIDGE = "M8 70 56 20l24 34 30-44 44 60";
const STREAM = "M8 88q13-12 26 0t26 0M102 88q13-12 26 0t26 0";

/** The settings of this browser, read without what keeps them: this page shares no file with the others. */
function settings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("watershed.settings") ?? "{}");
  } catch {
    return {};
  }
}

let wait = FIRST;
let timer = 0;

const language = settings().language ?? (navigator.language.startsWith("fr") ? "fr" : "en");
const words = WORDS[language] ?? WORDS.en;
const why = (): string => (navigator.onLine ? words.silent : words.offline);

function drawn(): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 162 100");
  svg.setAttribute("aria-hidden", "true");
  for (const [name, d] of Object.entries({ ridge: RIDGE, stream: STREAM })) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

function element(tag: string, text: string, role?: string): HTMLElement {
  const found = document.createElement(tag);
  found.textContent = text;
  if (role) found.setAttribute("role", role);
  return found;
}

function show(): void {
  const button = element("button", words.again);
  button.className = "primary";
  button.addEventListener("click", () => void ask());
  const list = document.createElement("ul");
  list.append(...[words.safe, words.open, words.clock].map((text) => element("li", text)));
  document.title = `${words.title} · Watershed`;
  document
    .getElementById("offline")
    ?.replaceChildren(
      drawn(),
      element("h1", words.title),
      element("p", why(), "status"),
      list,
      element("p", words.back),
      button,
    );
}

/** Whether the server answers for this page. What stands in front of it may answer for it while it is away. */
const answers = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.status < 500,
    () => false,
  );

async function ask(): Promise<void> {
  clearTimeout(timer);
  if (await answers()) return location.reload();
  const status = document.querySelector("[role=status]");
  if (status && status.textContent !== why()) status.textContent = why();
  wait = Math.min(LONGEST, wait * 1.5);
  timer = window.setTimeout(() => void ask(), wait);
}

const hurry = (): void => {
  wait = FIRST;
  void ask();
};

document.documentElement.lang = language;
const { theme } = settings();
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
show();
timer = window.setTimeout(() => void ask(), wait);
addEventListener("online", hurry);
addEventListener("offline", show);
document.addEventListener("visibilitychange", () => document.hidden || hurry());
