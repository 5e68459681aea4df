/** Everything beside the map: pyramid, calendar, sacrifice track, evolution board. */

import { CalendarWheel } from "./Calendar.tsx";
import { EvolutionBoard } from "./Evolution.tsx";
import { Lights } from "./Paint.tsx";
import { OUTLINE, Pic, Pin, Say } from "./Pieces.tsx";
import { Pyramid } from "./Pyramid.tsx";
import { useDesk } from "./desk.ts";
import { round, trackEnd } from "./geometry.ts";

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
