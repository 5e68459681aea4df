/** The workers on the gears, and the lights and prices where one may be picked up, placed or used. */

import type { ChoiceInfo } from "../../wire.ts";
import { PLACINGS, RIDE, gearView } from "./Gears.tsx";
import { At, CornCoin, DUMMY, OUTLINE, Worker } from "./Pieces.tsx";
import { useDesk } from "./desk.ts";
import {
  gearCenter,
  gearNamed,
  gearTurn,
  pitchRadius,
  polar,
  spaceAngle,
  tenth,
  toothOf,
  workerPlace,
  type Gear,
} from "./geometry.ts";
import type { View } from "./view.ts";

/** Those who ride a gear. They turn with it and back by as much, so they stay upright. */
export function Riders({ gear, view, days, hidden }: { gear: Gear; view: View; days: number; hidden: boolean }) {
  const [x, y] = gearCenter(gear);
  const turn = tenth(gearTurn(gear, days));
  const riders = (gearView(view, gear)?.spaces ?? []).flatMap((who, space) =>
    who >= 0 && (space > gear.last && who !== DUMMY) === hidden
      ? [{ who, space, tooth: toothOf(gear, space, days) }]
      : [],
  );
  return (
    <At x={x} y={y}>
      <g class="tz-turn" style={`transform:rotate(${turn}deg)`}>
        {riders.map(({ who, space, tooth }) => {
          const [rx, ry] = polar(pitchRadius(gear) + RIDE, spaceAngle(gear, tooth));
          return (
            <g key={`${tooth}-${who}`} transform={`translate(${rx} ${ry})`} data-rider={`${gear.name}-${space}`}>
              <g class="tz-turn" style={`transform:rotate(${-turn}deg)`}>
                <g class="tz-rider">
                  <Worker seat={who} />
                </g>
              </g>
            </g>
          );
        })}
      </g>
    </At>
  );
}

/** Gold discs under workers that may be picked up; corn coins where one may be placed or act. */
export function Discs({ gear }: { gear: Gear }) {
  const { choices } = useDesk();
  const found = choices.filter(({ kind, args }) => kind === "pick" && args["gear"] === gear.name);
  return (
    <>
      {found.map(({ args }) => {
        const [x, y] = workerPlace(gear, Number(args["space"]));
        return (
          <circle
            key={args["space"]}
            class="spot-breathe"
            cx={x}
            cy={y}
            r="18"
            fill="#ffd75a"
            stroke={OUTLINE}
            stroke-width="1.6"
          />
        );
      })}
    </>
  );
}

export function Coins({ choices }: { choices: readonly ChoiceInfo[] }) {
  const cheapest = new Map<string, { x: number; y: number; cost: number }>();
  for (const { kind, args, hints } of choices) {
    const space = PLACINGS.has(kind) ? hints["space"] : kind.startsWith("act") ? Number(args["space"]) : undefined;
    const cost = hints["cost"];
    if (space === undefined || cost === undefined || !args["gear"]) continue;
    const gear = gearNamed(args["gear"]);
    const key = `${gear.name}-${space}`;
    const [x, y] = workerPlace(gear, space);
    if ((cheapest.get(key)?.cost ?? Infinity) > cost) cheapest.set(key, { x, y, cost });
  }
  return (
    <g pointer-events="none">
      {[...cheapest].map(([key, coin]) => (
        <CornCoin key={key} {...coin} />
      ))}
    </g>
  );
}
