/** Which page is shown. Addresses are paths; links inside the page change it without a reload. */

import { signal } from "@preact/signals";

/** Pages that are one word. */
const PLAIN = ["matches", "account", "notices", "friends", "contests", "best"] as const;
type Plain = (typeof PLAIN)[number];

export type Route =
  | { page: "lobby" | Plain }
  | { page: "person" | "contest"; id: string }
  | { page: "table" | "replay" | "review"; id: string }
  | { page: "invite" | "friend"; token: string }
  | { page: "rules" | "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "puzzle"; game: string; day: string }
  | { page: "lost" };

export function read(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: "lobby" };
  if (PLAIN.includes(first as Plain)) return second ? { page: "lost" } : { page: first as Plain };
  if (rest.length === 0 && second) {
    if (first === "table" || first === "replay") return { page: first, id: second };
    if (first === "person" || first === "contest") return { page: first, id: second };
    if (first === "invite" || first === "friend") return { page: first, token: second };
    if (first === "puzzle") return { page: "puzzle", game: second, day: "" };
    if (first === "rules" || first === "learn") return { page: first, game: second };
  }
  if (first === "table" && rest.length === 1 && rest[0] === "review") return { page: "review", id: second };
  if (first === "learn" && rest.length === 1) return { page: "lesson", game: second, lesson: rest[0]! };
  if (first === "puzzle" && rest.length === 1) return { page: "puzzle", game: second, day: rest[0]! };
  return { page: "lost" };
}

export const route = signal<Route>(typeof location === "undefined" ? { page: "lobby" } : read(location.pathname));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = read(location.pathname);
  scrollTo(0, 0);
}

/** Follow links of our own without leaving the page. */
export function listen(): void {
  addEventListener("popstate", () => (route.value = read(location.pathname)));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
    const href = link?.getAttribute("href") ?? "";
    if (!link || !plain || !href.startsWith("/") || href.startsWith("/api/") || link.hasAttribute("download")) return;
    event.preventDefault();
    go(href);
  });
}
