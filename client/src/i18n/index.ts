/**
 * Words in the reader's language. A text may hold {name} and, for numbers, {n|one|other} (Russian: {n|one|few|many}).
 */

import { en } from "./en.ts";
import { es } from "./es.ts";
import { ru } from "./ru.ts";

export type Lang = "en" | "ru" | "es";
export type Key = keyof typeof en;
export type Args = Record<string, string | number>;

export const LANGUAGES: Record<Lang, string> = { en: "English", ru: "Русский", es: "Español" };
export const WORDS: Record<Lang, Record<Key, string>> = { en, ru, es };

const FORMS: Record<Lang, Intl.LDMLPluralRule[]> = { en: ["one"], es: ["one"], ru: ["one", "few"] };
const RULES: Record<Lang, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  ru: new Intl.PluralRules("ru"),
  es: new Intl.PluralRules("es"),
};

/** Which of the forms written in a text fits this number; the last one fits all that have none of their own. */
function form(lang: Lang, n: number, forms: string[]): string {
  const place = FORMS[lang].indexOf(RULES[lang].select(n));
  return (place < 0 ? forms.at(-1) : forms[Math.min(place, forms.length - 1)]) ?? "";
}

/** Fill a text in. */
export function phrase(lang: Lang, text: string, args: Args = {}): string {
  return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, forms: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    return forms ? form(lang, Number(value), forms.slice(1).split("|")) : String(value);
  });
}

/** The language of the browser, if it is one of ours. */
export function preferred(wanted: readonly string[]): Lang {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Lang | undefined) ?? "en";
}
