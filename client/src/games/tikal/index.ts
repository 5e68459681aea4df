/** Tikal, drawn. */

import type { GameClient } from "../../shell/board.ts";
import { Board } from "./Board.tsx";
import { Header, PlayerPanel, Purse, TileHint } from "./Panels.tsx";
import { Piece } from "./Piece.tsx";
import { SCRIPT } from "./telling.ts";
import type { View } from "./view.ts";
import { words } from "./words.ts";

export const client: GameClient<View, null> = {
  script: SCRIPT,
  Board,
  Piece,
  PlayerPanel,
  Header,
  Purse,
  TileHint,
  scores: (view) => view.players.map((player) => player.score),
  words,
  kindIcons: {
    lay: "i-tile-stack",
    place: "i-explorer i-plus",
    walk: "i-explorer i-step-forward",
    travel: "i-camp i-step-forward",
    uncover: "i-temple-step",
    recover: "i-treasure-back",
    swap: "i-treasure-mask",
    camp: "i-camp",
    guard: "i-guard",
    end: "i-end-turn",
    bid: "i-vp",
    pass: "i-close",
    take: "i-tile-stack",
  },
  mainKind: "end",
  keys: { R: "tikal-key-turn" },
  onBoard: ["rotation"],
  markIcons: { scoring: "i-volcano", finale: "i-vp" },
};
