/** The hand over a drawing: what is pointed at, what a press there means. The same for all games. */

import { createContext } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChoiceInfo } from "../wire.ts";
import type { BoardProps, Pick } from "./board.ts";

/** What the pointer or the focus rests on, and what is explained beside it. */
export interface Pointed<Note> {
  id: string;
  element: Element;
  note: Note;
}

/** What differs from game to game. */
export interface Manner {
  /** What may be done on the side while something else is asked, or is not complete yet: a thinner ring. */
  faint?(found: readonly ChoiceInfo[]): boolean;
  /** The price all these choices share, in words. */
  price?(found: readonly ChoiceInfo[]): string;
}

export interface Spots<Note = unknown> extends Required<Manner> {
  /** Legal choices that agree with what was picked so far; none while events are being told. */
  choices: readonly ChoiceInfo[];
  picked: Pick[];
  refused: Pick | null;
  lit: Record<string, string[]>;
  /** Whether what can be chosen there is of a kind that is asked for. */
  wanted(found: readonly ChoiceInfo[]): boolean;
  /** They lie below a scene: they stand for nothing until that is put aside. */
  below: boolean;
  pointed: Pointed<Note> | null;
  point(pointed: Pointed<Note> | null): void;
  /** Legal choices that agree with a pick. */
  found(pick: Pick): readonly ChoiceInfo[];
  /** One choice alone is made, several are narrowed down, none asks why. */
  act(pick: Pick, found: readonly ChoiceInfo[]): void;
  why(pick: Pick): void;
}

/** A game may give more along with it: what its own pieces want to know. */
export const SpotsContext = createContext<Spots>(null!);

type Hand = Omit<BoardProps<unknown>, "view">;

/** `onPointerDownCapture` is the drawing's: a press ends what is being told, and does no more if another did that. */
export function useSpots<Note>(hand: Hand, manner: Manner = {}) {
  const { stage, me, picked, refused, lit, litFor, target, act, why } = hand;
  const [pointed, point] = useState<Pointed<Note> | null>(null);
  const skipped = useRef(false);
  const choices = stage.resting ? hand.choices : [];
  useEffect(() => point(null), [hand.choices.map(({ text }) => text).join()]);
  const spots: Spots<Note> = {
    choices,
    picked,
    refused,
    lit,
    wanted: (found) => !litFor || found.some(({ kind }) => litFor.includes(kind)),
    below: false,
    pointed,
    point,
    found: (pick) => (choices.length && Object.keys(pick).length ? (target(pick)?.choices ?? []) : []),
    act: (pick, found) => !skipped.current && hand.choices.length > 0 && act?.(pick, found),
    why,
    faint: manner.faint ?? (() => false),
    price: manner.price ?? (() => ""),
  };
  const onPointerDownCapture = () => {
    skipped.current = !stage.resting && !me.includes(Number(stage.events[0]?.args["seat"] ?? -1));
    if (!stage.held) stage.skip();
  };
  return { spots, onPointerDownCapture };
}
