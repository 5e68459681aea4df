/** Lengths of time as people read them. */

import { signal } from "@preact/signals";
import { t } from "./settings.ts";

/** "45 s", "12 min", "3 h 05 min", "2 d 4 h", "2 days". */
export function span(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60) return t("span.seconds", { n: s });
  if (s < 3600) return t("span.minutes", { n: Math.floor(s / 60) });
  if (s < 86400)
    return t("span.hours", { h: Math.floor(s / 3600), m: String(Math.floor((s % 3600) / 60)).padStart(2, "0") });
  const [d, h] = [Math.floor(s / 86400), Math.floor((s % 86400) / 3600)];
  return h ? t("span.days", { d, h }) : t("span.only-days", { n: d });
}

/** The same in its largest part: how long a match took. */
export function roughly(seconds: number): string {
  if (seconds < 86400) return span(seconds);
  const days = Math.round(seconds / 86400);
  return days < 14 ? t("span.only-days", { n: days }) : t("span.weeks", { n: Math.round(days / 7) });
}

/** What a table does about somebody who stays away for so many seconds; 0: nothing. */
export function absenceLabel(seconds: number): string {
  if (!seconds) return t("absence.never");
  if (seconds < 3600) return t("absence.minutes", { n: Math.ceil(seconds / 60) });
  return seconds < 86400
    ? t("absence.hours", { n: Math.round(seconds / 3600) })
    : t("absence.days", { n: Math.round(seconds / 86400) });
}

/** A clock that is running out: "0:45", "12:03"; longer ones as a span. */
export function countdown(seconds: number): string {
  const s = Math.max(0, Math.ceil(seconds));
  return s < 3600 ? `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}` : span(s);
}

/** Seconds since the page was opened; whoever reads it is drawn again each second. */
export const tick = signal(0);
if (typeof document !== "undefined") setInterval(() => (tick.value = Math.floor(performance.now() / 1000)), 1000);
