/** The Great Pyramid, and who has climbed it how far. */

import { At, CityLeaderFigure, INK, OUTLINE, Pic, Say } from "./Pieces.tsx";
import { useDesk } from "./desk.ts";
import { round } from "./geometry.ts";

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
