/** The games a room may offer, by their ids; those for research are left out. */
export const VARIANTS = [
  "holdem",
  "omaha",
  "omaha8",
  "omaha5",
  "omaha6",
  "bigo",
  "courchevel",
  "pineapple",
  "shortdeck",
  "stud",
  "stud8",
  "razz",
  "stud5",
  "draw",
  "jacks",
  "lowball_27",
  "lowball_a5",
  "triple_27",
  "triple_a5",
  "badugi",
] as const;

const STUD: readonly string[] = ["stud", "stud8", "razz", "stud5"];
const STRUCTURES: Record<string, readonly string[]> = {
  holdem: ["none", "limit", "pot", "spread"],
  omaha: ["pot", "limit", "none"],
  omaha8: ["limit", "pot", "none"],
  omaha5: ["pot", "limit", "none"],
  omaha6: ["pot", "limit", "none"],
  bigo: ["pot", "limit", "none"],
  courchevel: ["pot", "none"],
  pineapple: ["pot", "limit", "none"],
  shortdeck: ["none", "pot"],
  lowball_27: ["none", "limit"],
  lowball_a5: ["limit", "none"],
  triple_27: ["limit", "pot"],
  triple_a5: ["limit"],
  badugi: ["limit", "pot"],
};

/** How a game may be bet, the usual way first. */
export function structuresOf(variant: string): readonly string[] {
  return STRUCTURES[variant] ?? ["limit", "pot", "none"];
}

/** Whether antes and a bring-in take the place of blinds. */
export function hasBringIn(variant: string): boolean {
  return STUD.includes(variant);
}
