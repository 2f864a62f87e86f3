"""A hand in the browser, in each game, on desktop and phone, in both languages."""

import pytest
from playwright.sync_api import expect

from kit.table_page import act_once, play_to_showdown, sit_down, visible_cards

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}

pytestmark = pytest.mark.browser

GAMES = {"holdem": 2, "omaha8": 4, "stud": 7, "jacks": 5}


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_to_showdown(game, room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, room.url, game, "Inès")
    play_to_showdown(page)
    expect(page.get_by_test_id("log").first).to_contain_text("wins")


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_to_showdown_on_a_phone_in_french(game, room, open_page):
    page = open_page(PHONE, "fr-FR")
    sit_down(page, room.url, game, "Inès")
    play_to_showdown(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_test_id("log").first).to_contain_text("gagne")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


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
    for _ in range(200):
        mine, theirs = (
            page.get_by_test_id("own-cards").locator("[data-card]").all() for page in (one, two)
        )
        if mine and theirs:
            break
        act_once(one), act_once(two)
        one.wait_for_timeout(50)
    hidden = [card.get_attribute("data-card") for card in mine]
    assert len(hidden) == GAMES["holdem"]
    assert set(hidden).isdisjoint(visible_cards(two))
    play_to_showdown(one, two)


def test_the_hand_goes_on_after_the_server_is_killed(room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, room.url, "holdem", "Inès")
    own = page.get_by_test_id("own-cards").locator("[data-card]")
    expect(own).to_have_count(2)
    for _ in range(400):
        if page.get_by_test_id("slot-call").is_enabled():
            break
        page.wait_for_timeout(25)
    before = [card.get_attribute("data-card") for card in own.all()]
    room.kill()
    expect(page.get_by_test_id("conn-state")).to_be_visible()
    room.start()
    expect(page.get_by_test_id("slot-call")).to_be_enabled(timeout=20_000)
    assert [card.get_attribute("data-card") for card in own.all()] == before
    play_to_showdown(page)
