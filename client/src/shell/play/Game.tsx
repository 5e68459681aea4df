/** The game on the table: board, players, account, and the dock with what is asked. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../board.ts";
import { drawingOf, gameOf } from "../games.ts";
import { useLesson } from "../learn/lesson.ts";
import { LessonCard } from "../learn/LessonCard.tsx";
import { MinuteSheet } from "../learn/MinuteSheet.tsx";
import { PuzzleCard } from "../puzzle/PuzzleCard.tsx";
import { usePuzzle } from "../puzzle/puzzle.ts";
import { RulesSheet } from "../rules/RulesSheet.tsx";
import { SettingsSheet } from "../SettingsSheet.tsx";
import { settingsOpen } from "../parts/Top.tsx";
import { inOrder } from "../light.ts";
import { withRival } from "../rival.ts";
import { jumped, linesTold, type Happened } from "../changes.ts";
import { inRail } from "../room.ts";
import { lang, settings, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { UNTOLD, useTelling } from "../telling.ts";
import { Account } from "./Account.tsx";
import { Banners } from "./Banners.tsx";
import { Bubble, elementOf } from "./Bubble.tsx";
import { Curtain } from "./Curtain.tsx";
import { Dock, TurnTools, act, goOn, offerOf } from "./Dock.tsx";
import { Header } from "./Header.tsx";
import { elsewhere, nextLegal, pickOf, pieces, takeUpHand } from "./keys.ts";
import { Menu } from "./Menu.tsx";
import { Players } from "./Players.tsx";
import { CatchUp } from "./catchup.ts";
import { useScores } from "./foresight.ts";
import { GoalLine } from "./GoalLine.tsx";
import { CatchUpDock } from "./CatchUpDock.tsx";
import { ScoreSheet } from "./ScoreSheet.tsx";
import { Spotlight } from "./Spotlight.tsx";
import { Stage } from "./Stage.tsx";
import { TellingDock } from "./TellingDock.tsx";
import { HintCard } from "./HintCard.tsx";
import { WhyNot } from "./WhyNot.tsx";
import { isIdle } from "../walking.ts";
import { words } from "./words.ts";
import "./Game.css";

const NOTHING = jumped<unknown>(null);
const NOBODY: number[] = [];
const NOWHERE: Record<string, string[]> = {};

export function Game({ table, showResult }: { table: Table; showResult(): void }) {
  const stage = useRef<HTMLDivElement>(null);
  const moves = useSignal(0);
  const menu = useSignal(false);
  const rule = useSignal<string | null>(null);
  const minute = useSignal(false);
  const talk = useSignal(false);
  const catchUp = useSignal<CatchUp | null>(null);

  const info = table.table.value!;
  const now = table.now.value;
  const found = drawingOf(info.game);
  const drawing = found === "missing" ? null : found;
  const question = table.question.value;
  const past = catchUp.value?.step ?? null;
  const offered = catchUp.value ? null : offerOf(table, drawing);
  const since = table.log.value.slice(...(now?.since ?? [0, 0])).filter((line) => !line.heading).length;
  const puzzle = usePuzzle(info, now?.ply ?? 0);
  const better = puzzle?.shown ?? null;
  const elsewhen = past ?? better;
  const happened: Happened<unknown> = elsewhen ?? now ?? NOTHING;
  const telling = useTelling(
    (happened.view !== null && drawing?.script) || UNTOLD,
    happened,
    settings.value.motion,
    elsewhen ? NOBODY : table.mine.value,
    question !== null && !elsewhen,
  );
  const stepping = !catchUp.value && (telling.held || telling.stepwise);
  const lines = past ? table.log.value : table.log.value.slice(0, linesTold(table.log.value, telling.waiting));
  const view = telling.view;
  const say = words(drawing, lang.value);
  const scores = view !== null ? drawing?.scores?.(view) : undefined;
  const names = withRival(table.names.value, scores, drawing);
  const foreseen = useScores(info.id, now?.ply ?? 0);
  const lesson = useLesson(info, now?.ply ?? 0);
  const point = (refs: Record<string, string[]>) => (table.lit.value = refs);

  const startCatchUp = () => {
    table.desk.drop();
    catchUp.value = new CatchUp();
    void catchUp.value.open(info.id);
  };
  const stopCatchUp = () => {
    catchUp.value?.stop();
    catchUp.value = null;
  };

  const curtain =
    question &&
    table.mine.value.length > 1 &&
    table.held.value !== question.seat &&
    (drawing?.secrets || settings.value.curtain);
  if (question && !curtain && table.held.value !== question.seat) table.held.value = question.seat;

  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (elsewhere(event)) return;
      document.documentElement.dataset["keys"] = ""; // who uses keys sees them from now on
      if (table.desk.sending.value || !handle(event)) return;
      event.preventDefault();
    };
    const handle = (event: KeyboardEvent): boolean => {
      const at = document.activeElement;
      const focused = at && stage.current?.contains(at) ? pickOf(at, table.desk.domains.value) : null;
      const entry = /^[1-9]$/.test(event.key) ? offered?.entries[Number(event.key) - 1] : undefined;
      if (stepping && (event.key === "Enter" || event.key === "Escape")) {
        event.key === "Enter" ? telling.goOn() : telling.skip();
        return true;
      }
      switch (event.key.toLowerCase()) {
        case "escape":
          if (table.hint.value) table.hint.value = null;
          else catchUp.value ? stopCatchUp() : talk.value ? (talk.value = false) : table.desk.back();
          return true;
        case "?":
          if (focused) table.desk.why(focused);
          else if (offered?.refused.length) table.desk.listing.value = !table.desk.listing.value;
          else rule.value = "";
          return true;
        case "z":
          event.shiftKey ? table.redo() : table.takeBack();
          return true;
        case "h":
          return takeUpHand();
        case "m":
          table.askHint();
          return true;
        case "n":
          nextLegal(stage.current, table.desk.domains.value, (pick) => table.desk.target(pick) !== null)?.focus();
          return true;
        case "e":
          if (!offered?.end) return false;
          table.desk.choose(table.desk.unsure.value ?? offered.end);
          return true;
        case "enter":
          if (at && at !== document.body && !isIdle(event)) return false; // what has the focus answers itself
          goOn(table, offered);
          return true;
      }
      if (entry) act(table, entry);
      return entry !== undefined;
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const line = table.line.state.value;
  const Board = drawing?.Board;
  const side = inRail.value ? drawing?.side : undefined;
  const hint = table.hint.value;
  const hinted = hint && typeof hint === "object" ? hint.steps[0] : null;
  const told = past?.line.refs ?? (Object.keys(table.lit.value).length ? table.lit.value : null);
  const teaches = lesson?.mine && !lesson.detour ? lesson : null;
  const lit = teaches?.lit ?? hinted?.refs ?? puzzle?.lit ?? null;
  const wanted = question?.choices.find(({ text }) => text === (teaches?.choice ?? hinted?.text));
  const asked = lit && inOrder(lit, wanted, table.desk.picked.value);
  const kinds = teaches?.kinds ?? (hinted ? hinted.text.split(" ", 1) : undefined);
  const shown: BoardProps<unknown> = {
    view,
    stage: telling,
    names,
    me: table.mine.value,
    choices: catchUp.value || better || line !== "open" ? [] : table.desk.left.value,
    picked: table.desk.picked.value,
    target: (pick) => (catchUp.value || better ? null : table.desk.target(pick)),
    pick: (pick) => !catchUp.value && table.desk.pick(pick),
    choose: (choice) => !catchUp.value && table.desk.choose(choice),
    act: (pick, found) => !catchUp.value && table.desk.act(pick, found),
    why: (pick) => !catchUp.value && table.desk.why(pick),
    lit: told ?? asked ?? NOWHERE,
    litFor: told ? undefined : kinds,
    refused: table.desk.doubt.value?.at ?? null,
    lines,
    told: happened.told,
    railed: side !== undefined,
    motion: settings.value.motion,
    t: say,
    lang: lang.value,
  };
  return (
    <main class="table">
      <Header
        info={info}
        view={view}
        drawing={drawing}
        openMenu={() => (menu.value = true)}
        openRules={() => (rule.value = "")}
        openTalk={() => (talk.value = !talk.value)}
      />
      {settings.value.goal && <GoalLine scores={foreseen} names={names} mine={table.mine.value} point={point} />}
      {catchUp.value ? (
        <CatchUpDock catchUp={catchUp.value} close={stopCatchUp} />
      ) : stepping ? (
        <TellingDock stage={telling} lines={lines} all={table.log.value} />
      ) : (
        <Dock
          table={table}
          drawing={drawing}
          offered={offered}
          since={since}
          catchUp={startCatchUp}
          showResult={showResult}
          note={puzzle?.now.value?.over ? t("puzzle.over") : ""}
        />
      )}
      <Stage
        stage={stage}
        question={
          Board
            ? `${question?.seat} ${question?.frame} ${now?.ply} ${table.desk.kind.value} ${JSON.stringify(table.desk.picked.value)}`
            : ""
        }
        moved={() => moves.value++}
        anchor={() => elementOf(stage.current, table.desk.picked.value.at(-1) ?? {})}
        focusOn={() =>
          pieces(stage.current, table.desk.domains.value)
            .filter(({ pick }) => table.desk.target(pick))
            .map(({ element }) => element)
        }
        light={!told && asked && <Spotlight stage={stage} wanted={asked} dim={lesson !== null} />}
        over={
          table.desk.listing.value && offered ? (
            <WhyNot
              desk={table.desk}
              kinds={offered.refused}
              drawing={drawing}
              openRule={(number) => (rule.value = number)}
              close={() => (table.desk.listing.value = false)}
            />
          ) : hint ? (
            <HintCard table={table} hint={hint} />
          ) : (
            table.desk.doubt.value && (
              <Bubble
                doubt={table.desk.doubt.value}
                stage={stage}
                moves={moves.value}
                openRule={(number) => (rule.value = number)}
                close={() => (table.desk.doubt.value = null)}
                kindLabel={(kind) => question?.kinds.find((one) => one.kind === kind)?.label ?? t("why.title")}
              />
            )
          )
        }>
        {Board && view !== null && <Board {...shown} />}
        {!Board && (
          <p class="board-note" role="status">
            {found === "missing" ? t("board.missing") : t("table.loading")}
          </p>
        )}
      </Stage>
      {lesson && !catchUp.value && (
        <LessonCard
          aside={telling.held}
          game={info.game}
          now={lesson}
          table={table}
          stage={stage}
          openRule={(number) => (rule.value = number)}
        />
      )}
      {!catchUp.value && (!stepping || now?.final) && (
        <TurnTools
          table={table}
          drawing={drawing}
          offered={offered}
          since={since}
          catchUp={startCatchUp}
          showResult={showResult}
        />
      )}
      <aside class={puzzle ? "rail puzzling" : "rail"}>
        {puzzle && <PuzzleCard solving={puzzle} table={table} />}
        <Players
          game={info.game}
          seats={info.seats}
          asked={now?.asked ?? []}
          view={view}
          drawing={drawing}
          heardAt={table.heardAt.value}
          winners={now?.final?.winners ?? []}
          picking={shown}
        />
        {!puzzle && (
          <Account
            lines={lines}
            since={now?.since[0] ?? 0}
            chat={table.chat.value}
            {...(table.table.value ? { table: table.table.value } : {})}
            say={(text) => table.say(text)}
            names={names}
            scores={scores}
            sheet={<ScoreSheet scores={foreseen} names={names} mine={table.mine.value} point={point} />}
            point={point}
            current={past?.line ?? null}
            side={
              side && view !== null
                ? { label: say(side.title), asked: side.asked(shown.choices), panel: <side.Panel {...shown} /> }
                : undefined
            }
            opened={talk.value}
            close={() => (talk.value = false)}
          />
        )}
      </aside>
      <Banners table={table} />
      {curtain && (
        <Curtain
          key={question.seat}
          seat={question.seat}
          name={table.names.value[question.seat] ?? ""}
          raise={() => (table.held.value = question.seat)}
        />
      )}
      {menu.value && (
        <Menu
          table={table}
          openRules={() => (rule.value = "")}
          openMinute={gameOf(info.game)?.minute ? () => (minute.value = true) : null}
          close={() => (menu.value = false)}
        />
      )}
      {minute.value && <MinuteSheet game={info.game} close={() => (minute.value = false)} />}
      {rule.value !== null && <RulesSheet game={info.game} rule={rule.value} close={() => (rule.value = null)} />}
      {settingsOpen.value && <SettingsSheet close={() => (settingsOpen.value = false)} />}
    </main>
  );
}
