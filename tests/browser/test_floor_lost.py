"""The page of the floor where something is missing: the room, a story, a house, space."""

import json

import pytest
from playwright.sync_api import expect

PHONE = {"width": 375, "height": 812}
STORY = "floor?house=tda&story=one_chip"
OWN = [{"preset": "tda", "query": "title=Chez+nous&button.rule=moving"}]

pytestmark = pytest.mark.browser


def test_last_ruling_stays_while_the_room_is_lost(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(f"{shared_room.url}/{STORY}&small=100&big=200")
    expect(page.get_by_test_id("ruling")).to_be_visible()
    page.route("**/api/floor/ruling", lambda route: route.abort())
    page.get_by_test_id("q-chip").locator("input").fill("1000")
    expect(page.get_by_test_id("lost")).to_contain_text("does not answer")
    expect(page.get_by_test_id("ruling")).to_be_visible()
    page.unroute("**/api/floor/ruling")
    page.get_by_test_id("again").tap()
    expect(page.get_by_test_id("lost")).to_have_count(0)


def test_what_the_address_names_in_vain_is_told(shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    page.goto(f"{shared_room.url}/floor?story=one_chop")
    expect(page.get_by_test_id("no-such-story")).to_contain_text("one_chop")
    page.goto(f"{shared_room.url}/{STORY}&chop=5")
    expect(page.get_by_test_id("strangers")).to_contain_text("chop")


def test_one_asks_by_the_rules_of_a_house_of_ones_own(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(f"{shared_room.url}/floor?house=own:0&story=one_chip")
    expect(page.get_by_test_id("own-missing")).to_be_visible()
    page.evaluate("all => localStorage.setItem('croupier.houses', all)", json.dumps(OWN))
    page.reload()
    expect(page.get_by_test_id("ruling")).to_be_visible()
    expect(page.get_by_test_id("floor-table")).to_contain_text("Chez nous")


def test_at_large_letters_the_bar_stands_on_the_page(shared_room, open_page):
    page = open_page({"width": 188, "height": 406}, "fr-FR")
    page.goto(f"{shared_room.url}/{STORY}")
    bar = page.locator(".actbar")
    expect(bar).to_have_css("position", "static")
    box = bar.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 188
    for button in bar.locator("button").all():
        box = button.bounding_box()
        assert box["x"] + box["width"] <= 188
