/** The accounts of the ledger in words: `player:ana`, `table:3`, `rake`. */

import { t } from "../i18n/index.svelte";
import { en, type Key } from "../i18n/en";
import { nameOf } from "./words.svelte";

export function accountWords(account: string, name: string): string {
  const at = account.indexOf(":");
  const kind = at < 0 ? account : account.slice(0, at);
  const of = at < 0 ? "" : account.slice(at + 1);
  if (kind === "player") return name || nameOf(of);
  const key = `account_${kind}`;
  const words = key in en ? t(key as Key) : kind;
  return of ? `${words} ${nameOf(of)}` : words;
}
