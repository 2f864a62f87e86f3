import { expect, test } from "vitest";
import type { LogEntry, Name, SeatOfTable } from "../src/desk_wire";
import { DEEDS, deedsOf, GROUPS } from "../src/desk/deeds";
import { gathered } from "../src/desk/gathered";
import { clockWords, spanWords } from "../src/desk/spans";
import type { DeskRefuse, PurseAt } from "../src/desk_wire";
import { marksOf } from "../src/desk/marks";
import { netOf } from "../src/desk/purses";
import { amountIn, capsIn, cardIn, idIn, isTooLong, isUnread, numberTrouble, UNREAD } from "../src/desk/typed";
import { structuresOf, VARIANTS } from "../src/desk/variants";
import { ahead, isSitting } from "../src/desk/places";

function entry(seq: number, more: Partial<LogEntry> = {}): LogEntry {
  const fact = { seq, tag: `room.fact_${seq}`, table: "", people: [`p:${seq}`] };
  const why = { text: { en: "So.", fr: "Ainsi." }, rules: [], facts: {} };
  const text = { en: `Fact ${seq}`, fr: `Fait ${seq}` };
  return { fact, text, at: 1000, by: "m", by_name: "Max", why, taken_back: false, ...more };
}

function name(id: string, state: Name["state"] = "waiting"): Name {
  return { id, name: id, place: 1, since: 0, state, until: 0, table: "", seat: 0, why: null };
}

test("amounts are read as people write them", () => {
  for (const text of ["1500", "1 500", "1,500", "1.500", "1\u202f500", "1’500"]) expect(amountIn(text)).toBe(1500);
  for (const text of ["", "-5", "1,5", "12.34", "ten", "1e3", "1234567890123"]) expect(amountIn(text)).toBeNull();
});

test("what is wrong with a number is told apart", () => {
  expect(["10.5", "12,5", "-5", "abc"].map((text) => numberTrouble(text))).toEqual(Array(4).fill("whole"));
  expect(numberTrouble("1000000000000000000")).toBe("most");
  expect(numberTrouble("0", 1)).toBe("least");
  expect(["", "0", "1 500", "1,000,000,000"].map((text) => numberTrouble(text))).toEqual(["", "", "", ""]);
});

test("what cannot be read is found wherever it stands in a form", () => {
  expect([UNREAD, { ana: "As", bo: UNREAD }, [[0, 1, UNREAD]]].map(isUnread)).toEqual([true, true, true]);
  expect([undefined, null, "", 0, "As", { ana: 5 }, [[0, 1, 2]]].some(isUnread)).toBe(false);
});

test("a name of more than twenty letters is too long", () => {
  expect(isTooLong("  Maximilian   Alexandrine ")).toBe(true);
  expect(isTooLong("Maximilian Alexander")).toBe(false);
});

test("a refusal marks the players and the fields it is about", () => {
  const refusal = (en: string, rules: string[] = []): DeskRefuse => ({ text: { en, fr: en }, legal: { en: "", fr: "" }, rules });
  const marks = (it: DeskRefuse, tag: keyof typeof DEEDS, values: Record<string, unknown>) =>
    marksOf(it, it.text.en, DEEDS[tag].fields, values, (id) => id.slice(2));
  const drawn = marks(refusal("Bo drew no card."), "draw_for_button", { cards: { "p:Bo": "As", "p:Bob": "Ks" } });
  expect([...drawn.people]).toEqual(["p:Bo"]);
  const bought = marks(refusal("The minimum buy-in is 400.", ["rrop3:3.buyin.1"]), "sit_down", { player: "p:Bo", chips: 5 });
  expect([...bought.fields]).toEqual(["chips"]);
  const apart = marks(refusal("Cy is not known."), "keep_apart", { one: "p:Bo", other: "p:Cy" });
  expect([...apart.fields]).toEqual(["other"]);
});

test("one is ahead what one was paid, and the chips one has, less what one paid", () => {
  const purse: PurseAt = { table: "1", stack: 900, buy_ins: 1, ordered: 50, advance: 0, away: 100, aside: 0 };
  expect(netOf(-1000, [purse])).toBe(50);
  expect(netOf(-1000, [{ ...purse, stack: null }])).toBeNull();
});

test("cards are read by letter or sign", () => {
  expect(["Ks", "kS", "10h", "Td", "a♣"].map(cardIn)).toEqual(["Ks", "Ks", "Th", "Td", "Ac"]);
  expect(["", "K", "1s", "Kx", "Ksh", "11d"].map(cardIn)).toEqual(["", "", "", "", "", ""]);
});

test("caps are pairs of players and chips", () => {
  expect(capsIn("2: 1, 4:3")).toEqual([
    [2, 1],
    [4, 3],
  ]);
  expect(capsIn("")).toEqual([]);
  expect(capsIn("2 1")).toBeNull();
});

test("an id is made of words", () => {
  expect(idIn("Hold’em no-limit 5/10")).toBe("hold-em-no-limit-5-10");
  expect(idIn("Tirage à sept")).toBe("tirage-a-sept");
});

test("a game that is offered is named by its game and its sizes", () => {
  const stakes = { structure: "none", small_bet: 10, big_bet: 10, small_blind: 5, big_blind: 10 };
  expect(DEEDS.offer_game.complete?.({ variant: "holdem", stakes })).toEqual({
    variant: "holdem",
    stakes,
    game: "holdem-none-5-10",
  });
});

test("every deed has its place in one group", () => {
  const placed = GROUPS.flatMap(deedsOf);
  expect(placed.toSorted()).toEqual(Object.keys(DEEDS).toSorted());
});

test("every game of the chooser has a way to be bet", () => {
  for (const variant of VARIANTS) expect(structuresOf(variant).length).toBeGreaterThan(0);
});

test("facts of one deed are one decision, the order kept", () => {
  const lines = gathered([
    entry(3, { at: 2000 }),
    entry(1),
    entry(2),
    entry(4, { at: 2000, taken_back: true }),
    entry(5, { at: 2000, by: "n" }),
  ]);
  expect(lines.map(({ seq }) => seq)).toEqual([1, 3, 4, 5]);
  expect(lines[0]?.people).toEqual(["p:1", "p:2"]);
  expect(lines[0]?.said.map(({ en }) => en)).toEqual(["Fact 1", "Fact 2"]);
  expect(lines[0]?.tags).toEqual(["room.fact_1", "room.fact_2"]);
  expect(lines.map(({ takenBack }) => takenBack)).toEqual([false, false, true, false]);
});

test("whoever is out, seated or called to a seat is not before one", () => {
  const list = [name("a"), name("b", "out"), name("c", "called"), name("d", "seated"), name("me"), name("e")];
  expect(ahead(list, "me")).toBe(1);
  expect(ahead(list, "a")).toBe(0);
  expect(ahead(list, "nobody")).toBe(0);
});

test("times are written as clocks and as spans", () => {
  expect([0, 59_000, 250_000, 3_850_000].map(clockWords)).toEqual(["0:00", "0:59", "4:10", "1:04:10"]);
  expect([0, 59_000, 720_000, 3_900_000].map(spanWords)).toEqual([
    "0\u00a0min",
    "0\u00a0min",
    "12\u00a0min",
    "1\u00a0h\u00a005",
  ]);
});

test("somebody sits who is here or away", () => {
  const states = ["here", "away", "kept", "called", "asked", "reserved", "free"] as const;
  expect(states.filter((state) => isSitting({ state } as SeatOfTable))).toEqual(["here", "away"]);

});
