/** The board of Tawantinsuyu: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the shell's. */

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { BoardProps, Pick } from "../../shell/board.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import { Parts } from "./Around.tsx";
import { Axomamma } from "./Axomamma.tsx";
import { Card } from "./Card.tsx";
import { GRADIENTS, Ground } from "./Ground.tsx";
import { Cards, Loom, Workers } from "./Hand.tsx";
import { Coins, Coricancha, Icons, Kin, People, SPACE_KINDS, Spaces, Stairs, Ways } from "./Hill.tsx";
import { OUTLINE } from "./Marks.tsx";
import { Own } from "./Own.tsx";
import { DeskContext, type Desk, type Pointed } from "./Spot.tsx";
import { SECTORS, SPACE_NAMES, poly, sectorOf, sidePoint, tenth, type Point } from "./geometry.ts";
import { PAGES, WHOLE, layoutFor, type Box, type Page } from "./layout.ts";
import { wordsIn } from "./speech.ts";
import symbols from "./symbols.svg";
import "./tawantinsuyu.css";
import type { View } from "./view.ts";
import { nearest } from "./walking.ts";

type Props = BoardProps<View>;

const NARROW = 640;
const LARGE = 1900;
const STRIP = 84;
const HER_BOARD = 150;
const sectorMiddle = (sector: number): Point => sidePoint(sector, 0, 232, 30);
const boxText = ({ x, y, w, h }: Box): string => [x, y, w, h].map(tenth).join(" ");

/** The room the board has; the shell gives it. */
function useRoom(): [(element: SVGSVGElement | null) => void, { w: number; h: number }] {
  const [room, setRoom] = useState({ w: innerWidth > 720 ? innerWidth - 348 : innerWidth, h: innerHeight - 160 });
  const watch = useRef<ResizeObserver | null>(null);
  const stage = useRef<Element | null>(null);
  const attach = (element: SVGSVGElement | null) => {
    const parent = element?.parentElement ?? null;
    if (!parent || parent === stage.current) return;
    watch.current?.disconnect();
    stage.current = parent;
    watch.current = new ResizeObserver(() => setRoom((old) => (old.w === parent.clientWidth && old.h === parent.clientHeight ? old : { w: parent.clientWidth, h: parent.clientHeight })));
    watch.current.observe(parent);
    setRoom({ w: parent.clientWidth, h: parent.clientHeight });
  };
  useEffect(() => () => watch.current?.disconnect(), []);
  return [attach, room];
}

const PAGE_OF: Record<Page, Set<string>> = {
  hill: new Set([...SPACE_KINDS, "do", "build-stairs", "set-priest", "move", "move-for-gold"]),
  empire: new Set(["conquer", "climb"]),
  stock: new Set(["build", "remove", "take-card", "from-deck", "erect", "hire-villager", "send", "hire", "nomad", "pray", "train", "top-tile", "tile-beneath"]),
  mine: new Set(["use-card", "keep", "play-card", "swap", "play-army", "toss-army", "return", "dismiss", "pick", "buy-tile", "put-back", "attach", "produce", "restore", "restore-army", "offer-statue", "turn-down", "lose"]),
};
const counted = (choices: readonly ChoiceInfo[], page: Page): number => choices.filter(({ kind }) => PAGE_OF[page].has(kind)).length;

/** On a phone: the sector with most of what can be chosen; whole if it lies in the middle. */
function sectorFor(choices: readonly ChoiceInfo[]): number | null {
  const count = Array<number>(SECTORS).fill(0);
  for (const { args } of choices) {
    const place = args["space"] ?? args["stair"] ?? args["icon"];
    if (place) count[sectorOf(place)]!++;
  }
  const most = Math.max(...count);
  if (most) return count.indexOf(most);
  return choices.some(({ kind }) => kind === "set-priest" || kind === "move") ? WHOLE : null;
}

/** Where the last worker was put down, and by whom. */
function lastPlaced(told: readonly Told[]): { space: string; seat: number } | null {
  const found = told.filter(({ kind }) => kind === "placed" || kind === "placed-as").at(-1);
  return found ? { space: found.args["space"] ?? "", seat: Number(found.args["seat"]) } : null;
}

export function Board(props: Props): VNode {
  const { view, names: given, me, choices, picked, pick, choose, target, why, lit, refused, told, motion, t, lang } = props;
  const word = wordsIn(lang);
  const names = view.solo ? [given[0] ?? "", t("tw-axomamma")] : given;
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const [cursor, setCursor] = useState("");
  const [pointed, point] = useState<Pointed | null>(null);
  const [page, setPage] = useState<Page>("hill");
  const [sector, setSector] = useState(WHOLE);
  const last = useRef<{ space: string; seat: number } | null>(null);
  last.current = lastPlaced(told) ?? last.current;

  const about = choices.map(({ text }) => text).join();
  useEffect(() => {
    point(null);
    const wanted = PAGES.map((one) => [one, counted(choices, one)] as const).filter(([, n]) => n > 0);
    if (wanted.length) setPage((now) => (wanted.some(([one]) => one === now) ? now : wanted[0]![0]));
    const where = sectorFor(choices);
    if (where !== null) setSector((now) => (now !== WHOLE && choices.some(({ args }) => args["space"] && sectorOf(args["space"]) === now) ? now : where));
  }, [about]);

  const aimed = useRef("");
  const act = (at: Pick, found: readonly ChoiceInfo[]) => {
    aimed.current = at["space"] ?? aimed.current;
    if (choose && found.length === 1 && found[0]) choose(found[0]);
    else if (Object.keys(at).length && target(at)) pick(at);
    else if (found.length) return; // several of a kind without arguments: the dock lists them
    else if (Object.keys(at).length && choices.length) why(at);
  };
  const phone = room.w < NARROW;
  const seat = me[0] ?? -1;
  const holds = view.hand !== null && !phone;
  const low = holds ? STRIP * (innerWidth >= LARGE ? 1.25 : 1) : 0; // as the style sheet zooms it
  const hers = view.solo && !phone ? HER_BOARD : 0;
  const layout = layoutFor(room.w, Math.max(1, phone ? room.h - 48 : room.h), low + hers, page, sector, sectorMiddle);
  const desk: Desk = { view, names, me, choices, told, picked, refused, lit, cursor, setCursor, pointed: pointed?.id ?? "", act, why, point, t, word };
  useTabStop(svg, cursor, setCursor, `${layout.kind} ${page} ${sector} ${about}`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    nearest(svg.current?.parentElement ?? null, document.activeElement, event.key)?.focus();
  };
  const looked = pointed && "space" in pointed.note ? pointed.note : null;
  const shown = looked?.space ?? picked.find((one) => one["space"])?.["space"] ?? view.tasks?.space ?? (choices.some(({ kind }) => kind === "use-card" || kind === "use-gold") ? aimed.current : "");
  const kinds = new Set(looked?.found.map(({ args }) => args["kind"] ?? args["worker"] ?? ""));
  const ways = useMemo(() => SPACE_NAMES.map((name) => view.printed.spaces[name]?.icons.join() ?? "").join(" "), [view.printed.pack]);
  return (
    <DeskContext.Provider value={desk}>
      <svg
        ref={(element) => {
          svg.current = element;
          watchRoom(element);
        }}
        key={phone ? `phone-${page}-${sector}` : `${layout.kind} ${room.w} ${room.h}`} class={`tw-board tw-${layout.kind}${motion === "none" ? " tw-still" : ""}`} viewBox={boxText(layout.view)} {...(phone ? { "data-fixed": "" } : {})}
        role="application" aria-label={t("tw-board")} onKeyDown={onKeyDown}
        {...(phone && page === "hill" ? swiping((step) => setSector((now) => (now === WHOLE ? 0 : (now + step + SECTORS) % SECTORS))) : {})}
      >
        <defs>{GRADIENTS}</defs>
        {layout.hill && (
          <>
            <Ground ways={ways} />
            {shown && <Ways view={view} space={shown} />}
            <Stairs view={view} />
            <Spaces view={view} />
            <Icons view={view} space={shown} />
            {looked && <Kin view={view} space={looked.space} kinds={kinds} />}
            <Coricancha view={view} />
            <People view={view} last={last.current} />
            <Coins />
          </>
        )}
        <Parts layout={layout} view={view} />
      </svg>
      {!phone && view.solo && <div class="tw-axo-strip" style={`bottom:${low}px;height:${HER_BOARD}px`}><Axomamma /></div>}
      {holds && (
        <div class="tw-strip" style={`height:${STRIP}px`} onKeyDown={onKeyDown}>
          <Workers seat={seat} />
          <Loom />
          <Cards />
        </div>
      )}
      {phone && <Pager page={page} open={setPage} choices={choices} view={view} t={t} />}
      {phone && page === "hill" && <Sectors sector={sector} open={setSector} view={view} choices={choices} t={t} word={word} />}
      {phone && page === "mine" && (
        <div class="tw-mine" onKeyDown={onKeyDown}>
          {view.hand && <><Workers seat={seat} /><Loom /><Cards /></>}
          {seat >= 0 && <Own view={view} seat={seat} t={t} word={word} target={target} pick={pick} large />}
          {view.solo && <Axomamma large />}
        </div>
      )}
      {pointed && <Card pointed={pointed} svg={svg} low={phone} />}
      <Symbols />
    </DeskContext.Provider>
  );
}

/** Icons that only this game needs. */
function Symbols() {
  return useMemo(() => <div class="tw-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />, []);
}

/** One tab stop: the spot of the cursor, or the first legal one. */
function useTabStop(svg: { current: SVGSVGElement | null }, cursor: string, setCursor: (id: string) => void, state: string): void {
  useLayoutEffect(() => {
    const spots = [...(svg.current?.parentElement?.querySelectorAll<HTMLElement | SVGElement>("[data-spot]") ?? [])];
    if (cursor && spots.some((spot) => spot.dataset["spot"] === cursor)) return;
    const first = spots.find((spot) => spot.matches(".tw-legal, .tw-open")) ?? spots[0];
    if (first?.dataset["spot"]) setCursor(first.dataset["spot"]);
  }, [state, cursor]);
}

const PAGE_ICON: Record<Page, string> = { hill: "god-inti", empire: "conquest", stock: "building-permanent", mine: "god-card" };

function Pager({ page, open, choices, view, t }: { page: Page; open: (page: Page) => void; choices: readonly ChoiceInfo[]; view: View; t: Props["t"] }) {
  return (
    <nav class="tw-pager" aria-label={t("tw-pages")}>
      {PAGES.map((one) => {
        const n = counted(choices, one);
        return <button key={one} type="button" aria-current={one === page} onClick={() => open(one)}><Icon name={one === "mine" && !view.hand ? "weaving" : PAGE_ICON[one]} /><span>{t(`tw-page-${one}`)}</span>{n > 0 && <i>{n}</i>}</button>;
      })}
    </nav>
  );
}

const wedge = (sector: number): string => poly([[16, 17], ...[-36, 36].map((d): Point => {
  const a = ((72 * sector + d) * Math.PI) / 180;
  return [16 - Math.sin(a) * 13, 17 + Math.cos(a) * 13];
})]);

/** Which sector is in sight; the ones with something to choose are lit. */
function Sectors({ sector, open, view, choices, t, word }: { sector: number; open: (sector: number) => void; view: View; choices: readonly ChoiceInfo[]; t: Props["t"]; word: (key: string) => string }) {
  const lit = new Set(choices.flatMap(({ args }) => [args["space"], args["icon"], args["stair"]].flatMap((place) => (place ? [sectorOf(place)] : []))));
  const name = sector === WHOLE ? t("tw-whole") : t("tw-sector", { n: sector, action: word(`action-${view.coricancha[sector]}`) });
  return (
    <nav class="tw-sectors" aria-label={t("tw-sectors")}>
      <button type="button" aria-label={t("tw-before")} onClick={() => open(sector === WHOLE ? SECTORS - 1 : (sector + SECTORS - 1) % SECTORS)}><Icon name="before" /></button>
      <button type="button" class="tw-where" onClick={() => open(WHOLE)} aria-label={`${name}. ${t("tw-whole")}`}>
        <svg class="icon" viewBox="0 0 32 32" aria-hidden="true">{[0, 1, 2, 3, 4].map((k) => <path key={k} d={wedge(k)} fill={k === sector ? "#fff8e6" : lit.has(k) ? "#f2b632" : "#6b7d45"} stroke={OUTLINE} stroke-width="1.5" stroke-linejoin="round" />)}</svg><span>{name}</span>
      </button>
      <button type="button" aria-label={t("tw-after")} onClick={() => open(sector === WHOLE ? 0 : (sector + 1) % SECTORS)}><Icon name="after" /></button>
    </nav>
  );
}

/** A finger drawn sideways turns to the next sector. */
function swiping(flip: (step: 1 | -1) => void) {
  let from = { x: 0, y: 0 };
  return {
    onPointerDown: (event: PointerEvent) => (from = { x: event.clientX, y: event.clientY }),
    onPointerUp: (event: PointerEvent) => {
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) flip(dx < 0 ? 1 : -1);
    },
  };
}
