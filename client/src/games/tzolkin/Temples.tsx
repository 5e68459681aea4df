/** The three temples as stairs, and the four technologies as columns to climb. */

import type { ChoiceInfo } from "../../wire.ts";
import { box } from "./Around.tsx";
import { At, Marker, OUTLINE, Pic, Say, Words, crowd } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import { templeName, trackName } from "./names.ts";
import type { TempleView, View } from "./view.ts";
import { minus } from "./wordings.ts";

const TINT: Record<string, { tint: string; deep: string }> = {
  chaac: { tint: "#d9a87c", deep: "#7d4520" },
  quetzalcoatl: { tint: "#f3d684", deep: "#8f610a" },
  kukulkan: { tint: "#b3cf94", deep: "#38682c" },
};
const HIGH = 29;
const BASE = 292;

/** Three stairs in 186 × 300. */
export function Temples({ view, names }: { view: View; names: string[] }) {
  return (
    <>
      {view.temples.map((temple, i) => (
        <Stair key={temple.name} temple={temple} x={31 + i * 62} view={view} names={names} />
      ))}
    </>
  );
}

/** Where a seat's marker stands; those on one step stand side by side. */
function spots(temple: TempleView, view: View): { seat: number; x: number; y: number; size: number }[] {
  return view.players.map((player, seat) => {
    const step = player.temples[temple.name] ?? 0;
    const here = view.players.flatMap((other, k) => ((other.temples[temple.name] ?? 0) === step ? [k] : []));
    const [w, reward] = [60 - (step + 1) * 1.3, temple.rewards[step + 1]];
    const room = w - 20 - (reward ? 17 : 2);
    const { dx, dy, size } = crowd(here.length, here.indexOf(seat), room);
    const middle = here.length > 1 ? -w / 2 + 19 + room / 2 : -w / 2 + 28;
    return { seat, x: middle + dx, y: BASE - (step + 2) * HIGH + 14.5 + dy, size };
  });
}

function Stair({ temple, x, view, names }: { temple: TempleView; x: number; view: View; names: string[] }) {
  const desk = useDesk();
  const { tint, deep } = TINT[temple.name] ?? TINT["chaac"]!;
  const count = temple.points.length;
  const top = BASE - count * HIGH;
  const bonus = temple.leader[view.held < 2 ? 0 : 1] ?? 0;
  const found = desk.choices.filter(({ args }) => args["temple"] === temple.name);
  return (
    <At x={x} y={0}>
      <Spot
        id={`temple-${temple.name}`}
        pick={{ temple: temple.name }}
        found={found}
        label={templeName(temple, view, names, desk)}
        note={{ tile: temple.name, domain: "temple" }}
        shape={`M-30 ${BASE + 3}V${top - 25}H30V${BASE + 3}Z`}>
        <path d={`M-24 ${top}v-19h48v19Z`} fill={deep} stroke={OUTLINE} stroke-width="1.5" />
        <path d={`M-27 ${top - 19}h54v-5h-54Z`} fill={tint} stroke={OUTLINE} stroke-width="1.4" />
        <Pic name={`temple-${temple.name}`} x={-9} y={top - 9} size={19} />
        <Say x={10} y={top - 5} size={13} fill="#fff6dd">
          +{bonus}
        </Say>
        {temple.points.map((points, i) => {
          const [w, y] = [60 - i * 1.3, BASE - (i + 1) * HIGH];
          const reward = temple.rewards[i];
          return (
            <g key={i}>
              <rect
                x={-w / 2}
                y={y}
                width={w}
                height={HIGH}
                fill={i === 0 ? "#b7ac95" : i === count - 1 ? "#f6cf62" : tint}
                stroke={OUTLINE}
                stroke-width="1.4"
              />
              <path d={`M${-w / 2 + 1.5} ${y + 1.8}h${w - 3}`} stroke="#fffbe9" stroke-width="1.6" opacity=".8" />
              <path d={`M${-w / 2 + 1} ${y + HIGH - 2}h${w - 2}`} stroke={OUTLINE} stroke-width="2.5" opacity=".12" />
              <Say x={-w / 2 + 10.5} y={y + 19.5} size={14} fill={points < 0 ? "#7a1f10" : "#2a1d14"}>
                {minus(points)}
              </Say>
              {reward && <Pic name={reward} x={w / 2 - 10} y={y + 14.5} size={18} />}
            </g>
          );
        })}
        <path d={`M-31 ${BASE}h62v4h-62Z`} fill="#6b6250" stroke={OUTLINE} stroke-width="1.2" />
      </Spot>
      <g pointer-events="none">
        {spots(temple, view).map((one) => (
          <Marker key={one.seat} {...one} />
        ))}
      </g>
    </At>
  );
}

export const TRACKS: { name: string; colour: string; levels: string[][]; beyond: string[] }[] = [
  {
    name: "agriculture",
    colour: "#4f8f3e",
    levels: [["corn:+1"], ["fish", "corn:+1"], ["corn:+2"]],
    beyond: ["temple:any:1"],
  },
  { name: "extraction", colour: "#8d5a34", levels: [["wood:+1"], ["stone:+1"], ["gold:+1"]], beyond: ["block:2"] },
  { name: "architecture", colour: "#c88f1f", levels: [["corn:+1"], ["vp:+2"], ["block:−1"]], beyond: ["vp:3"] },
  {
    name: "theology",
    colour: "#2f6fa3",
    levels: [["ahead"], ["block:1", ">", "temple:any:1"], ["skull:+1"]],
    beyond: ["skull:1"],
  },
];
const TALL = 62;
const COLUMN = 40;
const levelY = (level: number): number => 235 - level * (TALL + 2);

/** The level that would be reached, 4 for what comes after the last; 0: the whole column is meant. */
const reached = (found: readonly ChoiceInfo[]): number =>
  found.length === 1 ? (found[0]!.kind === "bonus" ? 4 : (found[0]!.hints["level"] ?? 0)) : 0;

/** What is lit: a level, the prize above, or the column. */
function cell(found: readonly ChoiceInfo[]): string {
  const level = reached(found);
  if (level === 4) return box(1, 2, COLUMN - 2, 26, 12);
  return level ? box(1, levelY(level), COLUMN - 2, TALL, 6) : `M1 0h${COLUMN - 2}v298h${2 - COLUMN}Z`;
}

function coinY(found: readonly ChoiceInfo[]): number {
  const level = reached(found);
  return level && level < 4 ? levelY(level) - 2 : 4;
}

/** Four columns in 160 × 300. */
export function Technologies({ view, names }: { view: View; names: string[] }) {
  const desk = useDesk();
  return (
    <>
      {TRACKS.map((track, i) => {
        const found = desk.choices.filter(({ args }) => args["track"] === track.name);
        const cost = Math.min(...found.map((choice) => choice.hints["blocks"] ?? Infinity));
        return (
          <At key={track.name} x={i * COLUMN} y={0}>
            <Spot
              id={`track-${track.name}`}
              pick={{ track: track.name }}
              found={found}
              label={trackName(track.name, view, names, desk)}
              note={{ tile: track.name, domain: "track" }}
              shape={cell(found)}
              over={
                Number.isFinite(cost) && (
                  <At x={COLUMN / 2} y={coinY(found)}>
                    <circle r="13" fill={OUTLINE} />
                    <circle r="11.4" fill="#f8c445" stroke="#fff4cf" stroke-width="1.5" />
                    <Say x={-4.5} y={5} size={13}>
                      {cost}
                    </Say>
                    <Pic name="block-any" x={5} size={11.5} />
                  </At>
                )
              }>
              {track.levels.map((words, k) => (
                <g key={k}>
                  <rect
                    x="1"
                    y={levelY(k + 1)}
                    width={COLUMN - 2}
                    height={TALL}
                    rx="6"
                    fill="#f4ead0"
                    stroke={OUTLINE}
                    stroke-width="1.4"
                  />
                  <path
                    d={`M1.8 ${levelY(k + 1) + 6}a5.3 5.3 0 0 1 5.3-5.3h${COLUMN - 14.2}a5.3 5.3 0 0 1 5.3 5.3Z`}
                    fill={track.colour}
                  />
                  <At x={COLUMN / 2} y={levelY(k + 1) + 25}>
                    <Words words={words} size={18} most={COLUMN - 3} />
                  </At>
                </g>
              ))}
              <rect
                x="1"
                y={levelY(0)}
                width={COLUMN - 2}
                height={TALL}
                rx="6"
                fill={track.colour}
                stroke={OUTLINE}
                stroke-width="1.4"
              />
              <Pic
                name={`tech-${track.name}`}
                x={COLUMN / 2}
                y={levelY(0) + 19}
                size={view.players.length > 3 ? 27 : 30}
              />
              <path d={`M${COLUMN / 2} 29l5 6h-10Z`} fill="#f6cf62" />
              <rect
                x="1"
                y="2"
                width={COLUMN - 2}
                height="26"
                rx="12"
                fill="#f6cf62"
                stroke={OUTLINE}
                stroke-width="1.4"
              />
              <At x={COLUMN / 2} y={14.5}>
                <Words words={track.beyond} size={18} most={COLUMN - 6} rows={1} />
              </At>
            </Spot>
            <g pointer-events="none">
              {view.players.map((player, seat) => {
                const level = player.technologies[track.name] ?? 0;
                const here = view.players.flatMap((other, k) =>
                  (other.technologies[track.name] ?? 0) === level ? [k] : [],
                );
                const { dx, dy, size } = crowd(here.length, here.indexOf(seat), COLUMN - 2);
                return <Marker key={seat} seat={seat} x={COLUMN / 2 + dx} y={levelY(level) + 49 + dy} size={size} />;
              })}
            </g>
          </At>
        );
      })}
    </>
  );
}
