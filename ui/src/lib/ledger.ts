/** The table's ledger as the page writes it. */

import type { Ledger } from "../wire";

export function ledgerPath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/ledger`;
}

export function csvPath(table: string, lang: string): string {
  return `${ledgerPath(table)}.csv?lang=${lang}`;
}

/** A net result with its sign: +120, −120, 0; `write` writes a number without one. */
export function signed(value: number, write: (value: number) => string): string {
  if (value === 0) return write(0);
  return `${value > 0 ? "+" : "−"}${write(Math.abs(value))}`;
}

/** What the nets and the rake lack to the sum: chips in the middle of a hand that is on. */
export function inThePot({ rows, rake, sum }: Ledger): number {
  return sum - rake - rows.reduce((total, row) => total + row.net, 0);
}

/** The ledger as the room tells it now; null if it does not. */
export async function fetchLedger(table: string): Promise<Ledger | null> {
  try {
    const reply = await fetch(ledgerPath(table), { headers: { accept: "application/json" } });
    return reply.ok ? ((await reply.json()) as Ledger) : null;
  } catch {
    return null;
  }
}
