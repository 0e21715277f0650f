"""The gallery as one page that needs nothing else: drawings, styles and a search are all in it."""

from __future__ import annotations

from html import escape

from watershed.kit.game import Edition
from watershed.kit.messages import Speaker
from watershed.kit.printed import slug_of

from ..cards import KIND_LETTERS, Room
from ..keys import KINDS
from ..terminal.names import KIND_LETTER, SYMBOL_LETTER
from .contents import Part, Shown, parts, say
from .drawing import card_svg, row_svg, side_svg, swatch
from .signs import sign, signs

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#2a2119, #f3ebdc); --soft: light-dark(#6b6157, #b9ad9b);
  --ground: light-dark(#f6f0e3, #191510); --paper: light-dark(#fffcf4, #2c261f); --gold: light-dark(#b98a1d, #e3b94f);
  --culture: light-dark(#2f5f9e, #7fb0ea); --politics: light-dark(#6f459c, #bd9be8);
  --economy: light-dark(#3a7a3e, #84c480); --military: light-dark(#a8352b, #ee8b7e);
  --traffic: light-dark(#bb6210, #f0a860); --industry: light-dark(#7d6a12, #d8c256);
  --special: light-dark(#6b6157, #d8cebd); --wasteland: light-dark(#8b7d66, #9c8d74);
  --water: light-dark(#2a7d92, #5db4c7); --hero: light-dark(#8c5a2b, #d9a877); --wonder: light-dark(#5b5043, #c9bca6); }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem; background: var(--ground); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  padding: .5rem 0; background: var(--ground); }
h1 { margin: 0; font-size: 1.4rem; }
h2 { margin: 1.5rem 0 .75rem; font-size: 1.15rem; }
input { flex: 1 1 14rem; max-width: 32rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 6px;
  background: var(--paper); color: inherit; font: inherit; }
button { padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--paper);
  color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 1px; }
.legend, .source, .number { color: var(--soft); font-size: .875rem; }
.legend b { color: var(--ink); }
ul.legend { display: flex; flex-wrap: wrap; gap: .35rem 1rem; margin: .5rem 0; padding: 0; list-style: none; }
ul.legend li { display: flex; align-items: center; gap: .4rem; }
.all { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr)); gap: 1rem; }
.all.broad { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
.all.rows { grid-template-columns: repeat(auto-fill, minmax(min(100%, 31rem), 1fr)); }
.all > figure { margin: 0; padding: .75rem; border-radius: 8px; background: var(--paper); }
.all > figure.black { box-shadow: inset 0 4px 0 var(--ink); }
.all svg { display: block; max-width: 100%; height: auto; }
figcaption { margin-top: .5rem; }
figcaption b { display: block; }
figcaption p { margin: .25rem 0; }
code, small { font-size: .8125rem; overflow-wrap: anywhere; }
.paper { fill: var(--ground); stroke: var(--soft); }
.black .paper { fill: light-dark(#3a332c, #0d0b09); }
.room { --kind: var(--special); }
.floor { fill: color-mix(in srgb, var(--kind) 17%, var(--paper)); stroke: var(--kind); stroke-width: 2; }
.special > .floor { fill: light-dark(#fffefa, #4a443b); }
.wasteland > .floor { fill: color-mix(in srgb, var(--kind) 26%, var(--paper)); stroke-dasharray: 9 4; }
.water > .floor { fill: color-mix(in srgb, var(--kind) 38%, var(--paper)); }
.edge { fill: none; stroke: var(--kind); stroke-opacity: .5; stroke-width: 1.5; }
.roof path { fill: var(--kind); }
.roof .pale { fill: color-mix(in srgb, var(--kind) 40%, var(--paper)); }
.special .roof path { fill: light-dark(#fffefa, #4a443b); stroke: var(--kind); stroke-width: 2;
  stroke-linejoin: round; }
.waves, .grass { fill: none; stroke: color-mix(in srgb, var(--kind) 80%, var(--ink)); stroke-width: 2.6;
  stroke-linecap: round; stroke-linejoin: round; }
.era-1 { --tone: light-dark(#b06a3b, #d9a06e); }
.era-2 { --tone: light-dark(#5f5a9c, #a6a1e0); }
.era-3 { --tone: light-dark(#2f7a6e, #7cc4b6); }
.frame { fill: color-mix(in srgb, var(--tone) 20%, var(--paper)); stroke: var(--tone); stroke-width: 2;
  stroke-linejoin: round; }
.figure { fill: color-mix(in srgb, var(--tone) 55%, var(--paper)); }
.figure, .lines { stroke: var(--ink); stroke-width: 2.4; stroke-linejoin: round; stroke-linecap: round; }
.lines { fill: none; }
.room .kind { fill: var(--kind); font: 700 13px system-ui, sans-serif; paint-order: stroke; stroke: var(--paper);
  stroke-width: 3; }
.room .name { fill: var(--ink); font: 600 13px system-ui, sans-serif; text-anchor: middle; }
.count { fill: var(--ink); font-family: system-ui, sans-serif; font-weight: 700; text-anchor: middle; }
.room .box { fill: color-mix(in srgb, var(--gold) 12%, var(--paper)); stroke: var(--gold); stroke-width: 4; }
.seat { fill: none; stroke: var(--gold); stroke-width: 2.4; stroke-dasharray: 5 3.5; }
.space { fill: var(--paper); stroke: var(--soft); }
symbol path { fill: color-mix(in srgb, var(--kind, var(--soft)) 40%, var(--paper)); stroke: var(--ink);
  stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; }
symbol .line { fill: none; }
symbol .vp { fill: light-dark(#5d93d6, #4d84c9); } symbol .pol { fill: light-dark(#b694de, #8b62bd); }
symbol .money { fill: light-dark(#edc24a, #c9992b); } symbol .mil { fill: light-dark(#e58b80, #b84f43); }
symbol .shields { fill: light-dark(#e9eef2, #8f9aa3); } symbol .tra { fill: light-dark(#f0a94f, #c47a22); }
symbol .food { fill: light-dark(#f4d94b, #b89a1c); } symbol .minerals { fill: light-dark(#77747c, #57545c); }
symbol .negotiation { fill: light-dark(#9ccb94, #3f7a3b); }
symbol :is(.camel, .camel-back, .route) { fill: light-dark(#d9b27c, #8a6538); }
[hidden] { display: none !important; }
@media print { header input, header button { display: none; } .all > figure { break-inside: avoid; } }
"""
SCRIPT = """
const plain = (text) => text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase();
const all = [...document.querySelectorAll("figure")].map((node) => [node, plain(node.dataset.words)]);
const field = document.querySelector("input"), count = document.querySelector("output");
const search = () => {
  const words = plain(field.value).split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const [node, text] of all) found += !(node.hidden = !words.every((word) => text.includes(word)));
  for (const part of document.querySelectorAll("section"))
    part.hidden = !part.querySelector("figure:not([hidden])");
  count.textContent = `${found} / ${all.length}`;
};
field.addEventListener("input", search);
document.querySelector("button").addEventListener("click", () => {
  const root = document.documentElement, dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = (root.dataset.theme ?? (dark ? "dark" : "light")) === "dark" ? "light" : "dark";
});
search();
"""
KIND_RULES = "\n".join(f".{kind} {{ --kind: var(--{kind}); }}" for kind in KIND_LETTER)


def page(edition: Edition, speaker: Speaker) -> str:
    """Everything that is printed in a book, as HTML."""
    title, search = escape(edition.title), escape(say(speaker, "cards-search"))
    sections = "\n".join(_part(part, speaker) for part in parts(edition, speaker))
    return f"""<!doctype html>
<html lang="{speaker.reader.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{STYLE}{KIND_RULES}</style>
</head>
<body>
{signs()}
<header><h1>{title}</h1>
<input type="search" placeholder="{search}" aria-label="{search}"><output></output>
<button type="button">{escape(say(speaker, "cards-theme"))}</button></header>
{_legend(speaker)}
<main>
{sections}
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


def _legend(speaker: Speaker) -> str:
    """What a roof and a letter, and a symbol and a letter, mean."""
    kinds = [
        f"<li>{swatch(number)}<b>{KIND_LETTERS[number]}</b> {escape(say(speaker, f'kind-{KINDS[number]}'))}</li>"
        for number in KIND_LETTERS
    ]
    symbols = [
        f'<li><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">{sign(status, 0, 0, 24)}</svg>'
        f"<b>{letter}</b> {escape(say(speaker, f'cards-symbol-{status}'))}</li>"
        for status, letter in SYMBOL_LETTER.items()
    ]
    box = escape(say(speaker, "cards-box"))
    return (
        f'<ul class="legend">{"".join(kinds)}</ul><ul class="legend">{"".join(symbols)}</ul><p class="legend">{box}</p>'
    )


def _part(part: Part, speaker: Speaker) -> str:
    shown = "\n".join(_figure(one, speaker) for one in part.shown)
    wide = {0: " rows", 3: " broad"}.get(part.shown[0].columns, "")
    return f'<section><h2>{escape(part.title)}</h2>\n<div class="all{wide}">\n{shown}\n</div></section>'


def _drawn(shown: Shown, speaker: Speaker) -> str:
    def name_of(room: Room) -> str:
        return say(speaker, f"figure-{slug_of(room.figure)}")

    label = f"{shown.title}: {shown.notation}"
    if shown.measure:
        return card_svg(shown.measure, label)
    if shown.side is None:
        return row_svg(shown.spaces, label)
    return side_svg(shown.side.rooms, shown.columns, shown.rows, label, name_of, shown.side.era)


def _figure(shown: Shown, speaker: Speaker) -> str:
    number = f'<span class="number">{escape(shown.number)}</span>' if shown.number else ""
    effects = f"<p>{escape(shown.effects)} <small>[{shown.rule}]</small></p>" if shown.effects else ""
    side, words = "black" if shown.side and shown.side.black else "white", escape(shown.words)
    return (
        f'<figure id="{escape(shown.slug)}" class="{side}" data-words="{words}">{_drawn(shown, speaker)}'
        f"<figcaption><b>{escape(shown.title)}</b>{number}{effects}<p><code>{escape(shown.notation)}</code></p>"
        f'<span class="source">{escape(shown.source)}</span></figcaption></figure>'
    )
