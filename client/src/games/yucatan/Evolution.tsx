/** The evolution board and the summoning area, with what is left in the supply. */

import { useType } from "../../look/type.tsx";
import { At, Glyph, INK, OUTLINE, Pic, ROMAN, Say, iconOf } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { priceOf } from "./Price.tsx";
import { useDesk, type Note } from "./desk.ts";
import { box, circle, stepped } from "./geometry.ts";
import { cardLines, creatureLines, creatureName } from "./names.ts";
import type { View } from "./view.ts";

const LAST = 4;
const COLUMNS = [
  ["construction", "build", "buildings"],
  ["abilities", "train", "abilities"],
  ["summons", "summon", "summons"],
] as const;
const [CW, RH, GAP, LEFT] = [55, 60, 3, 20];
const BEASTS = LEFT + 3 * (CW + GAP) + 4;
const ROWS = ["#e3c89a", "#d9b27a", "#cd9b5c"];

/** A cell of the evolution board: my marker's next one is asked for by its column, one of the last row by its bonus. */
function Cell({ column, bonus, row }: { column: string; bonus: string; row: number }) {
  const { view, found, t, word, names } = useDesk();
  const last = row === LAST;
  const here = view.players.flatMap((player, seat) => (player.rows[column] === row ? [seat] : []));
  const mine = view.players[view.you]?.rows[column] === row - 1 && found({ column }).length > 0;
  const pick = mine ? { column } : last && found({ bonus }).length ? { bonus } : null;
  const points = last ? found({ bonus })[0]?.hints["points"] : undefined;
  const small = here.length > 4 ? 0.72 : 1;
  const face = (
    <>
      <rect
        width={CW}
        height={RH}
        rx="7"
        fill={last ? "#5a3a2e" : ROWS[row - 1]!}
        stroke={OUTLINE}
        stroke-width="1.6"
        {...(last ? { "stroke-dasharray": "4 3" } : {})}
      />
      <path d={`M6 2.5h${CW - 12}`} stroke="#fff" stroke-width="1.6" opacity={last ? 0.1 : 0.5} />
      {last && <Pic name="vp" x={CW / 2} y={RH / 2} size={24} opacity={0.55} />}
      {here.map((seat, i) => (
        <At
          key={seat}
          x={CW / 2 + (here.length > 1 ? (i % 2 ? 13 : -13) : 0)}
          y={RH / 2 + (here.length > 4 ? (Math.floor(i / 2) - 1) * 18 : here.length > 2 ? (i > 1 ? 14 : -14) : 0)}
          scale={small}>
          <circle r="12" fill="#fff8e6" />
          <circle r="10.5" fill={`var(--seat-${seat + 1})`} {...INK} />
          <Glyph seat={seat} x={0} y={0} size={11} />
        </At>
      ))}
    </>
  );
  if (!pick) return <g pointer-events="none">{face}</g>;
  const label = mine
    ? `${word(`column-${column}`)}: ${last ? "★" : row}`
    : `${word(`bonus-${bonus}`)}: ${t("yu-points", { n: points ?? 0 })}`;
  return (
    <Spot
      id={mine ? `column-${column}` : `bonus-${bonus}`}
      pick={pick}
      label={`${label}. ${here.map((seat) => names[seat]).join(", ")}`}
      shape={box(0, 0, CW, RH, 7)}
      over={points !== undefined && !mine && <Coin x={CW / 2} y={RH} text={String(points)} icon="vp" />}>
      {face}
    </Spot>
  );
}

/** A price small enough for a creature's foot. */
function PricePlate({ price, y }: { price: [string, number][]; y: number }) {
  const w = price.length * 21 + 3;
  return (
    <At x={0} y={y} class="yu-coin">
      <rect x={-w / 2} y="-8" width={w} height="16" rx="4" fill="#f8c445" stroke={OUTLINE} stroke-width="1.4" />
      {price.map(([what, n], i) => (
        <At key={what} x={(i - (price.length - 1) / 2) * 20} y={0}>
          <Say x={-5} y={4.2} size={12} fill="#3a2503" weight={800}>
            {n}
          </Say>
          <Pic name={what} x={5} y={0} size={13} />
        </At>
      ))}
    </At>
  );
}

function Coin({ x, y, text, icon }: { x: number; y: number; text: string; icon: string }) {
  return (
    <At x={x} y={y} class="yu-coin">
      <path d={stepped(44, 24, 3)} fill={OUTLINE} stroke={OUTLINE} stroke-width="4" />
      <path d={stepped(42, 22, 3)} fill="#f8c445" stroke="#fff4cf" stroke-width="1.6" />
      <Say x={-8} y={5} size={14} fill="#3a2503" weight={800}>
        {text}
      </Say>
      <Pic name={icon} x={8} y={0} size={17} />
    </At>
  );
}

/** Who has a creature, if anybody. */
function owner(view: View, creature: string): { seat: number; until: number } | null {
  for (const [seat, player] of view.players.entries())
    for (const army of player.armies) if (army.creature === creature) return { seat, until: army.until };
  return null;
}

function Creature({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  const { view, names, found, t, word, title } = useDesk();
  const bound = owner(view, name);
  const speech = { t, word, view };
  const card = view.creature_cards.includes(name);
  const kept = bound ? `${names[bound.seat]}, ${t("yu-until", { round: ROMAN[bound.until] ?? "" })}` : "";
  const label = [creatureName(name, view, speech), kept].filter(Boolean).join(". ");
  const note: Note = {
    icon: iconOf(name),
    title: title(`creature-${name}`),
    lines: [
      kept,
      ...creatureLines(name, view, speech),
      `${t("yu-its-card")}: ${cardLines(`${name}_card`, view, speech).join(". ")}`,
    ].filter(Boolean),
  };
  const r = size / 2;
  const price = Object.entries(priceOf(found({ creature: name })));
  return (
    <At x={x} y={y}>
      <Spot
        id={`creature-${name}`}
        pick={{ creature: name }}
        label={label}
        shape={circle(0, 0, r)}
        note={note}
        over={price.length > 0 && <PricePlate price={price} y={r + 4} />}>
        {bound ? (
          <>
            <circle r={r} fill="#1d080b" opacity=".6" />
            <circle
              r={r - 0.5}
              fill="none"
              stroke="#f0cf95"
              stroke-opacity=".6"
              stroke-width="1.4"
              stroke-dasharray="3 4"
            />
            <Pic name={iconOf(name)} x={0} y={0} size={size * 0.68} opacity={0.3} />
            <At x={r * 0.5} y={r * 0.55}>
              <circle r="10" fill={`var(--seat-${bound.seat + 1})`} stroke="#fff8e6" stroke-width="1.8" />
              <Glyph seat={bound.seat} x={0} y={0} size={10} />
            </At>
          </>
        ) : (
          <>
            <circle r={r + 0.5} cy="1.5" fill="#1d080b" opacity=".6" />
            <circle r={r} fill="#f6e7c6" stroke={OUTLINE} stroke-width="1.6" />
            <Pic name={iconOf(name)} x={0} y={0} size={size * 0.8} />
            {card && <Pic name="combat-card" x={r * 0.72} y={-r * 0.7} size={14} />}
          </>
        )}
      </Spot>
    </At>
  );
}

/** What the columns are called; long words make room for each other by turns. */
function Heads() {
  const { t } = useDesk();
  const size = useType(12.5);
  const heads = COLUMNS.map(([column, icon]) => ({ icon, name: t(`yu-head-${column}`) }));
  const long = heads.some(({ name }) => name.length * size * 0.62 > CW);
  return (
    <>
      {heads.map(({ icon, name }, c) => (
        <At key={icon} x={LEFT + c * (CW + GAP) + CW / 2} y={0}>
          <Pic name={icon} x={0} y={long && c === 1 ? -14 : -28} size={25} />
          <Say y={long && c === 1 ? -32 : -5} size={size} fill="#f6dfb4">
            {name}
          </Say>
        </At>
      ))}
    </>
  );
}

/** Evolution board and summoning area share their rows: what a level allows stands beside the level. */
export function EvolutionBoard({ x, y }: { x: number; y: number }) {
  const { view, t } = useDesk();
  const inPlay = Object.keys(view.printed.creatures).filter(
    (name) => view.creatures.some((one) => one.name === name) || owner(view, name),
  );
  const most = Math.max(
    3,
    ...[1, 2, 3].map((level) => inPlay.filter((name) => view.printed.creatures[name]?.level === level).length),
  );
  const step = 135 / most;
  const bottom = 3 * (RH + GAP) + RH / 2;
  const stocks = [
    ["warrior", view.supply, "yu-supply"],
    ["combat-card", view.deck, "yu-deck"],
    ["return-card", view.discard, "yu-discard"],
  ] as const;
  return (
    <At x={x} y={y}>
      <rect x="-6" y="-44" width="340" height={44 + 4 * (RH + GAP) + 8} rx="12" fill="#2a1014" opacity=".82" />
      <Heads />
      <At x={BEASTS + 67} y={-28}>
        <Pic name="creature" x={0} y={0} size={25} />
        <Say y={23} size={12.5} fill="#f6dfb4">
          {t("yu-creatures")}
        </Say>
      </At>
      {[1, 2, 3, LAST].map((row) => (
        <g key={row}>
          <Say x={7} y={(row - 1) * (RH + GAP) + RH / 2 + 6} size={17} fill="#f6dfb4" weight={800}>
            {row === LAST ? "★" : row}
          </Say>
          {COLUMNS.map(([column, , bonus], c) => (
            <At key={column} x={LEFT + c * (CW + GAP)} y={(row - 1) * (RH + GAP)}>
              <Cell column={column} bonus={bonus} row={row} />
            </At>
          ))}
          {inPlay
            .filter((name) => view.printed.creatures[name]?.level === row)
            .map((name, i) => (
              <Creature
                key={name}
                name={name}
                x={BEASTS + i * step + step / 2}
                y={(row - 1) * (RH + GAP) + RH / 2}
                size={Math.min(40, step - 2)}
              />
            ))}
        </g>
      ))}
      {stocks.map(([icon, n, key], i) => (
        <g key={icon} transform={`translate(${BEASTS + 20 + i * 46} ${bottom})`} role="img" aria-label={t(key, { n })}>
          <title>{t(key, { n })}</title>
          <g style="--seat:#c9a878">
            <Pic name={icon} x={0} y={-9} size={30} />
          </g>
          <Say y={23} size={15} fill="#fff3dd" weight={800}>
            {n}
          </Say>
        </g>
      ))}
    </At>
  );
}
