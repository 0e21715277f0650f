"""Every statement, gap, constraint and test vector that the facts list has a test or a ruling."""

import re

from ..papers import names_of_tests, numbers, rulebook, rulings, sources

GAPS = {f"R{number}" for number in range(1, 34)}  # B1 to B33 of the facts
CONSTRAINTS = {f"k{number}" for number in range(1, 10)}
VECTORS = set(range(1, 13))

STATEMENTS = {  # statement of section 2 -> the test that names it
    1: "test_12_1_the_first_with_24_floors_wins_at_once",
    2: "test_3_1_one_action_a_turn",
    3: "test_2_1_everybody_starts_alike",
    4: "test_2_2_ammo_is_full_and_usages_are_none",
    5: "test_2_3_pieces_start_on_their_number_tiles",
    6: "test_2_4_red_begins_and_the_others_follow_in_order",
    7: "test_3_1_the_actions_are_these_and_no_others",
    8: "test_3_3_coming_and_doing_are_two_actions",
    9: "test_4_1_the_roll_comes_first_and_bounds_the_steps",
    10: "test_4_2_steps_are_straight",
    11: "test_4_3_you_may_stop_sooner_even_where_you_are",
    12: "test_4_4_opponents_floors_are_in_the_way_and_your_own_are_not",
    13: "test_4_3_what_is_not_used_is_lost",
    14: "test_5_1_the_fountain_gives_what_the_die_says",
    15: "test_6_1_pay_and_take_the_card",
    16: "test_6_2_what_cannot_be_paid_cannot_be_bought_and_the_action_is_still_there",
    17: "test_7_1_a_plan_is_paid_and_laid_floor_by_floor",
    18: "test_7_1_any_shape_will_do",
    19: "test_1_4_land_is_every_tile_that_shows_the_colour",
    20: "test_7_2_floors_go_on_your_land_without_a_floor_of_yours",
    21: "test_1_6_one_floor_a_tile_and_24_a_colour",
    22: "test_7_3_a_neighbours_floor_goes_back_and_yours_takes_its_place",
    23: "test_4_5_a_piece_on_an_opponents_floor_must_leave",
    24: "test_7_5_two_players_can_shut_a_store_together",
    25: "test_8_1_a_nuke_removes_floors_of_one_opponent",
    26: "test_8_3_an_opponent_on_a_nuked_floor_dies_at_once",
    27: "test_9_1_with_a_weapon_you_hold_and_a_target_in_range",
    28: "test_9_2_straight_or_diagonal_up_to_the_range",
    29: "test_9_3_ammo_goes_down_and_usages_go_up",
    30: "test_9_4_the_damage_is_the_number_and_the_roll_where_the_card_says_so",
    31: "test_9_5_without_ammo_a_weapon_is_of_no_use",
    32: "test_9_6_a_weapon_with_all_its_usages_goes_back",
    33: "test_10_1_health_0_or_less_is_death",
    34: "test_10_3_it_sits_out_a_turn_and_then_plays_as_usual",
    35: "test_10_2_a_dead_piece_lies_on_its_number_tile_and_keeps_what_it_has",
    36: "test_11_1_usages_are_counted_and_the_card_goes_back",
    37: "test_11_2_healings_fills_the_health_and_brings_an_action",
    38: "test_11_3_speed_boost_adds_two_steps_to_every_move",
    39: "test_11_4_teleport_to_any_tile_without_an_opponents_floor",
    40: "test_11_5_two_actions_for_one_and_again",
    41: "test_3_5_nothing_changes_hands_between_seats",
    42: "test_12_2_places",
}


def test_every_statement_is_named_by_a_test():
    assert list(STATEMENTS) == list(range(1, 43))
    assert set(STATEMENTS.values()) - names_of_tests("flooruler") == set()


def test_every_gap_has_a_ruling():
    assert GAPS - set(rulings("flooruler")) == set()


def test_the_rulebook_cites_every_ruling():
    assert set(rulings("flooruler")) - set(re.findall(r"\bR\d+\b", rulebook("flooruler"))) == set()


def test_every_constraint_of_the_board_is_named_by_a_test():
    assert numbers("flooruler", r"k\d+") == CONSTRAINTS


def test_every_test_vector_is_named_by_a_test():
    named = re.findall(r"[Tt]est vectors? (\d+)(?: and (\d+))?", sources("flooruler"))
    assert {int(number) for pair in named for number in pair if number} == VECTORS
