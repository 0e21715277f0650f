"""What the view says that actions cost and bring: with the numbers of heroes and wonders, and their names."""

import pytest

from watershed.games.patchistory.names import MOST_FAVOURS

from .scene import Scene
from .scene_figures import covered, visible, works
from .test_preview import changes, noted
from .viewing import seen


def cost(scene, action, seat=0, kind=None):
    found = [one for one in seen(scene, seat)["costs"] if one["action"] == action and kind in (None, one["kind"])]
    return found[0]


def told(scene, action, kind=None):
    """What an action brings, at most, and who changes that."""
    found = cost(scene, action, kind=kind)
    return found["brings"], found["mayBring"], found["changedBy"]


def threat(scene, victim, viewer=0):
    found = seen(scene, viewer)["threats"][victim]
    assert found["seat"] == victim
    return found["goods"], found["baseGoods"], found["changedBy"]


def demanded(goods):
    money, vp = goods
    return {"money": money, "vp": vp}


# threats


@pytest.mark.parametrize(("era", "base"), [(1, (3, 2)), (2, (4, 3)), (3, (5, 4))])
@works("The Great Wall", (1, ["the-great-wall"]), (0, []))
def test_17_3_a_threat_shows_what_the_owner_of_the_great_wall_pays(land, result, era, base):
    less, names = result
    scene = Scene(3, era=era).land(1, *land)
    goods = demanded(number - less for number in base)
    assert threat(scene, 1) == (goods, demanded(base), names)
    assert threat(scene, 2) == (demanded(base), demanded(base), []), "the others pay what is in the book"
    assert threat(scene, 1, None) == threat(scene, 1), "everybody can see that"


def test_17_3_what_is_shown_is_what_is_paid():
    scene = Scene(3).land(0, "iii-14-white").land(1, "The Great Wall").goods(1, money=9, vp=9)
    scene.begin("diplomacy", favours=(4, 1, 0))
    scene.table.screens = 1
    goods, _, _ = threat(scene, 1)
    for good in ("money", "vp"):
        assert changes(scene, f"threaten 1 {good}")[1, good] == (9, 9 - goods[good])


@works("Parthenon", (0, ["parthenon"]), (4, []))
def test_17_6_a_threat_shows_that_no_money_can_be_demanded(land, result):
    money, names = result
    scene = Scene(3, era=2).land(1, *land)
    assert threat(scene, 1) == ({"money": money, "vp": 3}, {"money": 4, "vp": 3}, names)


def test_19_18_a_threat_shows_that_no_vp_are_lost_in_the_round_of_the_pope():
    scene = Scene(3, era=3).land(1, "Pope John Paul II")
    assert threat(scene, 1)[0] == {"money": 5, "vp": 4}
    scene.table.safe[1] = 1
    assert threat(scene, 1) == ({"money": 5, "vp": 0}, {"money": 5, "vp": 4}, ["pope-john-paul-ii"])


# campaigns


@pytest.mark.parametrize(
    ("figures", "more", "names"),
    [
        ((), {}, []),
        (("Colosseum",), {"money": 2, "vp": 1}, ["colosseum"]),
        (("Jeanne d'Arc",), {"votes": 2}, ["jeanne-d-arc"]),
        (("Colosseum", "Jeanne d'Arc"), {"money": 2, "vp": 1, "votes": 2}, ["colosseum", "jeanne-d-arc"]),
    ],
)
def test_9_12_17_1_18_13_a_campaign_shows_all_that_it_brings(figures, more, names):
    scene = Scene(3, era=2).land(0, *figures).begin("management", favours=(3, 1, 0))
    found = seen(scene, 0)["campaign"]
    assert (found["more"], found["changedBy"]) == (more, names)
    assert found["brings"] == [more | {"votes": favours + more.get("votes", 0)} for favours in (1, 2, 3)]
    before = scene.all_goods(0)
    scene.play("campaign 3")
    assert {good: count - before.get(good, 0) for good, count in scene.all_goods(0).items()} == found["brings"][2]


def test_9_12_a_campaign_shows_as_many_favours_as_can_be_spent():
    scene = Scene(3).begin("management", favours=(MOST_FAVOURS + 1, 2, 0))
    assert len(seen(scene, 0)["campaign"]["brings"]) == MOST_FAVOURS
    scene.play_as(0, "campaign 1")
    assert seen(scene, 0)["campaign"]["brings"] == [], "once a round"
    assert seen(scene)["campaign"] is None


# wars


def fighting(*figures, **goods):
    scene = Scene(3, era=3).land(0, *figures).workers(0, "1:war").war(1, "owner").goods(0, **goods).goods(1, minerals=1)
    return scene.begin("negotiation")


def commitment(scene, seat=0):
    found = seen(scene, seat)["commitment"]
    return found and (found["strengths"], found["changedBy"])


def test_12_3_minerals_show_the_strength_that_they_make():
    scene = fighting(minerals=3)
    assert commitment(scene) == ([1, 2, 3, 4], [])
    assert commitment(scene, 1) == ([1, 2], [])
    assert [commitment(scene, viewer) for viewer in (None, 2)] == [None, None]
    assert commitment(scene.play_as(0, "commit 2")) is None, "it is sealed"


@works("Schwerer Gustav", ([0, 2, 4, 6, 7], ["schwerer-gustav"]), ([0, 1, 2, 3, 4], []))
def test_19_6_heavy_minerals_show_the_strength_that_they_make(land, result):
    more, names = result
    scene = fighting(*land, minerals=4)
    base = scene.status(0, "mil")
    assert commitment(scene) == ([base + each for each in more], names)
    assert noted(scene, "commit 3") == [("note-strength", "12.3")]
    scene.play_as(0, "commit 4").play_as(1, "commit 0")
    assert [total for seat, *_, total in scene.told("committed") if seat == 0] == [base + more[4]]


def test_18_13_votes_as_minerals_show_the_strength_that_they_make():
    scene = fighting("Jeanne d'Arc", "Schwerer Gustav", minerals=2, votes=5)
    base = scene.status(0, "mil")
    assert commitment(scene) == ([base, base + 2, base + 4], ["schwerer-gustav"])
    scene.play_as(0, "commit 2")
    assert commitment(scene) == ([base + 4, base + 6, base + 7], ["jeanne-d-arc", "schwerer-gustav"])
    scene.play_as(0, "pledge 2").play_as(1, "commit 0")
    assert [total for seat, *_, total in scene.told("committed") if seat == 0] == [base + 7]


def test_12_3_a_preview_tells_the_strength():
    """Whether the other has committed or not, and nothing of the other's."""
    scene = fighting("Schwerer Gustav", minerals=3)
    assert noted(scene, "commit 3") == [("note-strength", "12.3")]
    scene.play_as(1, "commit 1")
    assert noted(scene, "commit 3") == [("note-strength", "12.3")]
    assert noted(fighting("Jeanne d'Arc", minerals=1, votes=4).play_as(0, "commit 1"), "pledge 2") == [
        ("note-strength", "12.3")
    ]


# buildings, aid and the rest


@works("Antoni Gaudi", ({"vp": 5}, None, ["antoni-gaudi"]), ({}, None, []))
def test_19_11_a_building_shows_the_vp_of_gaudi(land, result):
    assert told(Scene(3, era=3).land(0, *land), "build", "culture") == result


@works("Mahatma Gandhi", 2, 0)
def test_8_4_19_16_aid_shows_what_it_brings_whatever_the_answer(land, result):
    names = ["mahatma-gandhi"] if result else []
    assert told(Scene(3, era=3).land(0, *land), "aid") == ({"vp": 2 + result}, {"vp": 5 + result}, names)


@works("Red Cross", ({"vp": 5}, None, ["red-cross"]), ({"vp": 2}, {"vp": 5}, []))
def test_19_5_aid_that_cannot_be_refused_brings_its_vp_for_certain(land, result):
    assert told(Scene(3, era=3).land(0, *land), "aid") == result


def test_19_5_19_16_aid_with_both():
    scene = Scene(3, era=3).land(0, "Red Cross", "Mahatma Gandhi")
    assert told(scene, "aid") == ({"vp": 7}, None, ["red-cross", "mahatma-gandhi"])


@pytest.mark.parametrize(
    ("name", "action", "more"),
    [
        ("Otto von Bismarck", "threaten", {"vp": 5}),
        ("Andrew Carnegie", "trade", {"vp": 5}),
        ("Pantheon", "heroes", {"money": 2, "votes": 1}),
        ("Christ the Redeemer", "heroes", {"vp": 4}),
        ("Taj Mahal", "wonders", {"vp": 2}),
        ("Seokguram", "wonders", {"vp": 2}),
    ],
)
def test_what_an_action_brings_more_names_who_adds_it(name, action, more):
    slug = name.lower().replace(" ", "-")
    assert told(Scene(3, era=3).land(0, *visible(name)), action) == (more, None, [slug])
    assert told(Scene(3, era=3).land(0, *covered(name, "i-25-white")), action) == ({}, None, [])
