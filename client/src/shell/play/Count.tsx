/** A number that runs up, or down, to what it has become. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings.ts";

const RUN = 400; // milliseconds

/** What is shown on the way, `passed` milliseconds after the number has changed; fast at first. */
export function between(from: number, to: number, passed: number): number {
  const part = Math.min(1, Math.max(0, passed / RUN));
  return part === 1 ? to : Math.round(from + (to - from) * (1 - (1 - part) ** 3));
}

export function Count({ to }: { to: number }) {
  const shown = useSignal(to);
  useEffect(() => {
    const from = shown.peek();
    if (from === to || settings.peek().motion === "none" || document.hidden) {
      shown.value = to;
      return undefined;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      shown.value = between(from, to, now - began);
      if (shown.peek() !== to) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return <>{shown}</>;
}
