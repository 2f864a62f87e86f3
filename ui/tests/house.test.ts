import { expect, test } from "vitest";
import {
  articlesOf,
  booksIn,
  changesIn,
  choosing,
  differences,
  draftOf,
  effectOf,
  fileName,
  houseIn,
  naming,
  resetting,
  sifted,
  strangersIn,
  titleIn,
} from "../src/lib/house";
import type { HousePage, OptionPoint } from "../src/wire";

const both = (en: string, fr = en) => ({ en, fr });

function point(key: string, chosen: string, more: Partial<OptionPoint> = {}): OptionPoint {
  return {
    key,
    title: both(key),
    meaning: both("Meaning"),
    kind: "word",
    values: [],
    least: null,
    most: null,
    layer: "",
    rules: [],
    chosen,
    ...more,
  };
}

const cap = point("limits.raise_cap", "3", {
  kind: "number",
  title: both("Cap", "Plafond des relances"),
  values: [
    { value: "0", words: both("No cap.") },
    { value: "n", words: both("{n} raises.") },
  ],
});
const reopen = point("raising.reopen", "single", { rules: ["tda:47A", "rrop3:3.bets.5a"], layer: "floor" });
const page: HousePage = {
  id: "tda",
  title: both("TDA"),
  changed_title: both("TDA, changed"),
  books: ["tda", "rrop3"],
  groups: [
    { id: "limits", title: both("Fixed limit"), options: [cap] },
    { id: "raising", title: both("Raises"), options: [reopen] },
  ],
};
const none = { words: "", changed: false, today: false };

test("only what differs from the preset is a change", () => {
  const params = new URLSearchParams("limits.raise_cap=3&raising.reopen=sum&title=Chez+Paul&no.such=1");
  expect(changesIn(params, page)).toEqual({ "raising.reopen": "sum" });
  expect(strangersIn(params, page)).toEqual(["no.such"]);
});

test("the preset's own choice leaves no trace in the address", () => {
  const four = choosing(new URLSearchParams("title=x"), cap, "4");
  expect(four.toString()).toBe("title=x&limits.raise_cap=4");
  expect(choosing(four, cap, "3").toString()).toBe("title=x");
  expect(resetting(four).toString()).toBe("title=x");
});

test("a number has a sentence of its own or the one for all", () => {
  const write = (n: number) => n.toLocaleString("en");
  expect(effectOf(cap, "0", "en", write)).toBe("No cap.");
  expect(effectOf(cap, "1200", "en", write)).toBe("1,200 raises.");
  expect(effectOf(point("a.b", "x"), "x", "en", write)).toBe("x");
});

test("the sieve keeps what is asked for", () => {
  const keys = (sieve: typeof none, changes = {}) =>
    sifted(page, changes, sieve).flatMap((group) => group.options.map((each) => each.key));
  expect(keys(none)).toEqual(["limits.raise_cap", "raising.reopen"]);
  expect(keys({ ...none, words: "plafond RELANCES" })).toEqual(["limits.raise_cap"]);
  expect(keys({ ...none, words: "cap" })).toEqual(["limits.raise_cap"]);
  expect(keys({ ...none, words: "tda:47a" })).toEqual(["raising.reopen"]);
  expect(keys({ ...none, today: true })).toEqual(["limits.raise_cap"]);
  expect(keys({ ...none, changed: true }, { "raising.reopen": "sum" })).toEqual(["raising.reopen"]);
});

test("two houses differ where they choose otherwise, changes included", () => {
  const other = {
    id: "online",
    title: both("Online"),
    books: ["rrop3"],
    values: { "limits.raise_cap": "4", "raising.reopen": "single" },
  };
  const found = differences(page, {}, other);
  expect(found.map(({ point, ours, theirs }) => [point.key, ours, theirs])).toEqual([
    ["limits.raise_cap", "3", "4"],
  ]);
  expect(differences(page, { "limits.raise_cap": "4" }, other)).toEqual([]);
});

test("a house goes by its highest book that speaks", () => {
  expect(articlesOf(["general", "rrop3", "tda"], reopen.rules)).toEqual(["rrop3:3.bets.5a"]);
  expect(articlesOf(["general"], reopen.rules)).toEqual([]);
});

test("a file bears the plain name of its house", () => {
  expect(fileName("Chez Éloïse & Cie")).toBe("chez_eloise_cie.toml");
  expect(fileName("♠")).toBe("house.toml");
});

test("an address gives a name in one language or in both", () => {
  const named = (words: string) => titleIn(new URLSearchParams(words));
  expect(named("title=+The+Circle+")).toEqual(both("The Circle"));
  expect(named("title=The+Circle&title_fr=Le+Cercle")).toEqual(both("The Circle", "Le Cercle"));
  expect(named("title_fr=Le+Cercle")).toEqual(both("Le Cercle"));
  expect(named("")).toEqual(both(""));
});

test("a name is changed in the language one reads, where it has one in each", () => {
  const one = new URLSearchParams("title=The+Circle");
  const two = new URLSearchParams("title=The+Circle&title_fr=Le+Cercle");
  expect(naming(one, "fr", "Le Club").toString()).toBe("title=Le+Club");
  expect(naming(two, "fr", "Le Club").toString()).toBe("title=The+Circle&title_fr=Le+Club");
  expect(naming(two, "en", "The Club").toString()).toBe("title=The+Club&title_fr=Le+Cercle");
  expect(naming(two, "en", "").toString()).toBe("");
});

test("no books in an address are those of the preset", () => {
  const books = (words: string) => booksIn(new URLSearchParams(words), page);
  expect(books("books=")).toEqual([]);
  expect(books("books=tda,rrop3")).toEqual([]);
  expect(books("books=rrop3,,tda")).toEqual(["rrop3", "tda"]);
});

test("how one looks at a house is no part of it", () => {
  const params = new URLSearchParams("find=cap&today=1&with=home&title=x&books=&limits.raise_cap=4&id=x_1");
  expect(houseIn(params).toString()).toBe("title=x&limits.raise_cap=4&id=x_1");
  expect(draftOf(params, page)).toEqual({
    extends: "tda",
    id: "x_1",
    title: both("x"),
    books: [],
    changes: { "limits.raise_cap": "4" },
  });
});
