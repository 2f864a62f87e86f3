/** Small things the browser remembers; a browser that refuses simply forgets them. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`croupier.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`croupier.${key}`, value);
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}
