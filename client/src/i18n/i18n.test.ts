import assert from "node:assert/strict";
import { test } from "node:test";
import { type Lang, LANGUAGES, WORDS, phrase, preferred } from "./index.ts";

const LANGS = Object.keys(LANGUAGES) as Lang[];
const holes = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]))].sort();

test("every language has every word, and none is empty", () => {
  const keys = Object.keys(WORDS.en).sort();
  for (const lang of LANGS) {
    assert.deepEqual(Object.keys(WORDS[lang]).sort(), keys, lang);
    assert.deepEqual(
      Object.entries(WORDS[lang]).filter(([, text]) => !text.trim()),
      [],
      lang,
    );
  }
});

test("a text has the same places to fill in every language", () => {
  for (const [key, text] of Object.entries(WORDS.en)) {
    for (const lang of LANGS)
      assert.deepEqual(holes(WORDS[lang][key as keyof typeof WORDS.en]), holes(text), `${lang} ${key}`);
  }
});

test("numbers have as many forms as the language wants", () => {
  const wanted: Record<Lang, number> = { en: 2, es: 2, ru: 3 };
  for (const lang of LANGS) {
    for (const [key, text] of Object.entries(WORDS[lang])) {
      for (const [, forms] of text.matchAll(/\{\w+((?:\|[^{}|]*)+)\}/g))
        assert.equal((forms ?? "").split("|").length - 1, wanted[lang], `${lang} ${key}`);
    }
  }
});

test("nothing but the name of the game is left in English", () => {
  const same = (lang: Lang) =>
    Object.entries(WORDS[lang]).filter(
      ([key, text]) => text === WORDS.en[key as keyof typeof WORDS.en] && /[a-z]{4}/i.test(text) && !/\{/.test(text),
    );
  assert.deepEqual(same("ru"), []);
  assert.deepEqual(
    same("es").map(([key]) => key),
    ["chat", "company.bots", "end.total", "pace.normal"],
  );
});

test("Russian counts in three forms", () => {
  const text = "{n} {n|ход|хода|ходов}";
  assert.deepEqual(
    [1, 2, 5, 11, 21, 104].map((n) => phrase("ru", text, { n })),
    ["1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход", "104 хода"],
  );
});

test("English and Spanish count in two", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => phrase("en", "{n} {n|tile|tiles}", { n })),
    ["0 tiles", "1 tile", "2 tiles"],
  );
  assert.equal(phrase("es", "{n} {n|loseta|losetas}", { n: 1 }), "1 loseta");
});

test("no brace is left of a text that is filled in", () => {
  for (const lang of Object.keys(WORDS) as Lang[]) {
    for (const [key, text] of Object.entries(WORDS[lang])) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? "");
      for (const n of [1, 2, 5]) {
        const filled = phrase(lang, text, Object.fromEntries(names.map((name) => [name, n])));
        assert.ok(!/[{}|]/.test(filled), `${lang} ${key}: ${filled}`);
      }
    }
  }
});

test("what is not given stays to be seen", () => {
  assert.equal(phrase("en", "Hello {name}"), "Hello {name}");
});

test("the browser's language is taken if it is one of ours", () => {
  assert.equal(preferred(["de-DE", "ru-RU", "en"]), "ru");
  assert.equal(preferred(["de"]), "en");
  assert.equal(preferred(["es-MX"]), "es");
});
