/** The tiles on offer and the bidding for them, on the right rim of the board. */

import { Type } from "../../look/type.tsx";
import type { Translate } from "../../shell/board.ts";
import { Spot } from "../../shell/Spot.tsx";
import { TileFace } from "./Ghost.tsx";
import { At, Glyph, colour } from "./Pieces.tsx";
import { FRAME, RADIUS, center, hexPath } from "./geometry.ts";
import { tileName } from "./names.ts";
import type { TileView, View } from "./view.ts";

export const OFFER_WIDTH = 138;
const SIZE = 0.74;
const OUTLINE = hexPath(RADIUS - 2);
const LINEN = "#f0e2c0";

interface Props {
  view: View;
  names: string[];
  t: Translate;
}

export function Offer({ view, names, t }: Props) {
  const { x, y, w } = FRAME;
  const tiles = [...(view.tile ? [view.tile] : []), ...view.shown];
  if (!tiles.length) return null;
  const title = view.tile ? t("tikal-to-lay") : t("tikal-offer");
  const face = (tile: TileView) => <Face tile={tile} laid={tile === view.tile} label={tileName(tile, t)} />;
  if (!view.tactical) {
    const [cx] = center("h1"); // the corner above the last column is free
    return (
      <g role="group" aria-label={title} transform={`translate(${cx} 29)`}>
        <Type y="-39" text-anchor="middle" size={13} font-weight="700" fill={LINEN}>
          {title}
        </Type>
        <g transform="scale(.68)">{face(tiles[0]!)}</g>
      </g>
    );
  }
  return (
    <g role="group" aria-label={title} transform={`translate(${x + w + OFFER_WIDTH / 2 - 20} ${y + 62})`}>
      <Type y="-26" text-anchor="middle" size={13} font-weight="700" fill={LINEN}>
        {title}
      </Type>
      {tiles.map((tile, i) => (
        <At key={tile.name} x={0} y={46 + i * 128}>
          {face(tile)}
        </At>
      ))}
      {view.auction && (
        <At x={0} y={tiles.length * 128 + 26}>
          <Bids auction={view.auction} names={names} t={t} />
        </At>
      )}
    </g>
  );
}

/** A tile to choose; or, ringed, the one that is to be laid. */
function Face({ tile, laid, label }: { tile: TileView; laid: boolean; label: string }) {
  const drawn = (
    <>
      <title>{label}</title>
      <path d={hexPath(RADIUS + 3)} fill="#000" opacity=".5" transform="translate(3 7)" />
      <TileFace tile={tile} />
    </>
  );
  if (laid)
    return (
      <g role="img" aria-label={label} data-tile={tile.name} transform={`scale(${SIZE})`}>
        {drawn}
        <path d={OUTLINE} fill="none" stroke="#fff3a6" stroke-width="7" stroke-linejoin="round" />
      </g>
    );
  return (
    <Spot id={tile.name} pick={{ tile: tile.name }} label={label} shape={OUTLINE} at={[0, 0]} scale={SIZE} wash={0}>
      {drawn}
    </Spot>
  );
}

function Bids({ auction, names, t }: { auction: NonNullable<View["auction"]>; names: string[]; t: Translate }) {
  const { bidding, high, leader } = auction;
  const said = `${high ? `${t("tikal-high", { n: high })}, ${names[leader] ?? ""}` : t("tikal-no-bid")}. ${t("tikal-bidding", { names: bidding.map((seat) => names[seat]).join(", ") })}`;
  return (
    <g role="img" aria-label={said}>
      <title>{said}</title>
      <rect
        x="-46"
        y="-38"
        width="92"
        height="76"
        rx="12"
        fill="#0e1a12"
        fill-opacity=".8"
        stroke="#f0e2c0"
        stroke-opacity=".3"
      />
      {leader >= 0 && <Chip seat={leader} x={-22} y={-14} size={28} />}
      <Type
        x={leader >= 0 ? 16 : 0}
        y="-4"
        text-anchor="middle"
        size={high ? 27 : 24}
        font-weight="800"
        fill={high ? "#ffd75a" : LINEN}>
        {high || "–"}
      </Type>
      {bidding.map((seat, i) => (
        <Chip seat={seat} x={(i - (bidding.length - 1) / 2) * 21} y={20} size={18} />
      ))}
    </g>
  );
}

function Chip({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <At x={x} y={y}>
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={size * 0.28}
        fill={colour(seat)}
        stroke="#fff8e6"
        stroke-width="1.4"
      />
      <Glyph seat={seat} x={0} y={0} size={size * 0.56} />
    </At>
  );
}
