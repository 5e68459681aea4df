/** What has happened at my tables while I look elsewhere: a sound, the browser's own notice, and the service worker. */

import type { News } from "../wire.ts";
import { api } from "./api.ts";
import { me } from "./games.ts";
import { route } from "./route.ts";

const REFRESH = 15_000; // milliseconds
let last: number | null = null;

async function look(): Promise<void> {
  if (!me.peek()?.known || !me.peek()?.told) return;
  try {
    const found = await api.news(last ?? -1);
    if (last !== null) for (const one of found) await tell(one);
    last = found.at(-1)?.id ?? last ?? 0;
  } catch {
    // the next look tells it
  }
}

async function tell(one: News): Promise<void> {
  const at = route.peek();
  const here = (at.page === "table" ? at.id === one.table : `/${at.page}` === one.link) && !document.hidden;
  if (here) return;
  if (one.sound) chime();
  if (one.browser && document.hidden && typeof Notification === "function" && Notification.permission === "granted") {
    const options = { tag: one.table || one.kind, icon: "/icon.svg", data: { link: one.link } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(one.text, options);
    else new Notification(one.text, options);
  }
}

/** Two soft tones; a browser that has not been touched yet stays silent. */
export function chime(): void {
  if (typeof AudioContext !== "function") return;
  const audio = new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  });
  setTimeout(() => void audio.close(), 1000);
}

export function watchNews(): void {
  setInterval(() => void look(), REFRESH);
}

/** The page can be installed, opens without a connection, and can be woken. Browsers allow it on secure pages only. */
export function wakeWorker(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
