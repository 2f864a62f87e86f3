"""The card room in the browser: an evening run by its staff, a player’s phone, what is public."""

import itertools
import re
import time
from dataclasses import dataclass, field

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.cardroom.breaches import BREACHES
from croupier.games import game, game_ids
from kit.shared import ROOT

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}
SMALL_PHONE = {"width": 320, "height": 640}
SCREEN = {"width": 1920, "height": 1080}

pytestmark = pytest.mark.browser

DESK = ROOT / "ui" / "src" / "desk"
STAFF_LINK = re.compile(r"/cardroom\?staff=(\S+)")
_FLOORS = itertools.count(1)


def secret_of(room) -> str:
    """What makes its first user the manager, as the room has printed it."""
    for _ in range(100):
        if found := STAFF_LINK.search(room.said.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.05)
    return pytest.fail("the room printed no staff link")


@pytest.fixture(scope="module")
def manager_cookie(shared_room) -> str:
    """The session of the guest who manages the card room."""
    with httpx.Client(base_url=shared_room.url) as client:
        client.post("/api/enter", json={"name": "Max"}).raise_for_status()
        secret = secret_of(shared_room)
        client.post("/api/desk/staff", json={"secret": secret}).raise_for_status()
        return client.cookies["croupier"]


@dataclass
class Floor:
    """A manager at his board, with a table and a game of his own in the room all tests share."""

    page: Page
    number: int = field(default_factory=lambda: next(_FLOORS))

    @property
    def table(self) -> Locator:
        return self.page.locator(f"main [data-table='{self.number}']")

    @property
    def game(self) -> str:
        return f"holdem-none-{self.number}-{2 * self.number}"

    @property
    def list(self) -> Locator:
        return self.page.locator(f"main [data-game='{self.game}']")

    def name(self, name: str) -> Locator:
        return self.list.locator(f"[data-name='{name}']")

    def seat(self, name: str) -> Locator:
        return self.table.locator("[data-seat]").filter(has_text=name)

    def button(self, what: str) -> Locator:
        return self.page.get_by_test_id(f"{what}-{self.number}")

    def offer(self) -> None:
        """Hold’em is offered, and a table stands in the room."""
        self.page.get_by_test_id("place-table").click()
        entry(self.page, "table").fill(str(self.number))
        send(self.page)
        self.page.get_by_test_id("offer-game").click()
        entry(self.page, "variant").select_option("holdem")
        self.page.locator("[data-size='small_blind'] input").fill(str(self.number))
        self.page.locator("[data-size='big_blind'] input").fill(str(2 * self.number))
        send(self.page)
        expect(self.list).to_be_visible()

    def put_down(self, *names: str) -> None:
        """Names go to the list, each by Enter, one as fast as the other."""
        for name in names:
            self.list.locator("form input").fill(name)
            self.list.locator("form input").press("Enter")
        for name in names:
            expect(self.name(name)).to_be_visible()

    def open_table(self) -> None:
        self.button("open").click()
        entry(self.page, "game").select_option(self.game)
        send(self.page)
        expect(self.table).to_have_attribute("data-state", "open")

    def sit(self, name: str, chips: int) -> None:
        """Whoever is called takes the seat and buys in."""
        self.name(name).get_by_test_id("took-it").click()
        entry(self.page, "chips").fill(str(chips))
        send(self.page)
        expect(self.seat(name)).to_have_attribute("data-state", "here")

    def draw(self, *cards: str) -> None:
        """Everybody at the table draws for the button."""
        self.button("draw").click()
        for place, card in enumerate(cards):
            self.page.get_by_test_id("deed").locator("[data-card-of]").nth(place).fill(card)
        send(self.page)

    def begin(self, *names: str) -> None:
        """These people sit at the table, the first of them on the button."""
        self.offer()
        self.put_down(*names)
        self.open_table()
        for name in names:
            self.sit(name, self.buy_in)
        self.draw("As", *("2c", "3c", "4c", "5c")[: len(names) - 1])

    @property
    def buy_in(self) -> int:
        """A hundred big blinds."""
        return 200 * self.number


@pytest.fixture
def new_floor(shared_room, manager_cookie, open_page):
    """Opens the board for the manager, in a language."""

    def new(locale: str = "en-GB") -> Floor:
        page = open_page(DESKTOP, locale)
        page.context.add_cookies(
            [{"name": "croupier", "value": manager_cookie, "url": shared_room.url}]
        )
        page.goto(f"{shared_room.url}/cardroom")
        expect(page.get_by_test_id("role")).to_be_visible()
        return Floor(page)

    return new


def entry(page: Page, name: str) -> Locator:
    """The field of that name of the form that is open."""
    return page.locator(f"[data-field='{name}']").locator("input, select").first


def send(page: Page) -> None:
    """Send the form that is open; it closes once the room has taken it."""
    page.get_by_test_id("deed-send").click()
    expect(page.get_by_test_id("deed")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "title", "why", "away", "names"),
    [
        ("en-GB", "Card room", "Why?", "is away", ("Ana", "Bo", "Cy")),
        ("fr-FR", "Salle de jeu", "Pourquoi\u202f?", "s’absente", ("Anne", "Bertrand", "Céline")),
    ],
)
def test_manager_runs_a_small_evening(locale, title, why, away, names, new_floor):
    floor = new_floor(locale)
    page = floor.page
    expect(page).to_have_title(f"{title} · croupier")
    floor.begin(*names)

    floor.button("next-hand").click()
    expect(floor.button("hand-over")).to_be_visible()
    expect(floor.table.locator(".mark.button")).to_have_count(1)
    expect(floor.table.locator(".mark.big")).to_have_count(1)
    floor.button("hand-over").click()
    expect(floor.button("next-hand")).to_be_visible()

    floor.seat(names[1]).get_by_role("button", name=names[1], exact=True).click()
    page.get_by_test_id("person").locator("[data-deed='step_away']").click()
    send(page)
    page.get_by_test_id("close-person").click()
    expect(floor.seat(names[1])).to_have_attribute("data-state", "away")

    line = page.get_by_test_id("log").locator("li").filter(has_text=f"{names[1]} {away}").first
    line.get_by_role("button", name=why).click()
    expect(page.get_by_test_id("reason").locator(".cite").first).to_be_visible()
    page.get_by_test_id("close-why").click()

    number = line.get_attribute("data-seq")
    line.get_by_test_id("take-back").click()
    entry(page, "reason").fill("Wrong player")
    send(page)
    taken = page.locator(f"[data-testid='log'] li[data-seq='{number}']").first
    expect(taken).to_have_attribute("data-taken-back", "true")
    expect(taken.locator(".said")).to_have_css("text-decoration-line", "line-through")
    expect(floor.seat(names[1])).to_have_attribute("data-state", "here")

    page.get_by_test_id("tab-money").click()
    expect(page.get_by_test_id("ledger-sum")).to_have_attribute("data-sum", "0")
    for name in names:
        expect(page.get_by_test_id("postings").locator("li").filter(has_text=name)).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="CSV").click()
    assert download.value.suggested_filename == "ledger.csv"


def test_refusal_says_what_would_do_and_leaves_the_room_as_it_is(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Alba")
    floor.open_table()
    floor.sit("Alba", floor.buy_in)
    floor.button("next-hand").click()
    refusal = floor.page.get_by_test_id("refusal")
    expect(refusal.locator(".alert__title")).not_to_be_empty()
    expect(refusal.locator(".alert__text p").first).not_to_be_empty()
    expect(floor.button("hand-over")).to_have_count(0)


def test_player_joins_the_list_on_a_phone_and_answers_the_call(shared_room, new_floor, open_page):
    floor = new_floor()
    floor.begin("Dan", "Eva")

    phone = open_page(PHONE, "fr-FR")
    phone.goto(f"{shared_room.url}/cardroom")
    phone.get_by_test_id("own-name").fill("Zoé")
    phone.get_by_test_id("own-name-save").click()
    phone.locator(f"[data-game='{floor.game}']").get_by_test_id("join").click()
    call = phone.get_by_test_id("own-call")
    expect(call).to_contain_text(f"Un siège pour vous : table {floor.number}, siège 3")
    expect(call.get_by_role("timer")).to_be_visible()
    expect(floor.name("Zoé")).to_have_attribute("data-state", "called")
    expect(call).to_contain_text("La cave minimale est de")
    phone.get_by_test_id("own-lock-5").click()
    expect(call).to_have_attribute("data-state", "kept")
    expect(phone.get_by_test_id("refusal")).to_have_count(0)
    floor.seat("Zoé").get_by_test_id("seat-took-it").click()
    entry(floor.page, "chips").fill(str(floor.buy_in))
    send(floor.page)
    seat = phone.get_by_test_id("own-seat")
    expect(seat).to_contain_text(f"table {floor.number}, siège 3")
    expect(seat).to_contain_text("Tapis")
    expect(phone.get_by_test_id("own-net")).to_have_text("0")
    expect(phone.get_by_test_id("own-purse")).to_contain_text("Nombre de caves")


def test_player_asks_for_a_free_seat_and_is_given_it(shared_room, new_floor, open_page):
    floor = new_floor()
    floor.begin("Nora", "Ole")
    phone = open_page(PHONE, "en-GB")
    phone.goto(f"{shared_room.url}/cardroom")
    phone.get_by_test_id("own-name").fill("Pia")
    phone.get_by_test_id("own-name-save").click()
    phone.locator(f"[data-table='{floor.number}']").get_by_test_id("ask-seat").click()
    entry(phone, "seat").select_option("5")
    entry(phone, "chips").fill(str(floor.buy_in))
    send(phone)
    asked = floor.page.locator("[data-due='asked']").filter(has_text="Pia")
    expect(asked).to_contain_text(f"table {floor.number}, seat 5")
    asked.get_by_role("button", name="Give leave").click()
    expect(floor.seat("Pia")).to_have_attribute("data-state", "here")
    expect(phone.get_by_test_id("own-seat")).to_contain_text(f"table {floor.number}, seat 5")


def test_players_see_lists_and_seats_and_neither_money_nor_files(shared_room, new_floor, open_page):
    floor = new_floor()
    floor.begin("Fay", "Gil")
    phone = open_page(PHONE, "en-GB")
    phone.goto(f"{shared_room.url}/cardroom/money")
    expect(phone.get_by_test_id("public")).to_contain_text("Fay")
    expect(phone.get_by_test_id("ledger-sum")).to_have_count(0)
    expect(phone.get_by_text(f"{floor.buy_in:,}", exact=True)).to_have_count(0)
    expect(phone.get_by_role("navigation", name="Card room")).to_have_count(0)
    board = phone.request.get(f"{shared_room.url}/api/desk").json()
    seats = [seat for table in board["tables"] for seat in table["seats"] if seat["id"]]
    assert {"Fay", "Gil"} <= {seat["name"] for seat in seats}
    assert all(seat["stack"] is None for seat in seats)
    assert board["orders"] == board["reserved"] == board["apart"] == []
    assert phone.request.get(f"{shared_room.url}/api/desk/ledger").status == 403


def test_wall_calls_names_in_large_letters(shared_room, new_floor, open_page):
    floor = new_floor()
    floor.offer()
    floor.put_down("Hal")
    floor.open_table()
    wall = open_page(SCREEN, "en-GB")
    wall.goto(f"{shared_room.url}/cardroom/list")
    called = wall.locator("[data-called='Hal']")
    expect(called).to_contain_text(f"table {floor.number}, seat 1")
    expect(called.get_by_role("timer")).to_be_visible()
    smallest = wall.evaluate(
        "Math.min(...[...document.querySelectorAll('section li, .called b, .stakes, .meta')]"
        ".map((it) => parseFloat(getComputedStyle(it).fontSize)))"
    )
    assert smallest >= 28, "10 minutes of angle at 5 m on a 65-inch screen"


def test_staff_link_gives_its_role_once(new_floor, open_page):
    page = new_floor().page
    page.get_by_test_id("tab-staff").click()
    page.get_by_test_id("link-dealer").click()
    link = page.get_by_test_id("staff-link").inner_text()
    for name, is_good in (("Dee", True), ("Eve", False)):
        other = open_page(PHONE, "en-GB")
        other.goto(link)
        other.get_by_test_id("staff-name").fill(name)
        other.get_by_test_id("take-role").click()
        if is_good:
            expect(other.get_by_test_id("role")).to_have_text("dealer")
            expect(other).not_to_have_url(re.compile("staff="))
        else:
            expect(other.get_by_test_id("refusal")).to_be_visible()


def test_every_deed_the_room_may_be_asked_is_named_and_found(shared_room, new_floor):
    page = new_floor().page
    may = page.request.get(f"{shared_room.url}/api/desk").json()["you"]["may"]
    page.get_by_test_id("tab-deeds").click()
    expect(page.locator("main button[data-deed]")).to_have_count(len(may))
    page.get_by_test_id("find-deed").fill("damaged")
    expect(page.locator("main button[data-deed]")).to_have_count(1)
    page.locator("main button[data-deed='flag_deck']").click()
    expect(page.get_by_test_id("deed")).to_contain_text("The deck in play is damaged")


def test_seat_is_locked_up_without_money_by_one_press(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Ira")
    floor.open_table()
    floor.name("Ira").get_by_test_id("lock").click()
    floor.name("Ira").get_by_test_id("lock-10").click()
    expect(floor.seat("Ira")).to_have_attribute("data-state", "kept")
    expect(floor.page.get_by_test_id("refusal")).to_have_count(0)


def test_seat_and_buy_in_are_told_before_the_chips_are_sold(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Kim")
    floor.open_table()
    floor.name("Kim").get_by_test_id("took-it").click()
    form = floor.page.get_by_test_id("deed")
    expect(form).to_contain_text(f"table {floor.number}, seat 1")
    expect(form.get_by_test_id("buy-terms")).to_contain_text(f"From {80 * floor.number:,}")
    entry(floor.page, "chips").fill("1")
    expect(form.get_by_test_id("buy-warning")).to_contain_text("uses up the one short buy-in")
    entry(floor.page, "chips").fill(f"{80 * floor.number}")
    expect(form.get_by_test_id("buy-warning")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "whole", "most", "needed"),
    [
        ("en-GB", "A whole number", "At most", "This field is required"),
        ("fr-FR", "Un nombre entier", "Au plus", "Champ obligatoire"),
    ],
)
def test_what_is_wrong_with_a_number_is_said_at_its_field(locale, whole, most, needed, new_floor):
    floor = new_floor(locale)
    floor.offer()
    floor.put_down(f"Lu {locale}")
    floor.open_table()
    floor.name(f"Lu {locale}").get_by_test_id("took-it").click()
    page, chips = floor.page, floor.page.locator("[data-field='chips']")
    for typed, said in (
        ("", needed),
        ("10.5", whole),
        ("12,5", whole),
        ("-5", whole),
        ("abc", whole),
        (str(10**18), most),
    ):
        entry(page, "chips").fill(typed)
        page.get_by_test_id("deed-send").click()
        expect(chips.get_by_role("alert")).to_contain_text(said)
        expect(entry(page, "chips")).to_be_focused()
    expect(page.get_by_test_id("refusal")).to_have_count(0)


def test_refusal_marks_its_field_and_goes_when_that_is_changed(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Mo")
    floor.open_table()
    floor.sit("Mo", 1)
    seat = floor.seat("Mo")
    seat.get_by_role("button", name="Mo", exact=True).click()
    page = floor.page
    page.get_by_test_id("person").locator("[data-deed='leave_seat']").click()
    entry(page, "stack").fill("1")
    send(page)
    page.get_by_test_id("close-person").click()
    floor.put_down("Mo")
    floor.name("Mo").get_by_test_id("took-it").click()
    entry(page, "chips").fill("1")
    page.get_by_test_id("deed-send").click()
    expect(page.get_by_test_id("refusal")).to_be_visible()
    expect(page.locator("[data-field='chips']")).to_have_attribute("data-marked", "true")
    entry(page, "chips").fill("2")
    expect(page.get_by_test_id("refusal")).to_have_count(0)


def test_bad_and_doubled_cards_are_marked_at_their_players(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Ned", "Oda", "Pit")
    floor.open_table()
    for name in ("Ned", "Oda", "Pit"):
        floor.sit(name, floor.buy_in)
    floor.button("draw").click()
    form = floor.page.get_by_test_id("deed")
    for place, card in enumerate(("As", "As", "Xx")):
        form.locator("[data-card-of]").nth(place).fill(card)
    floor.page.get_by_test_id("deed-send").click()
    expect(form.get_by_role("alert")).to_have_text(
        ["Oda has this card already.", "Ned has this card already.", "This is no card."]
    )
    expect(form.locator("[data-card-of]").first).to_be_focused()


def test_place_one_works_at_is_kept_by_every_dialog(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Rex")
    page, opener = floor.page, floor.button("open")
    opener.dblclick()
    expect(page.get_by_test_id("deed")).to_be_visible()
    expect(entry(page, "game")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    floor.open_table()
    expect(floor.button("open")).to_have_count(0)
    expect(floor.table.locator(":focus")).to_have_count(1)
    name = floor.name("Rex").get_by_role("button", name="Rex", exact=True)
    name.click()
    expect(page.get_by_test_id("person").get_by_role("heading", level=2)).to_be_focused()
    page.get_by_test_id("person").locator("[data-deed='sit_down']").click()
    expect(entry(page, "chips")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-deed='sit_down']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(name).to_be_focused()


def test_whoever_cannot_pay_his_time_is_named_beside_those_who_paid(new_floor):
    floor = new_floor()
    floor.begin("Sam", "Tess", "Udo")
    page = floor.page
    floor.button("next-hand").click()
    floor.button("count").click()
    chips = 3 * floor.buy_in
    for name, stack in (("Sam", 1), ("Tess", chips - 1 - floor.buy_in), ("Udo", floor.buy_in)):
        page.get_by_test_id("deed").get_by_label(name, exact=True).first.fill(str(stack))
    send(page)
    floor.button("table").click()
    page.get_by_test_id("table").locator("[data-deed='set_charge']").click()
    entry(page, "amount").fill("2")
    send(page)
    page.get_by_test_id("close-table").click()
    floor.button("next-hand").click()
    due = page.locator("[data-due='time']").filter(has_text=f"table {floor.number}:")
    due.get_by_role("button", name="All paid").click()
    expect(page.get_by_test_id("refusal").first).to_contain_text("Sam")
    expect(page.get_by_test_id("told")).to_contain_text("Tess has paid")
    expect(page.get_by_test_id("refusal").first).to_be_visible()
    expect(due.locator(".each button.filter")).to_have_text(["Sam"])
    due.get_by_test_id("due-otherwise").click()
    send(page)
    expect(due).to_have_count(0)


def test_stack_is_not_counted_after_a_hand_without_a_count(new_floor):
    floor = new_floor()
    floor.begin("Vic", "Wim")
    page = floor.page
    floor.button("next-hand").click()
    floor.button("hand-over").click()
    floor.seat("Vic").get_by_role("button", name="Vic", exact=True).click()
    sheet = page.get_by_test_id("person")
    expect(sheet.get_by_test_id("purse")).to_contain_text("not counted")
    expect(sheet.get_by_text("not counted")).to_have_count(2)


def test_only_the_sanctions_the_house_offers_can_be_chosen(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Xeno")
    floor.name("Xeno").get_by_role("button", name="Xeno", exact=True).click()
    page = floor.page
    page.get_by_test_id("person").locator("[data-deed='log_breach']").click()
    page.locator("[data-field='breach'] select").select_option("threats")
    send(page)
    page.get_by_test_id("file").get_by_role("button", name="Sanction", exact=True).click()
    expect(page.get_by_test_id("deed")).to_contain_text("threats")
    expect(page.locator("[data-field='kind'] option")).to_have_text(
        ["–", "warning", "suspension (seconds)", "bar from the room"]
    )


def test_posting_that_is_corrected_is_told_in_the_form(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Yves")
    floor.open_table()
    floor.sit("Yves", floor.buy_in)
    page = floor.page
    page.get_by_test_id("tab-money").click()
    line = page.get_by_test_id("postings").locator("li").filter(has_text="Yves")
    line.get_by_role("button", name="Correct a posting").click()
    about = page.get_by_test_id("deed")
    expect(about).to_contain_text(f"Yves → Chips on table {floor.number}")
    expect(about).to_contain_text(f"{floor.buy_in:,}")


def test_main_game_is_never_the_must_move_table_itself(new_floor):
    floor = new_floor()
    floor.offer()
    floor.put_down("Zed")
    floor.open_table()
    floor.button("table").click()
    floor.page.get_by_test_id("table").locator("[data-deed='declare_feed']").click()
    feeds = floor.page.locator("[data-field='feeds'] option")
    expect(feeds).to_have_text(["–"])


def test_name_that_is_too_long_is_not_cut_without_a_word(new_floor):
    floor = new_floor()
    floor.offer()
    field = floor.list.locator("form input")
    field.fill("Maximilian Alexandrine")
    field.press("Enter")
    expect(floor.list.get_by_role("alert")).to_contain_text("A name has at most 20 letters")
    expect(floor.list.locator("[data-name]")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_letters_twice_as_large_stick_out_nowhere(locale, shared_room, new_floor, open_page):
    floor = new_floor(locale)
    floor.begin(f"Jo {locale}", f"Kit {locale}")
    public = open_page(SMALL_PHONE, locale)
    public.goto(f"{shared_room.url}/cardroom")
    expect(public.get_by_test_id("public")).to_contain_text(f"Jo {locale}")
    floor.page.set_viewport_size(SMALL_PHONE)
    for page in (public, floor.page):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]


def test_time_charge_of_a_table_is_ticked_off_at_once(new_floor):
    floor = new_floor()
    floor.begin("Lea", "Mona")
    floor.button("table").click()
    floor.page.get_by_test_id("table").locator("[data-deed='set_charge']").click()
    entry(floor.page, "amount").fill("1")
    send(floor.page)
    floor.page.get_by_test_id("close-table").click()
    floor.button("next-hand").click()
    due = floor.page.locator("[data-due='time']").filter(has_text=f"table {floor.number}")
    expect(due).to_contain_text("Lea")
    due.get_by_role("button", name="All paid").click()
    expect(due).to_have_count(0)
    floor.button("next-hand").click()
    expect(floor.button("hand-over")).to_be_visible()


def test_unknown_table_is_said_to_be_none(shared_room, open_page):
    page = open_page(DESKTOP, "fr-FR")
    page.goto(f"{shared_room.url}/table/nowhere")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Il n’y a pas de table «\u00a0nowhere\u00a0»")
    page.get_by_test_id("unknown").get_by_role("link", name="Tables").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choisir une table")
    page.go_back()
    expect(heading).to_have_text("Il n’y a pas de table «\u00a0nowhere\u00a0»")


def test_card_room_is_among_the_pages(shared_room, open_page):
    page = open_page(PHONE, "fr-FR")
    page.goto(f"{shared_room.url}/rules")
    page.get_by_test_id("nav_cardroom").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Salle de jeu")


def test_breaches_of_the_form_are_those_of_the_room():
    text = (DESK / "breaches.ts").read_text(encoding="utf-8")
    listed = re.findall(r'id: "(\w+)", family: "(\w+)", rule: "([\w:.]+)"', text)
    assert listed == [(one.id, one.group, one.rules[0]) for one in BREACHES.values()]


def test_games_of_the_form_are_those_of_the_library():
    text = (DESK / "variants.ts").read_text(encoding="utf-8")
    listed = re.findall(r'^  "(\w+)",$', text, re.MULTILINE)
    research = {"kuhn", "leduc"}
    assert sorted(listed) == sorted(set(game_ids()) - research)
    named = dict(re.findall(r"^  (\w+): \[([^\]]*)\],$", text, re.MULTILINE))
    for variant in listed:
        ways = named.get(variant, '"limit", "pot", "none"')
        assert tuple(re.findall(r'"(\w+)"', ways)) == game(variant).structures
