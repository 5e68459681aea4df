/** How a number runs to another. Pure. */

const RUN = 400; // milliseconds

/** What is shown on the way, `passed` milliseconds after the number has changed; fast at first. */
export function between(from: number, to: number, passed: number): number {
  const part = Math.min(1, Math.max(0, passed / RUN));
  return part === 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3));
}

/** A number as it is printed: with a true minus sign. */
export function printed(n: number): string {
  return String(n).replace("-", "−");
}
