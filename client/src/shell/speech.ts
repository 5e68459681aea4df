/**
 * A game's own words, fetched once for each language and table (its pack has figures of its own): what its pieces are
 * called and what they do.
 */

import { signal } from "@preact/signals";
import { api } from "./api.ts";
import { route } from "./route.ts";

const heard = signal<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

/** Says a key of the game's wording; until its words are here, what `before` makes of the key. */
export function wordsIn(game: string, lang: string, before: (key: string) => string): (key: string) => string {
  const table = "id" in route.value ? route.value.id : "";
  const place = `${game} ${lang} ${table}`;
  if (!asked.has(place)) {
    asked.add(place);
    api.words(game, lang, table).then(
      (words) => (heard.value = { ...heard.value, [place]: words }),
      () => asked.delete(place),
    );
  }
  const words = heard.value[place];
  return (key) => words?.[key] ?? before(key);
}
