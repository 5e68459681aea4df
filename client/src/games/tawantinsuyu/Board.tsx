/**
 * The board of Tawantinsuyu: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the
 * shell's.
 */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Pick } from "../../shell/board.ts";
import { swiping, useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { still } from "../../shell/telling.ts";
import { nearest } from "../../shell/walking.ts";
import type { ChoiceInfo } from "../../wire.ts";
import { Parts } from "./Around.tsx";
import { Axomamma } from "./Axomamma.tsx";
import { Card } from "./Card.tsx";
import { GRADIENTS, Ground } from "./Ground.tsx";
import { Cards, Loom, Workers } from "./Hand.tsx";
import { Flying, Happening } from "./Happening.tsx";
import { Coins, Coricancha, Icons, Kin, People, Spaces, Stairs, Ways } from "./Hill.tsx";
import { Own } from "./Own.tsx";
import { Pager, Sectors, counted, sectorFor } from "./Phone.tsx";
import { DeskContext, type Desk, type Pointed } from "./Spot.tsx";
import { SECTORS, SPACE_NAMES, sectorOf, sidePoint, tenth, type Point } from "./geometry.ts";
import { PAGES, WHOLE, layoutFor, type Box, type Page } from "./layout.ts";
import { fromId } from "./names.ts";
import { HERS, type Scene } from "./telling.ts";
import symbols from "./symbols.svg";
import "./tawantinsuyu.css";
import type { View } from "./view.ts";

type Props = BoardProps<View, Scene>;

const NARROW = 640;
const LARGE = 1900;
const STRIP = 84;
const HER_STRIP = 122; // with Axomamma's board in it
const sectorMiddle = (sector: number): Point => sidePoint(sector, 0, 232, 30);
const boxText = ({ x, y, w, h }: Box): string => [x, y, w, h].map(tenth).join(" ");

export function Board(props: Props): VNode {
  const {
    view,
    stage,
    names,
    me,
    choices: offered,
    picked,
    pick,
    act: make,
    target,
    why,
    lit,
    refused,
    motion,
    t,
    lang,
  } = props;
  const { scene, resting } = stage;
  const choices = resting ? offered : [];
  const word = wordsIn("tawantinsuyu", lang, fromId);
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const [cursor, setCursor] = useState("");
  const [pointed, point] = useState<Pointed | null>(null);
  const [page, setPage] = useState<Page>("hill");
  const [sector, setSector] = useState(WHOLE);

  const about = offered.map(({ text }) => text).join();
  useEffect(() => {
    point(null);
    const wanted = PAGES.map((one) => [one, counted(offered, one)] as const).filter(([, n]) => n > 0);
    if (wanted.length) setPage((now) => (wanted.some(([one]) => one === now) ? now : wanted[0]![0]));
    const where = sectorFor(offered);
    if (where !== null)
      setSector((now) =>
        now !== WHOLE && offered.some(({ args }) => args["space"] && sectorOf(args["space"]) === now) ? now : where,
      );
  }, [about]);

  const skipped = useRef(false); // a click that only ends what is being told
  const act = (at: Pick, found: readonly ChoiceInfo[]) => {
    if (skipped.current) return;
    if (found.length) make?.(at, found);
    else if (Object.keys(at).length && target(at)) pick(at);
    else if (Object.keys(at).length && choices.length) why(at);
  };
  const phone = room.w < NARROW;
  const seat = me[0] ?? -1;
  const holds = view.hand !== null && !phone;
  const high = view.solo ? HER_STRIP : STRIP;
  // as the style sheet zooms it
  const low = phone || !(holds || view.solo) ? 0 : high * (innerWidth >= LARGE ? 1.25 : 1);
  const layout = layoutFor(room.w, Math.max(1, phone ? room.h - 48 : room.h), low, page, sector, sectorMiddle);
  const desk: Desk = {
    view,
    names,
    me,
    choices,
    tale: scene.tale,
    telling: stage.events.some(({ kind, args }) => kind === "rolled" || args["seat"] === String(HERS)),
    picked,
    refused,
    lit,
    cursor,
    setCursor,
    pointed: pointed?.id ?? "",
    act,
    why,
    point,
    t,
    word,
  };
  useTabStop(svg, cursor, setCursor, `${layout.kind} ${page} ${sector} ${about}`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    nearest(svg.current?.parentElement ?? null, document.activeElement, event.key)?.focus();
  };
  const looked = pointed && "space" in pointed.note ? pointed.note : null;
  const space =
    looked?.space ?? picked.find((one) => one["space"])?.["space"] ?? view.placement?.space ?? view.tasks?.space ?? "";
  const kinds = new Set(looked?.found.map(({ args }) => args["kind"] ?? args["worker"] ?? ""));
  const ways = useMemo(
    () => SPACE_NAMES.map((name) => view.printed.spaces[name]?.icons.join() ?? "").join(" "),
    [view.printed.pack],
  );
  return (
    <DeskContext.Provider value={desk}>
      <svg
        ref={(element) => {
          svg.current = element;
          watchRoom(element);
        }}
        key={phone ? `phone-${page}-${sector}` : `${layout.kind} ${room.w} ${room.h}`}
        class={`tw-board tw-${layout.kind}${still(motion) ? " tw-still" : ""}`}
        viewBox={boxText(layout.view)}
        {...(phone ? { "data-fixed": "" } : {})}
        role="application"
        aria-label={t("tw-board")}
        onKeyDown={onKeyDown}
        onPointerDownCapture={() => {
          skipped.current = !resting && !me.includes(Number(stage.events[0]?.args["seat"] ?? -1));
          stage.skip();
        }}
        {...(phone && page === "hill"
          ? swiping((step) => setSector((now) => (now === WHOLE ? 0 : (now + step + SECTORS) % SECTORS)))
          : {})}>
        <defs>{GRADIENTS}</defs>
        {layout.hill && (
          <>
            <Ground ways={ways} />
            {space && <Ways view={view} space={space} />}
            <Stairs view={view} />
            <Spaces view={view} />
            <Icons view={view} space={space} />
            {looked && <Kin view={view} space={looked.space} kinds={kinds} />}
            <Coricancha view={view} />
            <People view={view} last={scene.last} coming={resting ? view.placement : null} />
            <Coins />
          </>
        )}
        <Parts layout={layout} view={view} />
        {layout.hill &&
          stage.events.map((event, i) => (
            <Happening key={`${stage.number}-${i}`} event={event} milliseconds={stage.milliseconds} />
          ))}
      </svg>
      {!phone && (holds || view.solo) && (
        <div class={`tw-strip${view.solo ? " tw-with-her" : ""}`} style={`height:${high}px`} onKeyDown={onKeyDown}>
          {view.solo && <Axomamma />}
          {holds && (
            <>
              <Workers seat={seat} />
              <Loom />
              <Cards />
            </>
          )}
        </div>
      )}
      {phone && <Pager page={page} open={setPage} choices={choices} view={view} t={t} />}
      {phone && page === "hill" && (
        <Sectors sector={sector} open={setSector} view={view} choices={choices} t={t} word={word} />
      )}
      {phone && page === "mine" && (
        <div class="tw-mine" onKeyDown={onKeyDown}>
          {view.hand && (
            <>
              <Workers seat={seat} />
              <Loom />
              <Cards />
            </>
          )}
          {seat >= 0 && <Own view={view} seat={seat} t={t} word={word} target={target} pick={pick} large />}
          {view.solo && <Axomamma large />}
        </div>
      )}
      {pointed && <Card pointed={pointed} svg={svg} low={phone} />}
      {stage.events.map((event, i) => (
        <Flying key={`${stage.number}-${i}`} event={event} stage={stage} milliseconds={stage.milliseconds} order={i} />
      ))}
      <Symbols />
    </DeskContext.Provider>
  );
}

/** Icons that only this game needs. */
function Symbols() {
  return useMemo(() => <div class="tw-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />, []);
}

/** One tab stop: the spot of the cursor, or the first legal one. */
function useTabStop(
  svg: { current: SVGSVGElement | null },
  cursor: string,
  setCursor: (id: string) => void,
  state: string,
): void {
  useLayoutEffect(() => {
    const spots = [...(svg.current?.parentElement?.querySelectorAll<HTMLElement | SVGElement>("[data-spot]") ?? [])];
    if (cursor && spots.some((spot) => spot.dataset["spot"] === cursor)) return;
    const first = spots.find((spot) => spot.matches(".tw-legal, .tw-open")) ?? spots[0];
    if (first?.dataset["spot"]) setCursor(first.dataset["spot"]);
  }, [state, cursor]);
}
