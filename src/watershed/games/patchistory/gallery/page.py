"""The gallery as one page that needs nothing else: drawings, styles and a search are all in it."""

from __future__ import annotations

from html import escape

from watershed.kit.game import Edition
from watershed.kit.messages import Speaker
from watershed.kit.printed import slug_of

from ..cards import Room
from ..terminal.names import KIND_LETTER, SYMBOL_LETTER
from .contents import Part, Shown, parts, say
from .drawing import side_svg, signs

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
.legend, .source, .number { color: var(--soft); font-size: .85rem; }
.legend b { color: var(--ink); }
.all { display: grid; grid-template-columns: repeat(auto-fill, minmax(16.5rem, 1fr)); gap: 1rem; }
.all > figure { margin: 0; padding: .75rem; border-radius: 8px; background: var(--paper); }
.all > figure.black { box-shadow: inset 0 4px 0 var(--ink); }
.all svg { display: block; max-width: 100%; height: auto; }
figcaption { margin-top: .5rem; }
figcaption b { display: block; }
figcaption p { margin: .25rem 0; }
code { font-size: .8rem; overflow-wrap: anywhere; }
.paper { fill: var(--ground); stroke: var(--soft); }
.room { --kind: var(--special); }
.room > rect:first-child { fill: color-mix(in srgb, var(--kind) 24%, var(--paper)); stroke: var(--kind);
  stroke-width: 1.5; }
.room .kind { fill: var(--kind); font: 700 13px system-ui, sans-serif; }
.room .name { fill: var(--ink); font: 600 11px system-ui, sans-serif; text-anchor: middle; }
.room .count { fill: var(--ink); font: 700 15px system-ui, sans-serif; }
.room .box { fill: color-mix(in srgb, var(--gold) 18%, var(--paper)); stroke: var(--gold); stroke-width: 2.5; }
symbol path { stroke: var(--ink); stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; }
symbol .line { fill: none; }
.vp { fill: #5d93d6; } .pol { fill: #b694de; } .money { fill: #edc24a; } .mil { fill: #e58b80; }
.shields { fill: #e9eef2; } .tra { fill: #f0a94f; } .food { fill: #f4d94b; } .minerals { fill: #77747c; }
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
<p class="legend">{_legend(speaker)}</p>
<main>
{sections}
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


def _legend(speaker: Speaker) -> str:
    kinds = [(letter, say(speaker, f"kind-{kind}")) for kind, letter in KIND_LETTER.items()]
    symbols = [(letter, say(speaker, f"cards-symbol-{status}")) for status, letter in SYMBOL_LETTER.items()]
    told = ". ".join(", ".join(f"<b>{a}</b> {escape(b)}" for a, b in pairs) for pairs in (kinds, symbols))
    return f"{told}. {escape(say(speaker, 'cards-box'))}"


def _part(part: Part, speaker: Speaker) -> str:
    shown = "\n".join(_figure(one, speaker) for one in part.shown)
    return f'<section><h2>{escape(part.title)}</h2>\n<div class="all">\n{shown}\n</div></section>'


def _figure(shown: Shown, speaker: Speaker) -> str:
    def name_of(room: Room) -> str:
        return say(speaker, f"figure-{slug_of(room.figure)}")

    drawn = side_svg(shown.side.rooms, shown.columns, shown.rows, f"{shown.title}: {shown.notation}", name_of)
    number = f'<span class="number">{escape(shown.number)}</span>' if shown.number else ""
    effects = f"<p>{escape(shown.effects)} <small>[{shown.rule}]</small></p>" if shown.effects else ""
    side, words = "black" if shown.side.black else "white", escape(shown.words)
    return (
        f'<figure id="{escape(shown.slug)}" class="{side}" data-words="{words}">{drawn}'
        f"<figcaption><b>{escape(shown.title)}</b>{number}{effects}<p><code>{escape(shown.notation)}</code></p>"
        f'<span class="source">{escape(shown.source)}</span></figcaption></figure>'
    )
