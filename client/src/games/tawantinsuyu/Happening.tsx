/**
 * Events under way: a worker on its way to the hill or back, what flies to and from the panels, the banner of a
 * ceremony.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Flyer } from "../../look/Flyer.tsx";
import type { Stage } from "../../shell/telling.ts";
import type { Told } from "../../wire.ts";
import { CLOTH, Weaving } from "./Cloth.tsx";
import { CREAM, INK, Say, Use, Worker } from "./Marks.tsx";
import { HILL, spacePlace, type Point } from "./geometry.ts";
import { useDesk } from "./desk.ts";
import { flight, type Scene } from "./telling.ts";
import type { View } from "./view.ts";

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
  children: ComponentChildren;
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

/** Mine come from below, where my workers stand; those of others from the side, where their panels are. */
const handOf = (seat: number, mine: boolean): Point =>
  mine ? [HILL.x - 300, HILL.y + 400] : [HILL.x + 600, HILL.y - 250 + seat * 120];

/** In a bow from the hand to the space, or back. */
function Walking({ event, milliseconds }: Props) {
  const { me } = useDesk();
  const { seat = "0", space = "", worker = "" } = event.args;
  const [x, y] = spacePlace(space);
  const hand = handOf(Number(seat), me.includes(Number(seat)));
  const [from, to] = event.kind === "recalled" ? [[x, y + 13] as Point, hand] : [hand, [x, y + 13] as Point];
  const frames = Array.from({ length: 13 }, (_, i): Keyframe => {
    const t = i / 12;
    const up = Math.sin(t * Math.PI);
    return {
      transform: `translate(${from[0] + (to[0] - from[0]) * t}px, ${from[1] + (to[1] - from[1]) * t - up * 60}px) scale(${1 + up * 0.35})`,
    };
  });
  return (
    <Played frames={frames} milliseconds={milliseconds}>
      <Worker kind={worker} size={38} />
    </Played>
  );
}

function Banner({ event, milliseconds }: Props) {
  const { t } = useDesk();
  const title = event.kind === "finale" ? t("tw-finale") : t("tw-ceremony", { n: event.args["number"] ?? "" });
  const frames: Keyframe[] = [
    { transform: "scale(.7)", opacity: 0 },
    { transform: "scale(1)", opacity: 1, offset: 0.2 },
    { transform: "scale(1)", opacity: 1, offset: 0.85 },
    { transform: "scale(1.05)", opacity: 0 },
  ];
  return (
    <g transform={`translate(${HILL.x} ${HILL.y - 40})`}>
      <Played frames={frames} milliseconds={milliseconds}>
        <path d="M-190-46H190L214 0 190 46H-190L-214 0Z" fill="#8c2415" {...INK} />
        <path
          d="M-180-38H180L200 0 180 38H-180L-200 0Z"
          fill="none"
          stroke="#f2b632"
          stroke-width="3"
          stroke-dasharray="8 5"
        />
        <Use name={event.kind === "finale" ? "vp" : "ceremony"} x={-140} size={58} />
        <Say x={22} y={11} size={32} fill={CREAM} weight={800}>
          {title}
        </Say>
      </Played>
    </g>
  );
}

/** What is drawn inside the board. */
export function Happening(props: Props) {
  switch (props.event.kind) {
    case "placed":
    case "placed-as":
    case "recalled":
      return <Walking {...props} />;
    case "ceremony":
    case "finale":
      return <Banner {...props} />;
    default:
      return null;
  }
}

/** What flies over everything; a weaving as the cloth it is. */
export function Flying({ event, stage, milliseconds, order }: Props & { stage: Stage<View, Scene>; order: number }) {
  const found = flight(event, stage.view, stage.scene.source);
  const tile = stage.view.printed.tiles[event.args["tile"] ?? ""];
  if (!found) return null;
  return (
    <Flyer {...found} seat={Number(event.args["seat"])} milliseconds={milliseconds} order={order}>
      {tile && (
        <svg class="icon tw-flying" viewBox={`-6 -2 ${CLOTH.w + 12} ${CLOTH.h + 4}`}>
          <Weaving {...tile} />
        </svg>
      )}
    </Flyer>
  );
}
