/** The only list of games in the page: a cover for the lobby, and a drawing that is fetched when a table is opened. */

import type { VNode } from "preact";
import type { GameClient } from "../shell/board.ts";
import * as tawantinsuyu from "./tawantinsuyu/Cover.tsx";
import * as tikal from "./tikal/Cover.tsx";
import * as tzolkin from "./tzolkin/Cover.tsx";
import * as yucatan from "./yucatan/Cover.tsx";

/** What the lobby shows of a game: a picture of 320 × 190, and of a rival in a game for one, 480 × 170. */
export interface Front {
  Cover: () => VNode;
  Rival?: () => VNode;
}

export const FRONTS: Record<string, Front> = { tawantinsuyu, tikal, tzolkin, yucatan };

/** A drawing is typed by its own view; the shell only hands the view through. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Drawing = GameClient<any, any>;

export const DRAWINGS: Record<string, () => Promise<Drawing>> = {
  tawantinsuyu: async () => (await import("./tawantinsuyu/index.ts")).client,
  tikal: async () => (await import("./tikal/index.ts")).client,
  tzolkin: async () => (await import("./tzolkin/index.ts")).client,
  yucatan: async () => (await import("./yucatan/index.ts")).client,
};
