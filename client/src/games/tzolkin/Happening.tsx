/** Events under way: a worker between hand and gear, materials on their way, the sweep of a Food Day. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Flyer } from "../../look/Flyer.tsx";
import type { Told } from "../../wire.ts";
import { Say, Worker } from "./Pieces.tsx";
import { CALENDAR, gearNamed, sector, workerPlace, type Point } from "./geometry.ts";
import { useDesk } from "./desk.ts";

const EASE = "cubic-bezier(.35, .05, .25, 1)";

interface Props {
  event: Told;
  milliseconds: number;
}

/** A group that plays these frames once and keeps the last of them until it is taken away. */
function Played({
  frames,
  milliseconds,
  children,
}: {
  frames: Keyframe[];
  milliseconds: number;
  children: preact.ComponentChildren;
}) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const running = group.current?.animate?.(frames, { duration: milliseconds, easing: EASE, fill: "both" });
    return () => running?.cancel();
  }, []);
  return (
    <g ref={group} pointer-events="none">
      {children}
    </g>
  );
}

const HAND: Point = [60, 430]; // workers come from below, where the hand of the player is

function place(event: Told): Point {
  if (event.kind === "placed-start") return [-315, -273];
  if (event.kind === "placed-quick") return [0, -270];
  return workerPlace(gearNamed(event.args["gear"] ?? ""), Number(event.args["space"]));
}

/** In a bow from the hand to the space, or back. */
function Worked({ event, milliseconds }: Props) {
  const there = place(event);
  const [from, to] = event.kind === "picked" ? [there, HAND] : [HAND, there];
  const frames = Array.from({ length: 13 }, (_, i): Keyframe => {
    const t = i / 12;
    const up = Math.sin(t * Math.PI);
    return {
      transform: `translate(${from[0] + (to[0] - from[0]) * t}px, ${from[1] + (to[1] - from[1]) * t - up * 46}px) scale(${1 + up * 0.25})`,
      opacity: event.kind === "picked" ? 1 - t * t * t : 1 - (1 - t) ** 4,
    };
  });
  return (
    <Played frames={frames} milliseconds={milliseconds}>
      <Worker seat={Number(event.args["seat"])} />
    </Played>
  );
}

/** A light goes once round the wheel. */
function Feast({ event, milliseconds }: Props) {
  const { t } = useDesk();
  return (
    <g pointer-events="none">
      <Played
        milliseconds={milliseconds}
        frames={[
          { transform: "rotate(-110deg)", opacity: 0 },
          { opacity: 0.9, offset: 0.2 },
          { opacity: 0.9, offset: 0.75 },
          { transform: "rotate(270deg)", opacity: 0 },
        ]}>
        <path d={sector(96, CALENDAR.r + 230, -16, 16)} fill="url(#tz-sweep)" />
      </Played>
      <Played
        milliseconds={milliseconds}
        frames={[
          { transform: "scale(.7)", opacity: 0 },
          { transform: "scale(1)", opacity: 1, offset: 0.25 },
          { transform: "scale(1)", opacity: 1, offset: 0.8 },
          { transform: "scale(1.05)", opacity: 0 },
        ]}>
        <circle r="72" fill="#1f1a17" stroke="#f6cf62" stroke-width="3" />
        <use href="#i-food-day" x="-30" y="-44" width="60" height="60" />
        <Say y={36} size={15} fill="#fff6dd">
          {t("tz-food-day", { n: Number(event.args["number"]) })}
        </Say>
      </Played>
    </g>
  );
}

/** What is drawn inside the board. */
export function Happening(props: Props) {
  switch (props.event.kind) {
    case "placed":
    case "picked":
    case "placed-start":
    case "placed-quick":
      return <Worked {...props} />;
    case "food-day":
      return <Feast {...props} />;
    default:
      return null;
  }
}

const MATERIAL: Record<string, string> = { corn: "corn", wood: "wood", stone: "stone", gold: "gold", skull: "skull" };

function what(event: Told): string {
  if (event.kind === "start-corn") return "corn";
  if (event.kind === "harvested") return event.args["harvest"] === "wood" ? "wood" : "corn";
  return MATERIAL[event.args["material"] ?? ""] ?? "";
}

/** Materials that change hands. */
export function Flight({ event, milliseconds, order, source }: Props & { order: number; source: string }) {
  const icon = what(event);
  const n = Number(event.args["amount"] ?? event.args["corn"] ?? 1);
  return icon ? (
    <Flyer
      icon={icon}
      n={n}
      seat={Number(event.args["seat"])}
      comes={event.kind !== "paid"}
      spot={event.kind === "start-corn" ? "start" : source}
      milliseconds={milliseconds}
      order={order}
    />
  ) : null;
}
