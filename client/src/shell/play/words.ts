/** The words of a drawing in the reader's language; a key without words comes back as it is. */

import { type Lang, phrase } from "../../i18n/index.ts";
import type { Translate } from "../board.ts";
import type { Drawing } from "../games.ts";

const made = new WeakMap<object, Partial<Record<Lang, Translate>>>();

export function words(drawing: Drawing | null, lang: Lang): Translate {
  if (!drawing) return (key) => key;
  const all = made.get(drawing) ?? {};
  made.set(drawing, all);
  all[lang] ??= (key, args) => phrase(lang, drawing.words[lang]?.[key] ?? drawing.words.en?.[key] ?? key, args);
  return all[lang];
}
