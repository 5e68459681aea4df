/** What this browser adds to the luck of its matches, and what the server had promised before: kept until the end. */

import type { TableMessage } from "../wire.ts";
import { Trouble, api } from "./api.ts";
import { t } from "./settings.ts";

/** The promise this browser saw before anything was drawn, and what it added itself. */
export interface Kept {
  commitment: string;
  entropy: string;
}

const place = (id: string) => `patolli.luck.${id}`;
const here = new Map<string, string>(); // for browsers that let pages keep nothing: at least until the page is closed
const adding = new Map<string, Promise<void>>();

/** Do something with what the browser keeps, if it keeps anything. */
function stored<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

export function kept(id: string): Kept | null {
  return JSON.parse(stored((storage) => storage.getItem(place(id))) ?? here.get(id) ?? "null") as Kept | null;
}

function keep(id: string, luck: Kept): Kept {
  here.set(id, JSON.stringify(luck));
  stored((storage) => storage.setItem(place(id), JSON.stringify(luck)));
  return luck;
}

function forget(id: string): void {
  here.delete(id);
  stored((storage) => storage.removeItem(place(id)));
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What one adds to a promise that was just read. */
export const newLuck = (commitment: string): Kept => ({ commitment, entropy: random() });

/** Whether the match waits for this browser to add to its luck. */
export function waitsForMe(info: TableMessage): boolean {
  return info.status === "waiting" && info.commitment !== "" && info.seats.some((seat) => seat.mine && !seat.ready);
}

/** Add to the luck of a table: the promise comes first, so nobody can have chosen the secret to fit. */
export function addLuck(info: TableMessage): Promise<void> {
  if (!waitsForMe(info)) return Promise.resolve();
  const begun = adding.get(info.id) ?? add(info).finally(() => adding.delete(info.id));
  adding.set(info.id, begun);
  return begun;
}

async function add(info: TableMessage): Promise<void> {
  const before = kept(info.id);
  const luck = before ?? keep(info.id, { commitment: info.commitment, entropy: random() });
  if (luck.commitment !== info.commitment) throw new Error(t("fair.other-promise"));
  try {
    await api.addEntropy(info.id, luck);
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 409) throw error;
    if (!before) forget(info.id); // another device of mine was first: what was kept here is in no draw
  }
}
