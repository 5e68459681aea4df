/** Corn, jade and points fly between the board and the panel of their owner, over everything. */

import { Flyer } from "../../look/Flyer.tsx";
import type { Told } from "../../wire.ts";

const WHAT: Record<string, string> = { "got-corn": "corn", "got-jade": "jade", "got-points": "vp" };

/** What an event moves: [icon, how many, whether it comes]. */
export function moved({ kind, args }: Told): [string, number, boolean][] {
  const icon = WHAT[kind];
  if (icon) return [[icon, Number(args["amount"] ?? args["points"]), true]];
  if (kind !== "paid") return [];
  return [
    ["corn", Number(args["corn"]), false],
    ["jade", Number(args["jade"]), false],
    ["prisoner", Number(args["prisoners"]), false],
  ].filter(([, n]) => (n as number) > 0) as [string, number, boolean][];
}

export function Flights({
  event,
  milliseconds,
  order,
  source,
}: {
  event: Told;
  milliseconds: number;
  order: number;
  source: string;
}) {
  return (
    <>
      {moved(event).map(([icon, n, comes], i) => (
        <Flyer
          key={icon}
          icon={icon}
          n={n}
          comes={comes}
          seat={Number(event.args["seat"])}
          milliseconds={milliseconds}
          order={order + i}
          spot={source}
        />
      ))}
    </>
  );
}
