"""A hand in the browser, in each game, on desktop and phone, in both languages."""

import time

import pytest
from playwright.sync_api import expect

from croupier.games import game_ids, mixed_game_ids
from kit.table_page import (
    act_once,
    all_in_once,
    leave,
    log_at,
    log_of,
    play_to_showdown,
    sit_down,
    visible_cards,
)

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}

pytestmark = pytest.mark.browser

GAMES = (*game_ids(), *mixed_game_ids())
ON_A_PHONE = ("holdem", "omaha6", "pineapple", "stud", "razz", "badugi", "jacks", "horse")
OWN_CARDS = 2


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_to_showdown(game, shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, shared_room.url, game, "Inès")
    play_to_showdown(page)
    expect(log_at(page)).to_contain_text("wins")
    leave(page)


@pytest.mark.parametrize("game", ON_A_PHONE)
def test_a_hand_is_played_to_showdown_on_a_phone_in_french(game, shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    sit_down(page, shared_room.url, game, "Karim")
    play_to_showdown(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(log_at(page)).to_contain_text("gagne")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    for card in page.get_by_test_id("own-cards").locator("[data-card]").all():
        box = card.bounding_box()
        assert box is None or 0 <= box["x"] <= PHONE["width"] - box["width"]
    leave(page)


def test_the_lobby_lists_every_game_in_its_group(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(shared_room.url)
    expect(page.locator("[data-testid^=play-]")).to_have_count(len(GAMES))
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_language_is_switched_without_leaving_the_table(room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, room.url, "holdem", "Inès")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_test_id("lang-switch").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_two_people_at_one_table_see_only_their_own_cards(room, open_page):
    one, two = open_page(DESKTOP, "en-GB"), open_page(PHONE, "fr-FR")
    sit_down(one, room.url, "holdem", "Inès")
    sit_down(two, room.url, "holdem", "Karim")
    expect(one.locator("[data-testid^=seat-]", has_text="Karim")).to_be_visible()
    expect(two.locator("[data-testid^=seat-]", has_text="Inès")).to_be_visible()
    until, mine, theirs = time.monotonic() + 60, [], []
    while time.monotonic() < until:
        mine, theirs = (
            page.get_by_test_id("own-cards").locator("[data-card]").all() for page in (one, two)
        )
        if mine and theirs:
            break
        act_once(one), act_once(two)
        one.wait_for_timeout(50)
    hidden = [card.get_attribute("data-card") for card in mine]
    assert len(hidden) == OWN_CARDS
    assert set(hidden).isdisjoint(visible_cards(two))
    play_to_showdown(one, two)


def test_two_players_all_in_have_the_rest_dealt_several_times(room, open_page):
    pages = [open_page(DESKTOP, "en-GB"), open_page(PHONE, "fr-FR")]
    for page, name in zip(pages, ("Inès", "Karim"), strict=True):
        sit_down(page, room.url, "holdem", name)
    until, boards = time.monotonic() + 60, 0
    while time.monotonic() < until and "(second board)" not in log_of(pages[0]):
        for page in pages:
            all_in_once(page)
        pages[0].wait_for_timeout(20)
        boards = max(boards, pages[0].locator("[data-testid^=board]").count())
    assert boards > 1
    expect(log_at(pages[0])).to_contain_text("(second board)")
    expect(log_at(pages[1])).to_contain_text("deuxième tableau")
    assert pages[1].evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_hand_goes_on_after_the_server_is_killed(room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, room.url, "holdem", "Inès")
    own = page.get_by_test_id("own-cards").locator("[data-card]")
    expect(own).to_have_count(2)
    expect(page.get_by_test_id("slot-call")).to_be_enabled(timeout=60_000)
    before = [card.get_attribute("data-card") for card in own.all()]
    room.kill()
    expect(page.get_by_test_id("conn-state")).to_be_visible()
    room.start()
    expect(page.get_by_test_id("slot-call")).to_be_enabled(timeout=20_000)
    assert [card.get_attribute("data-card") for card in own.all()] == before
    play_to_showdown(page)
