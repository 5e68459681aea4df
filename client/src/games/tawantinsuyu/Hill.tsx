/**
 * On the hill: stairs, spaces with their gods, task icons on the joints, workers, and the Coricancha with the priests.
 */

import { Coin, CREAM, Glyph, HighPriest, INK, OCTAGON, OUTLINE, TaskCoin, Use, Worker } from "./Marks.tsx";
import { ACTION_ICON, TASK_ICON } from "./bonus.ts";
import {
  SPACE_NAMES,
  STAIR_NAMES,
  TERRACE,
  circle,
  iconPlace,
  line,
  namePlace,
  nichePlace,
  poly,
  project,
  sectorOf,
  spacePlace,
  stairOutline,
  stairPoint,
  type Point,
} from "./geometry.ts";
import { memo } from "../../look/memo.ts";
import { spaceName } from "./names.ts";
import { Spot } from "../../shell/Spot.tsx";
import { among, useDesk } from "./desk.ts";
import type { View } from "./view.ts";

const at = ([x, y]: Point): { transform: string } => ({
  transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`,
});

/** From back to front, so that what is nearer covers what is behind. */
const BACK_TO_FRONT = [...SPACE_NAMES].sort((a, b) => spacePlace(a)[1] - spacePlace(b)[1]);
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

const RING: Record<string, [string, string]> = {
  blue: ["#2f87b8", "#174e70"],
  green: ["#4c9a4f", "#22552a"],
  neutral: ["#b9ab8c", "#6d604a"],
};

/** Whom a coloured space favours: the architect's triangle, the craftsman's weave. */
function ColourMark({ colour }: { colour: string }) {
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

/** What a space is asked for: a worker to place, one to take back, or where Axomamma's goes. */
export const SPACE_KINDS = ["place", "place-as", "recall", "any-space"];

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
              <circle r="23" fill="transparent" />
            </Spot>
          </g>
        );
      })}
    </>
  );
}

/** A task icon on the joint of the paths: an octagonal slab; the gathered amount in its corner. */
function Slab({ task, n, lit, used }: { task: string; n: number; lit: boolean; used: boolean }) {
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
          <circle cx="9" cy="8.5" r="5.6" fill={OUTLINE} stroke={CREAM} stroke-width="1" />
          <text x="9" y="11.6" text-anchor="middle" font-size="9" font-weight="800" fill={CREAM}>
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
              <path d={AROUND} fill="transparent" />
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

/**
 * Who stands where, who is still being paid for, the names of the spaces, the last worker placed with the flag of its
 * seat.
 */
export function People({
  view,
  last,
  coming,
}: {
  view: View;
  last: { space: string; seat: number } | null;
  coming: View["placement"];
}) {
  return (
    <g pointer-events="none">
      {BACK_TO_FRONT.map((space) => {
        const kind = view.hill[SPACE_NAMES.indexOf(space)]?.worker;
        if (!kind) return null;
        const [x, y] = spacePlace(space);
        return (
          <g key={`${space}${kind}`} {...at([x, y])}>
            <g class="tw-drop">
              <g transform="translate(0 13)">
                <Worker kind={kind} size={38} />
              </g>
            </g>
            <g transform="translate(12 10) scale(.85)">
              <ColourMark colour={view.printed.spaces[space]!.colour} />
            </g>
            {last?.space === space && (
              <g transform="translate(15 -27)">
                <path
                  d="M-8-8H8V8L0 4-8 8Z"
                  fill={`var(--seat-${last.seat + 1})`}
                  stroke={CREAM}
                  stroke-width="4"
                  stroke-linejoin="round"
                />
                <path d="M-8-8H8V8L0 4-8 8Z" fill={`var(--seat-${last.seat + 1})`} {...INK} />
                <Glyph seat={last.seat} y={-2} size={8} />
              </g>
            )}
          </g>
        );
      })}
      {coming && (
        <g {...at(spacePlace(coming.space))} class="tw-coming">
          <g transform="translate(0 13)">
            <Worker kind={coming.worker} size={38} />
          </g>
        </g>
      )}
      <Names />
    </g>
  );
}

const Names = memo(function Names() {
  return (
    <g
      font-size="9.5"
      font-weight="800"
      fill="#2a1d14"
      stroke="#f6ead0"
      stroke-width="2.6"
      stroke-linejoin="round"
      paint-order="stroke">
      {SPACE_NAMES.map((space) => [space, ...namePlace(space)] as const).map(([space, x, y]) => (
        <text key={space} x={x} y={y} text-anchor="middle">
          {space}
        </text>
      ))}
    </g>
  );
});

/** What a worker would cost, and how many tasks it would give at most. */
export function Coins() {
  const { choices, picked } = useDesk();
  if (picked.some((pick) => pick["space"])) return null;
  const by = new Map<string, { costs: number[]; tasks: number }>();
  for (const { kind, args, hints } of choices) {
    if (kind !== "place" && kind !== "place-as") continue;
    const one = by.get(args["space"] ?? "") ?? { costs: [], tasks: 0 };
    one.costs.push(hints["cost"] ?? 0);
    one.tasks = Math.max(one.tasks, hints["tasks"] ?? 0);
    by.set(args["space"] ?? "", one);
  }
  return (
    <>
      {[...by].map(([space, { costs, tasks }]) => {
        const [x, y] = spacePlace(space);
        return (
          <g key={space}>
            <Coin x={x - 17} y={y - 17} n={Math.min(...costs)} />
            {tasks > 1 && <TaskCoin x={x + 17} y={y - 15} n={tasks} />}
          </g>
        );
      })}
    </>
  );
}

/** Neighbours of the same kind, whom a worker here would work with. */
export function Kin({ view, space, kinds }: { view: View; space: string; kinds: Set<string> }) {
  const mine = new Set(view.printed.spaces[space]?.icons);
  const [x, y] = spacePlace(space);
  const near = view.hill.filter(
    ({ name, worker }) =>
      kinds.has(worker) &&
      name !== space &&
      name.charAt(0) === space.charAt(0) &&
      view.printed.spaces[name]!.icons.some((icon) => mine.has(icon)),
  );
  return (
    <g pointer-events="none">
      {near.map(({ name }) => (
        <g key={name}>
          <path d={line([x, y], spacePlace(name))} stroke={OUTLINE} stroke-width="7" stroke-linecap="round" />
          <path
            d={line([x, y], spacePlace(name))}
            stroke="#9fe08f"
            stroke-width="3.5"
            stroke-dasharray="2 6"
            stroke-linecap="round"
          />
        </g>
      ))}
    </g>
  );
}

/**
 * The temple of the sun in the middle, with a niche for the action above each sector and the high priests before them.
 */
export function Coricancha({ view }: { view: View }) {
  const { choices, names, t, word } = useDesk();
  const [cx, cy] = project(0, 0, TERRACE.crown.z);
  const house = poly([
    [-19, 7],
    [-19, -5],
    [19, -5],
    [19, 7],
  ]);
  return (
    <>
      <g {...at([cx, cy])} pointer-events="none">
        <ellipse cy="6" rx="24" ry="12" fill={OUTLINE} opacity=".28" />
        <path d={house} fill="#d8b35a" {...INK} />
        <path d="M-22-5-16-13h32l6 8Z" fill="#c99b45" {...INK} />
        <path d="M-4 7-3-1h6l1 8ZM-15 4l.6-5h3.6l.6 5ZM10.2 4l.6-5h3.6l.6 5Z" fill="#3b2417" />
        <Use name="god-inti" y={-21} size={27} />
      </g>
      {view.coricancha.map((action, sector) => {
        const moves = choices.filter(
          ({ kind, hints }) => (kind === "move" || kind === "move-for-gold") && hints["sector"] === sector,
        );
        const found = [...moves, ...among(choices, ["set-priest"], { sector: String(sector) })];
        const steps = moves[0]?.args["steps"];
        const here = view.players.flatMap((player, seat) => (player.priest === sector ? [names[seat] ?? ""] : []));
        const label = `${t("tw-niche", { n: sector, action: word(`action-${action}`) })}${here.length ? `. ${here.join(", ")}` : ""}`;
        return (
          <g key={sector} {...at(nichePlace(sector))}>
            <Spot
              id={`niche-${sector}`}
              pick={steps ? { steps } : { sector: String(sector) }}
              found={found}
              label={label}
              shape={circle(17)}
              wash={0.6}
              over={
                <g pointer-events="none">
                  <circle r="14" fill="#e9b63b" stroke={OUTLINE} stroke-width="1.6" />
                  <circle r="11.5" fill="#fff7e2" />
                  <Use name={ACTION_ICON[action] ?? ""} size={20} />
                </g>
              }
              note={{
                icon: ACTION_ICON[action] ?? "",
                title: t("tw-niche", { n: sector, action: word(`action-${action}`) }),
                lines: [word(`action-${action}.does`)].filter(Boolean),
              }}>
              <circle r="17" fill="transparent" />
            </Spot>
          </g>
        );
      })}
      <g pointer-events="none">
        {view.players.map(({ priest }, seat) => {
          if (priest < 0) return null;
          const beside = view.players.flatMap((player, other) => (player.priest === priest ? [other] : []));
          const [x, y] = nichePlace(priest);
          const aside =
            (beside.indexOf(seat) - (beside.length - 1) / 2) * 19 + (priest === 4 ? 13 : priest === 1 ? -12 : 0);
          return (
            <g key={seat} class="tw-glide" style={`transform: translate(${x + aside}px, ${y + 9}px)`}>
              <HighPriest seat={seat} size={30} />
            </g>
          );
        })}
      </g>
    </>
  );
}
