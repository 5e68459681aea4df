// The service worker: what is pushed is shown, and without a connection the page opens with what was last seen.

const PAGE = "patolli-__VERSION__"; // the page itself; a new one is another cache
const SEEN = "patolli-seen"; // what the server said last; the page deletes it when somebody signs out
const FILES = ["/", "__FILES__"];
const KEPT = new RegExp(
  "^/api/(games(/\\w+/(minute|best))?|tables|contests(/\\w+)?|me" +
    "|me/(asked|matches|statistics|ratings|devices|notices|profile|passkeys|friends|invited|blocked))$",
);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name !== PAGE && name !== SEEN;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (KEPT.test(url.pathname)) event.respondWith(lastSeen(request));
});

/** Files never change under their name. */
async function asset(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PAGE)).put(request, answer.clone());
  return answer;
}

/** What the server says; without it, what it said last, marked as such. */
async function lastSeen(request) {
  const cache = await caches.open(SEEN);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set("x-patolli-seen", "before");
    return new Response(kept.body, { status: kept.status, headers });
  }
}

self.addEventListener("push", (event) => {
  let told = { title: "Patolli", text: "", link: "/", tag: "patolli" };
  try {
    told = { ...told, ...event.data.json() };
  } catch {
    // an empty push: something has happened
  }
  const { title, text, link, tag } = told;
  const body = text === title ? "" : text;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? "/", location.origin);
  const target = link.origin === location.origin ? link.href : location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => client.url === target);
      return there ? there.focus() : self.clients.openWindow(target);
    }),
  );
});
