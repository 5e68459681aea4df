/** Above the board: what keeps the match from going on, and seats for which a bot plays or could play. */

import { signal } from "@preact/signals";
import type { SeatInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { parts } from "../lobby/clock.ts";
import { lang, listed, t } from "../settings.ts";
import { countdown, span, tick } from "../span.ts";
import type { Table } from "../table.ts";

export function Banners({ table }: { table: Table }) {
  const info = table.table.value!;
  const running = info.status === "running" && !info.frozen;
  const mine = info.seats.filter((seat) => seat.mine);
  return (
    <div class="banners" role="status">
      {info.frozen && <p class="banner">{info.frozen}</p>}
      {info.trouble && <p class="banner">{info.trouble}</p>}
      {running && !mine.length && info.delay > 0 && (
        <p class="banner">
          <Icon name="spectator" />
          {t("watching.behind", { n: info.delay })}
        </p>
      )}
      {table.line.state.value === "waiting" && (
        <p class="banner">
          <Icon name="replay" />
          {t(table.recalled.value ? "offline" : "table.reconnecting")}
        </p>
      )}
      {table.line.state.value === "closed" && (
        <p class="banner" role="alert">
          <Icon name="why-not" />
          <span>{table.trouble.value || t("table.gone")}</span>
          <button type="button" class="button" onClick={() => location.reload()}>
            {t("table.reload")}
          </button>
        </p>
      )}
      {running &&
        mine
          .filter((seat) => seat.bot && !seat.resigned)
          .map((seat) => (
            <p class="banner" key={seat.seat}>
              <Icon name="bot" />
              <span>{mine.length > 1 ? t("stand-in.of", { name: seat.name }) : t("stand-in.mine")}</span>
              <button type="button" class="button" onClick={() => table.standIn(seat.seat, true)}>
                {t("stand-in.back")}
              </button>
            </p>
          ))}
      {running &&
        info.clock &&
        info.seats.filter((seat) => seat.due !== null).map((seat) => <Due key={seat.seat} table={table} seat={seat} />)}
      {running &&
        mine.some((seat) => !seat.bot && !seat.resigned) &&
        info.seats
          .filter((seat) => seat.away !== null)
          .map((seat) => <Absent key={seat.seat} table={table} seat={seat} />)}
    </div>
  );
}

/** Banners about clocks that were read and put away; when time is short they come again. */
const closed = signal<ReadonlySet<string>>(new Set());
const MATTERS = 3600; // seconds: of a quicker clock one is told only when a quarter is left
const WEEK = 6 * 86400; // further ahead a day of the week does not say which one

/** What the clock of somebody who is asked will do, and when; or that it is out and what can be done. */
function Due({ table, seat }: { table: Table; seat: SeatInfo }) {
  void tick.value;
  const { out, seconds } = parts(table.table.value!.clock);
  const left = (seat.due ?? 0) - Math.max(0, performance.now() / 1000 - table.heardAt.value);
  const mine = table.seats.value.filter((one) => one.mine && !one.resigned);
  if (seat.out) {
    const others = mine.filter((one) => one.seat !== seat.seat);
    const offered = others.some((one) => table.table.value!.offers.includes(one.seat));
    return (
      <p class="banner">
        <Icon name="clock" />
        <span>{seat.mine ? t("clock.is-out.mine") : t("clock.is-out", { name: seat.name })}</span>
        {others[0] && !seat.mine && (
          <button type="button" class="button" onClick={() => table.offer(others[0]!.seat, offered)}>
            {t(offered ? "menu.offer.back" : "clock.end")}
          </button>
        )}
      </p>
    );
  }
  const place = `${table.table.value!.id} ${seat.seat}`;
  if (left > seconds / 4 && (seconds < MATTERS || closed.value.has(place))) return null;
  const date = { day: "numeric", month: "short" } as const;
  const at = new Intl.DateTimeFormat(lang.value, {
    ...(left > WEEK ? date : { weekday: "short" }),
    hour: "numeric",
    minute: "2-digit",
  });
  const when = left < MATTERS ? countdown(left) : at.format(Date.now() + left * 1000);
  const key = `clock.will${left < MATTERS ? ".soon" : ""}${seat.mine ? ".mine" : ""}` as "clock.will";
  return (
    <p class="banner quiet">
      <Icon name="clock" />
      <span>
        {t(key, { name: seat.name, when })}{" "}
        {t(`clock.then.${out}${seat.mine && out !== "end" ? ".mine" : ""}` as "clock.then.bot")}
      </span>
      {left > seconds / 4 && (
        <button
          type="button"
          class="tool"
          aria-label={t("close")}
          onClick={() => (closed.value = new Set([...closed.value, place]))}>
          <Icon name="close" />
        </button>
      )}
    </p>
  );
}

/** Somebody is asked and has been away for long: the others may agree that a bot plays. */
function Absent({ table, seat }: { table: Table; seat: SeatInfo }) {
  void tick.value;
  const since = Math.max(0, performance.now() / 1000 - table.heardAt.value);
  if (seat.away === null || seat.away > since) return null;
  const others = table.seats.value.filter(
    (one) => one.kind === "person" && !one.resigned && !one.bot && one.seat !== seat.seat,
  );
  const agreed = others.some((one) => one.mine && seat.agreed.includes(one.seat));
  const names = listed(others.filter((one) => !seat.agreed.includes(one.seat)).map((one) => one.name));
  return (
    <p class="banner">
      <Icon name="clock" />
      <span>
        {agreed
          ? t("absent.agreed", { name: seat.name, names })
          : t("absent", { name: seat.name, time: span((seat.thinking ?? 0) + since) })}
      </span>
      <button type="button" class="button" onClick={() => table.standIn(seat.seat, agreed)}>
        {agreed ? t("absent.wait") : t("absent.agree", { name: seat.name })}
      </button>
    </p>
  );
}
