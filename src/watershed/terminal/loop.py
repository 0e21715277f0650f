"""The loop at a terminal: draw, ask, play, until the game is over or the person leaves."""

from __future__ import annotations

from watershed.kit.drawing import Item, Scene, called
from watershed.kit.trouble import Leave, Trouble
from watershed.match import Move

from .commands import carry_out, names, refused
from .final import final_lines
from .orders import Order, Refused, amount_of, understand
from .screen import Screen, complete_words
from .sitting import Sitting

PROMPT = "> "
AFTERWARDS = "Press Enter to leave; board, journal, undo, save and help still work: "


def run(sitting: Sitting, screen: Screen) -> None:
    """Play until the end. However the person leaves, the game is saved and the screen says where."""
    try:
        sitting.keep()
        verbs = [family.name for family in sitting.match.game.families]
        if screen.interactive:
            complete_words(sorted({*names(sitting), *verbs, *sitting.drawing.names(sitting.components)}))
        while True:
            sitting.let_bots_play()
            if sitting.match.over:
                finish(sitting, screen)
            else:
                decide(sitting, screen)
    except (Leave, KeyboardInterrupt):
        complain(sitting, screen)
        screen.say(sitting.where)


def decide(sitting: Sitting, screen: Screen) -> None:
    """One decision of a person."""
    if len(sitting.people) > 1 and sitting.hides:
        screen.clear()
        seat = sitting.asked or 0
        screen.ask(f"{called(sitting.match.names, seat)}, your turn. Press Enter when nobody else is looking. ")
    scene = sitting.scene()
    draw(sitting, screen, scene)
    while True:
        order = obey(sitting, screen, scene, PROMPT)
        if order.move:
            sitting.play(order.move)
            return
        if order.command in ("board", "undo"):
            return


def obey(sitting: Sitting, screen: Screen, scene: Scene, prompt: str) -> Order:
    """Read one line, and carry it out if it is a command. Wrong input is explained."""
    typed = screen.ask(prompt)
    try:
        if not typed:
            return Order(command="board")
        order = understand(sitting, scene, typed, names(sitting))
        if order.item:
            return Order(move=ask_amount(screen, order.item))
        if order.command:
            carry_out(sitting, screen, scene, order.command, order.argument)
        return order
    except Refused as problem:
        screen.show(refused(sitting, problem.refusal, screen.width))
    except Trouble as problem:
        screen.say(str(problem))
    return Order()


def ask_amount(screen: Screen, item: Item) -> Move | None:
    """Ask how many; an empty answer goes back to the choice of a move."""
    amounts = item.amounts
    while True:
        typed = screen.ask(f"{item.text}. How many {item.unit}? (Enter cancels) ")
        if not typed:
            return None
        try:
            return amount_of(item, typed)
        except Trouble:
            screen.say(f"Type a number from {min(amounts)} to {max(amounts)}, not {typed!r}.")


def draw(sitting: Sitting, screen: Screen, scene: Scene) -> None:
    """Draw the whole table on an empty screen."""
    screen.clear()
    complain(sitting, screen)
    screen.show(sitting.drawing.board(scene, screen.width, screen.height - 1))


def complain(sitting: Sitting, screen: Screen) -> None:
    """Say once what went wrong in the background."""
    while sitting.complaints:
        screen.say(sitting.complaints.pop(0))


def finish(sitting: Sitting, screen: Screen) -> None:
    """Show who won and the scores, and take commands until the person leaves."""
    scene = sitting.scene(asking=False)
    screen.clear()
    complain(sitting, screen)
    screen.page(final_lines(sitting.match, scene, sitting.drawing, screen.width))
    while sitting.match.over:
        order = obey(sitting, screen, scene, AFTERWARDS)
        if order == Order(command="board"):
            raise Leave
        if order.command == "board":
            screen.page(sitting.drawing.board(scene, screen.width, screen.height - 2))
