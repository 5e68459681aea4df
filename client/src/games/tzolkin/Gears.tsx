/** The five gears with their rings of spaces. */

import { useContext, useMemo } from "preact/hooks";
import { Least } from "../../look/type.tsx";
import type { ChoiceInfo } from "../../wire.ts";
import { At, DUMMY, OUTLINE, Pic, PointCoin, Say, SkullSlot, Words } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import {
  TOOTH_IN,
  gearCenter,
  gearNamed,
  gearPath,
  gearTurn,
  pitch,
  pitchRadius,
  polar,
  ringOut,
  roomAt,
  sector,
  spaceAngle,
  spacePath,
  tenth,
  workerPlace,
  type Gear,
} from "./geometry.ts";
import { spaceName } from "./names.ts";
import type { GearView, View } from "./view.ts";
import { flow } from "./wordings.ts";

/** Where a worker rides, beyond the pitch circle, and how far around it counts as pointing at it. */
export const RIDE = 2;
const GRIP = 18;
const circle = (x: number, y: number): string =>
  `M${x - GRIP} ${y}a${GRIP} ${GRIP} 0 1 0 ${2 * GRIP} 0a${GRIP} ${GRIP} 0 1 0 ${-2 * GRIP} 0Z`;

export const PLACINGS = new Set(["place", "place-for-three", "place-skipping", "place-in-mercy"]);

/** The choices a space stands for: a worker put there, picked up there, or an action of that number. */
export function choicesAt(choices: readonly ChoiceInfo[], gear: string, space: number): ChoiceInfo[] {
  return choices.filter(
    ({ kind, args, hints }) =>
      args["gear"] === gear && (PLACINGS.has(kind) ? hints["space"] === space : args["space"] === String(space)),
  );
}

/** The toothed wheel itself; it turns, what is printed around it does not. */
export function Wheel({ gear, days }: { gear: Gear; days: number }) {
  const body = useMemo(() => {
    const r = pitchRadius(gear);
    const face = r - TOOTH_IN;
    const hub = Math.min(face - 9, 50);
    const path = gearPath(gear.teeth, r);
    return (
      <g transform={`rotate(${tenth(spaceAngle(gear, 0))})`}>
        <path d={path} fill={gear.colour} stroke={OUTLINE} stroke-width="2" stroke-linejoin="round" />
        <circle r={tenth(face - 2)} fill="none" stroke="#fff6d8" stroke-opacity=".35" stroke-width="2" />
        {Array.from({ length: gear.teeth }, (_, i) => {
          const [x, y] = polar((hub + face) / 2 + 1, (i + 0.5) * pitch(gear.teeth));
          return <circle key={i} cx={x} cy={y} r="2.6" fill={gear.deep} opacity=".75" />;
        })}
      </g>
    );
  }, [gear]);
  const [x, y] = gearCenter(gear);
  return (
    <At x={x} y={y}>
      <path
        d={gearPath(gear.teeth, pitchRadius(gear))}
        transform={`translate(2 3) rotate(${tenth(spaceAngle(gear, 0))})`}
        fill="#06262c"
        opacity=".4"
      />
      <g class="tz-turn" style={`transform:rotate(${tenth(gearTurn(gear, days))}deg)`}>
        {body}
      </g>
    </At>
  );
}

/** What stands still on top of a wheel: its name. */
export function Hub({ gear }: { gear: Gear }) {
  const { word } = useDesk();
  const [x, y] = gearCenter(gear);
  const hub = Math.min(pitchRadius(gear) - TOOTH_IN - 9, 50);
  const name = word(`gear-${gear.name}`);
  const big = gear.teeth > 10;
  return (
    <At x={x} y={y}>
      <circle r={hub} fill={gear.deep} stroke={OUTLINE} stroke-width="1.8" />
      <circle r={hub - 3} fill="none" stroke="#fff6d8" stroke-opacity=".3" stroke-width="1.5" />
      <Pic name={gear.icon} y={-9} size={big ? 42 : 34} />
      <Say y={big ? 25 : 21} size={name.length > 10 && !big ? 11 : 12.5} fill="#fff6dd">
        {name}
      </Say>
    </At>
  );
}

export function Ring({ gear, view, names }: { gear: Gear; view: View; names: string[] }) {
  const { choices } = useDesk();
  const [x, y] = gearCenter(gear);
  const there = gearView(view, gear);
  const spaces = Array.from({ length: gear.last + 1 }, (_, n) => ({ n, found: choicesAt(choices, gear.name, n) }));
  const ordered = [...spaces].sort(
    (one, other) => Number(one.found.length > 0) - Number(other.found.length > 0) || one.n - other.n,
  );
  return (
    <At x={x} y={y}>
      {ordered.map(({ n, found }) => (
        <Space key={n} gear={gear} n={n} view={view} names={names} found={found} who={there?.spaces[n] ?? -1} />
      ))}
    </At>
  );
}

export const gearView = (view: View, gear: Gear): GearView | undefined =>
  view.gears.find(({ name }) => name === gear.name);

function Space({
  gear,
  n,
  view,
  names,
  found,
  who,
}: {
  gear: Gear;
  n: number;
  view: View;
  names: string[];
  found: ChoiceInfo[];
  who: number;
}) {
  const desk = useDesk();
  const [r, p, a] = [pitchRadius(gear), pitch(gear.teeth), spaceAngle(gear, n)];
  const big = gear.teeth > 10;
  const shape = spacePath(gear, n);
  const [cx, cy] = polar(r + ringOut(gear) / 2 + 8.5, a + (n === 0 ? 7 : n === gear.last ? (big ? -6 : -3) : 2));
  const [nx, ny] = n ? polar(r + ringOut(gear) - 5, a - p * (big ? 0.38 : 0.4)) : [cx, cy];
  const words = view.spaces[view.gears.findIndex(({ name }) => name === gear.name)]?.[n - 1] ?? [];
  const any = n > gear.actions;
  const placing = found.some(({ kind }) => PLACINGS.has(kind));
  const bySpace = desk.choices.some(({ kind }) => kind === "act" || kind === "act-ahead") || (who >= 0 && !placing);
  const pick = bySpace ? { gear: gear.name, space: String(n) } : { gear: gear.name };
  const used = view.using?.gear === gear.name && view.using.space === n;
  const here = { gear: gear.name, space: n };
  const mine = who >= 0 && view.forecast.some((one) => one.gear === gear.name && one.space === n);
  const [wx, wy] = polar(r + RIDE, a);
  const slot = big && n > 0 && !any ? (view.slots[n] ?? -1) : -1;
  return (
    <Spot
      wash={0.7}
      id={`${gear.name}-${n}`}
      pick={pick}
      place={{ gear: gear.name, space: String(n) }}
      found={found}
      shape={who >= 0 ? shape + circle(wx, wy) : shape}
      label={spaceName(gear, n, words, who, slot, names, desk)}
      note={mine ? { worker: here } : { space: here }}
      over={
        <g pointer-events="none">
          {n > 0 &&
            (big && !any ? (
              <SkullSpace x={cx} y={cy} words={words} slot={slot} />
            ) : any ? (
              <At x={cx} y={cy}>
                <Pic name="any-action" y={-8} size={20} />
                <Say y={14} size={13}>
                  1–{gear.actions}
                </Say>
              </At>
            ) : (
              <At x={cx} y={cy}>
                <Printed words={words} room={(high) => roomAt(gear, n, [cx, cy], high)} />
              </At>
            ))}
          <circle cx={nx} cy={ny} r="8.5" fill={gear.deep} stroke="#fff6dd" stroke-width="1.3" />
          <Say x={nx} y={ny + 4.2} size={12} fill="#fff6dd">
            {n}
          </Say>
        </g>
      }>
      <path
        d={shape}
        fill={used ? "#fff1b8" : n === 0 ? "#cbbd97" : any ? "#dccda3" : "#efe3c6"}
        stroke={OUTLINE}
        stroke-width="1.5"
      />
      <path
        d={sector(r + ringOut(gear) - 4.5, r + ringOut(gear) - 1, a - p / 2 + 1.3, a + p / 2 - 1.3)}
        fill={gear.colour}
      />
      {who >= 0 && <circle cx={wx} cy={wy} r={GRIP} fill="transparent" />}
    </Spot>
  );
}

/** What a space brings, in one line or, if that would be small, in two; it stays inside its wedge. */
function Printed({ words, room }: { words: readonly string[]; room: (high: number) => number }) {
  const least = useContext(Least);
  const [large, usual] = words.length > 1 ? [20, 18] : [25, 20];
  const rows = flow(words, large, room(large * 0.4), 1, least).size >= usual ? 1 : 2;
  return <Words words={words} size={large} most={room(rows > 1 ? 22 : large * 0.4)} rows={rows} />;
}

/** A place for a skull: what it brings, or the skull that lies there, and whose it was. */
function SkullSpace({ x, y, words, slot }: { x: number; y: number; words: readonly string[]; slot: number }) {
  const points = words.find((word) => word.startsWith("vp:"))?.slice(3) ?? "";
  const god = words.find((word) => word.startsWith("temple:"))?.split(":")[1] ?? "any";
  const block = words.some((word) => word.startsWith("block"));
  return (
    <At x={x} y={y}>
      <g opacity={slot >= 0 ? 0.25 : 1}>
        <At x={-11.5} y={-9}>
          <PointCoin points={points} size={24} />
        </At>
        <Pic name={god === "any" ? "temple-up" : `temple-${god}`} x={12} y={-9} size={22} />
        {block && <Pic name="block-any" x={11} y={11.5} size={18} />}
        {slot < 0 && (
          <At x={block ? -9 : 0} y={11.5}>
            <SkullSlot />
          </At>
        )}
      </g>
      {slot >= 0 && (
        <g class="tz-drop">
          <Pic name="skull" y={1} size={32} />
          <At x={12} y={13}>
            <rect
              x="-6"
              y="-6"
              width="12"
              height="12"
              rx="3.4"
              fill={`var(--seat-${slot + 1})`}
              stroke={OUTLINE}
              stroke-width="1.3"
            />
            <use
              href={`#i-seat-${slot + 1}`}
              x="-4"
              y="-4"
              width="8"
              height="8"
              style={`color:var(--on-seat-${slot + 1})`}
            />
          </At>
        </g>
      )}
    </At>
  );
}

/** A space that only one tribe's workers can use, on a tooth that is hidden from the others. */
export function ExtraSpaces({ view, names }: { view: View; names: string[] }) {
  const desk = useDesk();
  return (
    <>
      {view.gears.flatMap(({ name, spaces }) => {
        const gear = gearNamed(name);
        const n = gear.last + 1;
        const found = choicesAt(desk.choices, name, n);
        const who = spaces[n] ?? -1;
        if (!found.length && (who < 0 || who === DUMMY)) return [];
        const [x, y] = workerPlace(gear, n);
        const pick = found.some(({ kind }) => PLACINGS.has(kind)) ? { gear: name } : { gear: name, space: String(n) };
        return [
          <At key={name} x={x} y={y}>
            <Spot
              id={`${name}-${n}`}
              pick={pick}
              found={found}
              shape="M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z"
              label={spaceName(gear, n, [], who, -1, names, desk)}
              note={who >= 0 ? { worker: { gear: name, space: n } } : { space: { gear: name, space: n } }}>
              <circle r="17" fill="#dccda3" stroke={gear.deep} stroke-width="3" />
            </Spot>
          </At>,
        ];
      })}
    </>
  );
}
