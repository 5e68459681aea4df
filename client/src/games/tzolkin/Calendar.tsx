/** The golden wheel in the middle: the days, the Food Days, the quick actions, and today under the pointer. */

import { useMemo } from "preact/hooks";
import { At, OUTLINE, Pic, Say } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import {
  CALENDAR,
  TOOTH_OUT,
  calendarTurn,
  dayOfTooth,
  daysOfQuick,
  gearPath,
  pitch,
  polar,
  sector,
  tenth,
  toothPath,
} from "./geometry.ts";
import type { View } from "./view.ts";

export const QUICK_ICON: Record<string, string> = {
  qa_corn: "corn",
  qa_wood_corn: "wood",
  qa_stone: "stone",
  qa_gold: "gold",
  qa_technology: "tech-any",
  qa_trade: "exchange",
  qa_build: "building-permanent",
};

const RAYS = Array.from({ length: 40 }, (_, i) => polar(i % 2 ? 82 : 93, i * 9).join(" ")).join("L");
const TEETH = Array.from({ length: CALENDAR.teeth }, (_, i) => i);
/** Food Days 1 and 3 pay materials, 2 and 4 points. */
const pays = (number: number): string => (number % 2 ? "#3fb3b5" : "#955a2f");

const dayInk = (number: number): string => (number % 2 ? "#12282a" : "#fff6dd");

export function Calendar({ view, days }: { view: View; days: number }) {
  const { teeth, r } = CALENDAR;
  const p = pitch(teeth);
  const blank = useMemo(() => {
    const path = gearPath(teeth, r);
    return (
      <>
        <path d={path} fill="url(#tz-gold)" stroke={OUTLINE} stroke-width="2.2" stroke-linejoin="round" />
        {TEETH.map((i) => {
          const number = view.food_days.indexOf(dayOfTooth(i, view.day));
          return (
            number >= 0 && (
              <path
                key={i}
                d={toothPath(teeth, r, i, 133)}
                fill={pays(number)}
                stroke={OUTLINE}
                stroke-width="1.6"
                stroke-linejoin="round"
              />
            )
          );
        })}
        <circle r="133" fill="#b9811f" stroke={OUTLINE} stroke-width="1.6" />
        <circle r="131" fill="none" stroke="#ffe9a8" stroke-opacity=".5" stroke-width="1.5" />
        <circle r="96" fill="#e9b63b" stroke={OUTLINE} stroke-width="1.6" />
        <path d={`M${RAYS}Z`} fill="#cf3f2a" stroke={OUTLINE} stroke-width="1.5" stroke-linejoin="round" />
      </>
    );
  }, [view.food_days.join(), view.day > 14]);
  return (
    <g pointer-events="none">
      <path d={gearPath(teeth, r)} transform={`translate(3 5) rotate(-90)`} fill="#06262c" opacity=".45" />
      <g class="tz-turn" style={`transform:rotate(${tenth(calendarTurn(days - 1))}deg)`}>
        <g transform="rotate(-90)">
          {blank}
          {TEETH.map((i) => {
            const day = dayOfTooth(i, view.day);
            const special = view.food_days.includes(day);
            return (
              <g key={i}>
                <g transform={`rotate(${tenth(i * p + 90)})`}>
                  <Say
                    y={special ? -140 : -142}
                    size={14}
                    weight={day < view.day ? 500 : 800}
                    fill={special ? dayInk(view.food_days.indexOf(day)) : "#3a2503"}>
                    {day}
                  </Say>
                </g>
                {special && (
                  <At x={polar(167, i * p)[0]} y={polar(167, i * p)[1]}>
                    <Upright days={days}>
                      <Pic name="food-day" size={19} opacity={view.food_days.indexOf(day) < view.held ? 0.45 : 1} />
                    </Upright>
                  </At>
                )}
              </g>
            );
          })}
          {view.quick_tiles.map((tile, place) => {
            const [first, last] = daysOfQuick(place);
            const [from, to] = [(first - 1.5) * p + 1, (Math.min(last, 26) - 0.5) * p - 1];
            const [x, y] = polar(113, (from + to) / 2);
            const now = view.day >= first && view.day <= last;
            return (
              <g key={place} opacity={view.day > last && !now ? 0.45 : 1}>
                <path
                  d={sector(98, 129, from, to)}
                  fill={now ? "#fffbe8" : "#e2c98c"}
                  stroke={OUTLINE}
                  stroke-width={now ? 2.4 : 1.4}
                />
                <At x={x} y={y}>
                  <Upright days={days}>
                    <Pic name={QUICK_ICON[tile] ?? "any-action"} size={24} />
                  </Upright>
                </At>
              </g>
            );
          })}
        </g>
      </g>
    </g>
  );
}

/** Turns back by as much as the wheel under it turns. */
function Upright({ days, children }: { days: number; children: preact.ComponentChildren }) {
  return (
    <g class="tz-turn" style={`transform:rotate(${tenth(90 - calendarTurn(days - 1))}deg)`}>
      {children}
    </g>
  );
}

/** The still heart of the wheel: the day, and how far the next Food Day is. */
export function Heart({ view }: { view: View }) {
  const { t } = useDesk();
  const next = view.food_days[view.held];
  const left = next === undefined ? 0 : Math.max(0, next - view.day);
  const words = next === undefined ? t("tz-over") : left ? t("tz-in-days", { n: left }) : t("tz-today");
  const size = words.length > 12 ? 12 : 14;
  const long = words.length * size * 0.53;
  return (
    <g pointer-events="none">
      <circle r="72" fill="#1f1a17" stroke="#f6cf62" stroke-width="3" />
      <circle r="66" fill="none" stroke="#f6cf62" stroke-opacity=".4" stroke-width="1.2" stroke-dasharray="2 4" />
      <Say y={-32} size={13} fill="#f6d98a" spacing={3}>
        {t("tz-day").toUpperCase()}
      </Say>
      <g key={view.day} class="tz-count">
        <Say y={14} size={50} fill="#fff6dd">
          {view.day}
        </Say>
      </g>
      <Pic name="food-day" x={-long / 2 - 3} y={34} size={22} />
      <Say x={12} y={39} size={size} fill="#fff6dd">
        {words}
      </Say>
    </g>
  );
}

/** The pointer at the top, framing the tooth of the day. */
export function Pointer() {
  const frame = sector(132, CALENDAR.r + TOOTH_OUT + 2, -96.6, -83.4);
  const arrow = "M-15-212h30v11L0-184l-15-17Z";
  return (
    <g pointer-events="none">
      <path d={frame} fill="none" stroke={OUTLINE} stroke-width="5.5" />
      <path d={frame} fill="none" stroke="#fffdf2" stroke-width="3" />
      <path d={arrow} fill="#cf3f2a" stroke="#fffdf2" stroke-width="5" stroke-linejoin="round" />
      <path d={arrow} fill="#cf3f2a" stroke={OUTLINE} stroke-width="1.8" stroke-linejoin="round" />
    </g>
  );
}

/** How far to turn the calendar, asked on the wheel itself; whoever may not turn it by two days learns there why. */
export function Days() {
  const { choices, t } = useDesk();
  const turns = choices.filter(({ kind }) => kind === "turn");
  return (
    <>
      {turns.length > 0 &&
        [1, 2].map((days) => {
          const legal = turns.filter(({ args }) => args["days"] === String(days));
          return (
            <At key={days} x={days === 1 ? -44 : 44} y={-112} {...(legal.length ? {} : { opacity: 0.6 })}>
              <Spot
                id={`days-${days}`}
                pick={{ days: String(days) }}
                found={legal}
                label={t("tz-turn-days", { n: days })}
                shape="M-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z">
                <circle r="30" fill="#fff6dd" stroke={OUTLINE} stroke-width="1.8" />
                <Say y={2} size={26}>
                  +{days}
                </Say>
                <path
                  d="M-9 14h14l-5-5M5 14l-5 5"
                  fill="none"
                  stroke="#9c2d1b"
                  stroke-width="2.6"
                  stroke-linecap="round"
                  stroke-linejoin="round"
                />
              </Spot>
            </At>
          );
        })}
    </>
  );
}
