/** Finding rules by words or number. */

import type { ChapterText } from "../../wire.ts";

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ё", "е");

/** Whether a text holds every word of the query. */
export function matching(text: string, query: string): boolean {
  const all = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Chapters with only the rules that hold every word of the query. */
export function search(chapters: ChapterText[], query: string): ChapterText[] {
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => matching(`${rule.number} ${chapter.title} ${rule.text}`, query)),
    }))
    .filter((chapter) => chapter.rules.length);
}
