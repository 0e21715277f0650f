"""Every statement, gap and test vector that the facts list has a test or a ruling."""

import re

from ..papers import names_of_tests, rulebook, rulings, sources

VECTORS = set(range(1, 11))

STATEMENTS = {  # statement of section 2 -> the test that names it
    1: "test_1_3_the_most_legacy_points_win",
    2: "test_1_4_the_game_ends_when_the_scale_is_at_14_at_the_end_of_a_turn",
    3: "test_1_1_three_or_four_seats_in_the_order_of_the_colours",
    4: "test_2_3_workers_and_slaves_harvest_and_nobody_else",
    5: "test_2_1_land_pawns_stay_on_land_and_boats_at_sea",
    6: "test_2_5_the_limit_of_warriors_falls_with_those_lost_to_fanatics",
    7: "test_2_7_fanatics_never_move_and_never_produce",
    8: "test_2_6_workers_with_another_players_warriors_are_slaves_of_their_colour",
    9: "test_3_1_four_seats_start_on_the_hearts_of_their_continents_without_boats",
    10: "test_3_2_three_seats_start_on_the_archipelago_with_a_boat",
    11: "test_3_3_africa_can_be_settled_by_anybody",
    12: "test_3_4_every_land_cell_starts_with_forests_and_a_quarry_and_nothing_else",
    13: "test_4_1_the_phases_run_in_order_and_everybody_finishes_one_first",
    14: "test_4_3_the_first_player_is_drawn_and_then_it_is_the_player_to_the_left",
    15: "test_5_2_a_land_pawn_goes_to_an_adjacent_land_cell",
    16: "test_5_3_only_warriors_enter_a_cell_that_another_player_controls",
    17: "test_5_4_workers_stay_out_of_a_cell_that_another_player_controlled_at_the_beginning",
    18: "test_5_5_a_boat_sails_to_an_adjacent_sea_cell_and_fights_for_it",
    19: "test_5_6_nobody_enters_a_lost_cell",
    20: "test_16_3_east_and_west_join_and_north_and_south_do_not",
    21: "test_6_3_a_boat_that_ferried_cannot_move",
    22: "test_6_2_one_boat_ferries_any_number_to_any_cells",
    23: "test_6_6_a_ferry_uses_few_unused_boats_first",
    24: "test_6_4_another_players_boat_ferries_if_its_owner_agrees_even_if_it_has_moved",
    25: "test_10_2_a_departure_can_lose_a_cell_at_once",
    26: "test_7_1_slaves_move_with_a_warrior_of_their_captor_in_any_number",
    27: "test_7_4_slaves_without_a_warrior_are_free",
    28: "test_8_1_the_larger_side_wins_and_loses_as_many_as_the_smaller_had",
    29: "test_8_3_the_winner_controls_the_cell_its_mines_and_its_workers",
    30: "test_8_3_the_winner_controls_the_cell_its_mines_and_its_workers",
    31: "test_8_2_slaves_of_the_defender_are_freed_and_keep_the_cell",
    32: "test_8_4_a_civil_war_takes_one_of_each_colour_until_one_is_left",
    33: "test_8_6_a_naval_conflict_is_fought_with_boats",
    34: "test_9_1_each_cell_is_harvested_by_the_player_who_controls_it",
    35: "test_9_2_one_job_each_and_the_rest_are_idle",
    36: "test_9_5_slaves_have_work_first_and_the_largest_colour_is_idle_first",
    37: "test_9_6_idling_is_an_explicit_choice",
    38: "test_10_1_the_idle_become_fanatics_right_after_the_harvest_of_their_cell",
    39: "test_10_2_a_cell_with_more_fanatics_than_all_others_is_lost",
    40: "test_11_1_resources_change_hands_as_agreed",
    41: "test_12_1_in_turn_order_each_builds_as_much_as_they_can_pay",
    42: "test_12_2_mines_warriors_and_dolmens_go_on_land_you_control",
    43: "test_12_4_a_boat_built_on_another_players_boats_fights_at_once",
    44: "test_12_5_what_a_mine_a_warrior_and_a_dolmen_cost",
    45: "test_12_6_at_most_three_mines_in_a_cell",
    46: "test_13_1_every_two_workers_of_a_colour_have_one_more",
    47: "test_13_4_everything_grows_at_once_and_then_fanatics_are_counted",
    48: "test_13_3_two_forests_become_three",
    49: "test_14_1_the_scale_counts_felled_cells_for_good",
    50: "test_14_2_the_sea_rises_at_5_8_and_11",
    51: "test_14_4_a_flooded_cell_is_sea",
    52: "test_14_5_a_dolmen_scores_and_forests_and_mines_are_gone",
    53: "test_14_6_fanatics_die_and_pawns_flee_to_friendly_cells_only",
    54: "test_15_1_two_points_for_each_dolmen_wherever_it_is",
    55: "test_15_6_a_tie_gives_nothing",
    56: "test_16_2_continents_and_islands_have_the_ore_of_their_colour",
    57: "test_16_5_each_cell_of_the_archipelago_has_its_ore_and_the_ocean_is_one_cell",
}

RULED = {  # ruling, with the number of the gap -> a test that pins it
    1: "test_1_1_three_or_four_seats_in_the_order_of_the_colours",
    2: "test_2_2_who_controls_a_cell",
    3: "test_10_2_slaves_and_warriors_count_against_fanatics",
    4: "test_10_3_a_lost_cell_takes_its_pawns_and_lowers_the_limit_of_warriors",
    5: "test_8_2_equal_sides_both_lose_all",
    6: "test_8_4_a_civil_war_takes_one_of_each_colour_until_one_is_left",
    7: "test_9_3_a_quarry_has_one_job_and_a_mine_three_more",
    8: "test_5_4_the_second_player_cannot_enter_an_empty_cell_that_the_first_has_taken",
    9: "test_5_7_pawns_of_one_order_fight_as_one_group",
    10: "test_8_3_third_party_slaves_belong_to_the_conqueror",
    11: "test_7_3_a_cell_that_received_slaves_sends_none",
    12: "test_14_6_a_cell_of_the_same_rise_is_no_haven",
    13: "test_14_8_slaves_whose_captors_drown_are_freed_and_their_own_player_moves_them",
    14: "test_14_3_several_rises_come_one_after_another_each_completely",
    15: "test_14_1_the_scale_counts_felled_cells_for_good",
    16: "test_15_2_three_points_for_the_most_standing_forests",
    17: "test_15_7_places",
    18: "test_1_5_or_when_the_scale_can_no_longer_reach_14",
    19: "test_16_2_continents_and_islands_have_the_ore_of_their_colour",
    20: "test_3_2_three_seats_start_on_the_archipelago_with_a_boat",
    21: "test_6_4_a_boat_that_ferried_somebody_else_can_still_move",
    22: "test_6_7_ferried_warriors_land_on_another_players_cell",
    23: "test_13_3_fanatics_on_a_lost_cell_are_not_counted",
    24: "test_2_3_there_is_no_limit_to_workers",
    25: "test_2_8_a_player_without_pawns_keeps_resources_and_may_trade",
    26: "test_11_5_gifts_in_either_direction",
    27: "test_12_7_at_most_one_dolmen_in_a_cell_also_after_a_conquest",
    28: "test_9_6_idling_is_an_explicit_choice",
    29: "test_3_3_three_seats_on_the_world_map_leave_africa_empty",
    30: "test_14_4_a_lost_cell_that_is_flooded_is_sea_like_any_other",
}


def test_every_statement_is_named_by_a_test():
    assert list(STATEMENTS) == list(range(1, 58))
    assert set(STATEMENTS.values()) - names_of_tests("floods") == set()


def test_every_gap_has_a_ruling_and_a_test_that_its_ruling_names():
    assert list(RULED) == list(range(1, 31))
    for gap, test in RULED.items():
        assert test in names_of_tests("floods")
        assert f"`{test}`" in rulings("floods")[f"R{gap}"], f"R{gap}"


def test_the_rulebook_cites_every_ruling():
    assert set(rulings("floods")) - set(re.findall(r"\bR\d+\b", rulebook("floods"))) == set()


def test_every_test_vector_is_named_by_a_test():
    named = re.findall(r"[Tt]est vectors? (\d+)(?: and (\d+))?", sources("floods"))
    assert {int(number) for pair in named for number in pair if number} == VECTORS
