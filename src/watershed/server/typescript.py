"""The messages as TypeScript, written from their JSON schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode, models_json_schema
from typing_extensions import is_typeddict

from watershed.kit.game import Game, furniture, game, games

from . import person_schemas
from .http_schemas import ANSWERS, REQUESTS
from .notices import schemas as notices
from .socket_schemas import DOWN, PROTOCOL, UP

MESSAGE = """/** What is to be said; a catalogue turns it into a sentence (i18n/render.ts). */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
  rule?: string;
}

export type Argument =
  | number
  | string
  | { seat: number }
  | { list: Argument[]; link: string }
  | Message
  | { [kind: string]: string };
"""
VERSION = f"""/** The version of this protocol, for hello. */
export const PROTOCOL = {PROTOCOL};
"""
HEAD = "// Written by `watershed export-types` from the schemas in src/watershed/server; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole of web/src/messages.ts."""
    asked = (*REQUESTS, *person_schemas.REQUESTS, *notices.REQUESTS, *UP)
    pairs: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "validation") for model in asked]
    pairs += [(model, "serialization") for model in (*ANSWERS, *person_schemas.ANSWERS, *notices.ANSWERS, *DOWN)]
    _, schema = models_json_schema(pairs, by_alias=True)
    interfaces = [_interface(name, shape) for name, shape in schema["$defs"].items()]
    unions = [_union("FromBrowser", UP), _union("FromServer", DOWN), _union("Answer", DOWN[:2])]
    return "\n".join([HEAD, VERSION, MESSAGE, *interfaces, *unions])


def files() -> dict[str, str]:
    """Every file, by its path under web/src."""
    shipped = [game(name) for name in games() if game(name).package.startswith("watershed.")]
    return {"messages.ts": typescript()} | {f"games/{found.name}/views.ts": views(found) for found in shipped}


def views(found: Game) -> str:
    """The whole of a game's views.ts: the shapes of its view and its components."""
    module = furniture(found, "viewtypes")
    kinds = [kind for kind in vars(module).values() if is_typeddict(kind)] if module else []
    shapes: dict[str, Any] = {}
    for kind in kinds:
        shape = TypeAdapter(kind).json_schema()
        shapes |= shape.pop("$defs", {}) | {kind.__name__: shape}
    shapes.pop("MessageJson", None)
    head = "// Written by `watershed export-types` from the game's viewtypes.py; do not edit.\n"
    needs = 'import type { Message } from "../../messages";\n' if "MessageJson" in str(shapes) else ""
    return "\n".join([head, needs, *(_interface(name, shapes[name]) for name in sorted(shapes))])


def _union(name: str, models: Sequence[type[BaseModel]]) -> str:
    return f"export type {name} = {' | '.join(model.__name__ for model in models)};\n"


def _interface(name: str, shape: dict[str, Any]) -> str:
    required = shape.get("required", [])
    rows = [
        f"  {field}{'' if field in required or 'const' in inner else '?'}: {_type(inner)};"
        for field, inner in shape["properties"].items()
    ]
    if shape.get("additionalProperties") is True:
        rows.append("  [more: string]: unknown;")
    return "\n".join([f"export interface {name} {{", *rows, "}\n"])


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[-1].replace("MessageJson", "Message")
    if "const" in shape:
        return _literal(shape["const"])
    if "enum" in shape:
        return " | ".join(_literal(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(inner) for inner in shape["anyOf"])
    if shape.get("type") == "array":
        inner = _type(shape["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if shape.get("type") == "object" and shape.get("title") == "Message":
        return "Message"
    if shape.get("type") == "object":
        return f"Record<string, {_values(shape)}>"
    return PLAIN.get(shape.get("type", ""), "unknown")


def _values(shape: dict[str, Any]) -> str:
    """The contents of an open object: named types by key or by pattern, otherwise anything."""
    inner = shape.get("additionalProperties")
    if not isinstance(inner, dict):
        inner = next(iter(shape.get("patternProperties", {}).values()), {})
    return _type(inner)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
