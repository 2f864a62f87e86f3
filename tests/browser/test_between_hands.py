"""A player between hands in the browser: sitting down, blinds owed, chips, leaving, the ledger."""

import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
import uvicorn
from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - its own

from croupier.journal import Journal
from croupier.play.setup import Stakes
from croupier.service import Room, Tempo
from croupier.table import Table
from croupier.web.app import create_app
from kit.table_page import (
    all_in_once,
    at_once,
    confirm_seat,
    go_to_table,
    log_at,
    log_of,
    open_seat,
    play_until,
    sit_down,
)

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}
BOTH = pytest.mark.parametrize(
    ("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")], ids=["en", "fr"]
)

BLINDS = Stakes("none", 10, 10, small_blind=5, big_blind=10)
USUAL = 1000
STRADDLES = "rrop3_cash"
_TABLES = 10
"""So many tables of a kind, that each test has one of its own."""


def _tables() -> Iterator[Table]:
    for number in range(_TABLES):
        yield Table(f"bots{number}", "holdem", BLINDS, "online", 6, USUAL, least_players=3)
        yield Table(f"duo{number}", "holdem", BLINDS, "online", 4, USUAL)
    for number in range(2):
        yield Table(f"lone{number}", "holdem", BLINDS, "online", 4, USUAL)
        yield Table(f"crew{number}", "holdem", BLINDS, "online", 6, USUAL, least_players=3)
        yield Table(f"disc{number}", "holdem", BLINDS, "online", 6, USUAL, least_players=3)
        yield Table(f"sheet{number}", "holdem", BLINDS, "online", 4, USUAL)
        yield Table(f"straddle{number}", "holdem", BLINDS, STRADDLES, 4, USUAL, least_players=2)


class SeededRoom(threading.Thread):
    """A room that deals the same cards each time, with hardly a pause, on a port of its own."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.listening = socket.socket()
        self.listening.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server: uvicorn.Server | None = None

    def run(self) -> None:
        tempo = Tempo.at_pace(0.02)
        room = Room(Journal(":memory:"), _tables(), randomness=random.Random(7), tempo=tempo)
        config = uvicorn.Config(create_app(room), log_level="warning", lifespan="on")
        self.server = uvicorn.Server(config)
        self.server.run(sockets=[self.listening])

    def opened(self) -> "SeededRoom":
        self.start()
        for _ in range(100):
            try:
                if httpx.get(f"{self.url}/health").is_success:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the room did not open")

    def close(self) -> None:
        if self.server is not None:
            self.server.should_exit = True
        self.join(timeout=10)


@pytest.fixture(scope="module")
def seeded() -> Iterator[SeededRoom]:
    room = SeededRoom().opened()
    yield room
    room.close()


def lose_or_win(page: Page) -> bool:
    """If it is this player's turn, put everything in, with one board to decide it."""
    once = page.get_by_test_id("offer-runs-1")
    try:
        if once.count():
            once.click(timeout=500)
            return True
    except TimeoutError:
        return False
    return all_in_once(page)


def of_kind(table: str, size: dict[str, int]) -> str:
    """The table named, or the one after it for the phone: each has a game of its own."""
    kind, number = table[:-1], int(table[-1])
    return f"{kind}{number + (size is PHONE)}"


def stack_of(page: Page) -> int:
    """The chips on one's own plate."""
    text = at_once(page.locator(".me .plate__stack"), "textContent")
    digits = re.match(r"[\d,\s\u202f]*", text)
    return int(re.sub(r"\D", "", digits.group() if digits else "") or 0)


def has_cards(page: Page) -> bool:
    return page.get_by_test_id("own-cards").locator("[data-card]").count() > 0


def give_up(page: Page) -> bool:
    """If it is this player's turn, check where that is free, else fold: his chips last."""
    free = page.locator("[data-testid=slot-call][data-kind=check]")
    press = free if free.count() else page.get_by_test_id("slot-fold")
    try:
        if not press.is_enabled(timeout=500):
            return False
        press.click(timeout=500)
    except TimeoutError:
        return False
    return True


def is_asked(page: Page) -> bool:
    """Whether it is this player's turn to bet."""
    return page.locator(".dock[data-mode=slots]").count() > 0


def own_seat(page: Page) -> str:
    return at_once(page.locator("li.me"), "dataset.testid")


@BOTH
def test_who_sits_down_says_how_many_chips_and_posts(size, locale, seeded, open_page):
    page = open_page(size, locale)
    go_to_table(page, seeded.url, of_kind("bots0", size), "Inès")
    sheet = page.get_by_test_id("sit-sheet")
    expect(sheet.get_by_test_id("chips-field")).to_have_value(re.compile("1.000"))
    sheet.get_by_test_id("chips-least").click()
    expect(sheet.get_by_test_id("chips-field")).to_have_value("400")
    sheet.get_by_test_id("chips-more").click()
    expect(sheet.get_by_test_id("chips-field")).to_have_value("450")
    confirm_seat(page, chips=500)
    play_until(lambda: has_cards(page), page)
    expect(log_at(page)).to_contain_text("500")
    assert stack_of(page) <= 500
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@BOTH
def test_who_waits_for_the_big_blind_gets_his_first_cards_on_it(size, locale, seeded, open_page):
    one, page = _newcomer(seeded, open_page, "bots2", size, locale)
    confirm_seat(page, wish="wait")
    expect(page.get_by_test_id("matter-entry")).to_be_visible()
    play_until(lambda: has_cards(page), page, one, act=give_up)
    badge = page.locator("li.me .badge")
    expect(badge.first).to_have_text("BB" if locale == "en-GB" else "GB")


@BOTH
def test_a_wish_to_wait_is_taken_back_before_the_deal(size, locale, seeded, open_page):
    one, page = _newcomer(seeded, open_page, "bots4", size, locale)
    confirm_seat(page, wish="wait")
    post = page.get_by_test_id("own-post")
    play_until(lambda: post.count() > 0, one, act=give_up)
    expect(page.get_by_test_id("own-wait")).to_have_attribute("aria-pressed", "true")
    post.click()
    play_until(lambda: has_cards(page), page, one, act=give_up)
    expect(log_at(page)).to_contain_text(re.compile("Karim (posts|poste) 10"))
    expect(page.get_by_test_id("matter-entry")).to_have_count(0)


@BOTH
def test_who_sits_out_before_his_big_blind_pays_none_and_comes_back(
    size, locale, seeded, open_page
):
    page = open_page(size, locale)
    sit_down(page, seeded.url, of_kind("bots6", size), "Robin")
    play_until(lambda: has_cards(page), page)
    panel = open_seat(page)
    panel.get_by_test_id("away-blind").click()
    expect(page.get_by_test_id("matter-away")).to_be_visible()
    play_until(lambda: page.locator("li.me[data-state=away]").count() > 0, page, act=give_up)
    back = page.locator("[data-testid=back], [data-testid=back-post]").first
    expect(back).to_be_visible()
    back.click()
    expect(page.locator("li.me[data-state=away]")).to_have_count(0)
    play_until(lambda: has_cards(page), page, act=give_up)


def test_sitting_out_pressed_ten_times_is_one_state(seeded, open_page):
    one, two = _two_players(seeded, open_page, "duo0")
    panel = open_seat(one)
    for _ in range(10):
        panel.get_by_test_id("away-hand").click()
    expect(panel.get_by_test_id("away-hand")).to_have_attribute("aria-pressed", "true")
    expect(one.get_by_test_id("matter-away")).to_be_visible()
    panel.get_by_test_id("deal-me-in").click()
    expect(one.get_by_test_id("matter-away")).to_have_count(0)
    expect(panel.get_by_test_id("away-hand")).to_have_attribute("aria-pressed", "false")
    assert own_seat(two)


@BOTH
def test_a_missed_small_blind_is_posted_dead_and_is_no_bet(size, locale, seeded, open_page):
    one, page = open_page(DESKTOP, "en-GB"), open_page(size, locale)
    for player, name in ((one, "Inès"), (page, "Zoé")):
        sit_down(player, seeded.url, of_kind("crew0", size), name)
    pages = (one, page)
    big_blind = page.locator("li.me .badge", has_text="BB" if locale == "en-GB" else "GB")
    play_until(lambda: has_cards(page) and big_blind.count() > 0, *pages, act=give_up)
    open_seat(page).get_by_test_id("away-hand").click()
    owed = page.locator("li.me [data-testid^=owes-]")
    play_until(lambda: owed.count() > 0, *pages, act=give_up)
    page.locator("[data-testid=back], [data-testid=back-post]").last.click()
    post = page.get_by_test_id("own-post")
    play_until(lambda: post.count() > 0, *pages, act=give_up)
    expect(post).to_have_text("Post 5 dead" if locale == "en-GB" else "Poster 5 (morte)")
    post.click()
    play_until(lambda: has_cards(page), *pages, act=give_up)
    expect(log_at(page)).to_contain_text(re.compile(r"Zoé (posts a dead|poste)[^.]*5"))
    assert "5" not in (page.locator("li.me .me__bet").text_content() or "")


@BOTH
def test_chips_ordered_in_a_hand_come_after_it(size, locale, seeded, open_page):
    table = of_kind("duo1", size)
    one, two = _two_players(seeded, open_page, table, size=size, locale=locale, chips=400)
    before = stack_of(one)
    panel = open_seat(one)
    panel.get_by_test_id("chips-field").fill("200")
    panel.get_by_test_id("buy-confirm").click()
    expect(one.get_by_test_id("matter-ordered")).to_contain_text("+200")
    assert stack_of(one) == before
    play_until(lambda: one.get_by_test_id("matter-ordered").count() == 0, one, two)
    play_until(lambda: stack_of(one) + stack_of(two) + _bets(one) == 1000, one, two)


@BOTH
def test_who_loses_everything_is_asked_to_buy_in_again(size, locale, seeded, open_page):
    table = of_kind("duo3", size)
    pages = _two_players(seeded, open_page, table, size=size, locale=locale, chips=400)

    def ruined() -> list[Page]:
        return [page for page in pages if page.get_by_test_id("matter-rebuy").count()]

    play_until(lambda: bool(ruined()), *pages, act=lose_or_win)
    (loser,) = ruined()
    expect(loser.get_by_test_id("matter-rebuy").get_by_test_id("countdown")).to_be_visible()
    loser.get_by_test_id("own-rebuy").click()
    expect(loser.get_by_test_id("matter-rebuy")).to_have_count(0)
    play_until(lambda: has_cards(loser) and stack_of(loser) > 0, *pages)


@BOTH
def test_an_amount_that_cannot_be_is_told_what_is_wrong_with_it(size, locale, seeded, open_page):
    page = open_page(size, locale)
    go_to_table(page, seeded.url, of_kind("sheet0", size), "Inès")
    sheet = page.get_by_test_id("sit-sheet")
    field, confirm = sheet.get_by_test_id("chips-field"), sheet.get_by_test_id("sit-confirm")
    whole, least, most = (
        ("whole number", "At least", "At most")
        if locale == "en-GB"
        else ("nombre entier", "Au moins", "Au plus")
    )
    for typed, said in (
        ("10.5", whole),
        ("abc", whole),
        ("0", least),
        ("-5", least),
        ("1" + "0" * 18, most),
    ):
        field.fill(typed)
        expect(sheet.get_by_role("alert")).to_contain_text(re.compile(said, re.IGNORECASE))
        expect(confirm).to_have_attribute("aria-disabled", "true")
    field.fill("500")
    expect(sheet.get_by_role("alert")).to_have_count(0)
    expect(confirm).to_have_attribute("aria-disabled", "false")


COVERED = """() => {
  const disc = document.querySelector("[data-testid=button-disc]")?.getBoundingClientRect();
  if (!disc) return [];
  const marks = ".plate__name, .plate__stack, .owes, .note, .badge, .bet, .card:not(.card--slot)";
  return [...document.querySelectorAll(".stage li.seat, .stage .bet")]
    .flatMap(each => [each, ...each.querySelectorAll(marks)]).filter(each => each.matches(marks))
    .filter(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const box = each.matches(".plate__name, .plate__stack")
        ? range.getBoundingClientRect() : each.getBoundingClientRect();
      return Math.min(box.right, disc.right) - Math.max(box.left, disc.left) > 1
        && Math.min(box.bottom, disc.bottom) - Math.max(box.top, disc.top) > 1;
    }).map(each => `${each.className}: ${each.textContent}`);
}"""


@BOTH
def test_the_button_covers_no_words_and_no_chips(size, locale, seeded, open_page):
    page = open_page(size, locale)
    sit_down(page, seeded.url, of_kind("disc0", size), "Inès")
    if size is DESKTOP:  # As low as the table is with a line of one's own under it.
        page.set_viewport_size({"width": 1366, "height": 700})
    seats: set[str] = set()

    def seen_everywhere() -> bool:
        seats.add(at_once(page.get_by_test_id("button-disc"), "dataset.seat"))
        assert page.evaluate(COVERED) == []
        return len(seats - {""}) > 2

    play_until(seen_everywhere, page, act=give_up)


def test_another_amount_may_be_bought_in_for(seeded, open_page):
    pages = _two_players(seeded, open_page, "duo5", chips=400)

    def ruined() -> list[Page]:
        return [page for page in pages if page.get_by_test_id("matter-rebuy").count()]

    play_until(lambda: bool(ruined()), *pages, act=lose_or_win)
    (loser,) = ruined()
    loser.get_by_test_id("own-rebuy_other").click()
    sheet = loser.get_by_test_id("buy-sheet")
    sheet.get_by_test_id("chips-field").fill("99999")
    expect(sheet.get_by_role("alert")).to_contain_text("At most")
    sheet.get_by_test_id("chips-field").fill("600")
    sheet.get_by_test_id("buy-confirm").click()
    expect(sheet).to_have_count(0)
    expect(log_at(loser)).to_contain_text("600")


@BOTH
def test_who_leaves_in_a_hand_may_stay_after_all(size, locale, seeded, open_page):
    table = of_kind("duo6", size)
    one, two = _two_players(seeded, open_page, table, size=size, locale=locale)
    play_until(lambda: is_asked(two), one)
    one.get_by_test_id("leave").click()
    one.get_by_test_id("leave").click()
    stay = one.get_by_test_id("own-stay")
    expect(stay).to_be_visible()
    will_leave = "Inès leaves seat" if locale == "en-GB" else "Inès quittera le siège"
    told = "once this hand is folded" if locale == "en-GB" else "dès que sa main sera passée"
    said = re.compile(f"{will_leave} .{{1,2}} {told}")
    expect(log_at(one)).to_contain_text(said)
    stay.click()
    expect(one.get_by_test_id("matter-leaving")).to_have_count(0)
    play_until(lambda: re.search("(Hand|Main) 2", log_of(one)) is not None, one, two)
    expect(one.locator("li.me")).to_be_visible()


@BOTH
def test_the_ledger_sums_to_nothing_on_the_screen(size, locale, seeded, open_page):
    page = open_page(size, locale)
    sit_down(page, seeded.url, of_kind("bots8", size), "Sacha", chips=700)
    play_until(lambda: has_cards(page), page)
    if size is PHONE:
        page.get_by_test_id("log-open").click()
    page.get_by_test_id("tab-ledger").click()
    expect(page.get_by_test_id("ledger-sum")).to_have_attribute("data-sum", "0")
    row = page.get_by_test_id("ledger-row").filter(has_text="Sacha")
    expect(row).to_contain_text("700")
    nets = page.locator("[data-net]").evaluate_all("all => all.map(e => Number(e.dataset.net))")
    assert sum(nets) == 0
    later = page.get_by_test_id("settle-later")
    play_until(lambda: later.count() > 0, page)
    expect(page.get_by_test_id("ledger-transfers")).to_have_count(0)
    expect(page.get_by_test_id("ledger-copy")).to_have_count(0)
    reply = page.request.get(
        seeded.url + (page.get_by_test_id("ledger-csv").get_attribute("href") or "")
    )
    assert reply.ok
    assert "Sacha" in reply.text()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@BOTH
def test_a_standing_straddle_is_put_up_where_the_house_has_it(size, locale, seeded, open_page):
    page = open_page(size, locale)
    sit_down(page, seeded.url, of_kind("straddle0", size), "Eden")
    switch = open_seat(page).get_by_test_id("straddle")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    if size is PHONE:
        page.keyboard.press("Escape")
    play_until(lambda: "straddle" in log_of(page), page, act=give_up)
    expect(log_at(page)).to_contain_text(re.compile(r"Eden[^.]*straddle"))


def test_the_seat_is_changed_after_the_hand(seeded, open_page):
    one, two = _two_players(seeded, open_page, "duo8")
    before = own_seat(one)
    free = one.locator("[data-testid^=sit-]").last
    target = (free.get_attribute("data-testid") or "").removeprefix("sit-")
    free.click()
    one.get_by_test_id("move-confirm").click()
    expect(one.get_by_test_id("matter-moving")).to_be_visible()
    play_until(lambda: own_seat(one) == f"seat-{target}", one, two)
    assert own_seat(one) != before


@BOTH
def test_the_lobby_says_that_a_game_is_starting(size, locale, seeded, open_page):
    one, page = open_page(DESKTOP, "en-GB"), open_page(size, locale)
    table = of_kind("lone0", size)
    sit_down(one, seeded.url, table, "Inès")
    page.goto(seeded.url)
    expect(page.get_by_test_id(f"starting-{table}")).to_have_text(
        "Starting" if locale == "en-GB" else "Démarrage"
    )
    expect(page.get_by_test_id("starting-bots9")).to_have_count(0)


def _newcomer(
    seeded: SeededRoom,
    open_page: Callable[..., Page],
    table: str,
    size: dict[str, int],
    locale: str,
) -> tuple[Page, Page]:
    """Somebody who plays with bots, and another who is asked how he comes into that game.

    The first round is over, in which seats that no blind has reached are free, and the big blind
    is not before a free seat: there it would come next to whoever sat down.
    """
    one, page = open_page(DESKTOP, "en-GB"), open_page(size, locale)
    sit_down(one, seeded.url, of_kind(table, size), "Inès")
    big_blind = one.locator("li.me .badge", has_text="BB")
    play_until(
        lambda: is_asked(one) and "Hand 5" in log_of(one) and not big_blind.count(),
        one,
        act=give_up,
    )
    go_to_table(page, seeded.url, of_kind(table, size), "Karim")
    expect(page.get_by_test_id("entry-wait")).to_be_visible()
    return one, page


def _two_players(
    seeded: SeededRoom,
    open_page: Callable[..., Page],
    table: str,
    *,
    size: dict[str, int] = DESKTOP,
    locale: str = "en-GB",
    chips: int = 0,
    names: tuple[str, str] = ("Inès", "Karim"),
) -> tuple[Page, Page]:
    """Two people alone at a table, with cards in their hands."""
    one, two = open_page(size, locale), open_page(DESKTOP, "en-GB")
    for page, name in zip((one, two), names, strict=True):
        sit_down(page, seeded.url, table, name, chips=chips)
    for page in (one, two):
        expect(page.get_by_test_id("own-cards").locator("[data-card]")).to_have_count(2)
    return one, two


def _bets(page: Page) -> int:
    """Everything in the middle, as the first page sees it."""
    return int(at_once(page.get_by_test_id("pot"), "dataset.amount") or 0)
