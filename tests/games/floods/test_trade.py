"""Trade: rulebook, chapter 11."""

from watershed.games.floods.names import Event

from .scene import BLUE, GREEN, WHITE, YELLOW, scene

PEOPLE = "y4 0:1 | g4 1:1 | w4 2:1 | b4 3:1"


def trade(**goods):
    return scene(PEOPLE, "trade", **goods)


def test_11_1_resources_change_hands_as_agreed():
    table = trade(wood="5", gold="0,5")
    table.play("offer 1", "give wood 3", "get gold 2", "send")
    assert table.to_move() == GREEN
    assert table.legal() == ["accept", "reject", "counter"]
    table.play("accept")
    assert (table.goods(YELLOW)[:2], table.goods(GREEN)[:2]) == ([2, 2], [3, 3])


def test_11_2_a_promise_does_not_bind():
    """Only the offer on the table changes hands: whatever was rejected before leaves nothing behind."""
    table = trade(wood="5", gold="0,5")
    table.play("offer 1", "give wood 3", "send", "reject")
    assert (table.goods(YELLOW)[0], table.goods(GREEN)[0], table.question()) == (5, 0, "floor")
    assert not table.table.give.any()
    assert not table.table.get.any()


def test_11_3_two_rounds_of_three_offers_each():
    table = trade(wood="5,5,5,5")
    floors = []
    while table.question() == "floor":
        floors.append((int(table.table.lap), table.to_move(), int(table.table.offers)))
        table.play("offer-all", "give wood 1", "send", "reject", "reject", "reject")
    assert floors == [(lap, seat, left) for lap in (1, 2) for seat in range(4) for left in (3, 2, 1)]


def test_11_3_the_phase_ends_when_all_have_passed_in_a_row():
    table = trade(wood="9,9,9,9")
    table.play("pass", "pass", "offer 0", "give wood 1", "send", "reject", "pass")
    asked = []
    while table.question() == "floor":
        asked.append(table.to_move())
        table.play("pass")
    assert asked == [BLUE, YELLOW, GREEN], "white's pass was the first of four"
    assert table.question() == "build"


def test_11_3_a_player_who_can_give_and_get_nothing_is_not_asked():
    table = trade()
    assert table.question() == "order", "nobody has anything, so the next turn has begun"
    assert table.table.turn == 2


def test_11_4_an_offer_goes_to_one_or_to_all_and_has_ten_units_on_either_side():
    table = trade(wood="15", gold="3", copper="0,20", marble="0,20")
    assert table.legal() == ["offer 1", "offer 2", "offer 3", "offer-all", "pass"]
    table.play("offer 1", "give wood 8")
    assert table.families() == {"give", "get", "send", "cancel"}
    assert [words for words in table.legal() if words.startswith("give")] == ["give gold 1", "give gold 2"]
    table.play("get copper 9")
    assert table.legal() == ["get marble 1", "send", "cancel"]


def test_11_4_resources_are_laid_down_in_order_and_never_on_both_sides():
    table = trade(wood="3", gold="3,3")
    table.play("offer 1", "give gold 1")
    assert table.legal() == ["send", "cancel"], "gold is given, and wood comes before it"


def test_11_4_an_offer_can_be_taken_back_until_it_is_sent():
    table = trade(wood="3", gold="0,3")
    table.play("offer 1", "give wood 1", "cancel")
    assert (table.question(), table.to_move(), int(table.table.offers)) == ("floor", YELLOW, 2)
    assert not table.table.give.any()
    table.play("offer 1", "give wood 2", "send", "counter", "get wood 1", "cancel")
    assert (table.to_move(), table.legal()) == (GREEN, ["accept", "reject"])
    table.play("accept")
    assert table.goods(GREEN)[0] == 2


def test_11_5_you_offer_what_you_have_and_ask_for_what_the_other_has():
    table = trade(wood="2", gold="0,1", copper="0,0,4")
    table.play("offer 1")
    assert table.legal() == ["give wood 1", "give wood 2", "get gold 1", "cancel"]


def test_11_5_gifts_in_either_direction():
    given = trade(wood="2").play("offer 1", "give wood 2", "send", "accept")
    assert given.goods(GREEN)[0] == 2
    begged = trade(wood="0,2").play("offer 1", "get wood 2", "send", "accept")
    assert begged.goods(YELLOW)[0] == 2
    nothing = trade(wood="0,2").play("offer 1")
    assert "send" not in nothing.legal(), "at least one unit in all"


def test_11_6_an_offer_to_all_goes_round_and_passes_over_who_lacks_it():
    table = trade(wood="5", gold="0,1,3,3")
    table.play("offer-all", "give wood 1", "get gold 2", "send")
    assert table.to_move() == WHITE
    assert [(event.seat, event.other) for event in table.page() if event.what == Event.LACKS] == [(GREEN, YELLOW)]
    table.play("reject")
    assert table.to_move() == BLUE
    table.play("accept")
    assert (table.goods(BLUE)[:2], table.goods(WHITE)[:2]) == ([1, 1], [0, 3])


def test_11_6_to_all_you_ask_for_what_one_of_them_has():
    table = trade(wood="5", gold="0,1,3", copper="0,4,0,2")
    table.play("offer-all", "get gold 2")
    assert table.legal() == ["send", "cancel"], "white has 2 gold and no copper; nobody has both"


def test_11_7_one_counter_offer_that_is_accepted_or_rejected():
    table = trade(wood="5", gold="0,5")
    table.play("offer 1", "give wood 1", "get gold 2", "send", "counter", "give gold 1", "get wood 2", "send")
    assert (table.to_move(), table.legal()) == (YELLOW, ["accept", "reject"])
    table.play("accept")
    assert (table.goods(YELLOW)[:2], table.goods(GREEN)[:2]) == ([3, 1], [2, 4])
    assert table.question() == "floor", "an accepted counter-offer ends the offer"


def test_11_7_after_a_rejected_counter_offer_the_offer_still_stands():
    table = trade(wood="5", gold="0,5")
    table.play("offer 1", "give wood 1", "get gold 2", "send", "counter", "get wood 5", "send", "reject")
    assert (table.to_move(), table.legal()) == (GREEN, ["accept", "reject"]), "only one counter-offer"
    table.play("accept")
    assert (table.goods(YELLOW)[:2], table.goods(GREEN)[:2]) == ([4, 2], [1, 3])


def test_11_7_in_an_offer_to_all_each_may_counter_once():
    table = trade(wood="5", gold="0,5,5,5")
    table.play("offer-all", "give wood 1", "get gold 2", "send", "counter", "get wood 5", "send", "reject", "reject")
    assert (table.to_move(), table.legal()) == (WHITE, ["accept", "reject", "counter"])
    table.play("counter", "give gold 1", "get wood 1", "send", "accept")
    assert (table.goods(YELLOW)[:2], table.goods(WHITE)[:2]) == ([4, 1], [1, 4])


def test_11_8_both_sides_change_hands_together():
    table = trade(wood="5", gold="1,5", granite="0,2")
    table.play("offer 1", "give wood 2", "give gold 1", "get granite 2", "send", "accept")
    assert (table.goods(YELLOW), table.goods(GREEN)) == ([3, 0, 0, 0, 2], [2, 6, 0, 0, 0])
    lines = [event for event in table.page() if event.what == Event.TRADED]
    assert {(event.seat, event.other, event.card, event.count) for event in lines} == {
        (YELLOW, GREEN, 1, 2), (YELLOW, GREEN, 2, 1), (GREEN, YELLOW, 5, 2),
    }  # fmt: skip
