import { afterEach, expect, test, vi } from "vitest";
import { missingIn, Ruled, strangersIn } from "../src/floor/told.svelte";
import type { FloorForms, FloorRuling, FloorStory } from "../src/wire";

const both = { en: "", fr: "" };
const story: FloorStory = {
  id: "tap",
  title: both,
  words: both,
  questions: [{ id: "turn", asks: both, kind: "choice", default: "yes", choices: [], only_if: [] }],
};
const forms: FloorForms = { categories: [{ id: "words", title: both, stories: [story] }], games: [], houses: [] };

const params = (words: string) => new URLSearchParams(words);

afterEach(() => vi.unstubAllGlobals());

test("an answer to no question of the story is a stranger, what says which table it is none", () => {
  expect(strangersIn(params("story=tap&house=tda&small=100&turn=no&mock=1"), story)).toEqual([]);
  expect(strangersIn(params("story=tap&trun=no&trun=yes"), story)).toEqual(["trun"]);
});

test("a story or a category that is not there is told", () => {
  expect(missingIn(params("story=tap"), forms)).toBe("");
  expect(missingIn(params("story=tab"), forms)).toBe("tab");
  expect(missingIn(params("cat=words"), forms)).toBe("");
  expect(missingIn(params("cat=wrods"), forms)).toBe("wrods");
  expect(missingIn(params(""), forms)).toBe("");
});

test("the last ruling stays while the room does not answer, and is asked for again", async () => {
  const answers = [{ decision: "check" }, null, { decision: "call" }] as (FloorRuling | null)[];
  vi.stubGlobal("fetch", () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new Error("lost"));
  });
  const ruled = new Ruled();
  ruled.ask({ story: "tap" }, true);
  await vi.waitFor(() => expect(ruled.ruling?.decision).toBe("check"));
  ruled.ask({ story: "tap", answers: { turn: "no" } }, true);
  await vi.waitFor(() => expect(ruled.lost).toBe(true));
  expect(ruled.ruling?.decision).toBe("check");
  expect(ruled.of).toEqual({ story: "tap" });
  ruled.again();
  await vi.waitFor(() => expect(ruled.ruling?.decision).toBe("call"));
  expect(ruled.lost).toBe(false);
});
