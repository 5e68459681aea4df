/** What lies beside the wheel, on plates: temples, technologies, prophecies, buildings, monuments. */

import type { ComponentChildren, VNode } from "preact";
import { useContext, useRef } from "preact/hooks";
import { Least, READABLE } from "../../look/type.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { Card } from "./Card.tsx";
import { manner, type Desk, type Note } from "./desk.ts";
import { tenth } from "./geometry.ts";
import { railLayout, type Box, type Layout } from "./layout.ts";
import { fromId } from "./names.ts";
import { Technologies, Temples } from "./Temples.tsx";
import { Buildings, Monuments, Prophecies } from "./Tiles.tsx";
import type { View } from "./view.ts";

type Props = BoardProps<View, null>;

function Plate({
  box,
  title,
  note = "",
  w,
  h,
  children,
}: {
  box: Box;
  title: string;
  note?: string;
  /** The measure of what lies on it, if that is to fill it. */
  w?: number;
  h?: number;
  children: ComponentChildren;
}) {
  const least = useContext(Least);
  const inner = { w: box.w - 12, h: box.h - 28 };
  const scale = w && h ? Math.min(inner.w / w, inner.h / h) : 1;
  const [dx, dy] = w && h ? [(inner.w - w * scale) / 2, (inner.h - h * scale) / 2] : [0, 0];
  return (
    <g transform={`translate(${tenth(box.x)} ${tenth(box.y)})`}>
      <rect width={box.w} height={box.h} rx="10" fill="url(#tz-plate)" />
      <path d={`M9 .7h${box.w - 18}`} stroke="#fff" stroke-opacity=".2" stroke-width="1.2" />
      <text x="8" y="16" font-size={Math.max(12, least)} font-weight="800" fill="#fbe9c0" letter-spacing="0.8">
        {title.toUpperCase()}
        {note && (
          <tspan dx="7" font-weight="500" letter-spacing="0" fill="#cfe6e2">
            {note}
          </tspan>
        )}
      </text>
      <g transform={`translate(${tenth(6 + dx)} ${tenth(22 + dy)}) scale(${Math.round(scale * 1000) / 1000})`}>
        <Least.Provider value={least / scale}>{children}</Least.Provider>
      </g>
    </g>
  );
}

export const PLATE_PAINT = (
  <linearGradient id="tz-plate" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#0c3a44" stop-opacity=".85" />
    <stop offset="1" stop-color="#0a2f38" stop-opacity=".92" />
  </linearGradient>
);

/** The plates that a layout has room for. */
export function Plates({
  parts: { temples, tracks, prophecies, buildings, monuments },
  columns,
  view,
  names,
  t,
}: {
  parts: Layout["parts"];
  columns: Layout["columns"];
  view: View;
  names: string[];
  t: Props["t"];
}) {
  const alone = prophecies && prophecies.w < 300; // room for the one in force
  return (
    <>
      {prophecies && (
        <Plate box={prophecies} title={t("tz-prophecies")} w={alone ? 118 : 362} h={alone ? 60 : 88}>
          <Prophecies view={view} alone={alone ?? false} />
        </Plate>
      )}
      {temples && (
        <Plate box={temples} title={t("tz-temples")} w={186} h={298}>
          <Temples view={view} names={names} />
        </Plate>
      )}
      {tracks && (
        <Plate box={tracks} title={t("tz-tracks")} w={160} h={299}>
          <Technologies view={view} names={names} />
        </Plate>
      )}
      {buildings && (
        <Plate box={buildings} title={t("tz-buildings")} note={t("tz-deck", { age: view.age, n: view.deck })}>
          <Buildings view={view} columns={columns[0]} width={buildings.w - 12} />
        </Plate>
      )}
      {monuments && (
        <Plate box={monuments} title={t("tz-monuments")} note={t("tz-at-end")}>
          <Monuments view={view} columns={columns[1]} width={monuments.w - 12} />
        </Plate>
      )}
    </>
  );
}

/** Buildings and monuments in the rail, where the board has no room for them. */
export function Rail(props: Props): VNode {
  const { view, names, choices, t, lang } = props;
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const { spots } = useSpots<Note>(props, manner(choices, t));
  const desk: Desk = { ...spots, t, word: wordsIn("tzolkin", lang, fromId) };
  const { view: box, parts, columns } = railLayout(view);
  return (
    <div class="tz-rail">
      <svg
        ref={(element) => {
          svg.current = element;
          watchRoom(element);
        }}
        class="tz-board"
        viewBox={`0 0 ${box.w} ${box.h}`}
        role="group"
        aria-label={t("tz-page-tiles")}>
        <defs>{PLATE_PAINT}</defs>
        <SpotsContext.Provider value={desk}>
          <Least.Provider value={(READABLE * box.w) / Math.max(1, room.w)}>
            <Plates parts={parts} columns={columns} view={view} names={names} t={t} />
          </Least.Provider>
        </SpotsContext.Provider>
      </svg>
      {spots.pointed && <Card pointed={spots.pointed} view={view} names={names} desk={desk} svg={svg} low={false} />}
    </div>
  );
}
