/** What the service worker keeps of what the server said, for when there is no connection. */

const SEEN = "patolli-seen";

/** Whoever has gone leaves nothing to be seen. */
export async function forgetSeen(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(SEEN);
}
