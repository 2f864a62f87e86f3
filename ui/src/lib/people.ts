/** How a player looks on the cloth: two letters and one of six quiet colours. */

export function initials(name: string): string {
  return [...name].slice(0, 2).join("").toUpperCase();
}

export function hue(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return `var(--who-${(sum % 6) + 1})`;
}

/** The first letter capital: titles of games are written small. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
