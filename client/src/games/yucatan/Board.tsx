/**
 * The table of Yucatan: map and works, my settlement below them, scenes over them. It draws a view and knows no rule.
 * The keys N and ? are the shell's.
 */

import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { BoardProps } from "../../shell/board.ts";
import { GLANCED, Least, READABLE } from "../../look/type.tsx";
import { NARROW, useRoom } from "../../shell/room.ts";
import { wordsIn } from "../../shell/speech.ts";
import { SpotsContext, useSpots } from "../../shell/spots.ts";
import { still } from "../../shell/telling.ts";
import type { ChoiceInfo } from "../../wire.ts";
import { NoteCard } from "./Card.tsx";
import { Combat } from "./Combat.tsx";
import { Flights } from "./Flights.tsx";
import { Land } from "./Map.tsx";
import { Lights } from "./Paint.tsx";
import { priceOf } from "./Price.tsx";
import { CommonReveal, Offering } from "./Sacrifice.tsx";
import { Settlement } from "./Settlement.tsx";
import { Drawn, Start } from "./Start.tsx";
import { FLAT, Works } from "./Works.tsx";
import type { Desk, Note } from "./desk.ts";
import { opened } from "./drawer.ts";
import { TALL, WIDE, WORKS } from "./geometry.ts";
import { PAGES, asking, pageFor, sceneFor, type Page } from "./scenes.ts";
import { fromId } from "./names.ts";
import type { Scene, Stage } from "./telling.ts";
import symbols from "./symbols.svg";
import type { View } from "./view.ts";
import "./yucatan.css";

type Props = BoardProps<View, Scene>;

const PAGED = 880; // below this width one thing is shown at a time

const CLOSING = { reveal: 9000, battle: 3500 };

/** A finished sacrifice, or a combat of others, goes by itself after a while. */
function useClosing(id: string, over: boolean, close: (id: string) => void): void {
  useEffect(() => {
    if (!over || !id) return;
    const timer = setTimeout(() => close(id), id.startsWith("reveal") ? CLOSING.reveal : CLOSING.battle);
    return () => clearTimeout(timer);
  }, [id, over]);
}

export function Board(props: Props): VNode {
  const { view, stage, names, me, choices, choose, told, motion, t, lang } = props;
  const root = useRef<HTMLDivElement | null>(null);
  const word = wordsIn("yucatan", lang, fromId);
  const [watchRoom, room] = useRoom();
  const [page, setPage] = useState<Page>("map");
  const [aside, setAside] = useState("");
  const { resting } = stage;
  const { battle, way: last } = stage.scene;
  const { spots, onPointerDownCapture } = useSpots<Note>(props, {
    price: (found) =>
      Object.entries(priceOf(found))
        .map(([what, n]) => t(`yu-pay-${what}`, { n }))
        .join(", "),
  });
  const { choices: shownChoices, pointed } = spots;

  // A new question opens the page it is about.
  const about = choices.map(({ text }) => text).join();
  useEffect(() => {
    const wanted = pageFor(choices);
    if (wanted) setPage(wanted);
  }, [about]);

  const desk: Desk = { ...spots, view, names, t, word, title: (key) => capital(word(key)) };

  const scene = sceneFor(view, stage.scene, shownChoices);
  const replaying = !choose;
  const battleOver = resting && (battle?.over ?? false) && !view.combat;
  const mine = me.some((seat) => battle?.sides.some((side) => side.seat === seat));
  const finished =
    (scene.startsWith("battle") && battleOver) ||
    (scene.startsWith("reveal") && resting && !choices.some(({ kind }) => kind === "evolve"));
  useClosing(scene, finished && !replaying && !(mine && scene.startsWith("battle")), setAside);
  const open = scene !== "" && aside !== scene && !(replaying && still(motion) && finished);

  const paged = room.w < PAGED;
  const tall = paged && room.h > room.w * 0.92;
  const seat = view.you >= 0 ? view.you : Math.max(0, view.turn);
  const way = last && resting && view.players[last.seat]?.armies[last.army]?.place === last.to ? last : null;
  const land = tall ? TALL : WIDE;
  const box = !paged
    ? { x: 0, y: 0, w: WIDE.w + WORKS.w, h: WIDE.h }
    : page === "map"
      ? { x: 0, y: 0, ...land }
      : tall
        ? { x: 0, y: 0, ...WORKS }
        : FLAT;
  const [watchField, field] = useRoom();
  const pixels = Math.min(field.w / box.w, field.h / box.h);
  const source = told.filter(({ kind }) => kind === "city-activated" || kind === "moved").at(-1)?.args;
  const putAside = () => setAside(scene);
  const ground: Desk = open ? { ...desk, below: true, found: () => [] } : desk;
  return (
    <div
      ref={(element) => {
        root.current = element;
        watchRoom(element);
      }}
      key={paged ? `paged-${page}-${tall}` : "wide"}
      class={`yu-board ${paged ? "yu-paged" : "yu-whole"}${still(motion) ? " yu-still" : ""}`}
      onPointerDownCapture={onPointerDownCapture}>
      <Symbols />
      <SpotsContext.Provider value={ground}>
        {paged && <Pager page={page} open={setPage} about={pageFor(shownChoices)} t={t} />}
        {(!paged || (page !== "settlement" && !open)) && (
          <div class="yu-ground" inert={open}>
            <svg
              class="yu-drawing"
              ref={watchField}
              viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
              role="application"
              aria-label={t("yu-board")}
              {...(paged && page === "works" ? { "data-fixed": "" } : {})}>
              <Least.Provider value={(room.w < NARROW && page === "map" ? GLANCED : READABLE) / pixels}>
                {(!paged || page === "map") && (
                  <Land land={land} now={resting ? asking(view, choices) : ""} trail={way} />
                )}
                {(!paged || page === "works") && <Works x={paged ? 0 : WIDE.w} flat={paged && !tall} alone={paged} />}
                {paged && page === "map" && <Lights />}
              </Least.Provider>
            </svg>
          </div>
        )}
        {(!paged || (page === "settlement" && !open)) && (
          <div
            class={`yu-own seat-${seat + 1}`}
            aria-label={t("yu-page-settlement")}
            role="group"
            inert={open}
            onWheel={stop}
            onPointerDown={stop}>
            <Settlement seat={seat} mine={seat === view.you} />
          </div>
        )}
      </SpotsContext.Provider>
      <SpotsContext.Provider value={desk}>
        {opened.value >= 0 && opened.value < names.length && (
          <Drawer seat={opened.value} names={names} mine={opened.value === view.you} t={t} />
        )}
        {open && (
          <SceneOf
            scene={scene}
            stage={stage}
            choices={shownChoices}
            choose={choose}
            aside={putAside}
            done={stage.held ? stage.goOn : finished && !replaying ? putAside : null}
          />
        )}
        {scene !== "" && !open && !finished && (
          <button type="button" class="yu-back-to" onClick={() => setAside("")}>
            <Icon
              name={
                scene.startsWith("battle")
                  ? "train"
                  : scene.startsWith("start")
                    ? "advisor"
                    : scene.startsWith("drawn")
                      ? "draw-card"
                      : "sacrifice"
              }
            />
            {t("yu-back-to")}
          </button>
        )}
        {pointed && <NoteCard pointed={pointed} root={root} low={room.w < 640} />}
      </SpotsContext.Provider>
      {stage.events.map((event, i) => (
        <Flights
          key={`${stage.number}-${i}`}
          event={event}
          milliseconds={stage.milliseconds}
          order={i}
          source={source ? `place-${source["place"] ?? source["end"]}` : ""}
        />
      ))}
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const stop = (event: Event) => event.stopPropagation();

interface SceneProps {
  scene: string;
  stage: Stage;
  choices: readonly ChoiceInfo[];
  choose: Props["choose"];
  aside(): void;
  done: (() => void) | null;
}

function SceneOf({ scene, stage, choices, choose, aside, done }: SceneProps) {
  if (scene === "start") return <Start aside={aside} />;
  if (scene.startsWith("drawn")) return <Drawn aside={aside} />;
  if (scene.startsWith("sacrifice")) return <Offering choices={choices} choose={choose} aside={aside} />;
  const { battle, reveal } = stage.scene;
  if (scene.startsWith("battle") && battle) return <Combat battle={battle} stage={stage} aside={aside} done={done} />;
  return reveal ? <CommonReveal reveal={reveal} stage={stage} aside={aside} done={done} /> : null;
}

/** Icons that only this game needs. */
function Symbols() {
  return useMemo(() => <div class="yu-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />, []);
}

const PAGE_ICON: Record<Page, string> = { map: "army-leader", works: "calendar", settlement: "academy" };

function Pager({ page, open, about, t }: { page: Page; open(page: Page): void; about: Page | null; t: Props["t"] }) {
  return (
    <nav class="yu-pager" role="tablist" aria-label={t("yu-pages")}>
      {PAGES.map((one) => (
        <button key={one} type="button" role="tab" aria-selected={page === one} onClick={() => open(one)}>
          <Icon name={PAGE_ICON[one]} />
          <span>{t(`yu-page-${one}`)}</span>
          {about === one && page !== one && <i />}
        </button>
      ))}
    </nav>
  );
}

/** Somebody's settlement, over the left of the board. */
function Drawer({ seat, names, mine, t }: { seat: number; names: string[]; mine: boolean; t: Props["t"] }) {
  return (
    <aside
      class={`yu-drawer seat-${seat + 1}`}
      aria-label={`${t("yu-page-settlement")}: ${names[seat]}`}
      onWheel={stop}
      onPointerDown={stop}>
      <header>
        <Badge seat={seat} />
        <b>{names[seat]}</b>
        <button type="button" class="tool" aria-label={t("yu-close")} onClick={() => (opened.value = -1)}>
          <Icon name="close" />
        </button>
      </header>
      <Settlement seat={seat} mine={mine} />
    </aside>
  );
}
