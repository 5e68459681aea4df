/** A piece by itself, as it lies in the box. */

import type { VNode } from "preact";
import type { PieceProps } from "../../shell/board.ts";
import { CLOTH, Weaving } from "./Cloth.tsx";
import { ArmyCard, Building, GodCard } from "./Faces.tsx";
import { BonusRow, INK, LINEN, Use } from "./Marks.tsx";
import type { View } from "./view.ts";

type Printed = View["printed"];

export function Piece({ domain, value, printed }: PieceProps<Printed>) {
  const [box, drawn] = face(domain, value, printed);
  return (
    <svg viewBox={box} aria-hidden="true">
      {drawn}
    </svg>
  );
}

/** Where it lies, and what it looks like. */
function face(domain: string, value: string, printed: Printed): [string, VNode] {
  const view = { printed } as View;
  if (domain === "card") return ["-3 -3 78 110", <GodCard card={value} view={view} />];
  if (domain === "army") return ["-3 -3 78 110", <ArmyCard card={value} view={view} />];
  const building = domain === "building" ? printed.buildings[value] : undefined;
  if (building) return ["-3 -3 68 80", <Building id={value} cost={building.cost} gives={building.gives} />];
  const cloth = domain === "tile" ? printed.tiles[value] : undefined;
  if (cloth) return [`-8 -4 ${CLOTH.w + 16} ${CLOTH.h + 8}`, <Weaving {...cloth} />];
  const land = domain === "land" ? printed.lands[value] : undefined;
  return [
    "-40 -32 80 64",
    <>
      <rect x="-38" y="-30" width="76" height="60" rx="8" fill={LINEN} {...INK} />
      <Use
        name={land ? "conquest" : domain === "god" ? `god-${value}` : "potato"}
        x={0}
        y={land ? -10 : 0}
        size={land ? 30 : 44}
      />
      {land && <BonusRow words={land.bonus} x={0} y={17} size={20} width={68} />}
    </>,
  ];
}
