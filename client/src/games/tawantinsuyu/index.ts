/** Tawantinsuyu, drawn. */

import type { GameClient } from "../../shell/board.ts";
import { Board } from "./Board.tsx";
import { HandButton } from "./Hand.tsx";
import { Header, PlayerPanel, Purse } from "./Panels.tsx";
import { Rail } from "./Rail.tsx";
import { Piece } from "./Piece.tsx";
import { askedInStock } from "./pages.ts";
import symbols from "./symbols.svg";
import { SCRIPT, type Scene } from "./telling.ts";
import type { View } from "./view.ts";
import { words } from "./words.ts";

export const client: GameClient<View, Scene> = {
  script: SCRIPT,
  Board,
  side: { Panel: Rail, title: "tw-page-stock", asked: askedInStock },
  Hand: HandButton,
  Piece,
  symbols,
  PlayerPanel,
  Header,
  Purse,
  scores: (view) => view.players.map((player) => player.score),
  rival: "tw-axomamma",
  words,
  kindIcons: {
    return: "i-worker",
    pick: "i-weaving",
    keep: "i-god-card",
    "set-priest": "i-high-priest",
    place: "i-worker",
    "place-as": "i-worker i-worker-courier",
    move: "i-high-priest",
    "move-for-gold": "i-high-priest i-gold",
    pray: "i-god-card i-worship",
    train: "i-army-card i-plus",
    hire: "i-tent",
    "spend-army": "i-army-card i-flip",
    exchange: "i-gold i-redo",
    "buy-card": "i-god-card i-gold",
    "use-card": "i-god-card",
    "use-gold": "i-gold",
    pay: "i-potato",
    recall: "i-worker-warrior",
    "card-bonus": "i-god-card i-plus",
    "more-tasks": "i-plus",
    do: "i-check",
    stop: "i-end-turn",
    decline: "i-close",
    part: "i-plus",
    "take-good": "i-stone i-gold",
    "take-card": "i-god-card",
    "from-deck": "i-god-card i-hidden",
    "toss-army": "i-army-card i-discard",
    nomad: "i-tent",
    "build-stairs": "i-stairs",
    erect: "i-statue-small",
    build: "i-building-permanent",
    swap: "i-god-card i-redo",
    remove: "i-building-production",
    "put-back": "i-weaving",
    "buy-tile": "i-weaving",
    "top-tile": "i-weaving",
    "tile-beneath": "i-weaving i-hidden",
    attach: "i-weaving i-plus",
    "new-tapestry": "i-weaving i-check",
    produce: "i-produce",
    restore: "i-restore",
    "restore-army": "i-restore i-army-card",
    "offer-statue": "i-worship",
    "offer-corn": "i-offering",
    send: "i-casualty",
    "play-army": "i-army-card i-play",
    conquer: "i-conquest",
    "turn-down": "i-flip",
    lose: "i-discard",
    "hire-villager": "i-worker",
    dismiss: "i-worker",
    cover: "i-potato i-gold",
    "play-card": "i-god-card i-play",
  },
  mainKind: "stop",
  markIcons: { ceremony: "i-ceremony", finale: "i-vp" },
  secrets: true,
};
