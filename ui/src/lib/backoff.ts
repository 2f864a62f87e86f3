const FIRST = 500;
const LONGEST = 8000;

/** The wait in ms before try number `attempt` (from 0): doubling, spread by half either way. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(base * (0.5 + random()));
}
