/** The game in a minute: its pictures, and who has seen them. */

import { signal } from "@preact/signals";
import type { Picture } from "../../wire.ts";
import { api } from "../api.ts";
import { gameOf, me } from "../games.ts";
import { lang } from "../settings.ts";

const found = signal<Record<string, Picture[]>>({});
const asked = new Set<string>();

/** The pictures of a game: null while they are being fetched. */
export function picturesOf(game: string): Picture[] | null {
  const place = `${game} ${lang.value}`;
  if (!asked.has(place)) {
    asked.add(place);
    api.minute(game).then(
      (pictures) => (found.value = { ...found.value, [place]: pictures }),
      () => asked.delete(place),
    );
  }
  return found.value[place] ?? null;
}

/** What was seen before anybody knew by whom. */
const pending = new Set<string>();

const key = (game: string): string => `${game}/minute`;

/** Whether somebody is about to play a game whose pictures they have never seen. */
export function isNew(game: string): boolean {
  if (!gameOf(game)?.minute || !me.value || pending.has(game)) return false;
  return !(key(game) in me.value.learnt);
}

/** It is kept with the person, not with the browser; who has no name yet is told of as soon as they have one. */
export function markSeen(game: string): void {
  pending.add(game);
  keepSeen();
}

export function keepSeen(): void {
  if (!me.value?.known) return;
  for (const game of pending) {
    if (key(game) in me.value.learnt) continue;
    me.value = { ...me.value, learnt: { ...me.value.learnt, [key(game)]: 1 } };
    void api.learn({ game, what: "minute", step: 1 }).catch(() => undefined); // then it is shown once more
  }
}

/** The game that somebody is about to play for the first time, and how they go on. */
export const before = signal<{ game: string; go(): void } | null>(null);
