/** Tables one can go to: mine, those with a free seat, those one can watch. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { TableSummary } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { gameOf, known } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { go } from "../route.ts";
import { t } from "../settings.ts";
import { span } from "../span.ts";
import "../people/ratings.css";

type Verb = "mine" | "join" | "watch";

interface Props {
  title: string;
  tables: TableSummary[];
  verb: Verb;
  /** Where there are more of them. */
  children?: ComponentChildren;
}

export function TableList({ title, tables, verb, children }: Props) {
  return (
    <section class="tables">
      <header>
        <h2 class="title">{title}</h2>
        {children}
      </header>
      <ul>
        {tables.map((table) => (
          <TableRow key={table.id} table={table} verb={verb} />
        ))}
      </ul>
    </section>
  );
}

function label(table: TableSummary, verb: Verb): string {
  if (verb === "join") return t("lobby.join");
  if (verb === "watch") return table.status === "over" ? t("lobby.result") : t("lobby.watch");
  if (table.status === "over") return t("lobby.result");
  return table.my_turn ? t("lobby.play") : t("lobby.go");
}

function note(table: TableSummary): string {
  const game = gameOf(table.game)?.title ?? table.game;
  const ago = span(Date.now() / 1000 - table.updated);
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.status === "waiting") return t("lobby.waiting", { game, n: free });
  if (table.status === "over") return t("lobby.over", { game, ago });
  if (table.until !== null) return t("lobby.left", { game, left: span(table.until - Date.now() / 1000) });
  return t("lobby.moved", { game, ago });
}

function TableRow({ table, verb }: { table: TableSummary; verb: Verb }) {
  const trouble = useSignal("");
  const open = async () => {
    try {
      if (verb === "join") {
        await known("", t("name.default"));
        await api.join(table.id, {});
      }
      go(`/table/${table.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  const name =
    table.name ||
    table.seats
      .map((seat) => seat.name)
      .filter(Boolean)
      .join(", ");
  return (
    <li class={table.my_turn ? "open yours" : "open"}>
      <span class="thumb">
        <Cover game={table.game} />
      </span>
      <div class="about-table">
        <b>{name}</b> {table.rated && <span class="note-tag">{t("rated")}</span>}{" "}
        {table.my_turn && <span class="your-turn">{t("lobby.your-turn")}</span>}
        <small>{trouble.value ? <span class="oops">{trouble}</span> : note(table)}</small>
      </div>
      <div class="chairs">
        {table.seats.map((seat, i) =>
          seat.kind === "open" ? (
            <span
              key={i}
              class="free"
              role="img"
              aria-label={seat.invited ? t("seat.invited") : t("seat.free")}
              title={seat.invited ? t("seat.invited") : t("seat.free")}
            />
          ) : (
            <Badge key={i} seat={i} label={seat.name} />
          ),
        )}
      </div>
      <button type="button" class="button" aria-label={`${label(table, verb)}: ${name}`} onClick={() => void open()}>
        {label(table, verb)}
      </button>
    </li>
  );
}
