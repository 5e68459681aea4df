/** The games this server offers, in the reader's language, and their drawings. */

import { effect, signal } from "@preact/signals";
import { DRAWINGS, type Drawing } from "../games/index.ts";
import type { GameInfo, Me } from "../wire.ts";
import { api } from "./api.ts";
import { forgetSeen } from "./seen.ts";
import { lang } from "./settings.ts";

export type { Drawing };
export const games = signal<GameInfo[] | null>(null);
export const gamesTrouble = signal("");
export const me = signal<Me | null>(null);

const drawings = signal<Record<string, Drawing | "missing">>({});

export function gameOf(name: string): GameInfo | undefined {
  return games.value?.find((game) => game.name === name);
}

/** What a bot of a game is called. */
export function botLabel(game: string, bot: string): string {
  return gameOf(game)?.bots.find((one) => one.name === bot)?.label ?? bot;
}

/** The drawing of a game: null while it is being fetched, "missing" if there is none. */
export function drawingOf(name: string): Drawing | "missing" | null {
  const known = drawings.value[name];
  if (known) return known;
  const load = DRAWINGS[name];
  if (name) {
    void (load ? load() : Promise.resolve("missing" as const))
      .catch(() => "missing" as const)
      .then((found) => (drawings.value = { ...drawings.value, [name]: found }));
  }
  return null;
}

async function load(): Promise<void> {
  try {
    const asked = lang.value;
    const found = await api.games();
    if (asked === lang.peek()) games.value = found;
    gamesTrouble.value = "";
  } catch (error) {
    gamesTrouble.value = (error as Error).message;
  }
}

export function start(): void {
  effect(() => {
    void lang.value; // fetched anew in another language
    void load();
  });
  void api.me().then(
    (found) => hear(found),
    () => (me.value = { name: "", known: false, member: false, told: false, learnt: {} }),
  );
}

/** A device that was signed out from elsewhere shows nothing of mine any more. */
function hear(found: Me): void {
  me.value = found;
  if (!found.known) void forgetSeen();
}

/** Ask again who I am: those who run the server may have something to say to me. */
export function refreshMe(): void {
  void api.me().then(
    (found) => {
      if (JSON.stringify(found) !== JSON.stringify(me.peek())) hear(found);
    },
    () => undefined,
  );
}

/** Be known by this name from now on. */
export async function rename(name: string): Promise<void> {
  me.value = await api.rename(name);
}

/** Nobody has to give a name: without one we find one. */
export async function known(name: string, fallback: string): Promise<void> {
  const wanted = name.trim() || (me.value?.known ? me.value.name : fallback);
  if (!me.value?.known || wanted !== me.value.name) await rename(wanted);
}
