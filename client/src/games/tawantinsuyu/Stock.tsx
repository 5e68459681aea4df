/** What lies open to be had: buildings, god cards and the decks, weavings, statues. */

import { Spot } from "../../shell/Spot.tsx";
import { CLOTH, Weaving } from "./Cloth.tsx";
import { Building, MiniGod } from "./Faces.tsx";
import { CREAM, INK, LINEN, OUTLINE, Plate, Say, Use } from "./Marks.tsx";
import { among, useDesk } from "./desk.ts";
import { box } from "./geometry.ts";
import { buildingNote, cardNote, tileNote } from "./names.ts";
import type { ChoiceInfo } from "../../wire.ts";
import type { View } from "./view.ts";

interface Props {
  view: View;
}

const WIDE = 146;

export function Market({ view, columns }: Props & { columns: number }) {
  const { choices, t, word } = useDesk();
  const [w, h] = [columns * 66 + 8, 24 + Math.ceil(4 / columns) * 78];
  return (
    <>
      <Plate w={w} h={h} title={t("tw-market")} />
      <Say x={w - 8} y={15} anchor="end" weight={600}>
        {view.house_decks.join(" + ")}
      </Say>
      {view.market.map((building, i) => (
        <Spot
          key={building}
          id={building}
          pick={{ building }}
          found={among(choices, ["build", "remove", "any-building"], { building })}
          label={word(`building-${building}`)}
          shape={box(62, 74)}
          at={[6 + (i % columns) * 66, 21 + Math.floor(i / columns) * 78]}
          note={buildingNote(building, view, { t, word })}>
          <Building id={building} {...view.printed.buildings[building]!} />
        </Spot>
      ))}
    </>
  );
}

/** God cards to take, the card in play, and the two decks. */
export function Altar({ view }: Props) {
  const { choices, t, word } = useDesk();
  const size = Math.max(view.altar_size, view.altar.length);
  const step = Math.min(36, (view.played ? 66 : 103) / Math.max(1, size - 1)); // the card in play needs room
  const draw = [
    ...among(choices, ["pray", "from-deck", "buy-card"]),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "god-card"),
  ];
  const train = [
    ...among(choices, ["train"]),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "army-draw"),
  ];
  return (
    <>
      <Plate w={WIDE} h={110} title={t("tw-altar")} />
      {Array.from({ length: size }, (_, i) => {
        const card = view.altar[i];
        if (!card)
          return (
            <rect
              key={i}
              x={7 + i * step}
              y="21"
              width="33"
              height="45"
              rx="5"
              fill="none"
              stroke={LINEN}
              stroke-width="1.4"
              stroke-dasharray="3 4"
              opacity=".6"
            />
          );
        return (
          <Spot
            key={i}
            id={card}
            pick={{ card }}
            found={among(choices, ["take-card"], { card })}
            label={word(`card-${card}`)}
            shape={box(27, 37)}
            at={[7 + i * step, 21]}
            scale={1.22}
            note={cardNote(card, view, { t, word })}>
            <MiniGod god={view.printed.cards[card]!.god} />
          </Spot>
        );
      })}
      {view.played && (
        <Spot
          id="played"
          pick={{}}
          found={among(choices, ["card-bonus"])}
          label={`${t("tw-played")}. ${word(`card-${view.played}`)}`}
          shape={box(27, 37)}
          at={[WIDE - 39, 21]}
          scale={1.22}
          note={cardNote(view.played, view, { t, word })}>
          <rect x="-3" y="-3" width="33" height="43" rx="6" fill="#f2b632" />
          <MiniGod god={view.printed.cards[view.played]!.god} />
        </Spot>
      )}
      <Deck kind="god" n={view.god_deck} found={draw} x={6} lines={[]} />
      <Deck
        kind="army"
        n={view.army_deck}
        found={train}
        x={WIDE / 2 + 1}
        lines={[t("tw-army-discard", { n: view.army_discard.length })]}
      />
    </>
  );
}

/** A deck to draw from, and how many are left. */
function Deck({
  kind,
  n,
  found,
  x,
  lines,
}: {
  kind: "god" | "army";
  n: number;
  found: ChoiceInfo[];
  x: number;
  lines: string[];
}) {
  const { t } = useDesk();
  const [title, w] = [t(`tw-${kind}-deck`, { n }), WIDE / 2 - 7];
  return (
    <Spot
      id={`${kind}-deck`}
      pick={{}}
      found={found}
      label={title}
      shape={box(w, 34)}
      at={[x, 71]}
      wash={0.08}
      note={{ icon: `${kind}-card`, title, lines }}>
      <rect width={w} height="34" rx="6" fill={kind === "god" ? "#4b2c5e" : "#7c241b"} {...INK} />
      <Use name={kind === "god" ? "ceremony" : "soldier"} x={18} y={17} size={24} />
      <Say x={w / 2 + 14} y={22} size={15} weight={800} fill={CREAM}>
        {n}
      </Say>
    </Spot>
  );
}

export function Weavings({ view }: Props) {
  const { choices, t, word } = useDesk();
  const top = view.printed.tiles[view.tile_top];
  // what a press on the cloth means; the one beneath is asked for in the dock
  const uppermost = among(choices, ["top-tile"]);
  const found = [
    ...(uppermost.length ? uppermost : among(choices, ["tile-beneath"])),
    ...choices.filter(({ kind, args }) => kind === "part" && args["effect"] === "weave"),
  ];
  return (
    <>
      <Plate w={WIDE} h={80} title={t("tw-weavings")} />
      <Say x={WIDE - 8} y={15} anchor="end" weight={800}>
        {view.tile_deck + (top ? 1 : 0)}
      </Say>
      <Spot
        id="weavings"
        pick={{}}
        found={found}
        label={top ? `${t("tw-top-tile")}: ${word(`tile-${view.tile_top}`)}` : t("tw-weavings")}
        shape={box(CLOTH.w + 4, CLOTH.h + 4)}
        at={[36, 22]}
        note={top ? tileNote(view.tile_top, view, { t, word }) : null}>
        {view.tile_deck > 1 && <rect x="5" y="5" width="70" height="46" fill="#8a7350" {...INK} />}
        {view.tile_deck > 0 && <rect x="2.5" y="2.5" width="70" height="46" fill="#b59a6c" {...INK} />}
        {top && <Weaving {...top} fringe="left" />}
      </Spot>
    </>
  );
}

const GODS = ["inti", "quilla", "illapa", "pachamama", "cocha", "viracocha"];

/** Statues that still can be erected: two small and one large of each god. */
export function Statues({ view }: Props) {
  const { choices, t, word } = useDesk();
  return (
    <>
      <Plate w={WIDE} h={134} title={t("tw-statues")} />
      {GODS.map((god, n) => (
        <g key={god} transform={`translate(${4 + (n % 2) * 69.5} ${20 + Math.floor(n / 2) * 37.5})`}>
          <rect
            x=".5"
            width="67.5"
            height="35.5"
            rx="6"
            fill="#f1e5c8"
            fill-opacity=".92"
            stroke={OUTLINE}
            stroke-width="1.2"
          />
          {(["small", "large"] as const).map((size, k) => {
            const left = view.statues[size][n] ?? 0;
            const statue = `${size}-${god}`;
            return (
              <Spot
                key={size}
                id={statue}
                pick={{ statue }}
                found={among(choices, ["erect", "any-statue"], { statue })}
                label={`${word(`statue-${statue}`)}: ${left}`}
                shape={box(33, 33, 0.5, 1)}
                at={[k * 34.5, 0]}
                note={{
                  icon: `statue-${size}`,
                  title: word(`statue-${statue}`),
                  lines: [t("tw-statues-left", { n: left }), word(`statue-${statue}.does`)].filter(Boolean),
                }}>
                <rect width="33.5" height="35" fill="transparent" />
                <g opacity={left ? 1 : 0.16}>
                  <Use name={`statue-${size}`} x={k ? 21 : 15} y={18} size={k ? 29 : 22} />
                </g>
                {!k && left > 1 && (
                  <Say x={3} y={12} size={11} anchor="start" fill={OUTLINE} weight={800}>
                    {left}
                  </Say>
                )}
              </Spot>
            );
          })}
          <g pointer-events="none">
            <Use name={`god-${god}`} x={34} y={27} size={16} />
          </g>
        </g>
      ))}
    </>
  );
}
