/** A game's own words, fetched once for each language: what its pieces are called and what they do. */

import { signal } from "@preact/signals";
import { api } from "./api.ts";

const heard = signal<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

/** Says a key of the game's wording; until its words are here, what `before` makes of the key. */
export function wordsIn(game: string, lang: string, before: (key: string) => string): (key: string) => string {
  const place = `${game} ${lang}`;
  if (!asked.has(place)) {
    asked.add(place);
    api.words(game, lang).then((words) => (heard.value = { ...heard.value, [place]: words }), () => asked.delete(place));
  }
  const words = heard.value[place];
  return (key) => words?.[key] ?? before(key);
}
