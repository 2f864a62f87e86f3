import { t } from "../i18n/index.svelte";
import { faceOf, JOKER } from "../lib/cards";

/** A card's name in words. */
export function spoken(card: string): string {
  if (card === JOKER) return t("card_joker");
  const face = faceOf(card);
  if (!face) return t("card_face_down");
  return t("card_name", { rank: t(`rank_${face.rank}`), suit: t(`suit_${face.suit}`) });
}
