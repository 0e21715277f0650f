"""Skills: chapter 11."""

from .scene import EDITION, RED, TILES, YELLOW, at, scene


def test_11_1_usages_are_counted_and_the_card_goes_back():
    """Facts 36, and test vector 10: Healings with usage 2 at health 4."""
    game = scene("items=healings:0:1 health=4,10,10,10").play("use healings")
    assert (game.holder("healings"), game.counter("healings")) == (RED, 2)
    game = scene("items=healings:0:2 health=4,10,10,10").play("use healings")
    assert (game.holder("healings"), game.counter("healings")) == (-1, 0)
    assert (game.numbers("health")[RED], game.table.actions, game.to_move()) == (10, 1, RED)


def test_11_1_there_are_four_skills():
    assert [item.name for item in EDITION.words["items"].values() if item.kind == "skill"] == [
        "Healings",
        "Speed Boost",
        "Teleportation Tool",
        "Time Freeze",
    ]


def test_11_2_healings_fills_the_health_and_brings_an_action():
    """Facts 37."""
    game = scene(f"at={at(10, 10)} items=healings:0 health=1,10,10,10").play("use healings")
    assert game.numbers("health")[RED] == 10
    assert game.to_move() == RED
    assert "collect" in game.legal()
    assert game.play("collect").to_move() == YELLOW


def test_11_2_not_at_full_health():
    assert "use" not in scene("items=healings:0").kinds()
    refusal = scene("items=healings:0").why_not("use healings")
    assert (refusal.code, refusal.rule, refusal.have) == ("full-health", "11.2", 10)


def test_11_3_speed_boost_adds_two_steps_to_every_move():
    """Facts 38."""
    game = scene(f"at={at(16, 10)} items=speed-boost:0").rolls(3).play("move")
    assert (game.table.die, game.table.steps) == (3, 5)
    assert at(11, 10) in game.tiles()
    assert scene("items=speed-boost:1").rolls(3).play("move").table.steps == 3
    assert "use" not in scene("items=speed-boost:0").kinds()
    assert scene("items=speed-boost:0").why_not("use speed-boost").code == "always-on"


def test_11_4_teleport_to_any_tile_without_an_opponents_floor():
    """Facts 39."""
    game = scene("items=teleportation-tool:0 floors1=a10,a11 floors0=k20").play("use teleportation-tool")
    assert game.tiles() == {tile.name for tile in TILES.values()} - {"a10", "a11"}
    game.play(at(12, 8))
    assert (game.tile(RED), game.to_move(), game.counter("teleportation-tool")) == (at(12, 8), YELLOW, 1)


def test_11_4_it_is_gone_after_the_third_time():
    game = scene("items=teleportation-tool:0:2").play("use teleportation-tool", "k20")
    assert (game.holder("teleportation-tool"), game.tile(RED)) == (-1, "k20")


def test_11_5_two_actions_for_one_and_again():
    """Facts 40, and test vector 9: after the third there are four, and the card is back in the store."""
    game = scene("items=time-freeze:0")
    for left in (2, 3, 4):
        game.play("use time-freeze")
        assert (game.table.actions, game.to_move()) == (left, RED)
    assert (game.holder("time-freeze"), game.counter("time-freeze")) == (-1, 0)
    for _ in range(4):
        assert game.to_move() == RED
        game.rolls(1).play("move", game.tile(RED))
    assert game.to_move() == YELLOW


def test_11_5_time_freeze_is_the_dearest_skill():
    from .scene import BOOK

    prices = [int(BOOK.price[item]) for item in range(5, 9)]
    assert prices[3] == max(prices) > sorted(prices)[-2]
