/** What this person prefers on this device. Kept in the browser, nowhere else. */

import { computed, effect, signal } from "@preact/signals";
import { type Args, type Key, LANGUAGES, type Lang, WORDS, phrase, preferred } from "../i18n/index.ts";
import type { Motion } from "./board.ts";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  patterns: boolean;
  /** Draw the curtain between people at one screen also where nothing is hidden. */
  curtain: boolean;
  /** Ask once before a choice that leaves much undone. */
  sure: boolean;
  /** The line that says what the game is about, and when points come. */
  goal: boolean;
}

const PLACE = "patolli.settings";
const media = (query: string) => (typeof matchMedia === "function" ? matchMedia(query) : null);
const dark = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");

export function defaults(languages: readonly string[], reduced: boolean): Settings {
  return {
    lang: preferred(languages),
    theme: "auto",
    motion: reduced ? "none" : "full",
    patterns: false,
    curtain: false,
    sure: true,
    goal: true,
  };
}

/** What was kept, as far as it makes sense, over the defaults. */
export function restore(kept: string | null, base: Settings): Settings {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Settings>;
    return {
      lang: found.lang && found.lang in LANGUAGES ? found.lang : base.lang,
      theme: found.theme && ["auto", "light", "dark"].includes(found.theme) ? found.theme : base.theme,
      motion: found.motion && ["full", "fast", "none"].includes(found.motion) ? found.motion : base.motion,
      patterns: found.patterns === true,
      curtain: found.curtain === true,
      sure: found.sure !== false,
      goal: found.goal !== false,
    };
  } catch {
    return base;
  }
}

const storage = typeof localStorage === "undefined" ? null : localStorage;
const languages = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);

export const settings = signal<Settings>(
  restore(storage?.getItem(PLACE) ?? null, defaults(languages, still?.matches ?? false)),
);
export const lang = computed(() => settings.value.lang);
const night = signal(dark?.matches ?? false);
export const theme = computed(() =>
  settings.value.theme === "auto" ? (night.value ? "dark" : "light") : settings.value.theme,
);

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  storage?.setItem(PLACE, JSON.stringify(settings.value));
}

/** Several names as one says them: "Ana, Bo and Cy". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(lang.value).format(names);
}

/** A word of the shell in the reader's language. */
export function t(key: Key, args?: Args): string {
  return phrase(lang.value, WORDS[lang.value][key], args);
}

/** Show the settings on the page's root, now and whenever they change. */
export function apply(root: HTMLElement): void {
  dark?.addEventListener("change", (event) => (night.value = event.matches));
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = theme.value;
    root.dataset.motion = settings.value.motion;
    root.toggleAttribute("data-patterns", settings.value.patterns);
  });
}
