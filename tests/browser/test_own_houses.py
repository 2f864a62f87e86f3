"""A house of one's own in the browser: saved, shared, come back to, read from a file, printed."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}
PAPER = {"width": 680, "height": 960}

pytestmark = pytest.mark.browser

CHANGED = "/houses/tda?raising.min_rule=double_previous"
TWO_TITLES = """\
extends = "tda"
id = "circle_1998"
title = { en = "The Circle", fr = "Le Cercle" }

[options.limits]
raise_cap = 5
"""


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def point(page: Page, key: str) -> Locator:
    return page.locator(f"[data-point='{key}']")


def save(page: Page, folder: Path) -> Path:
    """Press the button that saves, and wait for the file."""
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def read(page: Page, url: str, toml: str) -> None:
    """Have the room read the text of a file."""
    page.goto(f"{url}/houses")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(toml)
    page.get_by_test_id("import-read").click()


def test_what_was_typed_last_is_in_the_file_however_soon_it_is_saved(
    tmp_path, shared_room, open_page
):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?find=limits.raise_cap")
    cap = point(page, "limits.raise_cap")
    cap.locator("summary").click()
    expect(page.get_by_test_id("export")).to_have_attribute("aria-busy", "false")
    page.get_by_test_id("house-title").fill("Just typed")
    named = save(page, tmp_path)
    assert named.name == "just_typed.toml"
    assert tomllib.loads(named.read_text(encoding="utf-8"))["title"] == "Just typed"
    cap.locator("input").fill("7")
    table = tomllib.loads(save(page, tmp_path).read_text(encoding="utf-8"))
    assert table["options"]["limits"]["raise_cap"] == 7


@pytest.mark.parametrize(
    ("locale", "title", "file"),
    [
        ("en-GB", "TDA tournament rules, changed", "tda_tournament_rules_changed.toml"),
        (
            "fr-FR",
            "Règles TDA des tournois, avec changements",
            "regles_tda_des_tournois_avec_changements.toml",
        ),
    ],
)
def test_changed_house_without_a_name_says_that_it_is_changed(
    locale, title, file, tmp_path, shared_room, open_page
):
    page = open_page(DESKTOP, locale)
    page.goto(shared_room.url + CHANGED)
    expect(heading(page)).to_have_text(title)
    assert save(page, tmp_path).name == file


def test_link_of_a_house_is_copied(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{shared_room.url}{CHANGED}&find=raising")
    page.get_by_test_id("house-title").fill("Club")
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{shared_room.url}{CHANGED}&title=Club"
    page.goto(link)
    expect(heading(page)).to_have_text("Club")


def test_link_is_shown_where_the_browser_does_not_copy(shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(shared_room.url + CHANGED)
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_test_id("link")).to_have_value(shared_room.url + CHANGED)
    expect(page.get_by_test_id("link")).to_be_focused()


def change_and_name(page: Page, url: str) -> None:
    """Make a house called Club out of TDA's."""
    page.goto(f"{url}/houses/tda?find=raising.min_rule")
    row = point(page, "raising.min_rule")
    row.locator("summary").click()
    row.locator("input[value=double_previous]").check()
    page.get_by_test_id("house-title").fill("Club")
    expect(heading(page)).to_have_text("Club")


def test_house_of_ones_own_is_come_back_to(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    change_and_name(page, shared_room.url)
    page.goto(f"{shared_room.url}/houses")
    page.get_by_role("link", name="Continue Club").click()
    expect(heading(page)).to_have_text("Club")
    expect(page).to_have_url(f"{shared_room.url}{CHANGED}&title=Club")

    page.goto(f"{shared_room.url}/rules/tda:47A")
    page.locator("[data-option='raising.reopen'] .go a").click()
    expect(heading(page)).to_have_text("Club")
    expect(point(page, "raising.reopen")).to_be_visible()

    page.goto(f"{shared_room.url}/houses/tda")
    expect(page.get_by_test_id("continue")).to_have_text("Continue Club")
    page.get_by_test_id("forget").click()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    page.goto(f"{shared_room.url}/houses")
    expect(page.locator("[data-house=tda]")).to_be_visible()
    expect(page.get_by_test_id("continue")).to_have_count(0)


def test_going_back_undoes_the_last_change(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses")
    page.locator("[data-house=tda]").click()
    page.get_by_test_id("sieve").fill("raising.min_rule")
    row = point(page, "raising.min_rule")
    row.locator("summary").click()
    row.locator("input[value=double_previous]").check()
    page.get_by_test_id("house-title").press_sequentially("Club", delay=200)
    expect(heading(page)).to_have_text("Club")
    page.go_back()
    expect(heading(page)).to_have_text("TDA tournament rules, changed")
    expect(page.get_by_test_id("house-title")).to_have_value("")
    expect(row).to_have_attribute("data-value", "double_previous")
    page.go_back()
    expect(row).to_have_attribute("data-value", "largest_full_raise")
    expect(heading(page)).to_have_text("TDA tournament rules")
    page.go_forward()
    expect(row).to_have_attribute("data-value", "double_previous")
    page.get_by_test_id("reset-all").click()
    expect(row).to_have_attribute("data-value", "largest_full_raise")
    page.go_back()
    expect(row).to_have_attribute("data-value", "double_previous")


def test_house_is_read_with_its_id_and_both_its_titles(tmp_path, shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    read(page, shared_room.url, TWO_TITLES)
    expect(heading(page)).to_have_text("The Circle")
    page.get_by_test_id("lang-switch").click()
    expect(heading(page)).to_have_text("Le Cercle")
    assert save(page, tmp_path).read_text(encoding="utf-8") == TWO_TITLES
    page.get_by_test_id("house-title").fill("Le Club")
    expect(heading(page)).to_have_text("Le Club")
    page.get_by_test_id("lang-switch").click()
    expect(heading(page)).to_have_text("The Circle")


def test_no_books_in_an_address_are_those_of_the_preset(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?books=")
    expect(heading(page)).to_have_text("TDA tournament rules")
    expect(page.get_by_text("Books, the highest first: TDA")).to_be_visible()
    expect(page.get_by_test_id("export")).to_be_enabled()
    expect(page.get_by_test_id("house-trouble")).to_have_count(0)


def test_address_that_makes_no_house_says_why(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?title={'x' * 81}")
    expect(page.get_by_test_id("house-trouble")).to_contain_text("is not 1 to 80 printable signs")
    expect(page.get_by_test_id("export")).to_be_disabled()
    page.goto(f"{shared_room.url}/houses/tda?books=a,b,c,d,e,f,g,h,i,j")
    expect(page.get_by_test_id("draft-reason")).to_contain_text("length <= 9")
    expect(page.get_by_test_id("export")).to_be_disabled()


def test_words_of_either_language_find_a_point(shared_room, open_page):
    page = open_page(DESKTOP, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?find=odd+chip")
    expect(page.locator("[data-point^='odd_chips.']").first).to_be_visible()
    found = page.locator("[data-point]").count()
    page.get_by_test_id("lang-switch").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("[data-point]")).to_have_count(found)


def test_comparison_is_folded_on_a_phone(shared_room, open_page):
    page = open_page(PHONE, "en-GB")
    page.goto(f"{shared_room.url}/houses/tda?with=championship")
    row = page.locator("[data-differs='raising.min_rule']")
    expect(page.get_by_test_id("compare")).to_contain_text(re.compile(r"\d+ points differ"))
    expect(row).not_to_be_visible()
    page.get_by_test_id("compare").locator("summary").click()
    expect(row).to_be_visible()


def printed(page: Page) -> Locator:
    """The points that come on paper."""
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    return page.locator("[data-point]:visible")


def test_changed_house_is_printed_as_its_changes(shared_room, open_page):
    page = open_page(PAPER, "en-GB")
    page.goto(shared_room.url + CHANGED)
    expect(heading(page)).to_be_visible()
    expect(printed(page)).to_have_count(1)
    expect(page.get_by_test_id("printed")).to_contain_text("Points changed: 1 of 2")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.get_by_test_id("printed")).to_have_count(0)


def test_every_point_is_printed_on_request_or_where_none_is_changed(shared_room, open_page):
    page = open_page(PAPER, "en-GB")
    page.add_init_script("window.print = () => dispatchEvent(new Event('beforeprint'))")
    page.goto(shared_room.url + CHANGED)
    page.get_by_test_id("print-all").click()
    page.emulate_media(media="print")
    points = page.locator("[data-point]:visible")
    expect(points.nth(200)).to_be_visible()
    every = points.count()
    expect(page.get_by_test_id("printed")).to_have_count(0)
    page.emulate_media(media="screen")
    page.goto(f"{shared_room.url}/houses/tda")
    expect(heading(page)).to_be_visible()
    expect(printed(page)).to_have_count(every)


def test_houses_that_choose_an_option_are_left_out_on_paper(shared_room, open_page):
    page = open_page(PAPER, "en-GB")
    page.goto(f"{shared_room.url}/rules/tda:47A")
    option = page.locator("[data-option='raising.reopen']")
    expect(option.locator(".choice__what").first).to_be_visible()
    page.emulate_media(media="print")
    expect(option.locator(".says").first).to_be_visible()
    expect(option.locator(".choice__what").first).not_to_be_visible()
