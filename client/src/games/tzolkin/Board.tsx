/**
 * The board of Tzolk'in: draws a view, tells what was pointed at. It knows no rule. The keys N and ? are the shell's.
 */

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { swiping, useRoom } from "../../shell/room.ts";
import { sharedCost } from "../../shell/narrowing.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { still, useStage, type Stage as StageOf } from "../../shell/staging.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import { Bank, Jungle, QuickActions, SkullBank, StartSpace } from "./Around.tsx";
import { Calendar, Days, Heart, Pointer } from "./Calendar.tsx";
import { Card } from "./Card.tsx";
import { ASIDES, type Desk, type Note } from "./desk.ts";
import { Coins, Discs, ExtraSpaces, Hub, Riders, Ring, Wheel } from "./Gears.tsx";
import { Hand } from "./Hand.tsx";
import { Flight, Happening } from "./Happening.tsx";
import { GearSign, Say } from "./Pieces.tsx";
import { Technologies, Temples } from "./Temples.tsx";
import { Buildings, Monuments, Prophecies } from "./Tiles.tsx";
import { GEARS, WHEEL, gearCenter, gearNamed, gearPath, pitchRadius, tenth, workerPlace } from "./geometry.ts";
import { PAGES, columnsFor, layoutFor, longTile, type Box, type Layout, type Page, type Side } from "./layout.ts";
import { fromId } from "./names.ts";
import { SCRIPT } from "./staging.ts";
import symbols from "./symbols.svg";
import "./tzolkin.css";
import { follow, type Trace } from "./trail.ts";
import type { View } from "./view.ts";

type Props = BoardProps<View>;
type Stage = StageOf<View>;

/** How many days the wheels have turned: the day, and one more when the last day is over. */
function useTurns(stage: Stage): { days: number; jump: boolean } {
  const known = useRef({ day: stage.shown.day, extra: 0 });
  const { day } = stage.shown;
  const jump = Math.abs(day - known.current.day) > 2;
  if (day < known.current.day) known.current.extra = 0;
  if (stage.events.some(({ kind }) => kind === "finale")) known.current.extra = 1;
  known.current.day = day;
  return { days: day + known.current.extra, jump };
}

/** What the others did since my last choice. */
function useTrail(view: View, told: Told[], me: number[]): Trace[] {
  const known = useRef<{ told: Told[]; day: number; traces: Trace[] }>({ told, day: view.day, traces: [] });
  if (known.current.told !== told) {
    const back = !told.length || view.day < known.current.day; // taken back, or looked at afresh
    known.current = {
      told,
      day: view.day,
      traces: back ? [] : follow(known.current.traces, told, me, known.current.day),
    };
  }
  return known.current.traces;
}

/** How far the side reaches into the room, for what lies over the board. */
function useInset(svg: { current: SVGSVGElement | null }, layout: Layout, room: { w: number; h: number }): void {
  useLayoutEffect(() => {
    const style = svg.current?.closest<HTMLElement>(".board")?.style;
    const scale = Math.min(room.w / layout.view.w, room.h / layout.view.h);
    style?.setProperty("--tz-margin", `${Math.round((room.w - layout.view.w * scale) / 2)}px`);
    style?.setProperty("--tz-side", `${Math.round((layout.view.w - WHEEL.w) * scale)}px`);
  }, [layout.kind, room]);
}

/** On a phone: the page that the question is about. */
function pageFor(choices: readonly ChoiceInfo[], view: View): Page | null {
  const has = (arg: string) => choices.some(({ args }) => args[arg]);
  if (view.using && choices.some(({ kind }) => kind === "act" || kind === "harvest")) return view.using.gear as Page;
  if (has("gear") || choices.some(({ kind }) => kind === "turn")) return "all";
  if (has("temple")) return "temples";
  if (has("track")) return "tracks";
  return has("building") || has("monument") ? "tiles" : null;
}

export function Board(props: Props): VNode {
  const { view: final, names, me, choices, told, motion, t, lang } = props;
  const stage = useStage(SCRIPT, final, told, motion);
  const view = stage.shown;
  const { days, jump } = useTurns(stage);
  const trail = useTrail(final, told, me);
  const word = wordsIn("tzolkin", lang, fromId);
  const svg = useRef<SVGSVGElement | null>(null);
  const [watchRoom, room] = useRoom();
  const [page, setPage] = useState<Page>("all");
  const [side, setSide] = useState<Side>("stairs");
  const [laid, setLaid] = useState(false); // the starting tiles are put aside to look at the board
  const { spots, onPointerDownCapture } = useSpots<Note>(props, stage, {
    faint: (found) => found.every(({ kind }) => ASIDES.has(kind)) && choices.some(({ kind }) => !ASIDES.has(kind)),
    price: (found) => costWords(found, t),
  });

  // A new question opens the page and side it is about.
  const about = choices.map(({ text }) => text).join();
  useEffect(() => {
    const wanted = pageFor(choices, final);
    if (wanted) setPage((now) => (wanted === "all" && GEARS.some(({ name }) => name === now) ? now : wanted));
    const tiles = choices.some(({ args }) => args["building"] || args["monument"]);
    if (tiles || choices.some(({ args }) => args["temple"] || args["track"])) setSide(tiles ? "tiles" : "stairs");
  }, [about]);

  const layout = layoutFor(room.w, Math.max(1, room.w < 640 ? room.h - 48 : room.h), view, page, side);
  const hand = final.hand && choices.some(({ kind }) => kind === "keep" || kind === "join") ? final.hand : null;
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
          <linearGradient id="tz-plate" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stop-color="#0c3a44" stop-opacity=".85" />
            <stop offset="1" stop-color="#0a2f38" stop-opacity=".92" />
          </linearGradient>
        </defs>
        <SpotsContext.Provider value={desk}>
          {layout.parts.wheel && (
            <WheelAndGears
              view={view}
              names={names}
              days={days}
              desk={desk}
              stage={stage}
              trail={stage.events.length ? [] : trail}
            />
          )}
          <Sides layout={layout} view={view} names={names} t={t} />
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
        </SpotsContext.Provider>
      </svg>
      {layout.kind === "tablet" && <SideTabs side={side} open={setSide} t={t} />}
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
        <Card pointed={spots.pointed} view={view} names={names} desk={desk} svg={svg} low={room.w < 640} />
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

/** The price all these choices share. */
function costWords(found: readonly ChoiceInfo[], t: Props["t"]): string {
  const cost = sharedCost(found);
  return cost === undefined ? "" : t("tz-price", { n: cost });
}

function WheelAndGears({
  view,
  names,
  days,
  desk,
  stage,
  trail,
}: {
  view: View;
  names: string[];
  days: number;
  desk: Desk;
  stage: Stage;
  trail: Trace[];
}) {
  return (
    <>
      <path
        d="M248 356V284H338V356H278V314H308"
        fill="none"
        stroke="#0d4450"
        stroke-width="7"
        stroke-linecap="square"
        opacity=".3"
      />
      <Jungle view={view} />
      <SkullBank view={view} />
      {GEARS.map((gear) => (
        <Ring key={gear.name} gear={gear} view={view} names={names} />
      ))}
      {GEARS.map((gear) => (
        <Wheel key={gear.name} gear={gear} days={days} />
      ))}
      <g pointer-events="none">
        {GEARS.map((gear) => (
          <g key={gear.name}>
            <Hub gear={gear} />
            <Discs gear={gear} />
            <Riders gear={gear} view={view} days={days} hidden={false} />
          </g>
        ))}
      </g>
      <Calendar view={view} days={days} />
      <Heart view={view} />
      <Pointer />
      <ExtraSpaces view={view} names={names} />
      <g pointer-events="none">
        {GEARS.map((gear) => (
          <Riders key={gear.name} gear={gear} view={view} days={days} hidden />
        ))}
      </g>
      <Days />
      <QuickActions view={view} names={names} />
      <StartSpace view={view} names={names} />
      {view.using && <InHand view={view} />}
      <g pointer-events="none">
        {trail.map((trace) => (
          <Mark key={`${trace.gear}-${trace.space}`} trace={trace} />
        ))}
      </g>
      <Coins choices={desk.choices} />
      {stage.events.map((event, i) => (
        <Happening key={`${stage.number}-${i}`} event={event} milliseconds={stage.milliseconds} />
      ))}
    </>
  );
}

/** The worker in hand: a dashed ring where it stood. */
function InHand({ view }: { view: View }) {
  const [x, y] = workerPlace(gearNamed(view.using!.gear), view.using!.space);
  return (
    <circle
      pointer-events="none"
      cx={x}
      cy={y}
      r="16"
      fill="#fff1b8"
      fill-opacity=".5"
      stroke="#fffdf2"
      stroke-width="2.4"
      stroke-dasharray="5 4"
    />
  );
}

/** Where another's worker has come to, or gone from: a dotted ring in its colour, with cream casing. */
function Mark({ trace }: { trace: Trace }) {
  const [x, y] = workerPlace(gearNamed(trace.gear), trace.space);
  const ring = { cx: x, cy: y - 1, r: trace.left ? 11 : 19, fill: "none", "stroke-linecap": "round" } as const;
  return (
    <>
      <circle {...ring} stroke="#fff8e6" stroke-width="5" stroke-dasharray="0 6" />
      <circle {...ring} stroke={`var(--seat-${trace.seat + 1})`} stroke-width="3.4" stroke-dasharray="0 6" />
    </>
  );
}

function Plate({
  box,
  title,
  note = "",
  w,
  h,
  children,
  align = "fill",
}: {
  box: Box;
  title: string;
  note?: string;
  w?: number;
  h?: number;
  children: ComponentChildren;
  align?: "fill" | "top";
}) {
  const inner = { w: box.w - 12, h: box.h - 28 };
  const scale = w && h ? Math.min(inner.w / w, inner.h / h) : 1;
  const [dx, dy] = w && h ? [(inner.w - w * scale) / 2, align === "top" ? 0 : (inner.h - h * scale) / 2] : [0, 0];
  return (
    <g transform={`translate(${tenth(box.x)} ${tenth(box.y)})`}>
      <rect width={box.w} height={box.h} rx="10" fill="url(#tz-plate)" />
      <path d={`M9 .7h${box.w - 18}`} stroke="#fff" stroke-opacity=".2" stroke-width="1.2" />
      <text x="8" y="16" font-size="12" font-weight="800" fill="#fbe9c0" letter-spacing="1.1">
        {title.toUpperCase()}
        {note && (
          <tspan dx="7" font-weight="500" letter-spacing="0" fill="#cfe6e2">
            {note}
          </tspan>
        )}
      </text>
      <g transform={`translate(${tenth(6 + dx)} ${tenth(22 + dy)}) scale(${Math.round(scale * 1000) / 1000})`}>
        {children}
      </g>
    </g>
  );
}

function Sides({ layout, view, names, t }: { layout: Layout; view: View; names: string[]; t: Props["t"] }) {
  const { temples, tracks, prophecies, buildings, monuments } = layout.parts;
  const long = layout.kind === "tablet";
  const many = view.players.length + 2;
  const narrow = long ? { columns: 1, height: longTile(many) } : {};
  return (
    <>
      {prophecies && (
        <Plate box={prophecies} title={t("tz-prophecies")} w={long ? 118 : 362} h={long ? 60 : 88}>
          <Prophecies view={view} alone={long} />
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
        <Plate
          box={buildings}
          title={t("tz-buildings")}
          note={long ? "" : t("tz-deck", { age: view.age, n: view.deck })}>
          <Buildings view={view} columns={3} width={buildings.w - 12} {...narrow} />
        </Plate>
      )}
      {monuments && (
        <Plate box={monuments} title={t("tz-monuments")} note={long ? "" : t("tz-at-end")}>
          <Monuments
            view={view}
            columns={layout.kind === "phone" ? 3 : columnsFor(many)}
            width={monuments.w - 12}
            {...narrow}
          />
        </Plate>
      )}
    </>
  );
}

/** On a tablet the side shows stairs or tiles. */
function SideTabs({ side, open, t }: { side: Side; open: (side: Side) => void; t: Props["t"] }) {
  return (
    <div class="tz-side-tabs" role="tablist">
      {(["stairs", "tiles"] as const).map((one) => (
        <button key={one} type="button" role="tab" aria-selected={side === one} onClick={() => open(one)}>
          <Icon name={one === "stairs" ? "temple-step" : "building-permanent"} />
          <span>{t(`tz-side-${one}`)}</span>
        </button>
      ))}
    </div>
  );
}

const EXTRA: Partial<Record<Page, string>> = {
  all: "calendar",
  temples: "temple-step",
  tracks: "tech-any",
  tiles: "building-permanent",
};
const counted = (choices: readonly ChoiceInfo[], page: Page): number => {
  const arg = { temples: ["temple"], tracks: ["track"], tiles: ["building", "monument"] }[page as string] ?? [];
  return choices.filter(({ args }) => args["gear"] === page || arg.some((name) => args[name])).length;
};

function Pager({
  page,
  open,
  choices,
  t,
  word,
}: {
  page: Page;
  open: (page: Page) => void;
  choices: readonly ChoiceInfo[];
  t: Props["t"];
  word: (key: string) => string;
}) {
  return (
    <nav class="tz-pager" aria-label={t("tz-pages")}>
      {PAGES.map((one) => {
        const gear = GEARS.find(({ name }) => name === one);
        const n = one === "all" ? 0 : counted(choices, one);
        return (
          <button
            key={one}
            type="button"
            aria-current={one === page}
            aria-label={gear ? word(`gear-${one}`) : t(`tz-page-${one}`)}
            onClick={() => open(one)}>
            {gear ? (
              <GearSign path={gearPath(10, 66)} colour={gear.colour} deep={gear.deep} icon={gear.icon} />
            ) : (
              <Icon name={EXTRA[one] ?? "calendar"} />
            )}
            {n > 0 && <i>{n}</i>}
          </button>
        );
      })}
    </nav>
  );
}

/** The whole wheel in small, beside the gear that is in sight: where mine stand, what is lit. */
function Overview({
  page,
  open,
  choices,
  view,
  me,
}: {
  page: Page;
  open: (page: Page) => void;
  choices: readonly ChoiceInfo[];
  view: View;
  me: number[];
}) {
  return (
    <svg class="tz-overview icon" viewBox="-340 -300 680 720" aria-hidden="true">
      <rect x="-340" y="-300" width="680" height="720" rx="60" fill="#0a2f38" fill-opacity=".88" />
      <circle r="150" fill="#e9b63b" />
      <circle r="92" fill="#1f1a17" />
      <Say y={34} size={100} fill="#fff6dd">
        {view.day}
      </Say>
      {GEARS.map((gear) => {
        const [x, y] = gearCenter(gear);
        const mine =
          view.gears.find(({ name }) => name === gear.name)?.spaces.filter((who) => me.includes(who)).length ?? 0;
        return (
          <g key={gear.name} onClick={() => open(gear.name as Page)}>
            <circle
              cx={x}
              cy={y}
              r={pitchRadius(gear) + 28}
              fill={gear.colour}
              stroke={page === gear.name ? "#fff" : counted(choices, gear.name as Page) ? "#ffd75a" : "#22150d"}
              stroke-width={page === gear.name ? 16 : 10}
            />
            {mine > 0 && (
              <Say x={x} y={y + 28} size={84} fill="#fff6dd">
                {mine}
              </Say>
            )}
          </g>
        );
      })}
    </svg>
  );
}
