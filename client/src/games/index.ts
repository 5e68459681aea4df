/** The only list of games in the page: a cover for the lobby, and a drawing that is fetched when a table is opened. */

import type { VNode } from "preact";
import type { GameClient } from "../shell/board.ts";
import { Cover as TikalCover } from "./tikal/Cover.tsx";

export const COVERS: Record<string, () => VNode> = { tikal: TikalCover };

// A drawing is typed by its own view; the shell only hands the view through.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const DRAWINGS: Record<string, () => Promise<GameClient<any>>> = {
  tikal: async () => (await import("./tikal/index.ts")).client,
};
