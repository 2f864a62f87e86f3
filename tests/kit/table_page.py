"""A person at a table: what he sees, and what he presses."""

import contextlib
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - its own

_PATIENCE = 150.0
"""Seconds after which a test gives up: long enough for the slowest machine."""
_MOMENT = 500
"""Milliseconds after which a button that is gone is not waited for."""

SHOWDOWN = re.compile("Showdown|Abattage| shows | montre ")


def sit_down(
    page: Page, url: str, table: str, name: str, *, chips: int = 0, wish: str = "post"
) -> None:
    """Open the lobby, give a name, press one button, and say how to sit down.

    *chips* is 0 for the usual amount; *wish* is to `post` or to `wait`, where that is asked.
    """
    go_to_table(page, url, table, name)
    confirm_seat(page, chips=chips, wish=wish)


def go_to_table(page: Page, url: str, table: str, name: str) -> None:
    """Open the lobby, give a name, press one button: the page asks how to sit down."""
    page.goto(url)
    page.get_by_test_id("name-field").first.fill(name)
    page.get_by_test_id(f"play-{table}").click()
    expect(page.locator("[data-testid^=seat-]").first).to_be_visible()


def confirm_seat(page: Page, *, chips: int = 0, wish: str = "post") -> None:
    """Answer what the page asks of who sits down."""
    sheet = page.get_by_test_id("sit-sheet")
    expect(sheet).to_be_visible()
    if chips:
        sheet.get_by_test_id("chips-field").fill(str(chips))
    choice = sheet.get_by_test_id(f"entry-{wish}")
    if choice.count():
        choice.check()
    sheet.get_by_test_id("sit-confirm").click()
    expect(sheet).to_have_count(0)


def open_seat(page: Page) -> Locator:
    """What may be done at one's own seat, opened as one's plate opens it."""
    page.get_by_test_id("own-open").click()
    panel = page.get_by_test_id("own-panel")
    expect(panel).to_be_visible()
    return panel


def leave(page: Page) -> None:
    """Give up the seat, and the hand if one is on."""
    page.get_by_test_id("leave").click()
    lobby = page.locator("[data-testid^=play-]").first
    until = time.monotonic() + _PATIENCE
    while not lobby.is_visible() and time.monotonic() < until:
        for way in ("own-lobby", "leave"):
            leaving = page.get_by_test_id("matter-leaving").count()
            button = page.get_by_test_id(way)
            if button.count() and not (way == "leave" and leaving):
                with contextlib.suppress(TimeoutError):
                    button.first.click(timeout=_MOMENT)
        page.wait_for_timeout(50)
    expect(lobby).to_be_visible()


def act_once(page: Page) -> bool:
    """If it is this player's turn, stay in the hand by the cheapest way; whether it did.

    The turn may pass, and a button with it, between a look and a press: then nothing was done.
    """
    try:
        return any(press(page) for press in (_settle, _draw, _stay))
    except TimeoutError:
        return False


def all_in_once(page: Page) -> bool:
    """If it is this player's turn, put everything in; have the rest dealt as often as may be."""
    try:
        often = page.locator("[data-testid^=offer-runs-]").last
        if _press(often):
            return True
        everything = page.get_by_test_id("all-in")
        if everything.count() and page.get_by_test_id("slot-raise").is_enabled(timeout=_MOMENT):
            everything.first.evaluate("button => button.click()", timeout=_MOMENT)
            return _press(page.get_by_test_id("slot-raise"))
        return _stay(page)
    except TimeoutError:
        return False


def _settle(page: Page) -> bool:
    """Answer what players settle (once, or play on), and buy again when all is lost."""
    answers = ("offer-runs-1", "offer-decline", "own-rebuy")
    return _press(page.locator(", ".join(f"[data-testid={each}]" for each in answers)))


def _draw(page: Page) -> bool:
    """Stand pat, or throw the first cards where some must be thrown."""
    button = page.get_by_test_id("slot-draw")
    if not button.count():
        return False
    missing = int(button.get_attribute("data-least", timeout=_MOMENT) or 0)
    cards = page.get_by_test_id("own-cards").locator("button[aria-pressed=false]")
    for _ in range(missing - _chosen(page)):
        cards.first.click(timeout=_MOMENT)
    return _press(button)


def _chosen(page: Page) -> int:
    return page.get_by_test_id("own-cards").locator("button[aria-pressed=true]").count()


def _stay(page: Page) -> bool:
    return _press(page.get_by_test_id("slot-call")) or _press(page.get_by_test_id("slot-raise"))


def _press(button: Locator) -> bool:
    if not button.count() or not button.first.is_enabled(timeout=_MOMENT):
        return False
    button.first.click(timeout=_MOMENT)
    return True


def play_to_showdown(*pages: Page, seconds: float = _PATIENCE) -> None:
    """Everybody stays in until a hand is shown down at the first page's table."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for page in pages:
            act_once(page)
        if SHOWDOWN.search(log_of(pages[0])):
            return
        time.sleep(0.05)
    raise AssertionError(f"no showdown within {seconds} s; the log: {log_of(pages[0])}")


def play_until(
    done: Callable[[], bool], *pages: Page, act: Callable[[Page], bool] = act_once
) -> None:
    """Everybody acts in turn until *done*."""
    until = time.monotonic() + _PATIENCE
    while not done():
        assert time.monotonic() < until, f"it did not come to that; the log: {log_of(pages[0])}"
        for page in pages:
            act(page)
        pages[0].wait_for_timeout(10)


def log_at(page: Page) -> Locator:
    """The table's log, wherever it is shown: to wait for what it will say."""
    return page.get_by_test_id("log").first


def log_of(page: Page) -> str:
    """The table's log as text, as it is now."""
    return at_once(log_at(page), "textContent")


def at_once(found: Locator, said: str) -> str:
    """What the first one found has as `said`, "" where none is: a turn passes while one waits."""
    first: list[str] = found.evaluate_all(f"all => all.slice(0, 1).map(each => each.{said})")
    return "".join(first)


def visible_cards(page: Page) -> list[str]:
    """Every card that is face up anywhere in the page, as the markup names it."""
    cards = page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    return [card for card in cards if card != "??"]
