"""A person at a table: what he sees, and what he presses."""

import re
import time

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - its own

_MOMENT = 500
"""Milliseconds after which a button that is gone is not waited for."""

SHOWDOWN = re.compile("Showdown|Abattage")


def sit_down(page: Page, url: str, table: str, name: str) -> None:
    """Open the lobby, give a name, press one button."""
    page.goto(url)
    page.get_by_test_id("name-field").first.fill(name)
    page.get_by_test_id(f"play-{table}").click()
    expect(page.locator("[data-testid^=seat-]").first).to_be_visible()


def act_once(page: Page) -> bool:
    """If it is this player's turn, stay in the hand by the cheapest way; whether it did.

    The turn may pass, and a button with it, between a look and a press: then nothing was done.
    """
    for slot in ("slot-draw", "slot-call", "slot-raise"):
        button = page.get_by_test_id(slot)
        if not button.count():
            continue
        try:
            if button.first.is_enabled(timeout=_MOMENT):
                button.first.click(timeout=_MOMENT)
                return True
        except TimeoutError:
            return False
    return False


def play_to_showdown(*pages: Page, seconds: float = 60) -> None:
    """Everybody stays in until a hand is shown down at the first page's table."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for page in pages:
            act_once(page)
        if SHOWDOWN.search(log_of(pages[0])):
            return
        time.sleep(0.05)
    raise AssertionError(f"no showdown within {seconds} s; the log: {log_of(pages[0])}")


def log_of(page: Page) -> str:
    """The table's log as text, wherever it is shown."""
    return page.get_by_test_id("log").first.text_content() or ""


def visible_cards(page: Page) -> list[str]:
    """Every card that is face up anywhere in the page, as the markup names it."""
    cards = page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    return [card for card in cards if card != "??"]
