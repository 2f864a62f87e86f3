"""Reading the rulebook by keyboard, by a hurried hand, in large letters and on paper."""

import re

import pytest
from playwright.sync_api import expect

DESKTOP = {"width": 1366, "height": 768}
SMALL_PHONE = {"width": 320, "height": 640}
PAPER = {"width": 680, "height": 960}

pytestmark = pytest.mark.browser

FIRST_SEARCH = 20_000
"""Milliseconds in which the index is made."""
PAUSE = 500
"""Milliseconds after which no search is pending any more."""

SHORT_ALL_IN = "tda:47A"


@pytest.mark.parametrize(("link", "path"), [("nav_tables", "/"), ("nav_houses", "/houses")])
def test_who_leaves_while_he_searches_is_not_pulled_back(link, path, shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules")
    page.get_by_test_id("find").press_sequentially("pot")
    page.get_by_test_id(link).click()
    page.wait_for_timeout(PAUSE)
    expect(page).to_have_url(shared_room.url + path)


def test_rule_chosen_while_the_next_search_is_pending_stays(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules?q=pot")
    hit = page.locator("[data-hit]").first
    expect(hit).to_be_visible(timeout=FIRST_SEARCH)
    chosen = hit.get_attribute("data-hit")
    page.get_by_test_id("find").press("End")
    page.get_by_test_id("find").press_sequentially(" s")
    hit.click()
    page.wait_for_timeout(PAUSE)
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", chosen)
    expect(page).to_have_url(f"{shared_room.url}/rules/{chosen}")


def test_signs_that_replace_text_are_shown_as_they_were_typed(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules?q=odd+chip+%24%26")
    expect(page.locator("[data-hit]").first).to_be_visible(timeout=FIRST_SEARCH)
    expect(page.get_by_role("status")).to_contain_text("“odd chip $&”")


def test_two_letters_of_a_word_do_not_clear_the_list(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules?q=straddle")
    expect(page.locator("[data-hit]").first).to_be_visible(timeout=FIRST_SEARCH)
    page.get_by_test_id("find").fill("zq")
    page.wait_for_url(re.compile("q=zq$"))
    page.wait_for_timeout(PAUSE)
    expect(page.locator("[data-hit]").first).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("“straddle”")
    page.get_by_test_id("find").fill("zqzq")
    expect(page.get_by_role("status")).to_have_text("No rule speaks of “zqzq”")
    expect(page.locator("[data-hit]")).to_have_count(0)


def test_first_two_letters_ask_for_more(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules")
    page.get_by_test_id("find").press_sequentially("zq")
    expect(page.get_by_role("status")).to_have_text("Go on typing…", timeout=FIRST_SEARCH)


def test_last_step_of_an_example_keeps_the_focus(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    example = page.get_by_test_id("example").first
    after = example.get_by_test_id("example-after")
    expect(after).to_be_visible()
    last = example.locator(".script li").count() - 1
    after.focus()
    for _ in range(last + 1):
        page.keyboard.press("Enter")
    expect(example).to_have_attribute("data-step", str(last))
    expect(after).to_be_focused()
    expect(after).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect(example).to_have_attribute("data-step", str(last - 1))


def test_skip_link_leads_past_the_list_at_the_side(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    expect(page.get_by_test_id("rule-page")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('main')")
    expect(page).to_have_url(f"{shared_room.url}/rules/{SHORT_ALL_IN}")


def test_an_id_in_other_letters_leads_to_its_rule(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules/TDA:47a")
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", SHORT_ALL_IN)
    page.wait_for_url(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    expect(page.locator("nav[aria-label='Before, After']")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_unknown_rule_names_the_nearest(locale, shared_room, open_page):
    page = open_page(SMALL_PHONE, locale)
    page.goto(f"{shared_room.url}/rules/tdo:47A")
    near = page.get_by_test_id("near").locator("a")
    expect(near).to_have_attribute("data-rule", SHORT_ALL_IN)
    near.click()
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", SHORT_ALL_IN)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_rule_is_printed_on_two_pages_at_most(locale, shared_room, open_page):
    page = open_page(PAPER, locale)
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    expect(page.get_by_test_id("example")).to_have_count(2)
    expect(page.get_by_test_id("others").locator("tr")).not_to_have_count(0)
    margin = dict.fromkeys(("top", "bottom", "left", "right"), "15mm")
    paper = page.pdf(format="A4", margin=margin)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) <= 2


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    "path", ["/rules", "/rules/tda", "/rules/tda:47A", "/rules/rrop3:9.draw.13", "/rules?q=pot"]
)
def test_letters_twice_as_large_stick_out_nowhere(path, locale, shared_room, open_page):
    page = open_page(SMALL_PHONE, locale)
    page.goto(shared_room.url + path)
    expect(page.get_by_role("heading", level=1)).not_to_have_text(
        re.compile("^(One moment|Un instant)"), timeout=FIRST_SEARCH
    )
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
