/** What the drawing says, in the reader's language. Plurals as in i18n: {n|one|other}, Russian {n|one|few|many}. */

import type { Lang } from "../../i18n/index.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { ru } from "./words/ru.ts";

export const words: Record<Lang, Record<string, string>> = { en, ru, es };
