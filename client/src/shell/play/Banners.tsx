/** Above the board: what keeps the match from going on, and seats for which a bot plays or could play. */

import type { SeatInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { listed, t } from "../settings.ts";
import { span, tick } from "../span.ts";
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
          {t("table.reconnecting")}
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
        mine.some((seat) => !seat.bot && !seat.resigned) &&
        info.seats
          .filter((seat) => seat.away !== null)
          .map((seat) => <Absent key={seat.seat} table={table} seat={seat} />)}
    </div>
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
