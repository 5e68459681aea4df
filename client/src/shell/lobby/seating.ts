/** Who will sit at a new table. */

import type { BotSpec, GameInfo, NewSeat } from "../../wire.ts";

export type SeatKind = NewSeat["kind"];

export interface Chair {
  kind: SeatKind;
  bot: string;
  name: string;
}

/** The bot that a newcomer should meet: the weakest that is not the weakest of all, if there are so many. */
export function usualBot(bots: BotSpec[]): string {
  const ranked = [...bots].sort((a, b) => a.level - b.level);
  return (ranked[1] ?? ranked[0])?.name ?? "";
}

/** Me and bots, as many as is usual. */
export function usual(game: GameInfo): Chair[] {
  const bot = usualBot(game.bots);
  const count = game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 2);
  return Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? "me" : "bot", bot: i === 0 ? "" : bot, name: "" }));
}

/** Everybody else is a bot: the game can begin at once. */
export function againstBots(chairs: Chair[]): boolean {
  return chairs.every((chair) => chair.kind === "me" || chair.kind === "bot" || chair.kind === "here");
}

/** As the server wants it. */
export function asked(chairs: Chair[]): NewSeat[] {
  return chairs.map(({ kind, bot, name }) => ({
    kind,
    bot: kind === "bot" ? bot : "",
    name: kind === "here" ? name.trim() : "",
  }));
}
