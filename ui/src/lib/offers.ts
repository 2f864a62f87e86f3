/** What players settle between them: how often the rest is dealt, and taking the blinds back. */

import type { Key } from "../i18n/en";
import type { ActKind } from "../protocol";
import type { Menu } from "../wire";

export interface Offer {
  id: string;
  kind: ActKind;
  label: Key;
  times: number;
  /** What happens if one says nothing. */
  usual: boolean;
}

const TIMES: Key[] = ["runs_1", "runs_2", "runs_3"];

/** The answers a menu asks for; none where it asks for a bet, a draw or cards. */
export function offersOf(menu: Menu): Offer[] {
  if (menu.runs > 0) {
    return Array.from({ length: menu.runs }, (_, place) => ({
      id: `runs-${place + 1}`,
      kind: "runs",
      label: TIMES[place] ?? "runs_n",
      times: place + 1,
      usual: place === 0,
    }));
  }
  return menu.decline ? [chop("chop", "label_chop_agree"), chop("decline", "label_chop_decline")] : [];
}

/** The small blind's proposal, beside folding and calling. */
export function proposalOf(menu: Menu): Offer | null {
  return menu.chop && !menu.decline ? chop("chop", "label_chop_propose") : null;
}

function chop(kind: "chop" | "decline", label: Key): Offer {
  return { id: kind, kind, label, times: 0, usual: kind === "decline" };
}
