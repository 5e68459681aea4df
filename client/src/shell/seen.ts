/** What the service worker keeps of what the server said, for when there is no connection. */

import type { ServerMessage } from "../wire.ts";

const SEEN = "patolli-seen";
const TABLE = "/seen/table"; // no page of the server's: the table that was looked at last
const works = typeof caches !== "undefined";

/** Whoever has gone leaves nothing to be seen. */
export async function forgetSeen(): Promise<void> {
  if (works) await caches.delete(SEEN);
}

/** Keep a table as it is seen. */
export async function keepTable(id: string, heard: ServerMessage[]): Promise<void> {
  if (works) await (await caches.open(SEEN)).put(TABLE, new Response(JSON.stringify({ id, heard })));
}

/** That table as it was seen, if it was the last one; else nothing. */
export async function seenTable(id: string): Promise<ServerMessage[]> {
  const kept = works && (await (await caches.open(SEEN)).match(TABLE));
  const found = kept ? ((await kept.json()) as { id: string; heard: ServerMessage[] }) : null;
  return found?.id === id ? found.heard : [];
}
