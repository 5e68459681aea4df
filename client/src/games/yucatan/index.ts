/** Yucatan, drawn. */

import type { GameClient } from "../../shell/board.ts";
import { Board } from "./Board.tsx";
import { Hand } from "./Hand.tsx";
import { Header, PlayerPanel, Purse } from "./Panels.tsx";
import { Piece } from "./Piece.tsx";
import symbols from "./symbols.svg";
import { SCRIPT, type Scene } from "./telling.ts";
import type { View } from "./view.ts";
import { words } from "./words.ts";

export const client: GameClient<View, Scene> = {
  script: SCRIPT,
  Board,
  Piece,
  symbols,
  PlayerPanel,
  Header,
  Purse,
  Hand,
  scores: (view) => view.players.map((player) => player.score),
  words,
  kindIcons: {
    advise: "i-advisor",
    empower: "i-city-leader",
    found: "i-site",
    activate: "i-token-building",
    lead: "i-token-leader",
    build: "i-build",
    train: "i-train",
    reinforce: "i-reinforce",
    summon: "i-summon",
    until: "i-time",
    extend: "i-time",
    receive: "i-city-leader",
    "use-power": "i-city-leader",
    move: "i-army-leader",
    hold: "i-pause",
    fight: "i-combat-card",
    bare: "i-hidden",
    "use-card": "i-combat-card",
    "use-ability": "i-train",
    "use-creature": "i-creature",
    "use-advisor": "i-advisor",
    "use-upgrade": "i-city-leader",
    reward: "i-conquest",
    pay: "i-corn",
    pick: "i-conquest",
    token: "i-clan-token",
    keep: "i-draw-card",
    "offer-prisoners": "i-prisoner",
    "offer-jade": "i-jade",
    "offer-corn": "i-corn",
    "offer-token": "i-clan-token",
    evolve: "i-evolution",
    "fall-back": "i-sacrifice",
    hand: "i-first-player",
    bonus: "i-vp",
    pass: "i-close",
  },
  choiceIcon: ({ kind, hints }) =>
    kind !== "move" ? undefined : hints["fight"] ? "i-attacker" : hints["jade"] ? "i-jade" : undefined,
  mainKind: "pass",
  markIcons: { sacrifices: "i-sacrifice", calendar: "i-calendar", end: "i-vp" },
  secrets: true,
};
