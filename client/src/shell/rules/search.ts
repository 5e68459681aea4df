/** Finding rules by words or number. */

import type { ChapterText } from "../../wire.ts";

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ё", "е");

/** Chapters with only the rules that hold every word of the query. */
export function search(chapters: ChapterText[], query: string): ChapterText[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.number} ${chapter.title} ${rule.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length);
}
