/** The money of one person over all his tables. */

import type { PurseAt } from "../desk_wire";

/** What somebody is ahead: what he was paid less what he paid, with all chips of his; null if unknown. */
export function netOf(balance: number, purses: readonly PurseAt[]): number | null {
  let net = balance;
  for (const { stack, ordered, advance, away, aside } of purses) {
    if (stack === null) return null;
    net += stack + ordered + advance + away + aside;
  }
  return net;
}
