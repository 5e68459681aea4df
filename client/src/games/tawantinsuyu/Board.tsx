/**
 * The board of Tawantinsuyu: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the
 * shell's.
 */

import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { GLANCED, Least, READABLE } from "../../look/type.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { NARROW, swiping, useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { still } from "../../shell/telling.ts";
import { Parts } from "./Around.tsx";
import { Axomamma } from "./Axomamma.tsx";
import { Card } from "./Card.tsx";
import { Coricancha } from "./Coricancha.tsx";
import { GRADIENTS, Ground } from "./Ground.tsx";
import { Held, isOpen } from "./Hand.tsx";
import { Flying, Happening } from "./Happening.tsx";
import { Icons, Spaces, Stairs, Ways } from "./Hill.tsx";
import { Own } from "./Own.tsx";
import { Pager, Sectors } from "./Phone.tsx";
import { Coins, Kin, People } from "./Upon.tsx";
import { manner, type Desk, type Note } from "./desk.ts";
import { SECTORS, SPACE_NAMES, sectorOf, sidePoint, tenth, type Point } from "./geometry.ts";
import { WHOLE, layoutFor, type Box, type Page } from "./layout.ts";
import { fromId } from "./names.ts";
import { pageFor, pagesOf, sectorFor } from "./pages.ts";
import type { Scene } from "./telling.ts";
import symbols from "./symbols.svg";
import "./tawantinsuyu.css";
import type { View } from "./view.ts";

type Props = BoardProps<View, Scene>;

const LARGE = 1900;
const HER_STRIP = 122;
const PAGER = 48;
const sectorMiddle = (sector: number): Point => sidePoint(sector, 0, 232, 30);
const boxText = ({ x, y, w, h }: Box): string => [x, y, w, h].map(tenth).join(" ");

export function Board(props: Props): VNode {
  const { view, stage, names, me, choices: offered, picked, pick, target, railed, motion, t, lang } = props;
  const { scene, resting } = stage;
  const { spots, onPointerDownCapture } = useSpots<Note>(props, manner(offered, t));
  const { choices, pointed } = spots;
  const word = wordsIn("tawantinsuyu", lang, fromId);
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const [opened, setPage] = useState<Page>("hill");
  const [sector, setSector] = useState(WHOLE);
  const phone = room.w < NARROW;
  const pages = pagesOf(phone, railed, view.solo !== null);
  const page = pages.includes(opened) ? opened : "hill";

  const about = offered.map(({ text }) => text).join();
  const telling = scene.hers && !resting;
  useEffect(() => {
    setPage((now) => pageFor(pages, now, offered, telling));
    const where = sectorFor(offered);
    if (where !== null)
      setSector((now) =>
        now !== WHOLE && offered.some(({ args }) => args["space"] && sectorOf(args["space"]) === now) ? now : where,
      );
  }, [about, telling]);

  const seat = me[0] ?? -1;
  const hers = view.solo !== null && !pages.length; // a strip of her own; the style sheet zooms it
  const low = hers ? HER_STRIP * (innerWidth >= LARGE ? 1.25 : 1) : 0;
  const high = Math.max(1, phone ? room.h - PAGER : room.h);
  const layout = layoutFor(room.w, high, low, page, sector, sectorMiddle, railed);
  const glance = phone && page === "hill" && sector === WHOLE;
  const pixels = Math.min(room.w / layout.view.w, high / layout.view.h);
  const desk: Desk = { ...spots, view, names, me, tale: scene.tale, telling, lines: props.lines, t, word };
  const looked = pointed && "space" in pointed.note ? pointed.note : null;
  const space =
    looked?.space ?? picked.find((one) => one["space"])?.["space"] ?? view.placement?.space ?? view.tasks?.space ?? "";
  const kinds = new Set(looked?.found.map(({ args }) => args["kind"] ?? args["worker"] ?? ""));
  const ways = useMemo(
    () => SPACE_NAMES.map((name) => view.printed.spaces[name]?.icons.join() ?? "").join(" "),
    [view.printed.pack],
  );
  return (
    <SpotsContext.Provider value={desk}>
      <svg
        ref={(element) => {
          svg.current = element;
          watchRoom(element);
        }}
        key={phone ? `phone-${page}-${sector}` : `${layout.kind} ${page} ${room.w} ${room.h}`}
        class={`tw-board tw-${layout.kind}${still(motion) ? " tw-still" : ""}`}
        viewBox={boxText(layout.view)}
        {...(phone ? { "data-fixed": "" } : {})}
        role="application"
        aria-label={t("tw-board")}
        onPointerDownCapture={onPointerDownCapture}
        {...(phone && page === "hill"
          ? swiping((step) => setSector((now) => (now === WHOLE ? 0 : (now + step + SECTORS) % SECTORS)))
          : {})}>
        <defs>{GRADIENTS}</defs>
        <Least.Provider value={(glance ? GLANCED : READABLE) / pixels}>
          {layout.hill && (
            <>
              <Ground ways={ways} />
              {space && <Ways view={view} space={space} />}
              <Stairs view={view} />
              <Spaces view={view} />
              <Icons view={view} space={space} />
              {looked && <Kin view={view} space={looked.space} kinds={kinds} />}
              <Coricancha view={view} />
              <People view={view} last={scene.last} coming={resting ? view.placement : null} named={!glance} />
              <Coins />
            </>
          )}
          <Parts parts={layout.parts} view={view} />
        </Least.Provider>
        {layout.hill &&
          stage.events.map((event, i) => (
            <Happening key={`${stage.number}-${i}`} event={event} milliseconds={stage.milliseconds} />
          ))}
      </svg>
      {hers && (
        <div class="tw-strip" style={`height:${HER_STRIP}px`}>
          <Axomamma />
        </div>
      )}
      {!phone && view.hand && isOpen(choices) && (
        <div class="tw-strip tw-held">
          <Held seat={seat} />
        </div>
      )}
      {pages.length > 0 && <Pager pages={pages} page={page} open={setPage} choices={choices} view={view} t={t} />}
      {phone && page === "hill" && (
        <Sectors sector={sector} open={setSector} view={view} choices={choices} t={t} word={word} />
      )}
      {phone && page === "mine" && (
        <div class="tw-mine">
          {view.hand && <Held seat={seat} />}
          {seat >= 0 && <Own view={view} seat={seat} t={t} word={word} target={target} pick={pick} large />}
          {view.solo && <Axomamma large />}
        </div>
      )}
      {page === "her" && (
        <div class="tw-mine tw-hers">
          <Axomamma large />
        </div>
      )}
      {pointed && <Card pointed={pointed} svg={svg} low={phone} />}
      {stage.events.map((event, i) => (
        <Flying key={`${stage.number}-${i}`} event={event} stage={stage} milliseconds={stage.milliseconds} order={i} />
      ))}
      <Symbols />
    </SpotsContext.Provider>
  );
}

/** Icons that only this game needs. */
function Symbols() {
  return useMemo(() => <div class="tw-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />, []);
}
