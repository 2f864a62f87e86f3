import { expect, test } from "vitest";
import { bookPath, cardRoomPath, housePath, routeOf, rulePath, searchPath, tablePath } from "../src/lib/route";

test("every screen has its address", () => {
  expect(routeOf("/")).toEqual({ screen: "lobby" });
  expect(routeOf("/table/holdem")).toEqual({ screen: "table", table: "holdem" });
  expect(routeOf("/rules")).toEqual({ screen: "rules", book: "" });
  expect(routeOf("/rules/tda")).toEqual({ screen: "rules", book: "tda" });
  expect(routeOf("/rules/tda/dealing")).toEqual({ screen: "section", book: "tda", section: "dealing" });
  expect(routeOf("/rules/rrop3:10.nolimit.3b")).toEqual({ screen: "rule", rule: "rrop3:10.nolimit.3b" });
  expect(routeOf("/rules/tda%3A47A")).toEqual({ screen: "rule", rule: "tda:47A" });
  expect(routeOf("/houses/")).toEqual({ screen: "houses" });
  expect(routeOf("/cardroom")).toEqual({ screen: "cardroom", view: "" });
  expect(routeOf("/cardroom/list")).toEqual({ screen: "cardroom", view: "list" });
  expect(routeOf("/houses/online")).toEqual({ screen: "house", house: "online" });
});

test("any other address is unknown", () => {
  for (const path of ["/table", "/rules/a/b/c", "/houses/a/b", "/cardroom/x", "/cardroom/list/x", "/nowhere", "/%E0%A4%A"]) {
    expect(routeOf(path)).toEqual({ screen: "unknown" });
  }
});

test("an address leads where it was made for", () => {
  expect(routeOf(rulePath("tda:47A"))).toEqual({ screen: "rule", rule: "tda:47A" });
  expect(routeOf(rulePath("x:a/b?c"))).toEqual({ screen: "rule", rule: "x:a/b?c" });
  expect(routeOf(bookPath("tda", "dealing")).screen).toBe("section");
  expect(routeOf(cardRoomPath())).toEqual({ screen: "cardroom", view: "" });
  expect(routeOf(cardRoomPath("money"))).toEqual({ screen: "cardroom", view: "money" });
  expect(routeOf(housePath("tda")).screen).toBe("house");
  expect(routeOf(tablePath(""))).toEqual({ screen: "lobby" });
  expect(searchPath("tapis & pot")).toBe("/rules?q=tapis+%26+pot");
});
