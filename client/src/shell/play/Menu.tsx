/** What one can do about the table itself. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SeatInfo } from "../../wire.ts";
import { Badge, Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { drawingOf, me } from "../games.ts";
import { delayLabel } from "../lobby/TableFields.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Switch } from "../parts/Switch.tsx";
import { PersonMenu } from "../people/PersonMenu.tsx";
import { absenceLabel } from "../span.ts";
import { settingsOpen } from "../parts/Top.tsx";
import { go } from "../route.ts";
import { lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { HAND } from "./keys.ts";
import { words } from "./words.ts";
import "./Menu.css";

type Pace = "calm" | "normal" | "fast";

interface Props {
  table: Table;
  openRules(): void;
  openMinute: (() => void) | null;
  close(): void;
}

export function Menu({ table, openRules, openMinute, close }: Props) {
  const info = table.table.value;
  const running = info?.status === "running";
  const began = useRef(running);
  useEffect(() => {
    if (began.current && !running) close(); // how it ended is more than what one can do about the table
  }, [running]);
  if (!info) return null;
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Dialog title={t("menu")} close={close}>
      <div class="sheet-body menu">
        <div class="menu-grid">
          <button type="button" class="button" onClick={then(openRules)}>
            <Icon name="why-not" />
            {t("menu.rules")}
          </button>
          {openMinute && (
            <button type="button" class="button" onClick={then(openMinute)}>
              <Icon name="spectator" />
              {t("learn.minute")}
            </button>
          )}
          <button type="button" class="button" onClick={then(() => go(`/replay/${info.id}`))}>
            <Icon name="replay" />
            {t("menu.replay")}
          </button>
          <button type="button" class="button" onClick={then(() => (settingsOpen.value = true))}>
            <Icon name="settings" />
            {t("settings")}
          </button>
          <a class="button" href={api.recordUrl(info.id)} download={`${info.id}.match`}>
            {t("menu.record")}
          </a>
          <a class="button" href="/">
            {t("menu.lobby")}
          </a>
          {table.undo.value?.can && (
            <button type="button" class="button" onClick={then(() => table.takeBackTurn())}>
              {t("undo.turn")}
            </button>
          )}
        </div>
        {running && table.mine.value.length > 0 && (
          <div class="row">
            <span>{t("new.pace")}</span>
            <Switch<Pace>
              label={t("new.pace")}
              value={info.pace}
              set={(pace) => table.pace(pace)}
              values={(["calm", "normal", "fast"] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
            />
          </div>
        )}
        {running && table.mine.value.length > 0 && <StandIns table={table} close={close} />}
        {running && table.mine.value.length > 0 && <Agreeing table={table} />}
        {running && table.mine.value.length > 0 && <Ending table={table} close={close} />}
        <Others table={table} />
        <dl class="facts-list">
          {info.options.map((option) => (
            <div key={option.name}>
              <dt>{option.label}</dt>
              <dd>{option.value_label}</dd>
            </div>
          ))}
          {info.pack && (
            <div>
              <dt>{t("menu.pack")}</dt>
              <dd>{info.pack}</dd>
            </div>
          )}
          {!info.record && (
            <div>
              <dt>{t("new.absence")}</dt>
              <dd>{absenceLabel(info.absence)}</dd>
            </div>
          )}
          <div>
            <dt>{t("watching")}</dt>
            <dd>
              {t(`watching.${info.watching}`)}
              {info.delay > 0 && `, ${delayLabel(info.delay)}`}
            </dd>
          </div>
          <div>
            <dt>{t("menu.commitment")}</dt>
            <dd class="hash">{info.commitment}</dd>
          </div>
        </dl>
        <Keys game={info.game} />
      </div>
    </Dialog>
  );
}

/** The other people here, and what I can do about them. */
function Others({ table }: { table: Table }) {
  const menu = useSignal<SeatInfo | null>(null);
  const info = table.table.value;
  const others = info?.seats.filter((seat) => seat.known && !seat.mine) ?? [];
  if (!info || !others.length || !me.value?.known) return null;
  return (
    <div class="menu-grid">
      {others.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class="button"
          aria-label={t("person.menu", { name: seat.name })}
          onClick={() => (menu.value = seat)}>
          <Badge seat={seat.seat} />
          {seat.name}
          <Icon name="more" />
        </button>
      ))}
      {menu.value && (
        <PersonMenu
          table={info.id}
          whom={{ seat: menu.value.seat }}
          name={menu.value.name}
          canAskToLeave={false}
          sitting={table.mine.value.length > 0}
          close={() => (menu.value = null)}
        />
      )}
    </div>
  );
}

/** A bot plays for whoever wants a rest. */
function StandIns({ table, close }: { table: Table; close(): void }) {
  const seats = table.seats.value.filter((seat) => seat.mine && !seat.resigned);
  return (
    <div class="menu-grid">
      {seats.map((seat) => (
        <button
          type="button"
          class="button quiet"
          key={seat.seat}
          onClick={() => {
            table.standIn(seat.seat, seat.bot !== "");
            close();
          }}>
          <Icon name={seat.bot ? "person" : "bot"} />
          {t(seat.bot ? "menu.stand-in.back" : "menu.stand-in.me", { name: seat.name })}
        </button>
      ))}
    </div>
  );
}

/** Among people good moves are shown only if all agree. */
function Agreeing({ table }: { table: Table }) {
  const { hints, willing } = table.table.value!;
  const people = table.seats.value.filter((seat) => seat.kind === "person");
  if (hints === "never" || people.every((seat) => seat.mine)) return null;
  return (
    <div class="menu-grid">
      {people
        .filter((seat) => seat.mine && !seat.resigned)
        .map(({ seat }) => (
          <button
            key={seat}
            type="button"
            class="button quiet"
            aria-pressed={willing.includes(seat)}
            onClick={() => table.agreeToHints(seat, willing.includes(seat))}>
            <Icon name="bulb" />
            {t(willing.includes(seat) ? "hint.agree.back" : "hint.agree")}
          </button>
        ))}
    </div>
  );
}

function Ending({ table, close }: { table: Table; close(): void }) {
  const sure = useSignal(false);
  const offers = table.table.value?.offers ?? [];
  return (
    <>
      {table.mine.value.map((seat) => {
        const mine = table.seats.value[seat];
        if (!mine || mine.resigned) return null;
        const offered = offers.includes(seat);
        return (
          <div class="menu-grid" key={seat}>
            <button
              type="button"
              class="button quiet"
              aria-pressed={offered}
              onClick={() => table.offer(seat, offered)}>
              {offered ? t("menu.offer.back") : offers.length ? t("menu.offer.agree") : t("menu.offer")}
            </button>
            {sure.value ? (
              <button
                type="button"
                class="button go"
                onClick={() => {
                  table.resign(seat);
                  close();
                }}>
                {t("menu.resign.sure")}
              </button>
            ) : (
              <button type="button" class="button quiet" onClick={() => (sure.value = true)}>
                {t("menu.resign")}
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}

function Keys({ game }: { game: string }) {
  const drawing = drawingOf(game);
  const own = drawing && drawing !== "missing" ? drawing : null;
  const keys = [
    ["1–9", "keys.choice"],
    ["Enter", "keys.main"],
    ["E", "keys.end"],
    ["N", "keys.next"],
    ["?", "keys.why"],
    ["Z", "keys.undo"],
    ["G", "keys.goal"],
    ["Esc", "keys.drop"],
    ["↑ ↓ ← →", "keys.board"],
    ["H", "keys.hand"],
    ["T", "keys.table"],
  ] as const;
  const lines = [
    ...keys.filter(([key]) => key !== "H" || document.querySelector(HAND)).map(([key, text]) => [key, t(text)]),
    ...Object.entries(own?.keys ?? {}).map(([key, text]) => [key, words(own, lang.value)(text)]),
  ];
  return (
    <section class="keys-help">
      <h3>{t("keys")}</h3>
      <ul>
        {lines.map(([key, text]) => (
          <li key={key}>
            <kbd>{key}</kbd>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
