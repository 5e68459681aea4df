/** A number that runs up, or down, to what it has become. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { settings } from "../settings.ts";
import { between, printed } from "./counting.ts";

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
  return <>{printed(shown.value)}</>;
}
