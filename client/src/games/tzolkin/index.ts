/** Tzolk'in, drawn. */

import type { GameClient } from "../../shell/board.ts";
import { Board } from "./Board.tsx";
import { Header, PlayerPanel, Purse } from "./Panels.tsx";
import { Rail } from "./Plates.tsx";
import { Piece } from "./Piece.tsx";
import symbols from "./symbols.svg";
import { SCRIPT } from "./telling.ts";
import type { View } from "./view.ts";
import { words } from "./words.ts";

export const client: GameClient<View, null> = {
  script: SCRIPT,
  Board,
  side: {
    Panel: Rail,
    title: "tz-side-tiles",
    asked: (choices) => choices.some(({ args }) => args["building"] || args["monument"]),
  },
  Piece,
  symbols,
  PlayerPanel,
  Header,
  Purse,
  scores: (view) => view.players.map((player) => player.score),
  words,
  kindIcons: {
    join: "i-tribe",
    keep: "i-tile-stack",
    beg: "i-temple-down",
    pass: "i-pause",
    place: "i-worker-own i-plus",
    "place-for-three": "i-worker-own i-corn",
    "place-skipping": "i-worker-own i-ahead",
    "place-in-mercy": "i-worker-own i-temple-down",
    "place-start": "i-first-player",
    "place-quick": "i-any-action",
    pick: "i-worker-own i-undo",
    act: "i-gear",
    "act-ahead": "i-ahead",
    nothing: "i-close",
    harvest: "i-corn",
    advance: "i-tech-any",
    bonus: "i-tech-any",
    lower: "i-tech-any",
    renovate: "i-building-permanent i-redo",
    build: "i-building-permanent",
    "build-plain": "i-building-permanent i-close",
    "build-monument": "i-monument",
    save: "i-block-any",
    pay: "i-block-any",
    take: "i-wood i-plus",
    "take-gold": "i-gold",
    up: "i-temple-up",
    down: "i-temple-down",
    "leave-out": "i-temple-step",
    sell: "i-block-any i-corn",
    buy: "i-corn i-block-any",
    decline: "i-close",
    "sell-one": "i-exchange",
    borrow: "i-block-any i-plus",
    repay: "i-block-any i-step-back",
    turn: "i-calendar",
    end: "i-end-turn",
  },
  mainKind: "end",
  markIcons: { "food-day": "i-food-day", finale: "i-vp" },
  secrets: true,
};
