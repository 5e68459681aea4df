/** The stock in the rail, where the board has no room for it. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Least, READABLE } from "../../look/type.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { Parts } from "./Around.tsx";
import { Card } from "./Card.tsx";
import { manner, type Desk, type Note } from "./desk.ts";
import { RAIL } from "./layout.ts";
import { fromId } from "./names.ts";
import type { Scene } from "./telling.ts";
import type { View } from "./view.ts";

export function Rail(props: BoardProps<View, Scene>): VNode {
  const { view, names, me, choices, t, lang } = props;
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const { spots } = useSpots<Note>(props, manner(choices, t));
  const word = wordsIn("tawantinsuyu", lang, fromId);
  const desk: Desk = { ...spots, view, names, me, tale: [], lines: [], telling: false, t, word };
  return (
    <SpotsContext.Provider value={desk}>
      <div class="tw-rail">
        <svg
          ref={(element) => {
            svg.current = element;
            watchRoom(element);
          }}
          class="tw-board"
          viewBox={`0 0 ${RAIL.view.w} ${RAIL.view.h}`}
          role="group"
          aria-label={t("tw-page-stock")}>
          <Least.Provider value={(READABLE * RAIL.view.w) / Math.max(1, room.w)}>
            <Parts parts={RAIL.parts} view={view} />
          </Least.Provider>
        </svg>
        {spots.pointed && <Card pointed={spots.pointed} svg={svg} low={false} />}
      </div>
    </SpotsContext.Provider>
  );
}
