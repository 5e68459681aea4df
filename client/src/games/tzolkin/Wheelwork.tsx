/** The wheel and its five gears, from the ground up, and what the others did on them. */

import { useRef } from "preact/hooks";
import type { Stage as StageOf } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import { Jungle, QuickActions, SkullBank, StartSpace } from "./Around.tsx";
import { Calendar, Days, Heart, Pointer } from "./Calendar.tsx";
import type { Desk } from "./desk.ts";
import { ExtraSpaces, Hub, Ring, Wheel } from "./Gears.tsx";
import { Happening } from "./Happening.tsx";
import { Coins, Discs, Riders } from "./Riders.tsx";
import { GEARS, gearCenter, gearNamed, pitchRadius, ringOut, workerPlace } from "./geometry.ts";
import { follow, type Trace } from "./trail.ts";
import type { View } from "./view.ts";

type Stage = StageOf<View>;

/** How many days the wheels have turned: the day, and one more when the last day is over. */
export function useTurns(stage: Stage): { days: number; jump: boolean } {
  const known = useRef({ day: stage.view.day, extra: 0 });
  const { day } = stage.view;
  const jump = Math.abs(day - known.current.day) > 2;
  if (day < known.current.day) known.current.extra = 0;
  if (stage.events.some(({ kind }) => kind === "finale")) known.current.extra = 1;
  known.current.day = day;
  return { days: day + known.current.extra, jump };
}

/** What the others did since my last choice. */
export function useTrail(view: View, told: readonly Told[], me: number[]): Trace[] {
  const known = useRef<{ told: readonly Told[]; day: number; traces: Trace[] }>({ told, day: view.day, traces: [] });
  if (known.current.told !== told) {
    const back = !told.length || view.day < known.current.day; // taken back, or looked at afresh
    known.current = {
      told,
      day: view.day,
      traces: back ? [] : follow(known.current.traces, told, me, known.current.day),
    };
  }
  return known.current.traces;
}

export function WheelAndGears({
  view,
  names,
  days,
  desk,
  stage,
  trail,
}: {
  view: View;
  names: string[];
  days: number;
  desk: Desk;
  stage: Stage;
  trail: Trace[];
}) {
  return (
    <>
      <path
        d="M248 356V284H338V356H278V314H308"
        fill="none"
        stroke="#0d4450"
        stroke-width="7"
        stroke-linecap="square"
        opacity=".3"
      />
      <Jungle view={view} />
      <SkullBank view={view} />
      <g pointer-events="none">
        {GEARS.map((gear) => {
          const [cx, cy] = gearCenter(gear);
          const r = pitchRadius(gear) + ringOut(gear) + 3;
          return <circle key={gear.name} cx={cx} cy={cy} r={r} fill="#06262c" opacity=".28" />;
        })}
        {GEARS.map((gear) => (
          <Wheel key={gear.name} gear={gear} days={days} />
        ))}
      </g>
      {GEARS.map((gear) => (
        <Ring key={gear.name} gear={gear} view={view} names={names} />
      ))}
      <g pointer-events="none">
        {GEARS.map((gear) => (
          <g key={gear.name}>
            <Hub gear={gear} />
            <Discs gear={gear} />
            <Riders gear={gear} view={view} days={days} hidden={false} />
          </g>
        ))}
      </g>
      <Calendar view={view} days={days} />
      <Heart view={view} />
      <Pointer />
      <ExtraSpaces view={view} names={names} />
      <g pointer-events="none">
        {GEARS.map((gear) => (
          <Riders key={gear.name} gear={gear} view={view} days={days} hidden />
        ))}
      </g>
      <Days />
      <QuickActions view={view} names={names} />
      <StartSpace view={view} names={names} />
      {view.using && <InHand view={view} />}
      <g pointer-events="none">
        {trail.map((trace) => (
          <Mark key={`${trace.gear}-${trace.space}`} trace={trace} />
        ))}
      </g>
      <Coins choices={desk.choices} />
      {stage.events.map((event, i) => (
        <Happening key={`${stage.number}-${i}`} event={event} milliseconds={stage.milliseconds} />
      ))}
    </>
  );
}

/** The worker in hand: a dashed ring where it stood. */
function InHand({ view }: { view: View }) {
  const [x, y] = workerPlace(gearNamed(view.using!.gear), view.using!.space);
  return (
    <circle
      pointer-events="none"
      cx={x}
      cy={y}
      r="16"
      fill="#fff1b8"
      fill-opacity=".5"
      stroke="#fffdf2"
      stroke-width="2.4"
      stroke-dasharray="5 4"
    />
  );
}

/** Where another's worker has come to, or gone from: a dotted ring in its colour, with cream casing. */
function Mark({ trace }: { trace: Trace }) {
  const [x, y] = workerPlace(gearNamed(trace.gear), trace.space);
  const ring = { cx: x, cy: y - 1, r: trace.left ? 11 : 17.5, fill: "none", "stroke-linecap": "round" } as const;
  return (
    <>
      <circle {...ring} stroke="#fff8e6" stroke-width="5" stroke-dasharray="0 6" />
      <circle {...ring} stroke={`var(--seat-${trace.seat + 1})`} stroke-width="3.4" stroke-dasharray="0 6" />
    </>
  );
}
