/** The game's own words, fetched once for each language: what pieces are called and what they do. */

import { signal } from "@preact/signals";
import { api } from "../../shell/api.ts";
import { fromId } from "./names.ts";

const heard = signal<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

export function wordsIn(lang: string): (key: string) => string {
  if (!asked.has(lang)) {
    asked.add(lang);
    api.words("tawantinsuyu", lang).then((words) => (heard.value = { ...heard.value, [lang]: words }), () => asked.delete(lang));
  }
  const words = heard.value[lang];
  return (key) => words?.[key] ?? fromId(key);
}
