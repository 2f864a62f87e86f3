/** A ruling as plain text, to be pasted into a message. */

import { say, t } from "../i18n/index.svelte";
import { citation } from "../lib/cite";
import type { FloorRuling } from "../wire";

/** What happened, where and by whose rules, the ruling with its articles, and where it can be read again. */
export function asText(ruling: FloorRuling): string {
  const parts = [
    [say(ruling.story), `${say(ruling.house)}, ${say(ruling.stakes)}`, say(ruling.example)],
    [say(ruling.says), say(ruling.why)],
    listed(t("floor_player"), ruling.choices.map((way) => say(way.says)), "-"),
    listed(t("floor_dealer"), ruling.steps.map(say), ""),
    listed(t("floor_instead"), ruling.instead.map((way) => say(way.says)), "-"),
    penaltyOf(ruling),
    ruling.articles.map((article) => `${named(article.id)}  ${say(article.title)}${t("colon")} ${say(article.gist)}`),
    [location.href],
  ];
  return parts
    .filter((lines) => lines.length)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** An article as the page names it: its book in words, then its number. */
function named(rule: string): string {
  const { book, article } = citation(rule);
  return `${book ? t(`book_${book}`) : t("cite_house")} ${article}`;
}

function penaltyOf(ruling: FloorRuling): string[] {
  if (!ruling.penalty) return [];
  const by = ruling.penalty.rules.map(named).join(", ");
  return [`${t(`floor_penalty_${ruling.penalty.weight}`)}${by ? ` (${by})` : ""}`];
}

function listed(head: string, lines: string[], mark: string): string[] {
  return lines.length ? [head, ...lines.map((line, at) => `${mark || `${at + 1}.`} ${line}`)] : [];
}
