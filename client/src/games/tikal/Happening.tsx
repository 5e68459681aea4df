/** One event under way: a piece on its path, a tile coming down, the mountain. It ends by being taken away. */

import { Type } from "../../look/type.tsx";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Told } from "../../wire.ts";
import { Ground, Stones, seedOf } from "./Ground.tsx";
import { At, Figure, Plaque, Temple, Tent, Treasures, colour } from "./Pieces.tsx";
import { FRAME, RADIUS, center, hexPath } from "./geometry.ts";
import { ranks, templeShape, type Kind } from "./ranks.ts";
import { regroup } from "./telling.ts";
import type { HexView, View } from "./view.ts";

const EASE = "cubic-bezier(.35, .05, .25, 1)";
const SETTLE = "cubic-bezier(.2, .8, .25, 1)";

interface Props {
  event: Told;
  milliseconds: number;
  view: View; // as it is shown meanwhile
  next: View; // when it is over
}

/** A group that plays these frames once and keeps the last of them until it is taken away. */
function Played({
  frames,
  milliseconds,
  easing = SETTLE,
  children,
}: {
  frames: Keyframe[];
  milliseconds: number;
  easing?: string;
  children: preact.ComponentChildren;
}) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const running = group.current?.animate?.(frames, { duration: milliseconds, easing, fill: "both" });
    return () => running?.cancel();
  }, []);
  return (
    <g ref={group} class="tk-played">
      {children}
    </g>
  );
}

const hexIn = (view: View, name: string | undefined): HexView | undefined =>
  view.hexes.find((hex) => hex.name === name);

/** Where a figure of this seat and kind stands on a hex once it is there. */
function spot(hex: HexView | undefined, seat: number, kind: string): { x: number; y: number; scale: number } {
  const [cx, cy] = center(hex?.name ?? "a1");
  const there = ranks(regroup(hex?.figures ?? [], seat, kind, 1)).find((one) => one.seat === seat && one.kind === kind);
  return { x: cx + (there?.x ?? 0), y: cy + (there?.y ?? 28), scale: there?.scale ?? 1 };
}

const moved = (x: number, y: number, scale: number, more: Keyframe = {}): Keyframe => ({
  transform: `translate(${x}px, ${y}px) scale(${scale})`,
  ...more,
});

/** Walking goes over the ground in a low bow; the secret path between camps rises over the trees. */
function Walk({ event, milliseconds, view }: Props) {
  const { seat = "0", figure = "explorer", start, end } = event.args;
  const from = spot(hexIn(view, start), Number(seat), figure);
  const to = spot(hexIn(view, end), Number(seat), figure);
  const lift = event.kind === "travelled" ? 90 : 22;
  const frames = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const up = Math.sin(t * Math.PI);
    const at = (a: number, b: number) => a + (b - a) * t;
    return moved(at(from.x, to.x), at(from.y, to.y) - up * lift, at(from.scale, to.scale) * (1 + up * 0.16));
  });
  return (
    <Played frames={frames} milliseconds={milliseconds} easing={EASE}>
      <Figure seat={Number(seat)} kind={figure as Kind} />
    </Played>
  );
}

function Place({ event, milliseconds, view }: Props) {
  const { seat = "0", figure = "explorer", hex } = event.args;
  const { x, y, scale } = spot(hexIn(view, hex), Number(seat), figure);
  return (
    <Played frames={drop(x, y, scale)} milliseconds={milliseconds}>
      <Figure seat={Number(seat)} kind={figure as Kind} />
    </Played>
  );
}

/** Down from above, 4 units too far, and up again. */
function drop(x: number, y: number, scale = 1, height = 46): Keyframe[] {
  return [
    moved(x, y - height, scale * 1.12, { opacity: 0.1 }),
    moved(x, y + 4, scale, { opacity: 1, offset: 0.72 }),
    moved(x, y, scale, { opacity: 1 }),
  ];
}

function Lay({ event, milliseconds, next }: Props) {
  const hex = hexIn(next, event.args["hex"]);
  if (!hex) return null;
  const [x, y] = center(hex.name);
  return (
    <Played frames={drop(x, y)} milliseconds={milliseconds}>
      <path d={hexPath(RADIUS + 4)} fill="#000" opacity=".35" transform="translate(3 7)" />
      <Ground terrain={hex.terrain} edges={hex.edges} seed={seedOf(hex.name)} />
      {hex.terrain === "temple" && (
        <>
          <Temple hex={hex} />
          <Plaque hex={hex} />
        </>
      )}
      {hex.terrain === "site" && (
        <At x={0} y={-7}>
          <Treasures count={hex.treasures} />
        </At>
      )}
      <Stones edges={hex.terrain === "volcano" ? [] : hex.edges} />
    </Played>
  );
}

function Camp({ event, milliseconds }: Props) {
  const [x, y] = center(event.args["hex"] ?? "a1");
  return (
    <Played frames={drop(x, y - 17)} milliseconds={milliseconds}>
      <Tent seat={Number(event.args["seat"])} />
    </Played>
  );
}

/** The guard climbs to the top, and stays. */
function Climb({ event, milliseconds, view }: Props) {
  const { seat = "0", figure = "explorer", hex: name } = event.args;
  const hex = hexIn(view, name);
  if (!hex) return null;
  const [x, y] = center(hex.name);
  const from = spot(hex, Number(seat), figure);
  const top = y + templeShape({ ...hex, guard: Number(seat) }).post - 9;
  const frames = [
    moved(from.x, from.y, from.scale),
    moved(x, top - 14, 1, { offset: 0.7 }),
    moved(x, top + 4, 0.8, { offset: 0.9 }),
    moved(x, top, 0.8),
  ];
  return (
    <Played frames={frames} milliseconds={milliseconds} easing={EASE}>
      <Figure seat={Number(seat)} kind={figure as Kind} />
    </Played>
  );
}

/** A slab goes from its pile on the rim to the top of the temple. */
function Uncover({ event, milliseconds, view }: Props) {
  const value = Number(event.args["value"]);
  const [x, y] = center(event.args["hex"] ?? "a1");
  const pile = { x: -58, y: 75 + (10 - value) * 63 };
  const hex = hexIn(view, event.args["hex"]);
  const shape = hex ? templeShape(hex) : { foot: 9, high: 20 };
  const top = y + shape.foot - shape.high;
  const frames = [
    moved(pile.x, pile.y, 1, { opacity: 0.4 }),
    moved((pile.x + x) / 2, Math.min(pile.y, top) - 30, 1.3, { opacity: 1, offset: 0.5 }),
    moved(x, top + 4, 1, { offset: 0.9 }),
    moved(x, top, 1),
  ];
  return (
    <Played frames={frames} milliseconds={milliseconds} easing={EASE}>
      <rect x="-22" y="-4" width="44" height="8" rx="1.5" fill="url(#tk-new)" stroke="#22150d" stroke-width="1.6" />
    </Played>
  );
}

/** The treasure turns up over the pit and goes to its finder's panel; where there is none in sight it just shows. */
function Recover({ event, milliseconds }: Props) {
  const { hex = "a1", treasure = "mask", seat = "0" } = event.args;
  const [x, y] = center(hex);
  const frames = [
    moved(x, y - 8, 0.5, { opacity: 0 }),
    moved(x, y - 46, 1.7, { opacity: 1, offset: 0.35 }),
    moved(x, y - 50, 1.7, { opacity: 1, offset: 0.75 }),
    moved(x, y - 62, 1, { opacity: 0 }),
  ];
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => fly(treasure, group.current, panelPlace(seat, treasure), milliseconds), []);
  return (
    <Played frames={frames} milliseconds={milliseconds}>
      <g ref={group}>
        <circle r="19" fill="#fff8e6" opacity=".92" stroke="#22150d" stroke-width="1.6" />
        <use href={`#i-treasure-${treasure}`} x="-14" y="-14" width="28" height="28" />
      </g>
    </Played>
  );
}

function Swap({ event, milliseconds }: Props) {
  useLayoutEffect(() => {
    const { seat = "", other = "", gave = "", got = "" } = event.args;
    const [one, two] = [panelPlace(seat, gave), panelPlace(other, got)];
    const ends = [fly(gave, one, two, milliseconds), fly(got, two, one, milliseconds)];
    return () => ends.forEach((end) => end());
  }, []);
  return null;
}

/** Where a seat's treasures lie in its panel. */
function panelPlace(seat: string, treasure: string): Element | null {
  const own = document.querySelector(`[data-finds="${seat}"]`);
  return own?.querySelector(`[data-treasure="${treasure}"]`) ?? own;
}

/** A picture of its own over the page, from one element to another; ending it early leaves nothing behind. */
function fly(treasure: string, from: Element | null, to: Element | null, milliseconds: number): () => void {
  const [a, b] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!a || !b || !b.width || !document.body.animate) return () => undefined;
  const flyer = document.createElement("div");
  flyer.className = "tk-flyer";
  flyer.innerHTML = `<svg viewBox="0 0 32 32"><use href="#i-treasure-${treasure}"/></svg>`;
  document.body.append(flyer);
  const at = (box: DOMRect, scale: number, more: Keyframe): Keyframe =>
    moved(box.x + box.width / 2 - 16, box.y + box.height / 2 - 16, scale, more);
  const running = flyer.animate(
    [
      at(a, 1.2, { opacity: 0 }),
      at(a, 1.6, { opacity: 1, offset: 0.3 }),
      at(b, 0.8, { opacity: 1, offset: 0.95 }),
      at(b, 0.7, { opacity: 0 }),
    ],
    { duration: milliseconds, easing: EASE },
  );
  const gone = () => flyer.remove();
  running.onfinish = gone;
  return gone;
}

/** The points come up out of the temples that pay them. */
function Score({ event, milliseconds, view }: Props) {
  const seat = Number(event.args["seat"]);
  const paying = view.hexes.filter((hex) => hex.control === seat && hex.value > 0);
  return (
    <g>
      {paying.map((hex) => {
        const [x, y] = center(hex.name);
        const frames = [
          moved(x, y - 10, 0.6, { opacity: 0 }),
          moved(x, y - 34, 1.15, { opacity: 1, offset: 0.3 }),
          moved(x, y - 44, 1, { opacity: 1, offset: 0.75 }),
          moved(x, y - 66, 1, { opacity: 0 }),
        ];
        return (
          <g>
            <Played
              frames={[{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }]}
              milliseconds={milliseconds}>
              <path
                d={hexPath(RADIUS - 5)}
                transform={`translate(${x} ${y})`}
                fill={colour(seat)}
                fill-opacity=".25"
                stroke={colour(seat)}
                stroke-width="6"
              />
            </Played>
            <Played frames={frames} milliseconds={milliseconds}>
              <rect
                x="-24"
                y="-15"
                width="48"
                height="30"
                rx="15"
                fill={colour(seat)}
                stroke="#fff8e6"
                stroke-width="2.5"
              />
              <Type y="7" text-anchor="middle" size={19} font-weight="800" fill={`var(--on-seat-${seat + 1})`}>
                +{hex.value}
              </Type>
            </Played>
          </g>
        );
      })}
    </g>
  );
}

/** The whole sky glows once, and every mountain on the board with it. */
function Erupt({ milliseconds, view }: Props) {
  const { x, y, w, h } = FRAME;
  return (
    <Played
      frames={[{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0.55, offset: 0.6 }, { opacity: 0 }]}
      milliseconds={milliseconds}
      easing="ease-in-out">
      <rect x={x - 900} y={y - 900} width={w + 1800} height={h + 1800} fill="#ff5a1f" opacity=".2" />
      <ellipse cx={x + w / 2} cy={y + h} rx={w * 0.7} ry={h * 0.7} fill="url(#tk-lava)" opacity=".45" />
      {view.hexes
        .filter((hex) => hex.terrain === "volcano")
        .map((hex) => (
          <circle cx={center(hex.name)[0]} cy={center(hex.name)[1] - 26} r="95" fill="url(#tk-lava)" />
        ))}
    </Played>
  );
}

const SCENES: Record<string, (props: Props) => preact.JSX.Element | null> = {
  walked: Walk,
  travelled: Walk,
  placed: Place,
  laid: Lay,
  camped: Camp,
  uncovered: Uncover,
  recovered: Recover,
  swapped: Swap,
  scored: Score,
  erupted: Erupt,
  guarded: Climb,
};

export function Happening(props: Props) {
  const Scene = SCENES[props.event.kind];
  return Scene ? <Scene {...props} /> : null;
}
