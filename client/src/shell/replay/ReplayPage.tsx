/** Any match once more: the table page with the dock replaced by the track. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { SeatInfo } from "../../wire.ts";
import { api } from "../api.ts";
import type { BoardProps } from "../board.ts";
import { drawingOf, gameOf, known } from "../games.ts";
import { Top, settingsOpen } from "../parts/Top.tsx";
import { SettingsSheet } from "../SettingsSheet.tsx";
import { Account } from "../play/Account.tsx";
import "../play/Dock.css";
import "../play/Game.css";
import { ReplayHeader } from "./ReplayHeader.tsx";
import { elsewhere } from "../play/keys.ts";
import { Players } from "../play/Players.tsx";
import { Stage } from "../play/Stage.tsx";
import { words } from "../play/words.ts";
import { go } from "../route.ts";
import { RulesSheet } from "../rules/RulesSheet.tsx";
import { jumped } from "../changes.ts";
import { withRival } from "../rival.ts";
import { inRail } from "../room.ts";
import { lang, settings, t } from "../settings.ts";
import { UNTOLD, useTelling } from "../telling.ts";
import { usualBot } from "../lobby/seating.ts";
import { Playback, lineAt } from "./playback.ts";
import { ReplayDock } from "./ReplayDock.tsx";

const NOTHING = jumped<unknown>(null);
const NOBODY: number[] = [];

export function ReplayPage({ id }: { id: string }) {
  const playback = useMemo(() => new Playback(id, Number(new URLSearchParams(location.search).get("ply")) || 0), [id]);
  const stage = useRef<HTMLDivElement>(null);
  const lit = useSignal<Record<string, string[]>>({});
  const talk = useSignal(false);
  const rules = useSignal(false);
  const trouble = useSignal("");
  useEffect(() => {
    void playback.open(playback.seat.peek());
    return () => playback.stop();
  }, [playback, lang.value]);

  const replay = playback.replay.value;
  const found = replay ? drawingOf(replay.game) : null;
  const drawing = found === "missing" ? null : found;
  const position = playback.position.value;
  const motion = playback.speed.value > 1 ? "none" : settings.value.motion;
  const telling = useTelling(drawing?.script ?? UNTOLD, position ?? NOTHING, motion, NOBODY, false);
  const view = telling.view;
  const game = replay ? gameOf(replay.game) : undefined;
  const eyes = playback.seat.value;
  useEffect(() => {
    if (game) document.title = `${t("replay")} · ${game.title}`;
  });

  const fork = async (seat: number) => {
    try {
      await known("", t("name.default"));
      const opened = await api.fork(id, { ply: playback.ply.value, seat, bot: usualBot(game?.bots ?? []) });
      go(`/table/${opened.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (elsewhere(event) || !replay) return;
      const control = (event.target as Element).closest?.("button, a, summary") !== null;
      if (event.key === "ArrowLeft") playback.step(-1);
      else if (event.key === "ArrowRight") playback.step(1);
      else if (event.key === "Home") playback.step(-replay.plies);
      else if (event.key === "End") playback.step(replay.plies);
      else if (event.key === " " && !control) playback.playing.value ? playback.stop() : playback.play();
      else if (/^[1-6]$/.test(event.key) && replay.seats.includes(Number(event.key) - 1))
        playback.look(Number(event.key) - 1);
      else if (event.key === "0") playback.look(null);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  if (!replay) {
    return (
      <>
        <Top title="Patolli" />
        <main class="notice">
          <p role="status" class={playback.trouble.value ? "oops" : ""}>
            {playback.trouble.value || t("table.loading")}
          </p>
        </main>
      </>
    );
  }
  const line = lineAt(replay.lines, playback.ply.value);
  const seats = replay.names.map((name, seat): SeatInfo => ({
    seat,
    name,
    kind: "person",
    bot: "",
    mine: seat === eyes,
    known: false,
    invited: false,
    guest: "",
    present: true,
    thinking: null,
    clock: null,
    due: null,
    out: false,
    ready: true,
    resigned: false,
    away: null,
    agreed: [],
  }));
  const scores = view !== null ? drawing?.scores?.(view) : undefined;
  const names = withRival(replay.names, scores, drawing);
  const Board = drawing?.Board;
  const side = inRail.value ? drawing?.side : undefined;
  const shown: BoardProps<unknown> = {
    view,
    stage: telling,
    names,
    me: eyes === null || eyes < 0 ? [] : [eyes],
    choices: [],
    picked: [],
    target: () => null,
    pick: () => undefined,
    why: () => undefined,
    lit: Object.keys(lit.value).length ? lit.value : (line?.refs ?? {}),
    refused: null,
    lines: replay.lines.filter((one) => one.first < playback.ply.value),
    told: position?.told ?? [],
    railed: side !== undefined,
    motion,
    t: words(drawing, lang.value),
    lang: lang.value,
  };
  return (
    <main class="table replaying">
      <ReplayHeader
        title={game?.title ?? replay.game}
        id={id}
        view={view}
        drawing={drawing}
        openRules={() => (rules.value = true)}
        openTalk={() => (talk.value = !talk.value)}
      />
      <ReplayDock
        playback={playback}
        replay={replay}
        line={line}
        drawing={drawing}
        fork={(seat) => void fork(seat)}
        trouble={trouble.value || playback.trouble.value}
      />
      <Stage stage={stage} question="" moved={() => undefined} focusOn={() => []} anchor={() => null}>
        {Board && view !== null && <Board {...shown} />}
        {!Board && (
          <p class="board-note" role="status">
            {found === "missing" ? t("board.missing") : t("table.loading")}
          </p>
        )}
      </Stage>
      <aside class="rail">
        <Players
          game={replay.game}
          seats={seats}
          asked={position && position.seat >= 0 ? [position.seat] : []}
          view={view}
          drawing={drawing}
          heardAt={performance.now() / 1000}
        />
        <Account
          lines={replay.lines}
          since={0}
          chat={null}
          say={() => undefined}
          names={names}
          scores={scores}
          point={(refs) => (lit.value = refs)}
          current={line}
          side={
            side && view !== null
              ? { label: shown.t(side.title), asked: false, panel: <side.Panel {...shown} /> }
              : undefined
          }
          choose={(chosen) => {
            playback.stop();
            void playback.go(chosen.last + 1);
          }}
          opened={talk.value}
          close={() => (talk.value = false)}
        />
      </aside>
      {rules.value && <RulesSheet game={replay.game} rule="" close={() => (rules.value = false)} />}
      {settingsOpen.value && <SettingsSheet close={() => (settingsOpen.value = false)} />}
    </main>
  );
}
