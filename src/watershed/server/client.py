"""The browser's part, as built from web/: its files, and index.html for every address that is a page of it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from .errors import Refuse

UNCHANGING = "public, max-age=31536000, immutable"  # the names of built files change with what is in them
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Watershed</title>
<h1>The table is served, but its browser part is not built</h1>
<p>Run <code>make play</code> in the repository, which builds it and starts this server again;
or build it yourself with <code>cd web &amp;&amp; npm install &amp;&amp; npm run build</code> and start it again.</p>
<p>The games can be played at the terminal without it: <code>watershed play GAME</code>.</p>
</html>
"""


def routes(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:path}")
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Refuse(404, "not-found")
        return answer(root, path)

    return router


def answer(root: Path, path: str) -> Response:
    """A file of the client, its first page, or how to build it."""
    wanted = (root / path).resolve() if "\0" not in path else root
    if path and wanted.is_relative_to(root) and wanted.is_file():
        kept = UNCHANGING if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": kept})
    if (root / "index.html").is_file():
        return FileResponse(root / "index.html", headers={"Cache-Control": "no-cache"})
    return HTMLResponse(NOT_BUILT)
