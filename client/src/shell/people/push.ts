/** Letting this browser be woken by its maker's push service. */

import type { Notices } from "../../wire.ts";
import { api } from "../api.ts";
import { t } from "../settings.ts";

export const pushWorks = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && typeof PushManager === "function";

export async function subscribe(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("notices.push.denied"));
  const worker = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new Error(t("notices.push.failed"), { cause: error });
  }
  const { endpoint = "", keys = {} } = made.toJSON();
  return api.subscribe({ endpoint, key: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

/** The address of this browser, if it is subscribed. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!pushWorks()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function unsubscribe(): Promise<Notices> {
  const found = await subscribed();
  await found?.unsubscribe();
  return found ? api.unsubscribe(found.endpoint) : api.notices();
}
