"""Staff file a ruling with a penalty from a phone; the player at his table sees and serves it."""

import re

import pytest
from playwright.sync_api import expect

from kit.table_page import play_until, sit_down

PHONE = {"width": 375, "height": 812}
SERVING = re.compile(r"manquer\s: 3\d\.")
STAFF_LINK = re.compile(r"/cardroom\?staff=(\S+)")

pytestmark = pytest.mark.browser


def test_player_misses_the_hands_of_his_penalty_and_is_told_how_many(room, open_page):
    player, staff = open_page(locale="fr-FR"), open_page(PHONE, "fr-FR")
    sit_down(player, room.url, "holdem", "Zoé")
    secret = STAFF_LINK.search(room.said.read_text())
    assert secret is not None
    for path, body in (("enter", {"name": "Fay"}), ("desk/staff", {"secret": secret[1]})):
        assert staff.request.post(f"{room.url}/api/{path}", data=body).ok
    staff.goto(f"{room.url}/floor?house=tda&story=live_hand_shown")
    staff.get_by_test_id("file").tap()
    staff.get_by_test_id("file-people").get_by_text("Zoé").tap()
    staff.get_by_test_id("file-penalty").select_option("missed_hands")
    staff.get_by_test_id("file-amount").fill("40")
    assert staff.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    staff.get_by_test_id("file-do").tap()
    expect(staff.get_by_test_id("filed")).to_be_visible()
    matter = player.get_by_test_id("matter-penalty")
    expect(matter).to_contain_text("mains encore à manquer")
    expect(player.get_by_test_id("log").first).to_contain_text("Décision (Fay)")
    play_until(lambda: SERVING.search(matter.inner_text()) is not None, player)
    expect(player.get_by_test_id("own-cards").locator("[data-card]")).to_have_count(0)
