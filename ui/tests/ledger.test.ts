import { expect, test } from "vitest";
import { csvPath, inThePot, signed } from "../src/lib/ledger";
import { both } from "../src/mock/build";
import type { Ledger, LedgerRow } from "../src/wire";

const write = (value: number) => value.toLocaleString("en");

function row(net: number): LedgerRow {
  return { name: "Inès", bought: 1000, cashed: 0, stack: 1000 + net, net, here: true };
}

function ledger(nets: number[], rake = 0): Ledger {
  return { table: "holdem", rows: nets.map(row), rake, sum: 0, transfers: [], why: both(""), rules: [] };
}

test("a net has its sign, and nothing has none", () => {
  expect(signed(1480, write)).toBe("+1,480");
  expect(signed(-2000, write)).toBe("−2,000");
  expect(signed(0, write)).toBe("0");
});

test("what no player has in front of him lies in the pot", () => {
  expect(inThePot(ledger([0, -5, -10]))).toBe(15);
  expect(inThePot(ledger([90, -100], 10))).toBe(0);
});

test("the file is asked for in the reader’s language", () => {
  expect(csvPath("holdem", "fr")).toBe("/api/tables/holdem/ledger.csv?lang=fr");
});
