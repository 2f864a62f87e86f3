/** The time in the room, beating once a second while somebody looks. */

import { language } from "../i18n/index.svelte";
import { desk } from "./desk.svelte";

const beat = $state({ now: Date.now() });
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Beats until the returned function is called. */
export function ticking(): () => void {
  watchers += 1;
  beat.now = Date.now();
  timer ??= setInterval(() => (beat.now = Date.now()), 1000);
  return () => {
    watchers -= 1;
    if (watchers) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The room's clock in ms since 1970. */
export function roomNow(): number {
  return beat.now + desk.offset;
}

/** ms until `moment`, never below 0. */
export function left(moment: number): number {
  return moment ? Math.max(0, moment - roomNow()) : 0;
}

/** The time of day of a moment. */
export function dayTime(moment: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);
}
