"""The rulebook and the houses in the browser, on desktop and phone, in both languages."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.table_page import play_until, sit_down

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}
SMALL_PHONE = {"width": 320, "height": 640}
PAPER = {"width": 680, "height": 960}

pytestmark = pytest.mark.browser

FIRST_SEARCH = 20_000
"""Milliseconds in which the index is made."""

SHORT_ALL_IN = "tda:47A"
DOTTED = "rrop3:10.nolimit.3b"

DEVICES = pytest.mark.parametrize(
    ("size", "locale"),
    [(DESKTOP, "en-GB"), (DESKTOP, "fr-FR"), (PHONE, "en-GB"), (PHONE, "fr-FR")],
    ids=["desktop-en", "desktop-fr", "phone-en", "phone-fr"],
)


def in_language(locale: str, en: str, fr: str) -> str:
    return fr if locale == "fr-FR" else en


def fits(page: Page) -> bool:
    """Whether nothing sticks out sideways."""
    size = page.viewport_size
    assert size
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["width"])


def hits(page: Page) -> Locator:
    return page.locator("[data-hit]")


def point(page: Page, key: str) -> Locator:
    return page.locator(f"[data-point='{key}']")


def choose(page: Page, key: str, value: str) -> None:
    """Open a point and take a value by its radio button."""
    row = point(page, key)
    row.locator("summary").click()
    row.locator(f"input[value='{value}']").check()
    expect(row).to_have_attribute("data-value", value)


@DEVICES
def test_a_rule_is_found_as_one_types(size, locale, shared_room, open_page):
    page = open_page(size, locale)
    page.goto(shared_room.url)
    page.get_by_test_id("nav_rules").click()
    words = in_language(locale, "short all-in", "tapis insuffisant")
    page.get_by_test_id("find").press_sequentially(words, delay=20)
    expect(page.locator(f"[data-hit='{SHORT_ALL_IN}']")).to_be_visible(timeout=FIRST_SEARCH)
    expect(hits(page).locator("mark").first).to_be_visible()
    address = in_language(locale, "?q=short+all-in", "?q=tapis+insuffisant")
    expect(page).to_have_url(f"{shared_room.url}/rules{address}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(words)
    assert fits(page)
    page.get_by_test_id("find").press("ArrowDown")
    first = hits(page).first.get_attribute("data-hit")
    expect(hits(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", first)
    page.go_back()
    expect(page.get_by_test_id("find")).to_have_value(words)
    expect(hits(page).first).to_have_attribute("data-hit", first)


@DEVICES
def test_a_rule_page_tells_all_about_the_rule(size, locale, shared_room, open_page):
    page = open_page(size, locale)
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    sheet = page.get_by_test_id("rule-page")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(sheet.get_by_role("heading", level=1)).to_contain_text(
        in_language(locale, "Short all-ins", "Tapis insuffisants")
    )
    expect(page.get_by_test_id("rule-tags")).to_contain_text(
        in_language(locale, "The table sees to it", "La table y veille")
    )
    expect(sheet.locator("[data-option='raising.reopen']")).to_contain_text(
        in_language(locale, "TDA tournament rules", "Règles TDA des tournois")
    )
    expect(page.get_by_test_id("others").locator(f"[data-rule='{DOTTED}']").first).to_be_visible()
    expect(page.get_by_test_id("places")).to_contain_text("play/betting.py")
    expect(page.get_by_test_id("print")).to_be_visible()
    assert fits(page)
    page.get_by_test_id("others").locator(f"[data-rule='{DOTTED}']").first.click()
    expect(sheet).to_have_attribute("data-rule", DOTTED)
    page.reload()
    expect(sheet).to_have_attribute("data-rule", DOTTED)
    page.go_back()
    expect(sheet).to_have_attribute("data-rule", SHORT_ALL_IN)


def test_books_are_browsed_down_to_a_rule_and_back(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(f"{shared_room.url}/rules")
    page.get_by_role("link", name="TDA tournament rules").click()
    page.get_by_role("link", name=re.compile("Betting and raising")).click()
    page.get_by_role("link", name=re.compile("^Short all-ins do not reopen")).click()
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", SHORT_ALL_IN)
    for _ in range(3):
        page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rulebook")
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_have_text("TDA tournament rules")


def test_going_back_comes_to_where_one_was(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules/tda/betting_and_raising")
    link = page.locator(f"main [data-rule='{SHORT_ALL_IN}']")
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > DESKTOP["height"]
    link.click()
    expect(page.get_by_test_id("rule-page")).to_be_visible()
    page.wait_for_function("scrollY === 0")
    page.go_back()
    expect(link).to_be_in_viewport()


def test_language_is_switched_on_the_spot(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Short all-ins")
    page.get_by_test_id("lang-switch").click()
    expect(heading).to_contain_text("Tapis insuffisants")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page).to_have_title(re.compile("^TDA 47A, Tapis insuffisants"))


def test_played_example_is_stepped_through(shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    page.goto(f"{shared_room.url}/rules/rrop3:3.bets.3a")
    example = page.get_by_test_id("example").first
    expect(example).to_have_attribute("data-step", "0")
    expect(page.get_by_test_id("example-before").first).to_be_disabled()
    page.get_by_test_id("example-after").first.click()
    expect(example).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowLeft")
    expect(example).to_have_attribute("data-step", "0")
    page.get_by_test_id("example-play").first.click()
    expect(example).not_to_have_attribute("data-step", "0")
    expect(example.locator("[data-testid^=seat-]").first).to_be_visible()
    expect(example.locator("button", has_text=re.compile("siège|Prendre"))).to_have_count(0)
    assert fits(page)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/nowhere/at/all", "There is no such page"),
        ("/rules/tda:99Z", "There is no rule tda:99Z"),
        ("/rules/nothing", "There is no book “nothing”"),
        ("/rules/tda/nothing", "There is no such section"),
        ("/houses/tdo", "There is no house “tdo”"),
    ],
)
def test_unknown_address_says_so_and_shows_ways_on(path, says, shared_room, open_page):
    page = open_page(SMALL_PHONE, "en-GB")
    page.goto(shared_room.url + path)
    unknown = page.get_by_test_id("unknown")
    expect(unknown.get_by_role("heading", level=1)).to_have_text(says)
    assert fits(page)
    unknown.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rulebook")


@DEVICES
def test_a_house_is_made_saved_and_read_back(size, locale, tmp_path, shared_room, open_page):
    page = open_page(size, locale)
    page.goto(f"{shared_room.url}/houses")
    page.locator("[data-house=tda]").click()
    page.get_by_test_id("house-title").fill("Chez Éloïse")
    page.get_by_test_id("sieve").fill("raising.")
    choose(page, "raising.min_rule", "double_previous")
    page.get_by_test_id("sieve").fill("limits.raise_cap")
    cap = point(page, "limits.raise_cap").first
    cap.locator("summary").click()
    cap.locator("input").fill("5")
    cap.locator("input").blur()
    expect(cap).to_have_attribute("data-value", "5")
    expect(page.get_by_test_id("export")).to_have_attribute("aria-busy", "false")
    assert fits(page)
    file = save(page, tmp_path)
    assert file.name == "chez_eloise.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    assert table["extends"] == "tda"
    assert table["title"] == "Chez Éloïse"
    assert table["options"] == {
        "raising": {"min_rule": "double_previous"},
        "limits": {"raise_cap": 5},
    }
    address = page.url

    page.goto(f"{shared_room.url}/houses")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-file").set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_have_text("Chez Éloïse")
    page.get_by_test_id("only-changed").click()
    expect(page.locator("[data-point]")).to_have_count(2)
    expect(point(page, "limits.raise_cap")).to_have_attribute("data-value", "5")
    expect(page).to_have_url(re.compile("raising.min_rule=double_previous"))
    assert save(page, tmp_path).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")

    other = open_page(size, locale)
    other.goto(address)
    expect(other.get_by_role("heading", level=1)).to_have_text("Chez Éloïse")
    expect(point(other, "limits.raise_cap").first).to_have_attribute("data-value", "5")


def save(page: Page, folder: Path) -> Path:
    """Press the button that saves, and wait for the file."""
    expect(page.get_by_test_id("export")).to_be_enabled()
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_changed_point_is_set_back(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(
        f"{shared_room.url}/houses/tda?raising.min_rule=double_previous&find=raising.min_rule"
    )
    row = point(page, "raising.min_rule")
    expect(row).to_have_attribute("data-value", "double_previous")
    expect(row).to_contain_text("Changed")
    row.locator("summary").click()
    row.get_by_test_id("reset-point").click()
    expect(row).to_have_attribute("data-value", "largest_full_raise")
    expect(page).not_to_have_url(re.compile("double_previous"))


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "cannot be"), ("fr-FR", "impossible")])
def test_impossible_house_says_why_at_its_points(locale, title, shared_room, open_page):
    page = open_page(PHONE, locale)
    page.goto(f"{shared_room.url}/houses/tda?limits.raise_cap=0")
    trouble = page.get_by_test_id("house-trouble")
    expect(trouble).to_contain_text(title)
    expect(trouble.locator("[data-rule='rrop3:3.bets.3a']")).to_be_visible()
    expect(trouble).not_to_contain_text("(")
    expect(page.get_by_test_id("export")).to_be_disabled()
    row = point(page, "limits.headsup_cap")
    row.locator("summary").click()
    expect(row.get_by_role("alert")).to_be_visible()
    row.locator("input[value=uncapped]").check()
    expect(trouble).to_have_count(0)
    expect(page.get_by_test_id("export")).to_be_enabled()
    assert fits(page)


def test_only_what_is_in_force_today_is_shown(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda")
    page.get_by_test_id("open-all").click()
    expect(page.locator("[data-point='clock.grace_seconds']")).to_have_count(1)
    everything = page.locator("[data-point]").count()
    page.get_by_test_id("only-today").click()
    expect(page.locator("[data-point='clock.grace_seconds']")).to_have_count(0)
    shown = page.locator("[data-point]")
    assert 0 < shown.count() < everything
    expect(page.locator("[data-point] .tag--wait")).to_have_count(0)
    expect(page).to_have_url(re.compile("today=1"))


def test_two_houses_are_compared(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda")
    page.get_by_test_id("house-with").select_option("championship")
    row = page.locator("[data-differs='raising.min_rule']")
    expect(row).to_be_visible()
    expect(row.locator("[data-rule='championship:bets.3']")).to_be_visible()
    expect(row.locator("[data-rule='tda:43A']")).to_be_visible()
    expect(page).to_have_url(re.compile("with=championship"))
    page.goto(f"{shared_room.url}/houses/tda?with=tda")
    expect(page.get_by_test_id("compare")).to_contain_text("Both choose alike")
    expect(page.get_by_test_id("house-with")).to_have_value("tda")


def test_pasted_text_that_is_no_house_is_refused(shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    page.goto(f"{shared_room.url}/houses")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill("extends = 'tdo'")
    page.get_by_test_id("import-read").click()
    expect(page.get_by_test_id("import-trouble")).to_contain_text("s’agit-il de 'tda'")
    page.get_by_test_id("import-text").fill("extends = 'tda'\ntitle = 'Le Cercle'")
    page.get_by_test_id("import-read").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Le Cercle")


def test_reading_takes_no_seat_and_makes_no_guest(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    expect(page.get_by_test_id("rule-page")).to_be_visible()
    assert sockets == []
    assert page.context.cookies() == []
    page.get_by_test_id("nav_tables").click()
    expect(page.locator("[data-testid^=play-]").first).to_be_visible()
    assert len(sockets) >= 1


def test_citation_at_the_table_opens_beside_it(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    sit_down(page, shared_room.url, "holdem", "Inès")
    cite = page.locator("a[data-rule]").first
    play_until(lambda: cite.count() > 0, page)
    with page.context.expect_page() as opened:
        rule = cite.evaluate("link => (link.click(), link.dataset.rule)")
    expect(opened.value.get_by_test_id("rule-page")).to_have_attribute("data-rule", rule)
    expect(page.get_by_test_id("own-cards")).to_be_attached()
    expect(page).to_have_url(re.compile("/table/holdem"))
    expect(page.get_by_test_id("conn-state")).to_have_attribute("data-state", "open")


def test_rule_is_printed_without_what_surrounds_it(shared_room, open_page):
    page = open_page(PAPER, "en-GB")
    page.goto(f"{shared_room.url}/rules/{SHORT_ALL_IN}")
    expect(page.get_by_test_id("rule-page")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_test_id("others")).to_be_visible()
    expect(page.get_by_test_id("find")).not_to_be_visible()
    expect(page.get_by_test_id("print")).not_to_be_visible()
    for surrounding in page.locator("nav").all():
        expect(surrounding).not_to_be_visible()


def test_house_is_printed_with_every_subject_open(shared_room, open_page):
    page = open_page(PAPER, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda")
    effect = point(page, "raising.min_rule").locator(".effect")
    expect(effect).to_be_attached()
    expect(effect).not_to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(effect).to_be_visible()
    expect(page.get_by_test_id("export")).not_to_be_visible()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(effect).not_to_be_visible()


def test_coming_back_to_a_house_finds_it_as_it_was(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?raising.min_rule=double_previous")
    page.locator("[data-group=raising] > summary").click()
    row = point(page, "raising.min_rule")
    row.locator("summary").click()
    row.locator("[data-rule='tda:43A']").click()
    expect(page.get_by_test_id("rule-page")).to_have_attribute("data-rule", "tda:43A")
    page.go_back()
    expect(row).to_have_attribute("data-value", "double_previous")
    expect(row.locator("[data-rule='tda:43A']")).to_be_in_viewport()
