/** How it ended: podium, where the points came from, the race, and the proof that the draws were fair. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Result } from "../../wire.ts";
import type { Key } from "../../i18n/index.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { contributors } from "../fairness.ts";
import { gameOf, me } from "../games.ts";
import { keep } from "../invitations.ts";
import { Top } from "../parts/Top.tsx";
import { PersonMenu } from "../people/PersonMenu.tsx";
import { go } from "../route.ts";
import { t } from "../settings.ts";
import type { Table } from "../table.ts";
import { FairCheck } from "./FairCheck.tsx";
import { Podium } from "./Podium.tsx";
import { Race } from "./Race.tsx";
import { SourceTable } from "./SourceTable.tsx";
import "./EndPage.css";

export function EndPage({ table, showBoard }: { table: Table; showBoard(): void }) {
  const info = table.table.value!;
  const result = useSignal<Result | null>(null);
  const trouble = useSignal("");
  const asked = useSignal<number | null>(null); // the seat of whom something is to be done about
  useEffect(() => {
    void api.result(info.id).then(
      (found) => (result.value = found),
      (error: Error) => (trouble.value = error.message),
    );
  }, [table, info.id]);
  const again = async () => {
    try {
      if (info.rematch) return go(`/table/${info.rematch}`);
      const opened = await api.rematch(info.id);
      keep(opened);
      go(`/table/${opened.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const found = result.value;
  const others = info.seats.filter((seat) => seat.known && !seat.mine).map((seat) => seat.seat);
  const title = gameOf(info.game)?.title ?? info.game;
  const reason = found && found.reason !== "played" ? t(`end.${found.reason}` as Key) : "";
  return (
    <>
      <Top title={title} note={[info.name, reason].filter(Boolean).join(" · ")}>
        <a class="button desk-button" href={api.recordUrl(info.id)} download={`${info.id}.match`}>
          {t("end.save")}
        </a>
        {!info.record && !info.contest && (
          <button type="button" class="button go" onClick={() => void again()}>
            {info.rematch ? t("end.rematch.go") : t("end.rematch")}
          </button>
        )}
      </Top>
      <main class="end-page">
        <h1 class="sr">{t("end.title", { game: title })}</h1>
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        {found && (
          <>
            <Podium result={found} people={me.value?.known ? others : []} open={(seat) => (asked.value = seat)} />
            {found.verdict.length > 0 && <p class="outcome">{found.verdict.join(" ")}</p>}
            <section class="panel scores">
              <h2 class="title">{t("end.sources")}</h2>
              <SourceTable result={found} />
            </section>
            <section class="panel chart">
              <h2 class="title">{t("end.race")}</h2>
              <Race names={found.names} curve={found.curve} />
            </section>
          </>
        )}
        <nav class="panel end-links" aria-label={t("end.next")}>
          <a class="button" href={`/table/${info.id}/review`}>
            <Icon name="bulb" />
            {t("review")}
          </a>
          <a class="button" href={`/replay/${info.id}`}>
            <Icon name="replay" />
            {t("end.replay")}
          </a>
          <button type="button" class="button" onClick={showBoard}>
            <Icon name="fit" />
            {t("end.board")}
          </button>
          <a class="button only-narrow" href={api.recordUrl(info.id)} download={`${info.id}.match`}>
            {t("end.save")}
          </a>
          {info.contest && (
            <a class="button" href={`/contest/${info.contest}`}>
              {t("contest.back")}
            </a>
          )}
          <a class="button" href="/">
            {t("menu.lobby")}
          </a>
        </nav>
        {asked.value !== null && (
          <PersonMenu
            table={info.id}
            whom={{ seat: asked.value }}
            name={info.seats[asked.value]?.name ?? ""}
            canAskToLeave={false}
            sitting={table.mine.value.length > 0}
            close={() => (asked.value = null)}
          />
        )}
        <FairCheck id={info.id} people={info.record ? Infinity : contributors(info.seats)} />
      </main>
    </>
  );
}
