"""The game's catalogues, read strictly: what readers are spared is an error in a test."""

from __future__ import annotations

import re
from collections.abc import Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from watershed.games.flow import GAME
from watershed.kit.messages import HOUSE, LANGUAGES, Catalogue, Message, Reader, _bundle

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
LOOSE = re.compile(r"  | $|^ | [:;!?]|[{}]")  # a space too many, or one that a line could break at


class Strict(Catalogue):
    """A catalogue that keeps what went wrong."""

    def __init__(self) -> None:
        super().__init__(HOUSE, GAME.room)
        self.flaws: list[str] = []

    def _format(self, id: str, values: Mapping[str, int | str], reader: Reader) -> str:
        language = reader.language if id in ids(reader.language) else "en"  # the house may still lack a language
        bundle = _bundle(language, self.folders)
        if not bundle.has_message(id) or (id not in ids(language) and id in ids("en")):
            self.flaws.append(f"{reader.language} has no {id}")
            return id
        text, errors = bundle.format_pattern(bundle.get_message(id).value, values)
        self.flaws += [f"{reader.language} {id}: {error}" for error in errors]
        return str(text)


def flaws(message: Message, stop: bool = True) -> list[str]:
    """All that is wrong with a message in any language, to whomever it is said."""
    found = []
    for language in LANGUAGES:
        for you in (None, *range(len(NAMES))):
            text, wrong = said(message, language, you)
            found += wrong
            if LOOSE.search(text) or (stop != text.endswith(".")):
                found.append(f"{language}: {text!r}")
    return found


def said(message: Message, language: str = "en", you: int | None = None) -> tuple[str, list[str]]:
    """The sentence, and what is wrong with it."""
    STRICT.flaws = []
    return STRICT.render(message, Reader(language, NAMES, you)), STRICT.flaws


def say(message: Message, language: str = "en", you: int | None = None) -> str:
    return said(message, language, you)[0]


def typeset(french: str) -> str:
    """French as a keyboard writes it, with the signs that the catalogue has."""
    narrow = re.sub(r" (?=[:;!?]|000)", "\u202f", french)
    return narrow.replace("'", "\u2019")


class _Names(Visitor):
    """The variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(re.sub(r"_(is|key)$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _parsed(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((GAME.room / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "an id is there twice"
    return {message.id.name: message for message in messages}


PARSED = {language: _parsed(language) for language in LANGUAGES}
IDS = {language: frozenset(messages) for language, messages in PARSED.items()}
STRICT = Strict()


def ids(language: str) -> frozenset[str]:
    """The ids of the game's own catalogue."""
    return IDS[language]


def pattern(language: str, id: str) -> ast.Pattern:
    found = PARSED[language][id].value
    assert found is not None
    return found


def variables(language: str, id: str) -> set[str]:
    """The arguments a message uses, itself or through others."""
    names = _Names()
    names.visit(pattern(language, id))
    return names.variables.union(*(variables(language, other) for other in names.messages))
