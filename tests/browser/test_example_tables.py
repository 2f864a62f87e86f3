"""The tables of the played examples: at every step all of it is seen, on desktop and phone."""

import pytest
from playwright.sync_api import Page, expect

from croupier.formats.example import examples

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 375, "height": 812}

pytestmark = pytest.mark.browser

RULES = tuple(sorted({example.rules[0] for example in examples().values()}))
SLACK = 1
"""Pixels by which two boxes may meet unseen."""

LOOK = """async ([only, slack]) => {
  const boxes = (table, what) => [...table.querySelectorAll(what)]
    .map(e => ({ box: e.getBoundingClientRect(), is: e.className.split(" ")[0], e }))
    .filter(each => each.box.width > 2);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const wrong = table => {
    const stage = table.querySelector(".stage").getBoundingClientRect();
    const found = [];
    const leaves = boxes(table, ".card, .plate, .bet, .pot, .won, .badge, .button-disc");
    for (const { box, is } of leaves) {
      if (box.left < stage.left - slack || box.right > stage.right + slack ||
          box.top < stage.top - slack || box.bottom > stage.bottom + slack)
        found.push(`${is} leaves the box`);
    }
    const cards = boxes(table, ".card");
    for (const pill of boxes(table, ".button-disc, .bet, .pot, .won"))
      for (const card of cards)
        if (meet(pill.box, card.box)) found.push(`${pill.is} covers a card`);
    for (const pill of boxes(table, ".button-disc, .bet, .pot"))
      for (const plate of boxes(table, ".plate"))
        if (meet(pill.box, plate.box)) found.push(`${pill.is} covers a plate`);
    for (const card of cards)
      for (const other of cards)
        if (card.e.parentElement !== other.e.parentElement && meet(card.box, other.box))
          found.push("two hands meet");
    for (const fan of table.querySelectorAll(".cards")) {
      const row = [...fan.querySelectorAll(".card")];
      row.slice(1).forEach((next, before) => {
        const index = row[before].querySelector("b");
        const edge = next.getBoundingClientRect().left + slack;
        if (index && index.getBoundingClientRect().right > edge)
          found.push("an index is covered");
      });
    }
    return found;
  };
  const out = [];
  for (const example of document.querySelectorAll("[data-example]")) {
    const id = example.dataset.example;
    if (!only.includes(id)) continue;
    const after = example.querySelector("[data-testid=example-after]");
    const steps = example.querySelectorAll(".script li").length;
    for (let step = 0; step < steps; step += 1) {
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      if (Number(example.dataset.step) !== step) out.push(`${id}.${step}: not reached`);
      for (const what of wrong(example)) out.push(`${id}.${step}: ${what}`);
      after.click();
    }
  }
  return out;
}"""


def shown_first_at(rule: str) -> list[str]:
    return [example.id for example in examples().values() if example.rules[0] == rule]


def wrong_at(page: Page, url: str, rule: str) -> list[str]:
    page.goto(f"{url}/rules/{rule}")
    ids = shown_first_at(rule)
    for example in ids:
        expect(page.locator(f"[data-example='{example}']")).to_be_attached()
    found: list[str] = page.evaluate(LOOK, [ids, SLACK])
    return found


@pytest.mark.parametrize(
    ("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")], ids=["desktop-en", "phone-fr"]
)
def test_nothing_of_an_example_leaves_its_table_or_covers_a_card(
    size, locale, shared_room, open_page
):
    page = open_page(size, locale)
    found = [what for rule in RULES for what in wrong_at(page, shared_room.url, rule)]
    assert found == []


def test_every_example_is_looked_at():
    assert {name for rule in RULES for name in shown_first_at(rule)} == set(examples())
