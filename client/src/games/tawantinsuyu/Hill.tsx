/** What the hill is made of: stairs, spaces with their gods, task icons on the joints. */

import { memo } from "../../look/memo.ts";
import { useType } from "../../look/type.tsx";
import { CREAM, Glyph, INK, OCTAGON, OUTLINE, Use } from "./Marks.tsx";
import { TASK_ICON } from "./bonus.ts";
import {
  BACK_TO_FRONT,
  SPACE_NAMES,
  STAIR_NAMES,
  at,
  circle,
  iconPlace,
  line,
  sectorOf,
  spacePlace,
  stairOutline,
  stairPoint,
} from "./geometry.ts";
import { spaceName } from "./names.ts";
import { SPACE_KINDS } from "./pages.ts";
import { Spot } from "../../shell/Spot.tsx";
import { among, useDesk } from "./desk.ts";
import type { View } from "./view.ts";

export const GRIP = 25;
const STAIRS_BACK = [...STAIR_NAMES].sort((a, b) => stairPoint(a, 0, 0)[1] - stairPoint(b, 0, 0)[1]);

/** Stairs across a wall: free ones are a dashed ghost, owned ones have a runner in the seat's colour and its disc. */
export function Stairs({ view }: { view: View }) {
  const { choices, names, t, word } = useDesk();
  return (
    <>
      {STAIRS_BACK.map((stair) => {
        const owner = view.stairs[stair] ?? -1;
        const found = among(choices, ["build-stairs"], { stair });
        const outline = stairOutline(stair);
        const where = t(stair.endsWith("u") ? "tw-stairs-upper" : "tw-stairs-lower", {
          n: sectorOf(stair),
          action: word(`action-${view.coricancha[sectorOf(stair)]}`),
        });
        const label = `${where}. ${owner >= 0 ? t("tw-of", { name: names[owner] ?? "" }) : t("tw-free")}`;
        return (
          <Spot
            key={stair}
            id={stair}
            pick={{ stair }}
            found={found}
            label={label}
            shape={outline}
            note={{
              icon: "stairs",
              title: where,
              lines: [owner >= 0 ? t("tw-of", { name: names[owner] ?? "" }) : t("tw-free"), t("tw-stairs-does")],
            }}>
            {found.length > 0 && <Grip at={stairPoint(stair, 0, 0.5)} />}
            {owner < 0 ? (
              <path
                d={outline}
                fill={OUTLINE}
                fill-opacity=".18"
                stroke="#fff4d6"
                stroke-width="1.6"
                stroke-dasharray="3 3"
                opacity=".75"
              />
            ) : (
              <g class="tw-drop">
                <path d={outline} fill="#efe6d0" stroke={CREAM} stroke-width="4.5" stroke-linejoin="round" />
                <path d={outline} fill="#efe6d0" {...INK} />
                <path d={stairOutline(stair, 0.62)} fill={`var(--seat-${owner + 1})`} />
                <path
                  d={[1, 2, 3, 4, 5]
                    .map((i) => line(stairPoint(stair, -1, i / 6), stairPoint(stair, 1, i / 6)))
                    .join("")}
                  stroke={OUTLINE}
                  stroke-width="1.2"
                />
                <g {...at(stairPoint(stair, 0, 0.5))}>
                  <circle r="9.5" fill={CREAM} />
                  <circle r="8.2" fill={`var(--seat-${owner + 1})`} {...INK} />
                  <Glyph seat={owner} size={9} />
                </g>
              </g>
            )}
          </Spot>
        );
      })}
    </>
  );
}

/** What can be chosen is easy to hit, whatever its size. */
const Grip = ({ at: [x, y] = [0, 0] }: { at?: readonly [number, number] }) => (
  <circle cx={x} cy={y} r={GRIP} fill="transparent" />
);

const RING: Record<string, [string, string]> = {
  blue: ["#2f87b8", "#174e70"],
  green: ["#4c9a4f", "#22552a"],
  neutral: ["#b9ab8c", "#6d604a"],
};

/** Whom a coloured space favours: the architect's triangle, the craftsman's weave. */
export function ColourMark({ colour }: { colour: string }) {
  if (colour === "neutral") return null;
  return (
    <>
      <circle r="6.5" fill={RING[colour]?.[0]} stroke={OUTLINE} stroke-width="1.5" />
      {colour === "blue" ? (
        <path d="M-2.3-3v5.5H3.2Z" fill="none" stroke="#fff" stroke-width="1.4" />
      ) : (
        <path d="M-3.2-1.2h6.4M-3.2 1.4h6.4M-1.3-3.2v6.4M1.3-3.2v6.4" stroke="#fff" stroke-width="1.1" />
      )}
    </>
  );
}

const Paved = memo(function Paved({ god, colour }: { god: string; colour: string }) {
  return (
    <>
      <ellipse cy="4" rx="18" ry="16" fill={OUTLINE} opacity=".35" />
      <circle r="17.5" fill={RING[colour]?.[0]} stroke={OUTLINE} stroke-width="1.8" />
      <circle r="13.3" fill="#f4ead2" stroke={RING[colour]?.[1]} stroke-width="1.2" />
      <Use name={`god-${god}`} size={22} />
    </>
  );
});

export function Spaces({ view }: { view: View }) {
  const { choices, names, t, word } = useDesk();
  const ring = circle(22);
  return (
    <>
      {BACK_TO_FRONT.map((space) => {
        const printed = view.printed.spaces[space]!;
        const found = among(choices, SPACE_KINDS, { space });
        const here = view.hill[SPACE_NAMES.indexOf(space)]?.worker ?? "";
        return (
          <g key={space} {...at(spacePlace(space))}>
            <Spot
              id={space}
              pick={{ space }}
              found={found}
              label={spaceName(space, view, names, { t, word })}
              shape={ring}
              wash={0.5}
              note={{ space, found }}
              reads
              over={
                <>
                  <Paved god={printed.god} colour={printed.colour} />
                  {!here && (
                    <g transform="translate(0 16.5)">
                      <ColourMark colour={printed.colour} />
                    </g>
                  )}
                </>
              }>
              {found.length ? <Grip /> : <circle r="23" fill="transparent" />}
            </Spot>
          </g>
        );
      })}
    </>
  );
}

/** A task icon on the joint of the paths: an octagonal slab; the gathered amount in its corner. */
function Slab({ task, n, lit, used }: { task: string; n: number; lit: boolean; used: boolean }) {
  const size = useType(9);
  return (
    <g opacity={used ? 0.5 : 1}>
      {lit ? (
        <path d={OCTAGON} transform="scale(1.35)" fill="#ffd24d" stroke="#5b3c05" stroke-width="1.6" />
      ) : (
        <path d={OCTAGON} transform="translate(0 2.5)" fill={OUTLINE} opacity=".4" />
      )}
      <path d={OCTAGON} fill={lit ? "#fffaf0" : "#e9dcbd"} stroke={OUTLINE} stroke-width="1.6" />
      <Use name={TASK_ICON[task] ?? task} y={n > 1 ? -1 : 0} size={18} />
      {n > 1 && (
        <>
          <circle cx="9.5" cy="8.5" r={size * 0.6} fill={OUTLINE} stroke={CREAM} stroke-width="1" />
          <text x="9.5" y={8.5 + size * 0.35} text-anchor="middle" font-size={size} font-weight="800" fill={CREAM}>
            {n}
          </text>
        </>
      )}
    </g>
  );
}

const AROUND = "M-7-17H7L17-7V7L7 17H-7L-17 7V-7Z";

export function Icons({ view, space }: { view: View; space: string }) {
  const { choices, t, word } = useDesk();
  const near = new Set(space ? view.printed.spaces[space]?.icons : []);
  const tasks = view.tasks;
  const doing = tasks ? (view.printed.spaces[tasks.space]?.icons ?? []) : [];
  return (
    <>
      {Object.entries(view.printed.tasks).map(([icon, task]) => {
        const found = among(choices, ["do"], { icon });
        const used = tasks?.used[doing.indexOf(icon)] ?? false;
        const n = view.printed.gathered[task] ?? 0;
        const label = `${word(`task-${task}`)}${used ? `. ${t("tw-used")}` : ""}`;
        return (
          <g key={icon} {...at(iconPlace(icon))}>
            <Spot
              id={icon}
              pick={{ icon }}
              found={found}
              label={label}
              shape={AROUND}
              wash={0.5}
              over={<Slab task={task} n={n} lit={near.has(icon) || doing.includes(icon)} used={used} />}
              note={{
                icon: TASK_ICON[task] ?? task,
                title: word(`task-${task}`),
                lines: [word(`task-${task}.does`)].filter(Boolean),
              }}>
              {found.length ? <Grip /> : <path d={AROUND} fill="transparent" />}
            </Spot>
          </g>
        );
      })}
    </>
  );
}

/** The ways from a space to its three icons, lit. */
export function Ways({ view, space }: { view: View; space: string }) {
  const d = (view.printed.spaces[space]?.icons ?? []).map((icon) => line(spacePlace(space), iconPlace(icon))).join("");
  return (
    <g pointer-events="none" fill="none" stroke-linecap="round">
      <path d={d} stroke="#5b3c05" stroke-width="9" />
      <path d={d} stroke="#ffd24d" stroke-width="6" />
    </g>
  );
}
