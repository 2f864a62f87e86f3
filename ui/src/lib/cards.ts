/** Cards as the wire writes them: "As", "Td", "Jk"; "??" lies face down. */

export const HIDDEN = "??";
export const JOKER = "Jk";

export type Suit = "s" | "h" | "d" | "c";
export type Rank = "A" | "K" | "Q" | "J" | "T" | "9" | "8" | "7" | "6" | "5" | "4" | "3" | "2";

export interface Face {
  rank: Rank;
  suit: Suit;
  /** The index printed on the card. */
  index: string;
}

/** The face of a card, or null for the joker and for a card that lies face down. */
export function faceOf(card: string): Face | null {
  const found = /^([AKQJT2-9])([shdc])$/.exec(card);
  if (!found) return null;
  const rank = found[1] as Rank;
  return { rank, suit: found[2] as Suit, index: rank === "T" ? "10" : rank };
}
