import { expect, test } from "vitest";
import { citation, citing, shortArticle } from "../src/lib/cite";
import { marked, speaksOf } from "../src/lib/marked";

test("the words found are told from the others", () => {
  expect(marked("Short all-ins reopen", [0, 5, 14, 20])).toEqual([
    { text: "Short", found: true },
    { text: " all-ins ", found: false },
    { text: "reopen", found: true },
  ]);
  expect(marked("A pot", [])).toEqual([{ text: "A pot", found: false }]);
});

test("every word must be spoken of", () => {
  expect(speaksOf("La grosse blinde", "BLINDE grosse")).toBe(true);
  expect(speaksOf("La grosse blinde", "blinde petite")).toBe(false);
});

test("ids of rules are found in a text", () => {
  expect(citing("see tda:47A, rrop3:10.nolimit.3b.")).toEqual([
    { text: "see ", rule: false },
    { text: "tda:47A", rule: true },
    { text: ", ", rule: false },
    { text: "rrop3:10.nolimit.3b", rule: true },
    { text: ".", rule: false },
  ]);
});

test("a citation is a book and its article", () => {
  expect(citation("house:bomb")).toEqual({ book: null, article: "bomb" });
  expect(shortArticle("rrop3:10.nolimit.3b")).toBe("3b");
  expect(shortArticle("tda:47A")).toBe("47A");
});
