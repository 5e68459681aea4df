/** The tile about to be laid, where it would lie: turned by hand, with what each border would cost. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Translate } from "../../shell/board.ts";
import { Ground, Stones } from "./Ground.tsx";
import { At, Plaque, Temple, Treasures } from "./Pieces.tsx";
import { CostCoin, NoWay } from "./States.tsx";
import { EDGE_ANGLES, RADIUS, center, edgeMiddle, hexPath, neighbour, turned } from "./geometry.ts";
import { knobsSide } from "./picking.ts";
import type { HexView, TileView, View } from "./view.ts";

/** As it would stand on the board. */
export function laidOut(tile: TileView): HexView {
  return {
    name: "a1",
    terrain: tile.terrain,
    tile: tile.name,
    edges: tile.edges,
    value: tile.value,
    printed: tile.value,
    treasures: tile.masks,
    camp: -1,
    guard: -1,
    control: -1,
    tied: false,
    figures: [],
  };
}

/** A tile face; what stands on it stays upright however the ground is turned. */
export function TileFace({ tile, turns = 0 }: { tile: TileView; turns?: number }) {
  const angle = useTurning(turns);
  return (
    <g>
      <g class="tk-turn" style={{ transform: `rotate(${angle}deg)` }}>
        <Ground
          terrain={tile.terrain === "volcano" ? "volcano" : tile.terrain}
          edges={tile.edges}
          seed={tile.name.charCodeAt(0) * 7 + tile.name.charCodeAt(1)}
        />
        {tile.terrain !== "volcano" && <Stones edges={tile.edges} />}
      </g>
      {tile.terrain === "temple" && (
        <>
          <Temple hex={laidOut(tile)} />
          <Plaque hex={laidOut(tile)} />
        </>
      )}
      {tile.terrain === "site" && (
        <At x={0} y={-7}>
          <Treasures count={tile.masks} />
        </At>
      )}
    </g>
  );
}

/** The angle in degrees that goes the short way round from one rotation to the next. */
function useTurning(turns: number): number {
  const angle = useRef(turns * 60);
  const away = ((((turns * 60 - angle.current) % 360) + 540) % 360) - 180;
  angle.current += away;
  return angle.current;
}

interface GhostProps {
  tile: TileView;
  hex: string;
  turn: number;
  fixed: boolean; // picked, not only pointed at
}

export function Ghost({ tile, hex, turn, fixed }: GhostProps) {
  const [x, y] = center(hex);
  return (
    <g opacity={fixed ? 1 : 0.72}>
      <At x={x} y={y}>
        <path d={hexPath(RADIUS + 3)} fill="#000" opacity=".4" transform="translate(2 6)" />
        <TileFace tile={tile} turns={turn} />
        <path
          d={hexPath(RADIUS - 3)}
          fill="none"
          stroke="#fffdf2"
          stroke-width="4"
          stroke-dasharray={fixed ? undefined : "10 7"}
          stroke-linejoin="round"
        />
      </At>
    </g>
  );
}

/** Which borders of the tile would be roads, and what they would cost. */
export function GhostRoads({ tile, hex, turn, view }: Omit<GhostProps, "fixed"> & { view: View }) {
  const [x, y] = center(hex);
  const edges = turned(tile.edges, turn);
  if (tile.terrain === "volcano") return null;
  return (
    <g>
      {EDGE_ANGLES.map((_, edge) => {
        const other = view.hexes.find((one) => one.name === neighbour(hex, edge));
        if (!other || other.terrain === "jungle" || other.terrain === "volcano") return null;
        const cost = edges[edge]! + other.edges[(edge + 3) % 6]!;
        const [dx, dy] = edgeMiddle(edge);
        return cost ? (
          <CostCoin key={edge} x={x + dx} y={y + dy} cost={cost} small />
        ) : (
          <NoWay key={edge} x={x + dx} y={y + dy} />
        );
      })}
    </g>
  );
}

function Knob({
  x,
  label,
  strong = false,
  act,
  children,
}: {
  x: number;
  label: string;
  strong?: boolean;
  act(): void;
  children: JSX.Element;
}) {
  const press = (event: Event) => {
    event.stopPropagation();
    act();
  };
  return (
    <g
      transform={`translate(${x} 0)`}
      role="button"
      aria-label={label}
      tabindex={0}
      class="tk-knob"
      data-legal={strong ? "" : undefined}
      onClick={press}
      onKeyDown={(event: KeyboardEvent) =>
        (event.key === "Enter" || event.key === " ") && (event.preventDefault(), press(event))
      }>
      <title>{label}</title>
      <circle r="27" fill="transparent" />
      <circle r="22" class="tk-knob-face" fill={strong ? "#f8c445" : "#fbf3dd"} stroke="#22150d" stroke-width="2" />
      <g
        fill="none"
        stroke={strong ? "#3a2503" : "#2a1d14"}
        stroke-width="3.4"
        stroke-linecap="round"
        stroke-linejoin="round">
        {children}
      </g>
    </g>
  );
}

/** Turn left, lay, turn right. */
export function GhostKnobs({
  hex,
  turns,
  turn,
  lay,
  view,
  t,
}: {
  hex: string;
  turns: boolean;
  turn(direction: 1 | -1): void;
  lay(): void;
  view: View;
  t: Translate;
}) {
  const [x, y] = center(hex);
  const wide = turns ? 82 : 29;
  return (
    <At x={x} y={y + 118 * knobsSide(hex, view)}>
      <rect
        x={-wide}
        y="-29"
        width={wide * 2}
        height="58"
        rx="29"
        fill="#0e1a12"
        fill-opacity=".88"
        stroke="#fff8e6"
        stroke-opacity=".35"
      />
      {turns && (
        <Knob x={-53} label={t("tikal-turn-left")} act={() => turn(-1)}>
          <path d="M-9 6a10 10 0 1 0 1-12M-9-12v7h7" />
        </Knob>
      )}
      <Knob x={0} label={t("tikal-lay")} strong act={lay}>
        <path d="M-10 1l7 7L10-8" />
      </Knob>
      {turns && (
        <Knob x={53} label={t("tikal-turn-right")} act={() => turn(1)}>
          <path d="M9 6a10 10 0 1 1-1-12M9-12v7H2" />
        </Knob>
      )}
    </At>
  );
}
