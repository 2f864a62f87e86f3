"""The page of the floor on a phone: ten real cases by taps in both languages, and the rest."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

PHONE = {"width": 375, "height": 812}
SMALL_PHONE = {"width": 320, "height": 640}
MOST_TAPS = 4

pytestmark = pytest.mark.browser


class Told(NamedTuple):
    """A case as it is tapped: the table set before, the category, the story, the facts."""

    id: str
    table: str
    category: str
    story: str
    facts: tuple[tuple[str, str], ...]
    decision: str
    en: str
    fr: str
    cites: str


CASES = (
    Told(
        "c034",
        "house=tda&small=100&big=200",
        "words_and_chips",
        "one_chip",
        (("round", "=first"), ("bet", "200"), ("chip", "1000")),
        "call",
        "calls 200",
        "paie 200",
        "tda:44",
    ),
    Told(
        "c036",
        "house=tda&small=100&big=200",
        "words_and_chips",
        "several_chips",
        (("bet", "500"), ("chips", "500 100 100 50")),
        "raise",
        "raises to 1,000",
        "relance à 1\u202f000",
        "tda:45B",
    ),
    Told(
        "c044",
        "house=rrop3_cash",
        "words_and_chips",
        "several_motions",
        (("bet", "400"), ("chips", "400 / 800")),
        "call",
        "calls 400",
        "paie 400",
        "rrop3:3.bets.14a",
    ),
    Told(
        "c046",
        "house=tda&small=50&big=100",
        "words_and_chips",
        "said",
        (("round", "=first"), ("bet", "400"), ("words", "raise to five hundred")),
        "raise",
        "raises to 700",
        "relance à 700",
        "tda:51A",
    ),
    Told(
        "c048",
        "house=tda&small=100&big=200",
        "words_and_chips",
        "old_bet_back",
        (("own", "200"), ("bet", "600")),
        "binds",
        "must call",
        "doit suivre",
        "tda:46B",
    ),
    Told(
        "c160",
        "house=tda",
        "deal",
        "card_exposed",
        (("nth", "=second"),),
        "misdeal",
        "isdeal",
        "aldonne",
        "tda:35A7",
    ),
    Told(
        "c162",
        "house=tda&small=50&big=100",
        "deal",
        "card_missing",
        (("progress", "=fold_call"),),
        "hand_dead",
        "is dead",
        "est morte",
        "tda:38",
    ),
    Told(
        "c170",
        "house=championship",
        "deal",
        "card_exposed",
        (("nth", "=first"), ("keep", "=yes")),
        "replace_card",
        "burn",
        "brûl",
        "championship:deal.1",
    ),
    Told(
        "c172",
        "house=rrop3_cash",
        "deck_and_board",
        "flop_too_many",
        (),
        "redeal_board",
        "new flop",
        "nouveau flop",
        "rrop3:5.holdem.2",
    ),
    Told(
        "c188",
        "house=tda&small=200&big=400",
        "turn_and_time",
        "absent_at_deal",
        (),
        "hand_dead",
        "is dead",
        "est morte",
        "tda:30",
    ),
)


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    size = page.viewport_size
    assert size
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["width"])


def tell(page: Page, told: Told) -> int:
    """Choose the story and answer; how many taps that took after the category."""
    page.get_by_test_id(f"category-{told.category}").tap()
    page.get_by_test_id(f"story-{told.story}").tap()
    taps = 1
    for question, said in told.facts:
        taps += 1
        if said.startswith("="):
            page.get_by_test_id(f"a-{question}-{said[1:]}").tap()
        else:
            page.get_by_test_id(f"q-{question}").locator("input").fill(said)
    return taps


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"], ids=["en", "fr"])
@pytest.mark.parametrize("told", CASES, ids=[one.id for one in CASES])
def test_case_is_ruled_in_four_taps_on_a_phone(told, locale, shared_room, open_page):
    page = open_page(PHONE, locale)
    page.goto(f"{shared_room.url}/floor?{told.table}")
    assert tell(page, told) <= MOST_TAPS
    ruling = page.get_by_test_id("ruling")
    expect(ruling).to_have_attribute("data-decision", told.decision)
    expect(ruling).to_contain_text(told.fr if locale == "fr-FR" else told.en)
    expect(ruling.locator(f"[data-rule='{told.cites}']").first).to_be_visible()
    expect(page.get_by_test_id("steps").locator("li").first).to_be_visible()
    expect(page.get_by_test_id("others").locator("li").nth(2)).to_be_attached()
    assert fits(page)


def test_address_holds_what_was_told(shared_room, open_page):
    page = open_page(PHONE)
    page.goto(f"{shared_room.url}/floor?house=tda&small=100&big=200")
    tell(page, CASES[1])
    expect(page.get_by_test_id("decision")).to_contain_text("1,000")
    other = open_page(PHONE, "fr-FR")
    other.goto(page.url)
    expect(other.get_by_test_id("decision")).to_contain_text("relance à 1\u202f000")


def test_words_find_a_story_in_both_languages(shared_room, open_page):
    for locale, words in (("en-GB", "string bet"), ("fr-FR", "relance en deux fois")):
        page = open_page(PHONE, locale)
        page.goto(f"{shared_room.url}/floor")
        page.get_by_role("searchbox").fill(words)
        expect(page.get_by_test_id("story-several_motions")).to_be_visible(timeout=20_000)


def test_nonsense_is_told_apart_and_the_facts_stay(shared_room, open_page):
    page = open_page(PHONE)
    page.goto(f"{shared_room.url}/floor?story=one_chip")
    field = page.get_by_test_id("q-bet").locator("input")
    field.fill("a lot")
    expect(page.get_by_test_id("trouble")).to_contain_text("is no answer to")
    field.fill("20")
    expect(page.get_by_test_id("decision")).to_contain_text("calls 20")


def test_back_leads_to_the_stories_and_to_the_categories(shared_room, open_page):
    page = open_page(PHONE)
    page.goto(f"{shared_room.url}/floor?house=rrop3_cash&story=one_chip")
    page.get_by_test_id("floor-back").tap()
    expect(page.get_by_test_id("story-one_chip")).to_be_visible()
    page.get_by_test_id("floor-back").tap()
    expect(page.get_by_test_id("category-words_and_chips")).to_be_visible()
    expect(page).to_have_url(re.compile("house=rrop3_cash"))


def test_other_house_rules_otherwise_at_once(shared_room, open_page):
    page = open_page(PHONE)
    page.goto(f"{shared_room.url}/floor?story=card_exposed&nth=second")
    expect(page.get_by_test_id("ruling")).to_have_attribute("data-decision", "misdeal")
    page.get_by_test_id("floor-table").locator("summary").tap()
    page.get_by_test_id("floor-house").select_option("rrop3_cash")
    expect(page.get_by_test_id("ruling")).to_have_attribute("data-decision", "replace_card")


def test_stranger_is_told_why_he_cannot_file(shared_room, open_page):
    page = open_page(PHONE)
    page.goto(f"{shared_room.url}/floor?story=one_chip")
    page.get_by_test_id("file").tap()
    expect(page.get_by_test_id("no-places")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"], ids=["en", "fr"])
def test_small_phone_holds_every_page(locale, shared_room, open_page):
    page = open_page(SMALL_PHONE, locale)
    for address in ("", "?cat=words_and_chips", "?story=several_motions&said=total"):
        page.goto(f"{shared_room.url}/floor{address}")
        expect(page.locator("main h1").first).to_be_visible()
        assert fits(page), address
