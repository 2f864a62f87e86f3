import { beforeEach, expect, test, vi } from "vitest";
import { forgetOwn, keepOwn, ownHouses, ownPath } from "../src/lib/own";

const at = (words: string) => new URLSearchParams(words);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the last house of one's own comes first", () => {
  keepOwn("tda", at(""), at("a.b=1"));
  keepOwn("home", at(""), at("a.b=2&find=x"));
  expect(ownHouses()).toEqual([
    { preset: "home", query: "a.b=2" },
    { preset: "tda", query: "a.b=1" },
  ]);
});

test("a house that is changed or named takes the place of what it was", () => {
  keepOwn("tda", at(""), at("a.b=1"));
  keepOwn("tda", at("a.b=1"), at("a.b=1&title=C"));
  keepOwn("tda", at("a.b=1&title=C"), at("a.b=1&title=Club"));
  keepOwn("tda", at("a.b=1&title=Club"), at("a.b=2&title=Club"));
  expect(ownHouses()).toEqual([{ preset: "tda", query: "a.b=2&title=Club" }]);
});

test("a new house leaves one of another name alone", () => {
  keepOwn("tda", at(""), at("a.b=1&title=Club"));
  keepOwn("tda", at(""), at("a.b=3"));
  expect(ownHouses().map((house) => house.query)).toEqual(["a.b=3", "a.b=1&title=Club"]);
});

test("a house without a change left is none", () => {
  keepOwn("tda", at(""), at("a.b=1"));
  keepOwn("tda", at("a.b=1"), at("find=x"));
  expect(ownHouses()).toEqual([]);
});

test("a house is forgotten on request", () => {
  keepOwn("tda", at(""), at("a.b=1"));
  keepOwn("home", at(""), at("a.b=1"));
  forgetOwn({ preset: "tda", query: "a.b=1" });
  expect(ownHouses()).toEqual([{ preset: "home", query: "a.b=1" }]);
});

test("what the browser kept and is none of ours is ignored", () => {
  for (const kept of ["{", "3", '{"tda":1}', '[null, 3, {"preset":"tda"}, {"preset":"tda","query":""}]']) {
    localStorage.setItem("croupier.houses", kept);
    expect(ownHouses()).toEqual([]);
  }
});

test("a house is opened at a point", () => {
  expect(ownPath({ preset: "tda", query: "a.b=1&title=x" }, "c.d")).toBe("/houses/tda?a.b=1&title=x&find=c.d");
});
