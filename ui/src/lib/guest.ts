const NAMES = [
  "Camille",
  "Alix",
  "Sacha",
  "Robin",
  "Charlie",
  "Andrea",
  "Morgan",
  "Noa",
  "Eden",
  "Lou",
  "Max",
  "Billie",
  "Sasha",
  "Jules",
  "Ariel",
  "Dominique",
];

export const LONGEST_NAME = 20;

/** A name for a guest who has not yet told one. */
export function guestName(random: () => number = Math.random): string {
  return NAMES[Math.floor(random() * NAMES.length)] ?? "Camille";
}

/** A name as the room takes it: trimmed, inner spaces single, cut to the longest allowed. */
export function tidyName(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME).trim();
}
