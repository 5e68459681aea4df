/** The tables where I am asked, the most urgent first, wherever in the page I am: one key and one button lead there. */

import { computed, effect, signal } from "@preact/signals";
import type { AskedTable } from "../wire.ts";
import { api } from "./api.ts";
import { me, refreshMe } from "./games.ts";
import { elsewhere } from "./play/keys.ts";
import { go, route } from "./route.ts";

const REFRESH = 8000; // milliseconds
const WHO_AM_I = 4; // looks after which it is asked again who I am: there may be a warning
let looks = 0;
const tables = signal<AskedTable[]>([]);

/** Those beside the one I am at. */
export const asked = computed(() => {
  const at = route.value;
  return tables.value.filter((table) => !(at.page === "table" && at.id === table.id));
});

function look(): void {
  if (document.visibilityState === "hidden" || !me.peek()?.known) return;
  void api.asked().then(
    (found) => (tables.value = found),
    () => undefined,
  );
  if (++looks % WHO_AM_I === 0) refreshMe();
}

/** Go to the next table that waits for me. */
export function goNext(): void {
  const next = asked.value[0];
  if (next) go(`/table/${next.id}`);
}

export function watchAsked(): void {
  effect(() => {
    void route.value; // after a turn one goes on
    if (me.value?.known) look();
    else tables.value = [];
  });
  setInterval(look, REFRESH);
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "t" || event.defaultPrevented || elsewhere(event) || !asked.value.length) return;
    event.preventDefault();
    goNext();
  });
}
