/** The words of deeds and fields: whoever speaks for himself is spoken to. */

import { t } from "../i18n/index.svelte";
import { en, type Key } from "../i18n/en";
import type { Tag } from "./desk.svelte";
import { isStaff } from "./words.svelte";

export function deedWords(tag: Tag): string {
  return wordsOf(`deed_${tag}`);
}

export function deedSense(tag: Tag): string {
  return wordsOf(`deed_${tag}_about`);
}

export function fieldWords(name: string): string {
  return wordsOf(`field_${name}`);
}

function wordsOf(key: string): string {
  const own = `own_${key}`;
  return t((own in en && !isStaff() ? own : key) as Key);
}
