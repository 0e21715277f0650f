"""The commands at the prompt: everything but moves."""

from __future__ import annotations

from collections.abc import Callable

from watershed.folders import typed
from watershed.kit import news
from watershed.kit.drawing import Scene, called
from watershed.kit.game import Refusal
from watershed.kit.lines import Lines, line, wrap
from watershed.kit.messages import Message
from watershed.kit.trouble import Leave, Trouble
from watershed.match import Move

from . import rulebook, saves
from .orders import Refused, understand
from .screen import Screen
from .sitting import Sitting

Command = Callable[[Sitting, Screen, Scene, str], bool]  # says whether the board is to be drawn again

HELP = {
    "board": "draw the table again (so does Enter)",
    "moves": "list every move you can make",
    "why": "why MOVE: why you can't make a move; why alone: all of them",
    "preview": "preview MOVE: what a move would change, before you play it",
    "hint": "what the greedy bot would play",
    "undo": "go back to the last decision of a person; bots' moves are undone too",
    "journal": "what happened since your last turn; journal 20: the last 20 moves",
    "rule": "rule 8.4: read a rule",
    "rules": "rules WORD: find rules; rules alone: the chapters",
    "save": "save FILE: save the game to a file",
    "help": "this page",
    "quit": "leave the table; the game is saved",
}


def refused(sitting: Sitting, refusal: Refusal, width: int) -> Lines:
    """Why a move isn't possible: the sentence and the rule."""
    rows = wrap(refusal.sentence, width)
    return rows + (rulebook.quote(sitting.match.game, refusal.rule, width) if refusal.rule else [])


def board(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    return True


def moves(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    screen.page([row for item in scene.items for row in wrap(item.text, screen.width, f"{item.key:>3}  ")])
    return False


def why(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    """Show why a move isn't possible, or a list of all such moves."""
    if not argument:
        screen.page(_all_refusals(sitting, scene, screen.width))
        return False
    try:
        order = understand(sitting, scene, argument, [])
    except Refused as problem:
        screen.show(refused(sitting, problem.refusal, screen.width))
        return False
    text = order.item.text if order.item else order.move.text if order.move else ""
    screen.say(f"You can do that: {text}.")
    return False


def _all_refusals(sitting: Sitting, scene: Scene, width: int) -> Lines:
    reasons: dict[str, list[str]] = {}
    for words in sitting.drawing.attempts(scene):
        refusal = sitting.match.why_not(words, sitting.asked)
        if refusal:
            reasons.setdefault(f"{refusal.sentence} [{refusal.rule}]", []).append(words)
    rows: Lines = []
    for reason, tried in reasons.items():
        rows += wrap(line((", ".join(tried), "bold"), f": {reason}"), width, "  ", "      ")
    return rows or wrap("You can make every move that the board shows.", width)


def preview(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    """Show what a move is certain to change."""
    if not argument:
        raise Trouble("Which move? `preview 1` looks at number 1; the words of a move work too.")
    try:
        order = understand(sitting, scene, argument, [])
    except Refused as problem:
        screen.show(refused(sitting, problem.refusal, screen.width))
        return False
    if order.item:
        raise Trouble(f"{order.item.text}: how many? Try `preview {argument} {max(order.item.amounts)}`.")
    assert order.move is not None
    screen.show(_preview_lines(sitting, order.move, screen.width))
    return False


def _preview_lines(sitting: Sitting, move: Move, width: int) -> Lines:
    """The changes of every player on a line of their own, and the notes."""
    match, seat = sitting.match, sitting.asked
    found, speaker = match.preview(move.words, seat), match.speaker(seat)
    changed: dict[int | None, list[str]] = {}
    for change in found.changes:
        label = speaker.say(Message(f"change-{change.what}"))
        changed.setdefault(change.seat, []).append(f"{label} {change.before} > {change.after}")
    rows = wrap(line((move.text, "bold")), width)
    for who, changes in changed.items():
        name = "Table" if who is None else "You" if who == seat else called(match.names, who)
        rows += wrap(f"{name}: {', '.join(changes)}", width, "  ", "    ")
    for note in found.notes:
        rows += wrap(speaker.say(note), width, "  ", "    ")
    return rows if len(rows) > 1 else [*rows, *wrap("Nothing that is certain changes yet.", width, "  ")]


def hint(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    if sitting.match.over:
        raise Trouble("The game is over. There is nothing left to decide.")
    advised = sitting.advice("greedy", sitting.asked or 0)
    move = next(move for item in scene.items for move in item.moves if move.id == advised)
    screen.say(f"The greedy bot would play: {move.text} (type `{move.words}`).")
    return False


def undo(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    sitting.undo()
    return True


def show_journal(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    """Show what happened since the last turn, or in the last n moves."""
    entries = list(scene.news)
    if argument:
        if not argument.isdecimal() or len(argument) > 6:
            raise Trouble(f"{argument!r} isn't a number. `journal 20` shows the last 20 moves.")
        since = sitting.match.length - int(argument)
        entries = [entry for entry in sitting.match.entries(sitting.asked) if entry.move > since]
    elif not entries:
        entries = sitting.match.entries(sitting.asked)
    screen.page(news.full(entries, screen.width))
    return False


def rule(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    screen.page(rulebook.read(sitting.match.game, argument, screen.width))
    return False


def save(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    path = typed(argument) if argument else sitting.save or saves.fresh(sitting.match.game.name)
    saves.write(path, sitting.match.to_json())
    screen.say(f"Saved to {path}. Resume with `watershed play {sitting.match.game.name} --resume {path}`.")
    return False


def show_help(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    rows = [line(("Playing", "bold"))]
    example = next((item for item in scene.items if item.amounts), None) or next(iter(scene.items), None)
    if example:
        move = example.moves[-1]
        rows += wrap(f"Type the number of a move ({example.key}) or its words ({move.words}).", screen.width, "  ")
    if example and example.amounts:
        rows += wrap(f"You can add the amount: {example.key} {max(example.amounts)}.", screen.width, "  ")
    rows += [*wrap(sitting.drawing.HELP, screen.width, "  "), line(("Commands", "bold"))]
    for name, text in {**sitting.drawing.LOOKS, **HELP}.items():
        rows += wrap(text, screen.width, f"  {name:<9}")
    screen.page(rows)
    return False


def leave(sitting: Sitting, screen: Screen, scene: Scene, argument: str) -> bool:
    """Offer to save to a file; the game is kept in any case."""
    while not sitting.match.over:
        name = screen.ask("Save to a file too? Type a file name, or press Enter to leave: ")
        if not name:
            break
        try:
            save(sitting, screen, scene, name)
            break
        except Trouble as problem:
            screen.say(str(problem))
    raise Leave


COMMANDS: dict[str, Command] = {
    "board": board,
    "moves": moves,
    "why": why,
    "preview": preview,
    "hint": hint,
    "undo": undo,
    "journal": show_journal,
    "rule": rule,
    "rules": rule,
    "save": save,
    "help": show_help,
    "quit": leave,
}


def names(sitting: Sitting) -> list[str]:
    """Every command of this game."""
    return [*sitting.drawing.LOOKS, *COMMANDS]


def carry_out(sitting: Sitting, screen: Screen, scene: Scene, command: str, argument: str) -> bool:
    """Carry out a command; True if the board is to be drawn again."""
    if command in sitting.drawing.LOOKS:
        screen.page(sitting.drawing.look(scene, command, argument, screen.width))
        return False
    return COMMANDS[command](sitting, screen, scene, argument)
