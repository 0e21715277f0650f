"""Cuts the two faces of the table out of their packages, and says how their stand-ins must be set.

Needed only when a face or the set of letters changes; what it writes is committed.

    cd web
    npm install --no-save @fontsource-variable/source-sans-3@5.3.0 @fontsource-variable/brygada-1918@5.3.0
    python -m pip install fonttools brotli
    python scripts/fonts.py [LiberationSans-Regular.ttf LiberationSerif-Bold.ttf]

With the paths of Liberation Sans and Liberation Serif Bold (as wide as Arial and Times New Roman Bold) it also prints
`size-adjust` and the overrides for the stand-ins in src/theme/fonts.css.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1]
PACKAGES = WEB / "node_modules/@fontsource-variable"
OUT = WEB / "src/theme/fonts"
# The text has every weight that the styles ask for; titles have one, which stands for all.
FACES = {"source-sans-3": ("text", {"wght": (400, 600)}), "brygada-1918": ("title", {"wght": 650})}
ASCII = "".join(map(chr, range(0x20, 0x7F)))
FRENCH = "ÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùû"
NEIGHBOURS = "ÄÖÜßäöüñ"  # names of people who sit down
SIGNS = "\u00a0\u00ad\u202f©«»±·×‐‑–—‘’“”…←→−∞"  # noqa: RUF001
LETTERS = ASCII + FRENCH + NEIGHBOURS + SIGNS
# How often English and French have a letter, roughly: enough to compare the widths of two faces.
COMMON = "eeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnssssssrrrrrrhhhhhhllllddddccuummffppggwwyybvk        "


def cut(package: str, name: str, axes: dict[str, float | tuple[float, float]]) -> TTFont:
    """Keep the weights and letters that are used; hints would double the size and screens no longer need them."""
    font = TTFont(PACKAGES / package / f"files/{package}-latin-wght-normal.woff2")
    whole = BytesIO()
    instancer.instantiateVariableFont(font, axes).save(whole)
    font = TTFont(whole)
    options = subset.Options(
        layout_features=["kern", "liga", "tnum"], hinting=False, flavor="woff2", name_IDs=[1, 2, 6]
    )
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS)
    cutter.subset(font)
    subset.save_font(font, str(OUT / f"{name}.woff2"), options)
    return font


def mean_width(font: TTFont) -> float:
    widths, names = font["hmtx"], font.getBestCmap()
    return sum(widths[names[ord(letter)]][0] for letter in COMMON) / len(COMMON) / font["head"].unitsPerEm


def stand_in(name: str, font: TTFont, other: TTFont) -> str:
    """How another face must be stretched, and what heights it must claim, to take the same room."""
    adjust = mean_width(font) / mean_width(other)
    heights = font["hhea"]
    up, down = (round(100 * abs(h) / font["head"].unitsPerEm / adjust, 1) for h in (heights.ascent, heights.descent))
    return f"{name}: size-adjust {100 * adjust:.1f}%; ascent-override {up}%; descent-override {down}%"


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for index, (package, (name, axes)) in enumerate(FACES.items()):
        font = cut(package, name, axes)
        licence = (PACKAGES / package / "LICENSE").read_text()
        (OUT / f"{name}.LICENSE.txt").write_text(licence)
        print(f"{name}.woff2: {(OUT / f'{name}.woff2').stat().st_size} bytes")
        if len(sys.argv) > 2:
            print(stand_in(name, font, TTFont(sys.argv[1 + index])))
