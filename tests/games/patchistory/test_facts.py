"""Every statement, gap and fixture that the facts list has a test or a ruling. Numbers are those of the facts."""

import re

from ..papers import names_of_tests, numbers, rulebook, rulings, rulings_page, sources
from .scene import EDITION

STATEMENTS = {  # statement of section 3 -> its test, or its tests if it says several things
    "2-1": "test_1_1_the_most_vp_at_the_end_of_era_iii_win",
    "4-1": "test_3_1_everybody_plays_the_same_side_of_the_baselands",
    "4-2": (
        "test_6_13_first_workers_are_placed_in_turn_order_when_everybody_has_patched "
        "test_3_1_everybody_plays_the_same_side_of_the_baselands"
    ),
    "4-3": "test_1_2_goods_are_hidden_unless_screens_are_open test_1_3_tiles_and_prosperity_cards_are_secret",
    "4-4": "test_3_2_the_status_board_shows_the_baseland",
    "4-5": "test_2_3_no_value_has_a_top",
    "4-6": "test_3_5_general_buildings_are_on_white_sides_and_the_others_on_black_ones",
    "4-7": "test_3_7_the_cards_have_all_rooms_heroes_and_wonders",
    "4-8": "test_2_9_a_room_has_at_most_one_worker",
    "4-9": "test_9_8_two_kingdoms_can_have_any_number_of_routes",
    "4-10": (
        "test_11_4_there_is_no_alliance_without_a_route_during_a_war_or_twice "
        "test_8_6_you_threaten_weaker_players_at_the_end_of_your_general_routes"
    ),
    "4-11": (
        "test_14_7_six_cards_count_visible_rooms "
        "test_14_8_seven_cards_compare_the_status_board "
        "test_14_9_workers_and_routes_are_counted"
    ),
    "4-12": "test_4_3_the_player_to_the_left_becomes_first_at_the_end_of_a_round",
    "4-14": "test_9_9_on_a_single_room_that_may_be_water",
    "5-1": "test_3_1_liberty_sides_differ_and_are_dealt_at_random",
    "5-2": "test_3_2_what_everybody_starts_with",
    "5-3": "test_3_2_the_status_board_shows_the_baseland",
    "5-4": "test_3_2_what_everybody_starts_with",
    "5-5": "test_3_3_three_prosperity_cards_each_and_the_rest_unseen",
    "5-6": "test_3_4_one_route_to_the_left_unless_you_are_two",
    "5-7": "test_2_1_tiles_routes_and_workers_are_limited",
    "5-8": "test_3_5_each_era_has_a_shuffled_deck_of_25",
    "5-9": "test_3_6_the_first_player_is_drawn_by_lot",
    "6-1": "test_4_1_three_eras_of_five_rounds_with_five_phases_each",
    "6-2": "test_4_1_after_the_fifth_round_come_the_upkeep_the_vote_and_the_end",
    "6-3": "test_15_3_after_era_iii_the_game_is_over",
    "6.1-1": "test_2_3_the_status_board_always_shows_what_is_active_now",
    "6.1-2": "test_2_2_you_never_have_fewer_than_0_vp",
    "6.1-3": "test_4_2_with_fewer_routes_than_players_management_is_played_in_turn_order",
    "6.1-4": "test_7_5_what_heroes_and_wonders_add_every_round_is_on_the_board",
    "6.1-5": "test_17_10_alexander_makes_worship_of_heroes_cheaper",
    "6.1-6": "test_2_5_discounts_add_up_and_stop_at_zero_goods_and_one_favour",
    "6.1-7": "test_2_6_what_is_set_overrides_everything_else",
    "6.1-8": "test_13_1_everybody_gains_what_their_production_says",
    "6.1-9": (
        "test_2_1_goods_and_votes_never_run_out "
        "test_2_1_tiles_routes_and_workers_are_limited "
        "test_9_11_you_draw_a_tile_for_each_you_use_while_there_are_any"
    ),
    "6.1-10": "test_2_4_a_paid_worker_leaves_the_territory_or_the_route",
    "6.1-11": "test_2_4_what_is_removed_leaves_the_game_for_good",
    "6.1-12": "test_2_7_where_a_text_differs_it_counts",
    "7.1.1-1": "test_5_1_as_many_cards_as_players_with_alternating_sides",
    "7.1.1-2": "test_5_1_as_many_cards_as_players_with_alternating_sides",
    "7.1.2-1": "test_5_5_the_auction_ends_when_everybody_has_a_top_bid",
    "7.1.2-2": "test_5_2_without_money_you_pay_3_vp_for_1",
    "7.1.2-3": "test_5_3_in_turn_order_a_player_without_a_top_bid_must_bid",
    "7.1.2-4": "test_5_3_with_a_top_bid_you_do_nothing",
    "7.1.2-5": "test_5_3_a_bid_is_at_least_one_money_and_beats_the_top_bid",
    "7.1.2-6": "test_5_4_an_outbid_player_raises_or_moves_the_bid_and_never_lowers_it",
    "7.1.2-7": "test_5_4_an_outbid_player_raises_or_moves_the_bid_and_never_lowers_it",
    "7.1.2-8": "test_5_5_bids_that_were_moved_are_paid_once",
    "7.1.2-9": "test_5_5_the_auction_ends_when_everybody_has_a_top_bid",
    "7.1.2-10": "test_5_5_the_auction_ends_when_everybody_has_a_top_bid",
    "7.1.3-1": "test_4_2_everybody_patches_at_the_same_time",
    "7.1.3-2": "test_6_2_a_card_must_overlap_and_not_only_touch",
    "7.1.3-3": "test_6_2_a_card_is_never_turned",
    "7.1.3-4": "test_6_5_no_room_of_an_old_card_is_cut",
    "7.1.3-5": "test_6_6_water_may_cover_any_room_but_water",
    "7.1.3-6": "test_6_6_nothing_may_cover_water_not_even_water",
    "7.1.3-7": "test_6_7_nothing_goes_under_water",
    "7.1.3-8": "test_6_8_water_cannot_be_patched_next_to_water",
    "7.1.3-9": "test_6_3_a_card_goes_over_one_card_and_under_another",
    "7.1.3-10": (
        "test_6_4_a_tile_belongs_to_the_card_below_it test_6_4_under_a_tile_is_directly_below_the_card_it_lies_on"
    ),
    "7.1.3-11": "test_6_10_the_territory_fits_into_the_size_of_the_era",
    "7.1.3-12": "test_6_1_you_may_always_discard_a_card",
    "7.1.3-13": (
        "test_6_11_a_hero_does_something_only_if_visible_after_the_patch "
        "test_2_7_a_patch_over_a_hero_or_wonder_ends_its_effects"
    ),
    "7.1.3-14": "test_6_12_a_worker_stays_and_is_in_the_new_room",
    "7.1.3-15": (
        "test_6_12_workers_who_share_a_room_stay_until_they_move "
        "test_10_4_workers_who_share_a_room_leave_it_as_far_as_they_can"
    ),
    "7.1.3-16": "test_6_11_a_patched_card_is_active_at_once",
    "7.1.3-17": "test_3_7_the_example_of_patching_in_the_rulebook",
    "7.1.4-1": (
        "test_5_6_in_the_first_round_the_cards_come_one_by_one "
        "test_5_6_a_later_player_may_bid_on_any_card_shown "
        "test_5_6_then_bidding_goes_on_from_the_first_player"
    ),
    "7.1.4-2": "test_5_6_in_the_first_round_the_cards_come_one_by_one",
    "7.1.4-3": "test_6_13_first_workers_are_placed_in_turn_order_when_everybody_has_patched",
    "7.2-1": "test_7_3_statuses_are_books_wheels_and_swords_and_what_heroes_add",
    "7.2-2": (
        "test_8_1_you_get_as_many_favours_as_your_pol_when_the_phase_begins test_8_1_later_changes_of_pol_do_not_matter"
    ),
    "7.2-3": "test_8_1_diplomacy_and_management_use_the_same_favours",
    "7.2-4": "test_8_2_each_player_has_one_turn_with_any_number_of_actions",
    "7.2-5": "test_9_1_management_begins_when_everybody_has_finished_diplomacy",
    "7.2-6": "test_2_6_a_cost_in_favours_can_be_set_to_0",
    "7.2.1-1": (
        "test_8_3_aid_costs_2_favours_and_three_goods_in_any_mix test_8_3_aid_goes_to_the_other_end_of_a_route_of_yours"
    ),
    "7.2.1-2": "test_8_4_accepted_aid_brings_5_vp_and_refused_aid_2",
    "7.2.1-3": "test_8_5_after_accepting_you_cannot_offer",
    "7.2.1-4": (
        "test_8_6_you_threaten_weaker_players_at_the_end_of_your_general_routes test_8_6_a_threat_costs_3_favours"
    ),
    "7.2.1-5": "test_7_4_attack_is_mil_and_defence_has_the_shields_too",
    "7.2.1-6": "test_7_4_a_threat_compares_attack_and_defence",
    "7.2.1-7": "test_8_7_the_player_gives_what_is_demanded_or_all_they_have",
    "7.2.1-8": (
        "test_8_8_breaking_an_alliance_needs_a_favour_and_is_the_only_action "
        "test_8_8_breaking_an_alliance_brings_a_vote_for_each_favour "
        "test_8_8_not_even_a_free_exchange_comes_after_it "
        "test_8_8_workers_on_a_broken_route_go_home"
    ),
    "7.2.2-1": "test_9_2_a_trade_costs_a_favour_and_food test_9_2_the_worker_goes_to_one_of_your_routes",
    "7.2.2-2": "test_9_3_a_general_route_is_busy_wherever_its_worker_is",
    "7.2.2-3": ("test_9_3_an_allied_route_has_room_for_one_worker_of_each_partner test_9_3_allies_may_share_a_space"),
    "7.2.2-4": "test_9_4_an_exchange_is_in_whole_lots_of_one_kind_for_another",
    "7.2.2-5": "test_9_4_five_minerals_do_not_become_five_food_and_five_money",
    "7.2.2-6": "test_9_5_a_birth_costs_more_food_in_later_eras",
    "7.2.2-7": "test_9_5_the_worker_goes_to_an_empty_room_and_its_box_is_active_at_once",
    "7.2.2-8": "test_9_6_worship_of_heroes_brings_a_vp_for_each",
    "7.2.2-9": "test_9_7_worship_of_wonders_brings_a_vp_for_each",
    "7.2.2-10": "test_9_8_a_route_costs_2_favours_and_2_minerals_once_a_round",
    "7.2.2-11": "test_9_8_two_kingdoms_can_have_any_number_of_routes",
    "7.2.2-12": "test_9_9_reclamation_costs_2_favours_and_1_mineral test_9_9_on_a_single_room_that_may_be_water",
    "7.2.2-13": "test_9_11_you_draw_a_tile_for_each_you_use_while_there_are_any",
    "7.2.2-14": (
        "test_9_10_a_building_costs_3_favours_and_minerals_by_its_kind test_9_10_on_a_single_room_that_isnt_water"
    ),
    "7.2.2-15": "test_9_11_you_draw_a_tile_for_each_you_use_while_there_are_any",
    "7.2.2-16": (
        "test_6_4_a_tile_that_is_covered_leaves_the_game test_9_11_a_tile_may_cover_a_tile_which_leaves_the_game"
    ),
    "7.2.2-17": "test_9_12_a_campaign_brings_as_many_votes_as_favours_once_a_round",
    "7.2.2-18": "test_9_8_you_need_one_in_the_storage",
    "7.2.2-19": "test_8_1_diplomacy_and_management_use_the_same_favours",
    "7.3-1": (
        "test_10_2_tra_is_the_one_at_the_beginning_of_the_phase "
        "test_10_2_tra_applies_to_each_worker_separately "
        "test_7_3_statuses_are_books_wheels_and_swords_and_what_heroes_add"
    ),
    "7.3-2": "test_10_2_all_plan_at_the_same_time_and_nobody_sees_a_plan",
    "7.3.1-1": "test_10_3_a_worker_goes_up_to_tra_steps_over_edges",
    "7.3.1-2": "test_10_4_workers_are_passed_but_no_room_is_shared",
    "7.3.1-3": "test_10_3_water_can_be_entered",
    "7.3.1-4": "test_7_2_a_box_is_active_exactly_while_a_worker_is_in_the_room",
    "7.3.2-1": "test_10_1_all_negotiators_go_to_the_war_room_before_anybody_plans",
    "7.3.2-2": "test_10_5_a_worker_on_rest_comes_home_before_other_travellers_and_stays_there",
    "7.3.2-3": "test_10_6_a_worker_on_a_route_must_go_on_or_rest",
    "7.3.2-4": "test_10_6_with_tra_0_it_goes_to_rest",
    "7.3.2-5": "test_10_6_a_worker_goes_to_rest_from_any_space",
    "7.3.2-6": "test_10_7_a_worker_who_reaches_the_negotiation_room_stops_there",
    "7.3.2-7": "test_10_7_between_allies_it_comes_home_at_once",
    "7.3.3-1": (
        "test_10_8_on_an_allied_route_you_go_from_your_own_start_to_the_other_end "
        "test_10_8_a_worker_who_reaches_the_other_end_comes_home_at_once"
    ),
    "7.4-1": "test_11_1_without_a_worker_in_the_two_rooms_nothing_happens",
    "7.4-2": "test_11_1_you_choose_the_order_of_your_negotiations_and_then_of_your_wars",
    "7.4.1-1": "test_11_2_thumbs_are_sealed",
    "7.4.1-2": "test_11_3_both_must_want_the_alliance_and_the_owner_is_asked_first",
    "7.4.1-3": "test_11_3_the_owner_of_the_worker_chooses_an_end",
    "7.4.1-4": "test_8_6_you_threaten_weaker_players_at_the_end_of_your_general_routes",
    "7.4.1-5": "test_11_4_there_is_no_alliance_without_a_route_during_a_war_or_twice",
    "7.4.1-6": "test_11_5_an_alliance_sends_negotiators_home_and_ends_declared_wars",
    "7.4.1-7": "test_11_6_after_two_thumbs_up_the_worker_comes_home",
    "7.4.1-8": "test_11_7_war_is_fought_in_the_same_phase_of_the_next_round",
    "7.4.1-9": (
        "test_11_8_an_invader_pays_minerals_and_vp_for_those_that_are_missing "
        "test_11_8_both_pay_if_both_thumbs_are_down"
    ),
    "7.4.1-10": "test_11_8_an_invader_pays_minerals_and_vp_for_those_that_are_missing",
    "7.4.2-1": "test_12_1_each_worker_in_a_war_room_is_a_war_of_its_own",
    "7.4.2-2": "test_12_2_an_invader_has_their_attack_and_a_defender_their_defence",
    "7.4.2-3": "test_12_3_each_mineral_adds_1_strength_and_is_spent_by_winner_and_loser",
    "7.4.2-4": "test_12_4_the_higher_strength_wins_and_the_defender_wins_a_tie",
    "7.4.2-5": "test_12_5_a_winning_invader_gains_more_than_a_winning_defender",
    "7.4.2-6": "test_12_6_the_winner_takes_seven_vp_or_all_there_are",
    "7.4.2-7": "test_12_7_napoleon_then_stealth_then_red_cross_then_the_worker_comes_home",
    "7.5.1-1": "test_7_2_a_box_is_active_exactly_while_a_worker_is_in_the_room",
    "7.5.1-2": "test_7_2_a_symbol_is_active_while_it_is_visible",
    "7.5.1-3": "test_7_5_what_heroes_and_wonders_add_every_round_is_on_the_board",
    "7.5.1-4": "test_13_1_everybody_gains_what_their_production_says",
    "7.5.1-5": "test_13_2_a_worker_gains_what_is_on_its_space test_13_2_the_status_board_does_not_show_it",
    "7.5.2-1": (
        "test_13_3_the_food_for_your_workers_is_the_highest_uncovered_number "
        "test_13_3_for_each_missing_food_you_lose_3_vp"
    ),
    "7.6-1": (
        "test_4_3_the_next_player_is_first_before_the_upkeep_of_heroes_and_wonders "
        "test_4_3_the_player_to_the_left_becomes_first_at_the_end_of_a_round "
        "test_4_1_other_rounds_are_followed_by_the_next"
    ),
    "7.7-1": "test_13_4_after_the_fifth_round_heroes_cost_food_and_wonders_minerals",
    "7.8.1-1": "test_14_1_everybody_plays_one_of_their_cards_sealed test_14_1_the_cards_are_shuffled",
    "7.8.1-2": "test_14_2_the_cards_are_voted_on_in_the_order_they_were_revealed test_14_2_votes_are_sealed",
    "7.8.1-3": "test_14_3_all_votes_go_back_to_the_storage",
    "7.8.2-1": "test_14_4_the_cards_with_the_fewest_votes_are_dropped",
    "7.8.2-2": "test_14_5_what_the_places_gain_and_lose",
    "7.8.2-3": "test_14_6_players_who_tie_share_the_worse_place",
    "7.8.2-4": "test_14_5_what_the_places_gain_and_lose",
    "7.8.2-5": "test_14_3_the_cards_leave_the_game",
    "7.8.2-6": (
        "test_14_8_seven_cards_compare_the_status_board "
        "test_14_7_six_cards_count_visible_rooms "
        "test_14_9_workers_and_routes_are_counted"
    ),
    "7.9-1": "test_15_1_texts_about_the_end_of_an_era_count test_15_2_the_next_deck_is_used",
    "8-1": "test_15_3_other_goods_are_worth_nothing test_15_3_players_with_the_same_vp_share_the_place",
    "A.1-1": "test_3_4_one_route_to_the_left_unless_you_are_two",
    "A.2-1": "test_16_1_two_cards_and_the_side_is_chosen_when_you_patch test_16_1_either_side_can_be_patched",
    "A.2-2": "test_16_2_bids_of_two_players_are_sealed test_16_2_two_players_bid_at_least_one_money",
    "A.2-3": "test_16_3_who_takes_which_card",
    "A.2-4": "test_16_3_who_takes_which_card",
    "A.3-1": "test_16_4_the_first_player_patches_first",
    "A.4-1": "test_16_5_the_winner_gains_by_the_votes_on_the_card",
    "B-0": "test_2_7_a_patch_over_a_hero_or_wonder_ends_its_effects",
}

WOODEN = {  # statements about things that only a table of wood has
    "4-13": "what cubes, coins and tokens are worth",
    "4-15": "tokens for the auction of two players",
    "4-16": "the others call the first player King or Queen",
}

LISTED = {  # how many statements each section has
    "2": 1, "4": 16, "5": 9, "6": 3, "6.1": 12, "7.1.1": 2, "7.1.2": 10, "7.1.3": 17, "7.1.4": 3, "7.2": 6, "7.2.1": 8,
    "7.2.2": 19, "7.3": 2, "7.3.1": 4, "7.3.2": 7, "7.3.3": 1, "7.4": 2, "7.4.1": 10, "7.4.2": 7, "7.5.1": 5,
    "7.5.2": 1, "7.6": 1, "7.7": 1, "7.8.1": 3, "7.8.2": 6, "7.9": 1, "8": 1, "A.1": 1, "A.2": 4, "A.3": 1, "A.4": 1,
}  # fmt: skip

FIXTURES = {"7.1.2-10", "7.1.3-17", "7.2.2-5", "7.2.2-19", "7.8.2-4"}  # worked examples of the printed rulebook

ONCE = {"Constantine the Great", "Moses", "Kremlin"}  # what they do happens when they are patched, and lasts
LASTING = {"Statue of Liberty"}  # can't be covered

GAPS = [*range(1, 9), *range(10, 22), *range(30, 56), *range(60, 89), *range(90, 130)]  # and 89b


def test_every_statement_is_named_by_a_test():
    listed = [f"{section}-{number}" for section, count in LISTED.items() for number in range(1, count + 1)]
    assert [number for number in listed if number not in WOODEN] + ["B-0"] == list(STATEMENTS)
    assert set(" ".join(STATEMENTS.values()).split()) - names_of_tests("patchistory") == set()


def test_every_hero_and_wonder_has_its_sentence_and_its_tests():
    """In the order of the rulebook: nine wonders, then nine heroes of each era."""
    for figure in EDITION.words["figures"].values():
        sentence = f"{16 + figure.era}.{(figure.id - 1) % 18 + 1}"
        assert f"- **{sentence}** {figure.name}: " in rulebook("patchistory")
        assert sentence.replace(".", "_") in numbers("patchistory", r"\d+_\d+")


def test_every_hero_and_wonder_is_tested_while_it_is_visible_and_when_it_is_covered():
    tested = set(re.findall(r'^@works\("([^"]+)"', sources("patchistory"), re.M))
    assert {figure.name for figure in EDITION.words["figures"].values()} - tested == ONCE | LASTING


def test_every_gap_is_settled_by_a_ruling():
    """The titles say which, and so does the list at the beginning of the page."""
    titles = re.findall(r"^## (R\d+) .*\((Q-.*)\)$", rulings_page("patchistory"), re.M)
    settled = [(gap, ruling) for ruling, gaps in titles for gap in gaps.split(", ")]
    assert sorted(gap for gap, _ in settled) == sorted([*(f"Q-{gap:02}" for gap in GAPS), "Q-89b"])
    head = " ".join(rulings_page("patchistory").split("\n## ")[0].split())
    for ruling, gaps in titles:
        assert re.search(rf"\b{ruling} {gaps}[;.]", head), ruling
    assert {ruling for ruling, _ in titles} <= set(rulings("patchistory"))


def test_the_rulebook_cites_every_ruling_that_a_rule_follows_from():
    decided = {ruling for ruling, entry in rulings("patchistory").items() if not entry.startswith("No rule follows: ")}
    assert decided - set(re.findall(r"\bR\d+\b", rulebook("patchistory"))) == set()


def test_every_fixture_is_named_by_a_test():
    assert set(re.findall(r"fixture ([\d.]+-\d+)", sources("patchistory"))) == FIXTURES
