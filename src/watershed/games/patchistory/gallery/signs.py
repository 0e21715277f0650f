"""Our drawings of symbols, goods, kinds and what is counted, in boxes of 24: what is filled, and what is a line."""

from __future__ import annotations

WORKER = (
    "M12 2.5a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8z"
    "M12 11.3c4 0 5.8 1.8 6.3 4.7l1 5.5H4.7l1-5.5c.5-2.9 2.3-4.7 6.3-4.7z"
)
CAMEL = (
    "M3 20.5v-7c0-3 2-4 3.5-5.5 1.5 0 2 2.5 3 2.5s1.5-2.5 3-2.5c2 1.5 2.5 3 4 3 1 0 1.5-1 1.5-3V5.5c0-2 1-3 2.5-3l2 1"
    "v2.5h-2.3l-.2 6c0 3-2 4-3.5 4.5v4H15V16H6.5v4.5z"
)
THUMB = "M3 11h4v9.5H3zM7 12l4.3-8.2c2.1-.8 3.2.6 2.9 2.6l-.6 3.1h5.8c1.5 0 2.1 1.2 1.8 2.5l-1.7 7c-.3 1-1 1.5-2 1.5H7z"
SIGNS = {
    "vp": ("M12 1.8l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.5 3.6L7 14.3l-5.4-5 7.3-.8z", ""),
    "pol": (
        "M12 6.3C9.5 4.6 6 4.1 2.5 4.8v13.7c3.5-.7 7-.2 9.5 1.5 2.5-1.7 6-2.2 9.5-1.5V4.8C18 4.1 14.5 4.6 12 6.3z",
        "M12 6.3V20",
    ),
    "money": ("M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM9 9v6h6V9z", ""),
    "mil": ("M21.5 2.5l-.6 4.6L10.6 17.4l-4-4L16.9 3.1z", "M4.3 11.6l8.1 8.1M8 16l-4.5 4.5"),
    "shields": ("M12 2.5l8 2.6v6c0 5-3.3 8.4-8 10.4-4.7-2-8-5.4-8-10.4v-6z", "M12 2.5v19M4 10.5h16"),
    "tra": (
        "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 5.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6z",
        "M12 5.7v12.6M6.5 8.9l11 6.2M6.5 15.1l11-6.2",
    ),
    "food": (
        "M12 1.5c2.3 2.2 2.3 4.8 0 7-2.3-2.2-2.3-4.8 0-7zM11.6 13.2C8 13.3 5.9 11.4 6 8c3.6-.1 5.7 1.8 5.6 5.2z"
        "M12.4 13.2c3.6.1 5.7-1.8 5.6-5.2-3.6-.1-5.7 1.8-5.6 5.2zM11.6 18.6c-3.6.1-5.7-1.8-5.6-5.2 3.6-.1 5.7 1.8 "
        "5.6 5.2zM12.4 18.6c3.6.1 5.7-1.8 5.6-5.2-3.6-.1-5.7 1.8-5.6 5.2z",
        "M12 8.5v13.5",
    ),
    "minerals": ("M4 15l4-9.5 6-2.5 6.5 7-1.5 8-8 3.5z", "M8 5.5l4 7.5 8.5-3M12 13l-1 8.5M12 13l-8 2"),
    "culture": (
        "M3 12.5c0-5 4-8.5 9-8.5s9 3.5 9 8.5zM4.5 12.5h15v8h-15z",
        "M12 4V1.5M9 20.5v-8M15 20.5v-8",
    ),
    "politics": (
        "M2.5 9.5 12 3l9.5 6.5zM3.5 18h17v3.5h-17z",
        "M5.5 9.5V18M9.8 9.5V18M14.2 9.5V18M18.5 9.5V18",
    ),
    "economy": (
        "M3 4h18v6c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0z",
        "M7.5 4v6M12 4v6M16.5 4v6M5 13v8M19 13v8M3.5 17h17",
    ),
    "military": (
        "M5 3h3.5v3h2V3h3v3h2V3H19v7l-1.5 2v9.5h-11V12L5 10z",
        "M10 21.5v-4a2 2 0 0 1 4 0v4",
    ),
    "traffic": ("M1.5 7h21v4.5h-2V19h-3a5.5 5.5 0 0 0-11 0h-3v-7.5h-2z", "M5 7V4M12 7V4M19 7V4"),
    "industry": ("M3 21V11l5-4v4l5-4v4l5-4 3 4v10z", "M7 21v-4.5h3.5V21M14 16.5h3"),
    "special": ("M5.5 3l15 4.5-15 5z", "M5.5 22V2"),
    "wasteland": (
        "",
        "M2 19.5h20M5 19.5l-1.5-5M7 19.5l1-6.5M14 19.5 12.5 12M16 19.5l1-9M18 19.5l3-5M9 8l2-2M4 8.5h2",
    ),
    "water": (
        "",
        "M1.5 7.5q3.5-4.5 7 0t7 0 7 0M1.5 13q3.5-4.5 7 0t7 0 7 0M1.5 18.5q3.5-4.5 7 0t7 0 7 0",
    ),
    "hero": (
        "M8.5 3.5C8 6 6.5 7 4.5 6.5 5 4.5 6.5 3 8.5 3.5zM6.5 8.5c-1 2-2.7 2.8-4.5 1.8C3 8.5 4.7 7.7 6.5 8.5zM6.5 13c0 "
        "2.2-1.3 3.6-3.5 3.5 0-2.2 1.3-3.5 3.5-3.5zM9 17.5c.8 2 .2 3.8-1.8 4.5-.8-2-.2-3.8 1.8-4.5zM15.5 3.5c.5 2.5 2 "
        "3.5 4 3-.5-2-2-3.5-4-3zM17.5 8.5c1 2 2.7 2.8 4.5 1.8-1-1.8-2.7-2.6-4.5-1.8zM17.5 13c0 "
        "2.2 1.3 3.6 3.5 3.5 0-2.2-1.3-3.5-3.5-3.5zM15 17.5c-.8 2-.2 3.8 1.8 4.5.8-2 .2-3.8-1.8-4.5z",
        "M12 20.5C8 17 6.5 12 7.5 6.5M12 20.5c4-3.5 5.5-8.5 4.5-14",
    ),
    "wonder": ("M12 3l10 17.5H2z", "M12 3l2.5 17.5M6.8 12h4.2M4.5 16.3h5.7"),
    "worker": (WORKER, ""),
    "route": ("M9.5 2.5h5l6 19h-17z", "M12 5.5v2.5M12 11v3M12 17v2.5"),
    "general-building": ("M3 11.5 12 4l9 7.5v9H3z", "M9.5 20.5v-6h5v6"),
    "prosperity": (
        "",
        "M12 3v18M7.5 21h9M4 6.5h16M4 6.5 1.5 13.5h5L4 6.5M20 6.5l-2.5 7h5L20 6.5M1.5 13.5c.5 2.5 4.5 2.5 5 0M17.5 13.5"
        "c.5 2.5 4.5 2.5 5 0",
    ),
    "descendant": (
        "",
        "M12 6.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6.5 21.5c.3-4.2 2.2-6.2 5.5-6.2s5.2 2 5.5 6.2z",
    ),
    "rest": ("M3 20.5 12 4l9 16.5z", "M12 9l-4 11.5M12 9l4 11.5"),
    "camel": (CAMEL, ""),
    "camel-back": (CAMEL, ""),
    "negotiation": (THUMB, ""),
    "war": (
        "",
        "M3.5 3l14 15M20.5 3l-14 15M14.5 20.5l6-5.5M9.5 20.5l-6-5.5M17.5 18l3 3.5M6.5 18l-3 3.5",
    ),
}
TURNED = {"camel-back": "matrix(-1 0 0 1 24 0)"}
LIKE = {  # what a book may count besides
    "manned-water": "worker",
    "manned-industry": "worker",
    "manned-culture": "worker",
    "food-industry": "food",
    "reclaimed": "wasteland",
    "savings": "money",
}


def signs() -> str:
    """All of them, once for the whole page."""
    shapes = "".join(_shape(name, solid, line) for name, (solid, line) in SIGNS.items())
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>{shapes}</defs></svg>'


def _shape(name: str, solid: str, line: str) -> str:
    turned = f' transform="{TURNED[name]}"' if name in TURNED else ""
    filled = f'<path class="{name}" fill-rule="evenodd" d="{solid}"/>' if solid else ""
    drawn = f'<path class="line" d="{line}"/>' if line else ""
    return f'<symbol id="s-{name}" viewBox="0 0 24 24"><g{turned}>{filled}{drawn}</g></symbol>'


def sign(name: str, x: float, y: float, size: float) -> str:
    """One of them in a drawing."""
    return f'<use href="#s-{LIKE.get(name, name)}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'
