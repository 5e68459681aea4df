/** Who plays, what is before them, and whom the table waits for. */

import { useSignal } from "@preact/signals";
import type { SeatInfo } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import type { Picking } from "../board.ts";
import { type Drawing, botLabel } from "../games.ts";
import { seatsWithRival } from "../rival.ts";
import { lang, t } from "../settings.ts";
import { countdown, span, tick } from "../span.ts";
import { Count } from "./Count.tsx";
import { words } from "./words.ts";
import "./Players.css";

interface Props {
  game: string;
  seats: SeatInfo[];
  asked: number[];
  view: unknown;
  drawing: Drawing | null;
  heardAt: number;
  winners?: number[];
  picking?: Picking;
}

export function Players({ game, seats, asked, view, drawing, heardAt, winners = [], picking }: Props) {
  const shown = useSignal(-1);
  const scores = view ? drawing?.scores?.(view) : undefined;
  const all = seatsWithRival(seats, scores, drawing);
  return (
    <section class="players" aria-label={t("players")} style={`--players:${all.length}`}>
      {all.map((seat) => (
        <PlayerPanel
          key={seat.seat}
          game={game}
          seat={seat}
          active={asked.includes(seat.seat)}
          score={scores?.[seat.seat]}
          view={view}
          drawing={drawing}
          heardAt={heardAt}
          picking={picking}
          won={winners.includes(seat.seat)}
          open={shown.value === seat.seat}
          toggle={() => (shown.value = shown.value === seat.seat ? -1 : seat.seat)}
        />
      ))}
    </section>
  );
}

interface PanelProps {
  game: string;
  seat: SeatInfo;
  active: boolean;
  score: number | undefined;
  view: unknown;
  drawing: Drawing | null;
  heardAt: number;
  picking: Picking | undefined;
  won: boolean;
  open: boolean;
  toggle(): void;
}

function PlayerPanel({ game, seat, active, score, view, drawing, heardAt, picking, won, open, toggle }: PanelProps) {
  const Inside = drawing?.PlayerPanel;
  return (
    <article
      class={`player seat-${seat.seat + 1}${active ? " active" : ""}${open ? " opened" : ""}`}
      aria-current={active ? "true" : undefined}>
      <Badge seat={seat.seat} />
      <div class="name">
        <button
          type="button"
          class="chip"
          aria-expanded={open}
          aria-label={t("players.open", { name: seat.name })}
          onClick={toggle}
        />
        <span class="who-name">{seat.name || t("seat.free")}</span>
        {seat.kind === "bot" || seat.bot ? (
          <Icon name="bot" />
        ) : (
          <span class={seat.present ? "dot on" : "dot"} title={t(seat.present ? "players.here" : "players.away")} />
        )}
        <small>
          {note(game, seat)}
          {won ? ` · ${t("players.won")}` : ""}
        </small>
        {active && <Time seat={seat} heardAt={heardAt} />}
      </div>
      {score !== undefined && (
        <span class="vp num">
          <Icon name="vp" />
          <span class="sr">{t("players.points")} </span>
          <Count to={score} />
        </span>
      )}
      {Inside && view !== null && (
        <div class="owns-wrap">
          <Inside
            {...picking}
            view={view}
            seat={seat.seat}
            mine={seat.mine}
            t={words(drawing, lang.value)}
            lang={lang.value}
          />
        </div>
      )}
    </article>
  );
}

function note(game: string, seat: SeatInfo): string {
  if (seat.resigned) return t("players.resigned");
  if (seat.kind === "bot" && !seat.bot) return t("players.rival");
  const bot = botLabel(game, seat.bot);
  if (seat.kind === "bot") return seat.name.startsWith(bot) ? t("seat.bot") : bot;
  if (seat.bot) return t("players.stand-in", { bot });
  if (seat.mine) return t("seat.you");
  return "";
}

/** How long somebody has been thinking, or what is left on their clock. */
function Time({ seat, heardAt }: { seat: SeatInfo; heardAt: number }) {
  void tick.value;
  const since = Math.max(0, performance.now() / 1000 - heardAt);
  if (seat.clock !== null) {
    const left = seat.clock - since;
    return (
      <span class={left < 30 ? "time short num" : "time num"}>
        <Icon name="clock" />
        {countdown(left)}
      </span>
    );
  }
  const thinking = (seat.thinking ?? 0) + since;
  return thinking < 3 || seat.kind === "bot" ? null : (
    <span class="time num">
      <Icon name="clock" />
      {span(thinking)}
    </span>
  );
}
