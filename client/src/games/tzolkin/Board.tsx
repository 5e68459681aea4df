/**
 * The board of Tzolk'in: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the shell's.
 */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { GLANCED, Least, READABLE } from "../../look/type.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { NARROW, swiping, useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { still } from "../../shell/telling.ts";
import { Bank } from "./Around.tsx";
import { Card } from "./Card.tsx";
import { manner, type Desk, type Note } from "./desk.ts";
import { Hand } from "./Hand.tsx";
import { Flight } from "./Happening.tsx";
import { Overview, Pager, pageFor } from "./Pages.tsx";
import { PLATE_PAINT, Plates } from "./Plates.tsx";
import { WheelAndGears, useTrail, useTurns } from "./Wheelwork.tsx";
import { GEARS, WHEEL, tenth } from "./geometry.ts";
import { PAGES, layoutFor, type Box, type Layout, type Page } from "./layout.ts";
import { fromId } from "./names.ts";
import symbols from "./symbols.svg";
import "./tzolkin.css";
import type { View } from "./view.ts";

type Props = BoardProps<View, null>;

const PAGER = 48; // pixels

/** How far the side reaches into the room, for what lies over the board. */
function useInset(svg: { current: SVGSVGElement | null }, layout: Layout, room: { w: number; h: number }): void {
  useLayoutEffect(() => {
    const style = svg.current?.closest<HTMLElement>(".board")?.style;
    const scale = Math.min(room.w / layout.view.w, room.h / layout.view.h);
    style?.setProperty("--tz-margin", `${Math.round((room.w - layout.view.w * scale) / 2)}px`);
    style?.setProperty("--tz-side", `${Math.round((layout.view.w - WHEEL.w) * scale)}px`);
  }, [layout.kind, room]);
}

export function Board(props: Props): VNode {
  const { view, stage, names, me, choices, told, railed, motion, t, lang } = props;
  const { days, jump } = useTurns(stage);
  const trail = useTrail(stage.final, told, me);
  const word = wordsIn("tzolkin", lang, fromId);
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const [page, setPage] = useState<Page>("all");
  const [laid, setLaid] = useState(false); // the starting tiles are put aside to look at the board
  const { spots, onPointerDownCapture } = useSpots<Note>(props, manner(choices, t));

  // A new question opens the page it is about.
  const about = choices.map(({ text }) => text).join();
  useEffect(() => {
    const wanted = pageFor(choices, stage.final);
    if (wanted) setPage((now) => (wanted === "all" && GEARS.some(({ name }) => name === now) ? now : wanted));
  }, [about]);

  const high = Math.max(1, room.w < NARROW ? room.h - PAGER : room.h);
  const layout = layoutFor(room.w, high, view, page, railed);
  const pixels = Math.min(room.w / layout.view.w, high / layout.view.h);
  const hand = view.hand && choices.some(({ kind }) => kind === "keep" || kind === "join") ? view.hand : null;
  const shown = spots.choices;
  const desk: Desk = { ...spots, choices: hand && !laid ? [] : shown, t, word };
  const phone = layout.kind === "phone";
  useInset(svg, layout, room);
  const source = lastPlace(told, view);
  return (
    <>
      <svg
        ref={(element) => {
          svg.current = element;
          watchRoom(element);
        }}
        key={phone ? `phone-${page}` : `${layout.kind}-${layout.view.w}`}
        class={`tz-board tz-${layout.kind}${jump || still(motion) ? " tz-still" : ""}`}
        viewBox={boxText(layout.view)}
        {...(phone ? { "data-fixed": "" } : {})}
        role="application"
        aria-label={t("tz-board")}
        onPointerDownCapture={onPointerDownCapture}
        {...(phone
          ? swiping((step) => setPage(PAGES[(PAGES.indexOf(page) + step + PAGES.length) % PAGES.length]!))
          : {})}>
        <defs>
          <radialGradient id="tz-gold">
            <stop offset=".5" stop-color="#f9d777" />
            <stop offset="1" stop-color="#dda02a" />
          </radialGradient>
          <radialGradient id="tz-sweep" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="400">
            <stop offset=".2" stop-color="#fff3b0" stop-opacity=".9" />
            <stop offset="1" stop-color="#fff3b0" stop-opacity="0" />
          </radialGradient>
          {PLATE_PAINT}
        </defs>
        <SpotsContext.Provider value={desk}>
          <Least.Provider value={(phone && page === "all" ? GLANCED : READABLE) / pixels}>
            {layout.parts.wheel && (
              <WheelAndGears
                view={view}
                names={names}
                days={days}
                desk={desk}
                stage={stage}
                trail={stage.resting ? trail : []}
              />
            )}
            <Plates parts={layout.parts} columns={layout.columns} view={view} names={names} t={t} />
            {layout.parts.wheel && (
              <Bank
                x={phone ? layout.view.x + layout.view.w / 2 - 95 : 158}
                y={phone ? layout.view.y + layout.view.h - 70 : 364}
              />
            )}
            {phone && !layout.parts.wheel && (
              <Bank x={layout.view.x + layout.view.w / 2 - 95} y={layout.view.y + layout.view.h - 10} />
            )}
            {hand && !laid && (
              <Hand hand={hand} view={view} choices={shown} box={layout.view} aside={() => setLaid(true)} />
            )}
          </Least.Provider>
        </SpotsContext.Provider>
      </svg>
      {phone && <Pager page={page} open={setPage} choices={shown} t={t} word={word} />}
      {phone && page !== "all" && layout.parts.wheel && (
        <Overview page={page} open={setPage} choices={shown} view={view} me={me} />
      )}
      {hand && laid && (
        <button type="button" class="tz-hand-back" onClick={() => setLaid(false)}>
          <Icon name="tile-stack" />
          {t("tz-hand")}
        </button>
      )}
      {spots.pointed && (
        <Card pointed={spots.pointed} view={view} names={names} desk={desk} svg={svg} low={room.w < NARROW} />
      )}
      {stage.events.map((event, i) => (
        <Flight
          key={`${stage.number}-${i}`}
          event={event}
          milliseconds={stage.milliseconds}
          order={i}
          source={source}
        />
      ))}
      <Symbols />
    </>
  );
}

const boxText = ({ x, y, w, h }: Box): string => [x, y, w, h].map(tenth).join(" ");

/** Icons that only this game needs. */
function Symbols() {
  return useMemo(() => <div class="tz-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />, []);
}

/** Where materials come from: the space that was worked last. */
function lastPlace(told: readonly { kind: string; args: Record<string, string> }[], view: View): string {
  const found =
    told.filter(({ kind }) => kind === "picked" || kind === "acted").at(-1)?.args ??
    (view.using ? { gear: view.using.gear, space: String(view.using.space) } : null);
  return found ? `${found["gear"]}-${found["space"]}` : "";
}
