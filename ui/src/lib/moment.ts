/** Seconds as minutes and seconds: 4:10. */
export function minutes(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${rest}`;
}
