/** Every draw of a match worked out again in the page, from the secret that is shown once the match is over. */

import type { Draw, Fairness, SeatInfo } from "../wire.ts";
import type { Kept } from "./luck.ts";

export interface Checked {
  kept: boolean; // this browser has something of its own to check against
  promise: boolean; // the secret is the one promised: to this browser, if it kept that
  mine: boolean; // what this browser added was drawn with
  extra: boolean; // somebody who is no player has added something: it may have been chosen to fit
  draws: { draw: Draw; fair: string; right: boolean }[];
  right: boolean;
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return new Uint8Array(pairs.map((pair) => parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number of a draw, evenly spread below `limit`: values past the last full lap are drawn again. */
async function below(key: CryptoKey, entropy: string[], ply: number, limit: number): Promise<number> {
  const wide = 1n << 64n;
  const lap = wide - (wide % BigInt(limit));
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode([...entropy, `${ply} ${attempt}`].join("\n"));
    const value = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
    if (value < lap) return Number(value % BigInt(limit));
  }
}

/** The outcome whose share of the line 0 … sum(weights) - 1 holds this number. */
export function weighted(number: number, weights: number[]): number {
  let left = number;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** How many may have added to the luck: everybody at my screen is one, and so is each other person. */
export function contributors(seats: SeatInfo[]): number {
  return (
    seats.filter((seat) => seat.kind === "person" && !seat.mine).length + (seats.some((seat) => seat.mine) ? 1 : 0)
  );
}

/** What the server shows at the end, held against what this browser kept since before the first draw. */
export async function check(fairness: Fairness, kept: Kept | null, people: number): Promise<Checked> {
  const secret = bytes(fairness.secret);
  const promise = hex(await crypto.subtle.digest("SHA-256", secret)) === (kept ?? fairness).commitment.toLowerCase();
  const extra = fairness.entropy.length > people;
  const mine = !kept || fairness.entropy.includes(kept.entropy);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const draws: Checked["draws"] = [];
  for (const draw of fairness.draws) {
    const limit = draw.weights.reduce((sum, weight) => sum + weight, 0);
    const index = limit > 0 ? weighted(await below(key, fairness.entropy, draw.ply, limit), draw.weights) : -1;
    const fair = draw.options[index] ?? "";
    draws.push({ draw, fair, right: fair !== "" && fair === draw.text });
  }
  return {
    kept: kept !== null,
    promise,
    mine,
    extra,
    draws,
    right: promise && mine && !extra && draws.every((one) => one.right),
  };
}
