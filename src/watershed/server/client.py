"""The browser's part, as built from web/: its files, and index.html for every address that is a page of it."""

from __future__ import annotations

import os
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response

from .errors import Refuse
from .packing import accepted, has_copy

UNCHANGING = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build writes beside its files, the smallest first
KINDS = {  # Windows has its own opinion of some of them
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
LONGEST = 200  # letters in the address of a page
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Watershed</title>
<h1>The table is served, but its browser part is not built</h1>
<p>Run <code>make play</code> in the repository, which builds it and starts this server again;
or build it yourself with <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> and start it again.</p>
<p>The games can be played at the terminal without it: <code>watershed play GAME</code>.</p>
</html>
"""


def routes(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:path}")
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refuse(404, "not-found")
        return answer(root, path, request.headers)

    return router


def answer(root: Path, path: str, asked: Headers) -> Response:
    """A file of the client, its first page, or how to build it."""
    found = file_at(root, path)
    if found is not None:
        return send(found, UNCHANGING if path.startswith("assets/") else "no-cache", asked)
    if is_file_name(path) or len(path) > LONGEST:
        raise Refuse(404, "not-found")
    index = file_at(root, "index.html")
    return send(index, "no-cache", asked) if index is not None else HTMLResponse(NOT_BUILT)


def file_at(root: Path, path: str) -> Path | None:
    """A file of the client; nothing above its folder, and nothing hidden in it."""
    if any(part.startswith(".") for part in path.split("/")):
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):  # a name too long, or one with a null
        return None


def is_file_name(path: str) -> bool:
    """Whether an address is that of a file. Pages have no dot in their last part."""
    return path.startswith("assets/") or "." in path.rpartition("/")[2]


def send(file: Path, kept: str, asked: Headers) -> Response:
    """A file in the smallest form that the browser reads, or nothing if it has that one already."""
    headers, sent = {"Cache-Control": kept, "Vary": "Accept-Encoding"}, file
    for encoding in accepted(asked.get("accept-encoding", ""), PACKED):
        packed = file.with_name(file.name + PACKED[encoding])
        if packed.is_file():
            sent, headers["Content-Encoding"] = packed, encoding
            break
    kind = KINDS.get(file.suffix, "application/octet-stream")
    response = FileResponse(sent, headers=headers, media_type=kind, stat_result=os.stat(sent))
    if has_copy(asked, response.headers["etag"]):
        return Response(status_code=304, headers=headers | {"ETag": response.headers["etag"]})
    return response
