/** My workers, what lies on the loom, my cards: in the dock a button, over the board what it opens. */

import { signal } from "@preact/signals";
import { Icon } from "../../look/Icon.tsx";
import { Least, READABLE } from "../../look/type.tsx";
import type { PlayerPanelProps } from "../../shell/board.ts";
import type { ChoiceInfo } from "../../wire.ts";
import type { View } from "./view.ts";
import { ArmyCard, GodCard } from "./Faces.tsx";
import { CLOTH, Weaving } from "./Cloth.tsx";
import { Worker } from "./Marks.tsx";
import { armyNote, cardNote, tileNote } from "./names.ts";
import { Tile } from "../../shell/Spot.tsx";
import { among, useDesk } from "./desk.ts";

const CARD_SCALE = 55 / 74; // of the smallest, in the strip
const WORKER_KINDS = ["place", "place-as", "return", "dismiss"];
const CARD_KINDS = ["use-card", "keep", "play-card", "swap"];
const ARMY_KINDS = ["spend-army", "play-army", "toss-army"];
const TILE_KINDS = ["buy-tile", "put-back", "pick", "any-tile"];

/** Whether the hand was opened to look at it. */
const lifted = signal(false);

/** In the dock: how many cards I hold. */
export function HandButton({ view, t }: PlayerPanelProps<View>) {
  const { hand } = view;
  if (!hand) return null;
  const n = hand.dealt.length + hand.cards.length + hand.drawn.length + hand.army.length;
  return (
    <div class="tw-lift-box" data-hand="">
      <button
        type="button"
        class="tw-lift"
        aria-expanded={lifted.value}
        aria-label={`${t("tw-hand")}: ${n}`}
        title={t("tw-hand")}
        onClick={() => (lifted.value = !lifted.value)}>
        <Icon name="god-card" />
        <b class="num">{n}</b>
      </button>
    </div>
  );
}

/** The hand is open if somebody looks at it, or if nothing but something in it is asked for. */
export const isOpen = (choices: readonly ChoiceInfo[]): boolean =>
  lifted.value || (choices.length > 0 && choices.every(({ args }) => args["card"] || args["army"] || args["tile"]));

/** Everything I hold. */
export function Held({ seat }: { seat: number }) {
  return (
    <>
      <Workers seat={seat} />
      <Loom />
      <Cards />
    </>
  );
}

function Workers({ seat }: { seat: number }) {
  const { view, choices, picked, t, word } = useDesk();
  const asked = picked.some((pick) => pick["worker"]);
  if (!view.players[seat]?.workers.length) return null;
  return (
    <div class="tw-workers" role="group" aria-label={t("tw-my-workers")}>
      {view.players[seat]?.workers.map((kind, i) => (
        <Tile
          key={i}
          id={`worker-${i}`}
          pick={{ worker: kind }}
          found={asked ? [] : among(choices, WORKER_KINDS, { worker: kind })}
          label={word(`worker-${kind}`)}
          class="tw-worker"
          note={{
            icon: `worker-${kind}`,
            title: word(`worker-${kind}`),
            lines: [word(`worker-${kind}.does`)].filter(Boolean),
          }}>
          <svg class="icon" viewBox="-18 -36 36 42">
            <Worker kind={kind} size={38} />
          </svg>
        </Tile>
      ))}
    </div>
  );
}

function Loom() {
  const { view, choices, t, word } = useDesk();
  const inHand = view.sewing?.tile ?? "";
  const tiles = [
    ...(inHand ? [inHand] : []),
    ...view.loom,
    ...(among(choices, ["pick"]).length ? view.start_tiles : []),
  ];
  if (!tiles.length) return null;
  return (
    <div class="tw-loom" role="group" aria-label={t("tw-loom")}>
      {tiles.map((tile) => {
        const found = among(choices, TILE_KINDS, { tile });
        const price = found[0]?.hints["corn"];
        return (
          <Tile
            key={tile}
            id={`tile-${tile}`}
            pick={{ tile }}
            found={found}
            label={`${word(`tile-${tile}`)}${tile === inHand ? `. ${t("tw-sewing")}` : ""}`}
            class={`tw-cloth${tile === inHand ? " tw-inhand" : ""}`}
            note={tileNote(tile, view, { t, word })}>
            <svg class="icon" viewBox={`-6 -2 ${CLOTH.w + 12} ${CLOTH.h + 4}`}>
              <Weaving {...view.printed.tiles[tile]!} />
            </svg>
            {tile === inHand && <b class="tw-tag">{t("tw-sewing")}</b>}
            {price !== undefined && (
              <span class="tw-price num">
                {price}
                <svg class="icon" viewBox="0 0 32 32">
                  <use href="#i-corn" />
                </svg>
              </span>
            )}
          </Tile>
        );
      })}
    </div>
  );
}

function Cards() {
  const { view, choices, t, word } = useDesk();
  const hand = view.hand;
  if (!hand) return null;
  const gods = [...hand.dealt, ...hand.cards].sort((a, b) =>
    (view.printed.cards[a]!.god + a).localeCompare(view.printed.cards[b]!.god + b),
  );
  const armies = [...hand.drawn, ...hand.army];
  const all = gods.length + armies.length;
  const speech = { t, word };
  const lean = (i: number) => `--lean:${((i - (all - 1) / 2) * Math.min(2.2, 16 / Math.max(1, all))).toFixed(1)}deg`;
  return (
    <Least.Provider value={READABLE / CARD_SCALE}>
      <div class="tw-cards" data-hand="" role="group" aria-label={t("tw-hand")} style={`--cards:${all}`}>
        {gods.map((card, i) => (
          <Tile
            key={card}
            id={card}
            pick={{ card }}
            found={among(choices, CARD_KINDS, { card })}
            label={`${speech.word(`card-${card}`)}${hand.kept.includes(card) ? `. ${t("tw-kept")}` : ""}`}
            class={`tw-card-face${hand.kept.includes(card) ? " tw-kept" : ""}`}
            style={lean(i)}
            note={cardNote(card, view, speech)}>
            <svg class="icon" viewBox="-1 -1 74 106">
              <GodCard card={card} view={view} />
            </svg>
          </Tile>
        ))}
        {armies.map((card, i) => (
          <Tile
            key={card}
            id={card}
            pick={{ army: card }}
            found={among(choices, ARMY_KINDS, { army: card })}
            label={`${speech.word(`army-${card}`)}${hand.drawn.includes(card) ? `. ${t("tw-drawn")}` : ""}`}
            class={`tw-card-face${i ? "" : " tw-first"}${hand.drawn.includes(card) ? " tw-drawn" : ""}`}
            style={lean(gods.length + i)}
            note={armyNote(card, view, speech)}>
            <svg class="icon" viewBox="-1 -1 74 106">
              <ArmyCard card={card} view={view} />
            </svg>
          </Tile>
        ))}
      </div>
    </Least.Provider>
  );
}
