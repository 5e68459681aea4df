/** One table: its waiting room, the game, and how it ended. */

import { effect, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api.ts";
import { EndPage } from "../end/EndPage.tsx";
import { gameOf, games, me } from "../games.ts";
import { forget } from "../invitations.ts";
import { addLuck } from "../luck.ts";
import { specsOf } from "../narrowing.ts";
import { Top } from "../parts/Top.tsx";
import { keepTable, seenTable } from "../seen.ts";
import { lang, t } from "../settings.ts";
import type { Wire } from "../socket.ts";
import { closeEmptyDoubts } from "../desk.ts";
import { Table } from "../table.ts";
import { Game } from "./Game.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

const AGAIN = 3000; // milliseconds
const KEEP = 1000; // milliseconds for which nothing changed, until what is seen is kept

export function TablePage({ id }: { id: string }) {
  const language = lang.value;
  const table = useMemo(() => new Table(() => new WebSocket(api.socketUrl(id)) as unknown as Wire), [id, language]);
  const looking = useSignal<"auto" | "board" | "result">("auto");
  const luck = useSignal(""); // why we could not add to the luck of the match
  const tries = useSignal(0);
  useEffect(() => {
    const stop = closeEmptyDoubts(table.desk);
    const hurry = () => table.line.hurry();
    addEventListener("online", hurry);
    return () => {
      stop();
      removeEventListener("online", hurry);
      table.close();
    };
  }, [table]);

  const isOpen = table.line.state.value === "open";
  useEffect(() => {
    if (isOpen && document.hidden) table.hide(true);
    const tell = () => table.hide(document.hidden);
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [table, isOpen]);

  const isCut = table.line.state.value === "waiting" && !table.table.value;
  useEffect(() => {
    if (isCut) void seenTable(id).then((kept) => table.recall(kept));
  }, [table, isCut]);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const kept = table.asSeen();
      if (kept.length) void keepTable(id, kept);
    };
    const stop = effect(() => {
      void [table.table.value, table.now.value];
      clearTimeout(later);
      later = setTimeout(keep, KEEP);
    });
    return () => {
      stop();
      clearTimeout(later);
    };
  }, [table]);

  const named = me.value?.known;
  const stranger = useRef(false);
  useEffect(() => {
    if (stranger.current && named) table.line.renew();
    stranger.current = named === false;
  }, [table, named]);

  const info = table.table.value;
  const game = info ? gameOf(info.game) : undefined;
  useEffect(() => {
    if (game) table.specs.value = specsOf(game.choices);
  }, [table, game]);
  useEffect(() => {
    const mine = (table.now.value?.questions.length ?? 0) > 0;
    document.title = `${mine ? `● ${t("lobby.your-turn")} · ` : ""}${game?.title ?? "Patolli"}`;
  });
  useEffect(() => {
    if (info && info.status !== "waiting") forget(info.id);
  }, [info?.status]);
  useEffect(() => {
    if (!info) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    void addLuck(info).then(
      () => (luck.value = ""),
      (error: Error) => {
        luck.value = error.message;
        later = setTimeout(() => tries.value++, AGAIN);
      },
    );
    return () => clearTimeout(later);
  }, [info, tries.value]);
  // Somebody who was there when it ended stays at the board until they ask for the result.
  if (info?.status === "running" && looking.value === "auto") looking.value = "board";

  const onlyMine = info?.status === "waiting" && info.seats.every((seat) => seat.ready || seat.mine);
  if (!info || !games.value || (onlyMine && !luck.value)) {
    const gone = table.line.state.value === "closed";
    return (
      <>
        <Top title="Patolli" />
        <main class="notice">
          <p class={gone ? "oops" : ""} role="status">
            {gone ? table.trouble.value || t("table.gone") : t("table.loading")}
          </p>
        </main>
      </>
    );
  }
  if (info.status === "waiting") return <WaitingRoom table={table} luck={luck.value} />;
  if (info.status === "over" && looking.value !== "board")
    return <EndPage table={table} showBoard={() => (looking.value = "board")} />;
  return <Game table={table} showResult={() => (looking.value = "result")} />;
}
