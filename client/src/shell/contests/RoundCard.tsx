/** The tables of one round: mine first. */

import type { Contest, ContestRound, ContestTable } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { points as printed } from "./points.ts";
import { t } from "../settings.ts";
import { span } from "../span.ts";

function state(table: ContestTable): string {
  if (table.status === "over") return t("contest.finished");
  if (!table.my_turn) return t("contest.running");
  const left = table.until === null ? "" : ` · ${span(Math.max(0, table.until - Date.now() / 1000))}`;
  return t("lobby.your-turn") + left;
}

function TableCard({ table, contest }: { table: ContestTable; contest: Contest }) {
  const mine = table.seats.some((seat) => seat.mine);
  const title = table.letter ? t("contest.table", { letter: table.letter }) : t("contest.table.only");
  return (
    <article class={mine ? "tbl mine" : "tbl"} aria-label={title}>
      <header>
        <b>{title}</b>
        <span class={table.my_turn ? "your-turn" : ""}>{state(table)}</span>
      </header>
      <ol>
        {table.seats.map((seat, i) => (
          <li key={seat.entrant}>
            <Badge seat={i} />
            <span>
              {seat.name} {seat.bot && <Icon name="bot" />}
            </span>
            <b class="num">{seat.scored === null ? "" : printed(seat.scored)}</b>
            <span class="num plus">{seat.gain === null ? "" : `+${printed(seat.gain)}`}</span>
          </li>
        ))}
      </ol>
      {table.status === "over" ? (
        <a class="button" href={`/replay/${table.id}`} aria-label={`${t("menu.replay")}: ${contest.name} ${title}`}>
          <Icon name="replay" />
          {t("menu.replay")}
        </a>
      ) : (
        <a
          class={table.my_turn ? "button gold" : "button"}
          href={`/table/${table.id}`}
          aria-label={`${t(mine ? "lobby.play" : "lobby.watch")}: ${title}`}>
          {t(mine ? "lobby.play" : "lobby.watch")}
        </a>
      )}
    </article>
  );
}

export function RoundCard({ contest, round }: { contest: Contest; round: ContestRound }) {
  const tables = [...round.tables].sort(
    (a, b) => Number(b.seats.some((seat) => seat.mine)) - Number(a.seats.some((seat) => seat.mine)),
  );
  return (
    <section class="panel round">
      <h2 class="title">
        {t(contest.kind === "series" ? "contest.game" : "contest.round", { n: round.number })}
        <span>{round.over ? t("contest.finished") : t("contest.running")}</span>
      </h2>
      {tables.map((table) => (
        <TableCard key={table.id} table={table} contest={contest} />
      ))}
    </section>
  );
}
