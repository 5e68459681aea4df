/** Upon the hill: who stands where, what a place would cost and bring, and who would work together. */

import { memo } from "../../look/memo.ts";
import { useType } from "../../look/type.tsx";
import { ColourMark } from "./Hill.tsx";
import { Coin, CREAM, Glyph, INK, OUTLINE, TaskCoin, Worker } from "./Marks.tsx";
import { useDesk } from "./desk.ts";
import { BACK_TO_FRONT, SPACE_NAMES, at, line, namePlace, spacePlace } from "./geometry.ts";
import type { View } from "./view.ts";

/**
 * Who stands where, who is still being paid for, the names of the spaces, the last worker placed with the flag of its
 * seat.
 */
export function People({
  view,
  last,
  coming,
  named,
}: {
  view: View;
  /** With the names of the spaces. */
  named: boolean;
  last: { space: string; seat: number } | null;
  coming: View["placement"];
}) {
  const prices = usePrices();
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
      {named && <Names hidden={[...prices.keys()].join()} />}
    </g>
  );
}

/** Where a price is shown the names make room for it: whoever chooses points at the spaces. */
const Names = memo(function Names({ hidden }: { hidden: string }) {
  const size = useType(9.5);
  const shown = SPACE_NAMES.filter((space) => !hidden.includes(space));
  return (
    <g
      font-size={size}
      font-weight="800"
      fill="#2a1d14"
      stroke="#f6ead0"
      stroke-width="2.6"
      stroke-linejoin="round"
      paint-order="stroke">
      {shown
        .map((space) => [space, ...namePlace(space)] as const)
        .map(([space, x, y]) => (
          <text key={space} x={x} y={y} text-anchor="middle">
            {space}
          </text>
        ))}
    </g>
  );
});

/** What a worker would cost at the spaces it may be placed on, and how many tasks it would give at most. */
function usePrices() {
  const { choices, picked } = useDesk();
  const by = new Map<string, { costs: number[]; tasks: number }>();
  if (picked.some((pick) => pick["space"])) return by;
  for (const { kind, args, hints } of choices) {
    if (kind !== "place" && kind !== "place-as") continue;
    const one = by.get(args["space"] ?? "") ?? { costs: [], tasks: 0 };
    one.costs.push(hints["cost"] ?? 0);
    one.tasks = Math.max(one.tasks, hints["tasks"] ?? 0);
    by.set(args["space"] ?? "", one);
  }
  return by;
}

export function Coins() {
  return (
    <>
      {[...usePrices()].map(([space, { costs, tasks }]) => {
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
