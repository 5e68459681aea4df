/** Invitation links are shown once by the server; the host's browser keeps them until the seats are taken. */

import type { Opened } from "../wire.ts";

const place = (id: string) => `patolli.invitations.${id}`;

export function keep(opened: Opened): void {
  if (Object.keys(opened.invitations).length)
    localStorage.setItem(place(opened.id), JSON.stringify(opened.invitations));
}

/** Seat → link. */
export function links(id: string): Record<number, string> {
  try {
    const tokens = JSON.parse(localStorage.getItem(place(id)) ?? "{}") as Record<number, string>;
    return Object.fromEntries(
      Object.entries(tokens).map(([seat, token]) => [seat, `${location.origin}/invite/${token}`]),
    );
  } catch {
    return {};
  }
}

export function forget(id: string): void {
  localStorage.removeItem(place(id));
}
