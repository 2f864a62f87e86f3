/** Which parts of a text are the words one looked for. */

export interface Part {
  text: string;
  found: boolean;
}

/** `text` in parts; `spans` are the beginnings and ends of those that were found, in turn. */
export function marked(text: string, spans: number[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (let k = 0; k + 1 < spans.length; k += 2) {
    const [start = 0, end = 0] = [spans[k], spans[k + 1]];
    if (start > at) parts.push({ text: text.slice(at, start), found: false });
    parts.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}

/** Whether every word of `words` is somewhere in `text`, accents or not. */
export function speaksOf(text: string, words: string): boolean {
  const all = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** In small letters and without accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
}
