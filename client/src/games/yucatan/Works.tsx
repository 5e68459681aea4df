/** The Great Pyramid with the calendar wheel, the sacrifice track, the evolution board and the summoning area. */

import { useType } from "../../look/type.tsx";
import { Lights } from "./Paint.tsx";
import { At, CityLeaderFigure, Glyph, INK, OUTLINE, Pic, Pin, ROMAN, Say, iconOf } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { priceOf } from "./Price.tsx";
import { useDesk, type Note } from "./desk.ts";
import { box, circle, polar, round, stepped, trackEnd } from "./geometry.ts";
import { cardLines, creatureLines, creatureName } from "./names.ts";
import type { View } from "./view.ts";

const LAST = 4;
const FOR_GOOD = 5;

function teeth(r: number): string {
  return (
    Array.from({ length: 20 }, (_, i) => {
      const a = i * 18;
      return `${i ? "L" : "M"}${[polar(r, a - 5), polar(r + 7, a - 3.5), polar(r + 7, a + 3.5), polar(r, a + 5)].map((p) => p.join(" ")).join("L")}`;
    }).join("") + "Z"
  );
}

/** The wheel turns so that the round being played stands under the pointer. */
export function CalendarWheel({ x, y, r, asks = true }: { x: number; y: number; r: number; asks?: boolean }) {
  const { view, t } = useDesk();
  const { round: now, printed } = view;
  const [a, b] = [polar(r - 4, -135), polar(r - 4, -45)];
  const quarter = `M0 0L${a.join(" ")}A${r - 4} ${r - 4} 0 0 1 ${b.join(" ")}Z`;
  return (
    <At x={x} y={y}>
      <circle cy="4" r={r + 7} fill="#1d080b" opacity=".45" />
      <g class="yu-wheel" style={`transform:rotate(${(1 - now) * 90}deg)`}>
        <path d={teeth(r)} fill="url(#yu-gold)" {...INK} />
        {printed.rounds.map(({ prisoner, moves }, i) => {
          const n = i + 1;
          const active = n === now;
          const face = (
            <>
              <path
                d={quarter}
                fill={active ? "#fbe3a0" : n < now ? "#b98a45" : "#c9922a"}
                stroke={OUTLINE}
                stroke-width="1.6"
              />
              <g transform={`translate(0 ${round(-r * 0.64)})`}>
                <g class="yu-wheel" style={`transform:rotate(${(now - 1 - i) * 90}deg)`}>
                  <Say y={-5} size={active ? 16 : 14} fill={active ? "#8c2415" : "#3a2503"} weight={800}>
                    {ROMAN[n]}
                  </Say>
                  <At x={active ? -13 : -10} y={active ? 9 : 8}>
                    <Pic name="prisoner" x={-5} y={0} size={active ? 19 : 14} />
                    <Say
                      x={active ? 5 : 2}
                      y={active ? 5 : 4}
                      size={active ? 14 : 12}
                      fill="#2a1d14"
                      weight={800}
                      anchor="start">
                      {prisoner}
                    </Say>
                  </At>
                  <At x={active ? 13 : 10} y={active ? 9 : 8}>
                    <Pic name="evolution" x={-3} y={0} size={active ? 17 : 13} />
                    <Say
                      x={active ? 6 : 4}
                      y={active ? 5 : 4}
                      size={active ? 14 : 12}
                      fill="#2a1d14"
                      weight={800}
                      anchor="start">
                      {moves}
                    </Say>
                  </At>
                </g>
              </g>
            </>
          );
          const note: Note = {
            icon: "calendar",
            title: t("yu-round", { n: ROMAN[n] ?? "" }),
            lines: [t("yu-prisoner-worth", { n: prisoner }), t("yu-moves", { n: moves })],
          };
          return (
            <g key={n} transform={`rotate(${i * 90})`}>
              {asks ? (
                <Spot
                  id={`round-${n}`}
                  pick={{ round: String(n) }}
                  label={[note.title, ...note.lines].join(". ")}
                  shape={quarter}
                  note={note}>
                  {face}
                </Spot>
              ) : (
                face
              )}
            </g>
          );
        })}
      </g>
      <Hub asks={asks} />
      <path d={`M0 ${-r - 3}-10 ${-r - 21}H10Z`} fill="#cf3f2a" {...INK} />
    </At>
  );
}

/** The face in the middle; a creature that stays to the very end is asked for here. */
function Hub({ asks }: { asks: boolean }) {
  const { found, t } = useDesk();
  const face = (
    <>
      <circle r="16" fill="#c9922a" {...INK} />
      <path d="M-8-6H8v8c0 5-3.5 8-8 8s-8-3-8-8Z" fill="#f6dd9a" stroke={OUTLINE} stroke-width="1.3" />
      <path d="M-5-1h3M2-1h3M-2.5 5h5" stroke={OUTLINE} stroke-width="1.7" />
    </>
  );
  const pick = { round: String(FOR_GOOD) };
  if (!asks || !found(pick).length) return <g pointer-events="none">{face}</g>;
  return (
    <Spot
      id="round-5"
      pick={pick}
      label={t("yu-for-good")}
      shape={circle(0, 0, 17)}
      over={
        <Say y={6} size={18} fill="#8c2415" weight={800}>
          ★
        </Say>
      }>
      {face}
    </Spot>
  );
}

const STEP = [
  { w: 316, h: 0 },
  { w: 250, h: 64 },
  { w: 180, h: 58 },
  { w: 112, h: 54 },
];
const FEET = STEP.map((_, s) => -STEP.slice(0, s + 1).reduce((sum, { h }) => sum + h, 0));
const TOP = FEET[3]!;
const SLOTS = [
  [-122, -88, -54, 54, 132, -152],
  [-96, -66, -36, 98, -81, -51],
  [-62, -34, 70, -48, 84, -20],
  [-36, 36, -60, 60, 0, 84],
];
const STONES = ["#7a342b", "#8a4032", "#9a4d3a"];

/** Step 0 is the foot; each terrace shows the points it gives in every sacrifice phase. */
export function Pyramid({ x, y }: { x: number; y: number }) {
  const { view, names, t } = useDesk();
  const here = (step: number) =>
    view.players.map((player, seat) => ({ seat, step: player.step })).filter((one) => one.step === step);
  const label = view.players
    .map((player, seat) => t("yu-on-step", { name: names[seat] ?? "", n: player.step }))
    .join(", ");
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={`${t("yu-pyramid")}: ${label}`}>
      <ellipse cy="4" rx="166" ry="12" fill="#1d080b" opacity=".5" />
      {[1, 2, 3].flatMap((s) =>
        [0, 1, 2].map((k) => {
          const { w, h } = STEP[s]!;
          const [ww, yy] = [w - k * 14, FEET[s - 1]! - ((k + 1) * h) / 3];
          return (
            <g key={`${s}${k}`}>
              <rect
                x={-ww / 2}
                y={round(yy)}
                width={ww}
                height={round(h / 3 + 0.4)}
                fill={STONES[k]!}
                stroke={OUTLINE}
                stroke-width="1.5"
              />
              <path
                d={`M${-ww / 2 + 2} ${round(yy + 2)}h${ww - 4}`}
                stroke="#e8a27a"
                stroke-width="1.6"
                opacity=".75"
              />
              <rect
                x={round(ww / 2 - ww * 0.18)}
                y={round(yy)}
                width={round(ww * 0.18)}
                height={round(h / 3)}
                fill="#1b0808"
                opacity=".22"
              />
            </g>
          );
        }),
      )}
      <path d={`M-24 0-15 ${TOP}H15L24 0Z`} fill="#f2e3c4" {...INK} />
      <path
        d={Array.from(
          { length: 29 },
          (_, k) =>
            `M${round(-(24 - (9 * (k + 1)) / 30))} ${round(-(k + 1) * 5.9)}h${round(2 * (24 - (9 * (k + 1)) / 30))}`,
        ).join("")}
        stroke="#a08a64"
        stroke-width="1.1"
      />
      <At x={0} y={TOP}>
        <path d="M-31 0v-24h62V0Z" fill="#6a1b13" {...INK} />
        <path d="M-9 0v-16H9V0Z" fill="#1d080b" {...INK} />
        <path d="M-37-24l8-12h58l8 12Z" fill="#b5372a" {...INK} />
        <path d="M-24-36v-7h10v7M-5-36v-7H5v7M14-36v-7h10v7" fill="#e9b63b" {...INK} />
      </At>
      {[1, 2, 3].map((s) => (
        <At key={s} x={[0, 92, 60, 38][s]!} y={FEET[s]! + STEP[s]!.h * 0.56}>
          <rect x="-19" y="-12" width="38" height="24" rx="6" fill="#2b1b12" stroke="#f0cf95" stroke-width="1.4" />
          <Say x={-7} y={6} size={15} fill="#fff6dd" weight={800}>
            +{view.printed.steps[s]}
          </Say>
          <Pic name="vp" x={9} y={0} size={17} />
        </At>
      ))}
      {[0, 1, 2, 3].flatMap((s) =>
        here(s).map(({ seat }, i) => (
          <g
            key={seat}
            class="yu-climb"
            style={`transform:translate(${SLOTS[s]![i]}px,${FEET[s]! - (s ? 3 : -2) - 13}px)`}>
            <g transform="scale(1.25)">
              <CityLeaderFigure seat={seat} />
            </g>
          </g>
        )),
      )}
    </g>
  );
}

interface TrackProps {
  x: number;
  y: number;
  w: number;
  /** Only these seats; all without it. */
  only?: number[];
  preview?: { from: number; to: number } | null;
}

export function SacrificeTrack({ x, y, w, only, preview = null }: TrackProps) {
  const { view } = useDesk();
  const markers = view.players.map((player) => player.marker);
  const last = trackEnd(15, [...markers, preview?.to ?? 0]);
  const cell = w / (last + 1);
  const every = cell < 14 ? 5 : cell < 18 ? 2 : 1;
  const shown = markers.map((n, seat) => ({ n, seat })).filter(({ seat }) => !only || only.includes(seat));
  return (
    <>
      {Array.from({ length: last + 1 }, (_, i) => (
        <g key={i}>
          <rect
            x={round(x + i * cell + 0.7)}
            y={y}
            width={round(cell - 1.4)}
            height="23"
            rx="4"
            fill={preview && i > preview.from && i <= preview.to ? "#f2b632" : i % 5 ? "#cdb38a" : "#f2e3c0"}
            stroke={OUTLINE}
            stroke-width="1.3"
          />
          {i % every === 0 && (
            <Say x={x + (i + 0.5) * cell} y={y + 16} size={12} fill="#3a2418" weight={750}>
              {i}
            </Say>
          )}
        </g>
      ))}
      {preview && preview.to > preview.from && (
        <path
          d={`M${round(x + (preview.from + 0.5) * cell)} ${y + 34}H${round(x + (preview.to + 0.5) * cell - 4)}m-6-6 7 6-7 6`}
          fill="none"
          stroke="#1f6b4a"
          stroke-width="3.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
      {shown.map(({ n, seat }, i) => (
        <g
          key={seat}
          class="yu-glide"
          style={`transform:translate(${round(x + (n + 0.5) * cell)}px,${y + 2 - shown.slice(0, i).filter((one) => one.n === n).length * 20}px)`}>
          <Pin seat={seat} />
        </g>
      ))}
    </>
  );
}

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

/** Upright beside the map; side by side where the page is wider than high. */
export function Works({ x, flat = false, alone = false }: { x: number; flat?: boolean; alone?: boolean }) {
  const { view, names, t } = useDesk();
  const said = view.players.map((player, seat) => `${names[seat]} ${player.marker}`).join(", ");
  return (
    <g transform={`translate(${x} 0)`}>
      <Lights />
      {!alone && <path d="M0-900V1600" stroke="#22150d" stroke-width="7" />}
      <svg
        data-fixed=""
        x={alone ? -900 : 0}
        y="-900"
        width="2600"
        height="2500"
        viewBox={`${alone ? -900 : 0} -900 2600 2500`}>
        <rect x={alone ? -900 : 2} y="-900" width="2600" height="2500" fill="#4d141a" />
        <circle cx="206" cy="150" r="178" fill="url(#yu-sun)" />
        <path d="M-900 268q90-24 180-8t190-8 190 10 180-8 200-4 190 6 200-4 240 6H1700v1400H-900Z" fill="#2c0e12" />
      </svg>
      {!alone && <path d="M4-900V1600" stroke="#e9b63b" stroke-width="2" />}
      <Pyramid x={204} y={282} />
      <CalendarWheel x={80} y={100} r={64} />
      <g role="img" aria-label={`${t("yu-sacrifice")}: ${said}`}>
        <Pic name="sacrifice" x={20} y={354} size={30} />
        <title>{t("yu-sacrifice")}</title>
        <rect x="36" y="338" width="302" height="33" rx="8" fill="#2a1014" opacity=".8" />
        <SacrificeTrack x={40} y={343} w={294} />
      </g>
      {flat ? <EvolutionBoard x={366} y={90} /> : <EvolutionBoard x={10} y={424} />}
    </g>
  );
}

export const FLAT = { x: -6, y: 0, w: 712, h: 384 } as const;
