"""What you can type at the prompt, and how wrong input is explained."""

from __future__ import annotations

import re

import pytest


def answer(run, *typed: str, options: tuple[str, ...] = ()) -> str:
    """What is said after the last line that was typed."""
    result = run("play", "flow", "--seed", "7", *options, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert result.exception is None
    assert all(len(line) <= 80 for line in result.output.splitlines())
    return " ".join(result.output.split(f"> {typed[-1]}\n")[-1].split("> \n")[0].split())


@pytest.mark.parametrize("typed", ["2 3", "invest 2 3", "INVEST 2 3", "invest barracks 3", "inv 2 3"])
def test_investing_in_one_line(run, typed):
    assert "You invest 3 tokens in Barracks. [6.2]" in answer(run, typed)


def test_the_text_of_a_move_is_understood(run):
    assert "You invest 3 tokens in Barracks" in answer(run, "Invest 3 tokens in Barracks")


@pytest.mark.parametrize("typed", ["2", "invest 2", "invest barracks"])
def test_investing_asks_how_many(run, typed):
    result = run("play", "flow", "--seed", "7", typed=f"{typed}\nmany\n9\n3\n")
    assert "How many tokens?" in result.output
    assert "Type a number from 1 to 4, not 'many'." in result.output
    assert "You invest 3 tokens in Barracks" in result.output


def test_an_empty_answer_cancels_the_question(run):
    result = run("play", "flow", "--seed", "7", typed="2\n\nharvest\n")
    assert "You harvest" in result.output


@pytest.mark.parametrize("typed", ["0", "harvest", "har", "Harvest"])
def test_harvesting(run, typed):
    assert "You harvest" in answer(run, typed)


WRONG = {
    "foo": "'foo' isn't a move or command here. Type a number from the list, or help.",
    "hervest": "Did you mean harvest or invest?",
    "h": "'h' could be harvest, hint or help.",
    "77": "77 isn't a choice now. Choose from 1, 2, 3, 4, 5, 0.",
    "9" * 400: "isn't a choice now",
    "2 9": "how many tokens? Type a number from 1 to 4, not '9'.",
    "2 x": "how many tokens? Type a number from 1 to 4, not 'x'.",
    "0 3": "Harvest doesn't take a number. Type 0.",
    "snipe 2": "Nobody has invested in Barracks. You can only snipe what somebody has invested in.",
    "snipe 9": "slot can be 1 to 6. Not 9.",
    "snipe castle": "Castle is not on the market.",
    "snipe": "`snipe SLOT`",
    "complete": "You have nothing to complete. Invest in a card first.",
    "activate zzz": "There is no card 'zzz'.",
    "activate barracks": "You can't activate Barracks. It takes a card with a turn action.",
    "attack B": "No effect asks you to attack somebody now. Choose an action.",
    "attack zed": "There is no seat 'zed'. The seats are A Red, B Blue, C Green, D Orange.",
    "card": "Which card?",
    "card 9": "The market has 5 slots",
    "card barack": "Did you mean Barracks or Bismarck?",
    "nation Z": "There is no seat 'Z'",
    "rule 8.99": "There is no rule 8.99. Chapter 8 has 8.1 to 8.6.",
    "rule 99": "There is no rule 99. The chapters are 1 to 14.",
    "rules xyzzy": "No rule mentions 'xyzzy'.",
    "journal x": "'x' isn't a number",
    "undo": "There is nothing to undo",
    "save /dev/null/x": "can't be written",
    "save /": "can't be written",
    "why foo": "'foo' isn't a move or command here.",
}


@pytest.mark.parametrize("typed", WRONG)
def test_wrong_input_is_explained(run, typed):
    assert WRONG[typed] in answer(run, typed)


def test_why_gives_the_sentence_the_numbers_and_the_rule(run):
    said = answer(run, "2 3", "why invest 1 9")
    assert "You have already invested in Barracks. Complete that first. 6.1 You may invest only" in said
    assert "You can't invest 9 tokens. You have 4. 6.2 Put your marker" in answer(run, "why invest 1 9")
    assert "You can do that: Invest in Warriors, 1 to 4 tokens." in answer(run, "why 1")
    assert "invest 1 1, invest 3 1" in answer(run, "2 3", "why")
    assert "complete: You have nothing to complete. Invest in a card first. [7.1]" in answer(run, "why")


def test_a_number_that_is_not_possible_says_why(run):
    assert "You have already invested in Barracks" in answer(run, "2 3", "1")


def test_completing_another_card_is_refused(run):
    assert "You can only complete Barracks: that is your investment." in answer(run, "2 3", "complete warriors")


def test_looking_round(run):
    assert "Stripe: 1 attack." in answer(run, "card barracks")
    assert "slot 2; nobody has invested in it." in answer(run, "barracks")
    assert "B Blue" in answer(run, "nation blue")
    assert "Gov Military Caste" in answer(run, "nation")
    assert "C culture" in answer(run, "market")
    assert "0 Harvest" in answer(run, "moves")
    assert "Turn 1: you. [5.1]" in answer(run, "journal")
    assert "You invest 3 tokens" in answer(run, "2 3", "journal 9")
    assert "8.4 Then the investor takes one token" in answer(run, "rule 8.4")
    assert "8 Snipe" in answer(run, "rules")
    assert "8.1 You may take a card" in answer(run, "rules snipe")
    assert "save FILE" in answer(run, "help")


def test_a_preview_says_what_a_move_would_change(run):
    assert re.search(r"You: .*tokens? \d+ > \d+", answer(run, "preview 2 3"))
    assert "how many? Try `preview 2 " in answer(run, "preview 2")
    assert "Which move?" in answer(run, "preview")
    assert answer(run, "preview snipe 2") == answer(run, "why snipe 2")


def test_the_hint_is_a_legal_move(run):
    said = answer(run, "hint")
    words = said.split("type `")[1].split("`")[0]
    assert "Red" in answer(run, words)


def test_undo_undoes_the_bots_too(run):
    result = run("play", "flow", "--seed", "7", typed="2 3\nharvest\nundo\nundo\nundo\n")
    starts = [line for line in result.output.splitlines() if line.startswith("Age ")]
    turns = [line.split("Turn ")[1].split()[0] for line in starts]
    assert turns == ["1", "5", "9", "5", "1"]
    assert "There is nothing to undo" in result.output


def test_the_same_seed_and_moves_give_the_same_game_after_an_undo(run):
    plain = run("play", "flow", "--seed", "7", typed="2 3\n").output
    undone = run("play", "flow", "--seed", "7", typed="harvest\nundo\n2 3\n").output
    assert plain.split("Age ")[-1].split("\n> ")[0] == undone.split("Age ")[-1].split("\n> ")[0]
