/**
 * Invitation links are shown once by the server; the host's browser keeps them until the seats are taken. They are made
 * with an address that friends can reach: whoever sits at the server itself has opened a page that only they can.
 */

import { signal } from "@preact/signals";
import type { Opened, Reach } from "../wire.ts";
import { api } from "./api.ts";

const place = (id: string) => `patolli.invitations.${id}`;
const OWN = ["localhost", "127.0.0.1", "[::1]"];

/** How friends get to this server; null: not known yet. */
export const reach = signal<Reach | null>(null);

export function askReach(): void {
  if (!reach.value)
    void api.reach().then(
      (found) => (reach.value = found),
      () => undefined,
    );
}

export function keep(opened: Opened): void {
  if (Object.keys(opened.invitations).length)
    localStorage.setItem(place(opened.id), JSON.stringify({ ...tokens(opened.id), ...opened.invitations }));
}

/** Where friends find the page that is open at `origin`. */
export function shared(origin: string, found: Reach | null): string {
  const own = OWN.includes(new URL(origin).hostname);
  return own && found && !found.here_only && found.address ? found.address : origin;
}

/** Whether a link from this page leads nobody here: it names this machine, and nothing else listens. */
export function unreachable(origin: string, found: Reach | null): boolean {
  return OWN.includes(new URL(origin).hostname) && found !== null && (found.here_only || !found.address);
}

function tokens(id: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(place(id)) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

/** Seat → link. */
export function links(id: string): Record<number, string> {
  const origin = shared(location.origin, reach.value);
  return Object.fromEntries(Object.entries(tokens(id)).map(([seat, token]) => [seat, `${origin}/invite/${token}`]));
}

export function forget(id: string): void {
  localStorage.removeItem(place(id));
}
