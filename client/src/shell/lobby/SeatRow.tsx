/** One seat of a new table: a person of some sort, or a bot of some level. */

import type { BotSpec } from "../../wire.ts";
import { Badge } from "../../look/Icon.tsx";
import { me } from "../games.ts";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import type { Chair } from "./seating.ts";
import { usualBot } from "./seating.ts";

interface Props {
  seat: number;
  chair: Chair;
  bots: BotSpec[];
  myName: string;
  setMyName(name: string): void;
  set(chair: Chair): void;
  remove: (() => void) | null;
}

export function Bars({ level, of }: { level: number; of: number }) {
  return (
    <span class="bars" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < level ? "on" : ""} />
      ))}
    </span>
  );
}

export function SeatRow(props: Props) {
  const { seat, chair, set, remove } = props;
  const person = chair.kind !== "bot";
  const turn = (to: "person" | "bot" | "gone") => {
    if (to === "gone") remove?.();
    else if (to === "bot") set({ ...chair, kind: "bot", bot: chair.bot || usualBot(props.bots) });
    else set({ ...chair, kind: "friend" });
  };
  return (
    <div class="chair">
      <Badge seat={seat} />
      <div class="who">
        {chair.kind === "me" ? <Myself {...props} /> : person ? <Somebody {...props} /> : <Machine {...props} />}
      </div>
      {chair.kind !== "me" && (
        <Switch<"person" | "bot" | "gone">
          label={t("seat.number", { n: seat + 1 })}
          value={person ? "person" : "bot"}
          set={turn}
          values={[
            { value: "person", label: t("seat.person"), icon: "person", bare: true },
            { value: "bot", label: t("seat.bot"), icon: "bot", bare: true },
            ...(remove ? [{ value: "gone" as const, label: t("seat.remove"), icon: "close", bare: true }] : []),
          ]}
        />
      )}
    </div>
  );
}

function Myself({ myName, setMyName }: Props) {
  if (me.value?.known)
    return (
      <>
        <b>{me.value.name}</b>
        <small>{t("seat.you")}</small>
      </>
    );
  return (
    <label class="my-name-field">
      <small>{t("name.ask")}</small>
      <input
        class="field"
        maxLength={40}
        autocomplete="nickname"
        placeholder={t("name.default")}
        value={myName}
        onInput={(event) => setMyName(event.currentTarget.value)}
      />
    </label>
  );
}

function Somebody({ seat, chair, set }: Props) {
  return (
    <>
      <select
        class="plain"
        aria-label={t("seat.who", { n: seat + 1 })}
        value={chair.kind}
        onChange={(event) => set({ ...chair, kind: event.currentTarget.value as Chair["kind"] })}>
        <option value="friend">{t("seat.friend")}</option>
        <option value="anyone">{t("seat.anyone")}</option>
        <option value="here">{t("seat.here")}</option>
      </select>
      {chair.kind === "here" ? (
        <input
          class="field slim"
          aria-label={t("seat.here.name")}
          placeholder={t("seat.here.name")}
          maxLength={40}
          value={chair.name}
          onInput={(event) => set({ ...chair, name: event.currentTarget.value })}
        />
      ) : (
        <small>{t(chair.kind === "anyone" ? "seat.anyone.note" : "seat.friend.note")}</small>
      )}
    </>
  );
}

function Machine({ seat, chair, bots, set }: Props) {
  const top = Math.max(...bots.map((bot) => bot.level), 1);
  const level = bots.find((bot) => bot.name === chair.bot)?.level ?? 0;
  return (
    <>
      <select
        class="plain"
        aria-label={t("seat.level", { n: seat + 1 })}
        value={chair.bot}
        onChange={(event) => set({ ...chair, bot: event.currentTarget.value })}>
        {bots.map((bot) => (
          <option key={bot.name} value={bot.name}>
            {bot.label}
          </option>
        ))}
      </select>
      <small>
        {t("seat.bot")} <Bars level={level} of={top} />
      </small>
    </>
  );
}
