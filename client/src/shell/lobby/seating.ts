/** Who will sit at a new table. */

import type { BotSpec, GameInfo, NewSeat } from "../../wire.ts";

export type SeatKind = NewSeat["kind"];
export type Company = "bots" | "friends" | "anyone";

export interface Chair {
  kind: SeatKind;
  bot: string;
  name: string;
  /** The friend who is asked by name, by id; "": whoever has the link. */
  friend?: string;
}

const KIND = { bots: "bot", friends: "friend", anyone: "anyone" } as const;
const ME: Chair = { kind: "me", bot: "", name: "" };

/** The bot that a newcomer should meet: the weakest that is not the weakest of all, if there are so many. */
export function usualBot(bots: BotSpec[]): string {
  const ranked = [...bots].sort((a, b) => a.level - b.level);
  return (ranked[1] ?? ranked[0])?.name ?? "";
}

/** How many can sit at a table of people and bots; against a rival of the rules one plays from a card of its own. */
export const companies = (game: GameInfo): number[] => game.seats.filter((n) => n > 1 || !game.rival);

/** Me and bots, as many as is usual. */
export function usual(game: GameInfo): Chair[] {
  const counts = companies(game);
  return seated([ME], counts.includes(3) ? 3 : (counts.at(-1) ?? 2), game.bots);
}

/** Nobody but me. */
export const alone = (): Chair[] => [ME];

/** So many chairs: those that come are as the last one is. */
export function seated(chairs: Chair[], count: number, bots: BotSpec[]): Chair[] {
  const last = chairs.at(-1);
  const more: Chair =
    last && last.kind !== "me"
      ? { kind: last.kind, bot: last.bot, name: "" }
      : { ...ME, kind: "bot", bot: usualBot(bots) };
  return Array.from({ length: count }, (_, i) => chairs[i] ?? more);
}

/** All other seats for this company. */
export function filled(chairs: Chair[], company: Company, bots: BotSpec[]): Chair[] {
  const other: Chair = { ...ME, kind: KIND[company], bot: company === "bots" ? usualBot(bots) : "" };
  return chairs.map((chair) => (chair.kind === "me" ? chair : other));
}

/** The company of all other seats, if it is one and the same. */
export function companyOf(chairs: Chair[]): Company | "" {
  const others = chairs.filter((chair) => chair.kind !== "me");
  const same = (Object.keys(KIND) as Company[]).find((one) => others.every((chair) => chair.kind === KIND[one]));
  return others.length ? (same ?? "") : "";
}

const has = (chairs: Chair[], kind: SeatKind) => chairs.some((chair) => chair.kind === kind);

/** Whether anybody else has to come, so that a clock makes sense. */
export const waits = (chairs: Chair[]): boolean => has(chairs, "friend") || has(chairs, "anyone");

/** What opening a table with these chairs comes to. */
export function verb(chairs: Chair[]): "play" | "here" | "invite" | "open" {
  if (has(chairs, "friend")) return "invite";
  if (has(chairs, "anyone")) return "open";
  return has(chairs, "here") ? "here" : "play";
}

/** As the server wants it. */
export function asked(chairs: Chair[]): NewSeat[] {
  return chairs.map(({ kind, bot, name, friend = "" }) => ({
    kind,
    bot: kind === "bot" ? bot : "",
    name: kind === "here" ? name.trim() : "",
    ...(kind === "friend" && friend ? { friend } : {}),
  }));
}
