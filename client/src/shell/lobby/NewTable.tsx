/** The form of a new table. Its defaults are a game against bots, one click away. */

import { useSignal } from "@preact/signals";
import type { GameInfo, OptionSpec } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { known } from "../games.ts";
import { keep } from "../invitations.ts";
import { Switch } from "../parts/Switch.tsx";
import { go } from "../route.ts";
import { t } from "../settings.ts";
import { absenceLabel } from "../span.ts";
import { SeatRow } from "./SeatRow.tsx";
import { type Chair, againstBots, asked, usual, usualBot } from "./seating.ts";

type Pace = "calm" | "normal" | "fast";
/** Longer labels do not fit side by side. */
const SHORT = 16;
const ABSENCES = [0, 300, 3600, 86400];
const CLOCKS = ["", "move 60", "move 300", "move 86400", "move 259200", "budget 1800", "budget 3600"];

function clockLabel(clock: string): string {
  const [kind, seconds] = clock.split(" ");
  if (!kind) return t("clock.none");
  const s = Number(seconds);
  if (kind === "budget") return t("clock.budget", { n: s / 60 });
  return s < 86400 ? t("clock.move", { n: s / 60 }) : t("clock.days", { n: s / 86400 });
}

export function NewTable({ game }: { game: GameInfo }) {
  const chairs = useSignal<Chair[]>(usual(game));
  const options = useSignal<Record<string, string>>(
    Object.fromEntries(game.options.map((one) => [one.name, one.default])),
  );
  const pace = useSignal<Pace>("normal");
  const clock = useSignal("");
  const absence = useSignal<number | null>(null); // null: as is usual with this clock
  const name = useSignal("");
  const pack = useSignal({ name: "", text: "" });
  const myName = useSignal("");
  const trouble = useSignal("");
  const busy = useSignal(false);
  const [least, most] = [game.seats[0] ?? 1, game.seats.at(-1) ?? 4];

  const setChair = (i: number, chair: Chair) => (chairs.value = chairs.value.map((old, j) => (j === i ? chair : old)));
  const remove = (i: number) => (chairs.value = chairs.value.filter((_, j) => j !== i));
  const add = () => (chairs.value = [...chairs.value, { kind: "bot", bot: usualBot(game.bots), name: "" }]);

  const open = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    try {
      await known(myName.value, t("name.default"));
      const opened = await api.open({
        game: game.name,
        name: name.value.trim(),
        options: options.value,
        pack: pack.value.text,
        seats: asked(chairs.value),
        pace: pace.value,
        clock: clock.value,
        absence: absence.value,
      });
      keep(opened);
      go(`/table/${opened.id}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    } finally {
      busy.value = false;
    }
  };

  return (
    <form class="new panel" aria-label={t("new")} onSubmit={(event) => void open(event)}>
      <header>
        <h2 class="title">{t("new.of", { game: game.title })}</h2>
        <small>{t("new.seats", { n: chairs.value.length })}</small>
      </header>
      <div class="seats">
        {chairs.value.map((chair, i) => (
          <SeatRow
            key={i}
            seat={i}
            chair={chair}
            bots={game.bots}
            myName={myName.value}
            setMyName={(text) => (myName.value = text)}
            set={(changed) => setChair(i, changed)}
            remove={chairs.value.length > least ? () => remove(i) : null}
          />
        ))}
        {chairs.value.length < most && (
          <button type="button" class="add" onClick={add}>
            <Icon name="plus" />
            {t("seat.add")}
          </button>
        )}
      </div>
      <div class="options">
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={options.value[option.name] ?? option.default}
            set={(value) => (options.value = { ...options.value, [option.name]: value })}
          />
        ))}
        <div>
          <span class="option-name">{t("new.pace")}</span>
          <Switch<Pace>
            wide
            label={t("new.pace")}
            value={pace.value}
            set={(value) => (pace.value = value)}
            values={(["calm", "normal", "fast"] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
          />
        </div>
      </div>
      <details>
        <summary>{t("new.more")}</summary>
        <div class="options">
          <label>
            <span class="option-name">{t("new.clock")}</span>
            <select class="field" value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
              {CLOCKS.map((value) => (
                <option key={value} value={value}>
                  {clockLabel(value)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="option-name">{t("new.name")}</span>
            <input
              class="field"
              maxLength={60}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <label class="whole">
            <span class="option-name">{t("new.absence")}</span>
            <select
              class="field"
              value={absence.value ?? (clock.value ? 0 : 86400)}
              onChange={(event) => (absence.value = Number(event.currentTarget.value))}>
              {ABSENCES.map((value) => (
                <option key={value} value={value}>
                  {absenceLabel(value)}
                </option>
              ))}
            </select>
          </label>
          <PackField game={game} pack={pack.value} set={(chosen) => (pack.value = chosen)} />
        </div>
      </details>
      <div class="go-bar">
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        <button class="button go" disabled={busy.value}>
          {againstBots(chairs.value) ? t("new.play") : t("new.open")}
          <Icon name="end-turn" />
        </button>
      </div>
      <p class="fair">
        <Icon name="chance" />
        {t("new.fair")}
      </p>
    </form>
  );
}

function OptionField({ option, value, set }: { option: OptionSpec; value: string; set(value: string): void }) {
  if (option.many) return <ManyField option={option} value={value} set={set} />;
  const values = option.values.map((one, i) => ({ value: one, label: option.labels[i] ?? one }));
  if (values.length <= 3 && values.every((one) => one.label.length <= SHORT)) {
    return (
      <div>
        <span class="option-name">{option.label}</span>
        <Switch wide label={option.label} values={values} value={value} set={set} />
      </div>
    );
  }
  return (
    <label>
      <span class="option-name">{option.label}</span>
      <select class="field" value={value} onChange={(event) => set(event.currentTarget.value)}>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ManyField({ option, value, set }: { option: OptionSpec; value: string; set(value: string): void }) {
  const chosen = new Set(value === "all" ? option.values : value.split("+").filter((one) => one !== "none"));
  const toggle = (one: string, on: boolean) => {
    const next = option.values.filter((other) => (other === one ? on : chosen.has(other)));
    set(next.join("+") || "none");
  };
  return (
    <fieldset class="many">
      <legend class="option-name">{option.label}</legend>
      {option.values.map((one, i) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.has(one)}
            onChange={(event) => toggle(one, event.currentTarget.checked)}
          />
          {option.labels[i] ?? one}
        </label>
      ))}
    </fieldset>
  );
}

function PackField({
  game,
  pack,
  set,
}: {
  game: GameInfo;
  pack: { name: string; text: string };
  set(pack: { name: string; text: string }): void;
}) {
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    set(file ? { name: file.name, text: await file.text() } : { name: "", text: "" });
  };
  return (
    <div class="pack">
      <label class="button quiet">
        <input class="sr" type="file" accept=".toml,text/plain" onChange={(event) => void read(event.currentTarget)} />
        {pack.name || t("new.pack")}
      </label>
      {pack.name ? (
        <button type="button" class="tool" aria-label={t("new.pack.none")} onClick={() => set({ name: "", text: "" })}>
          <Icon name="close" />
        </button>
      ) : (
        <small>{game.house ? t("new.pack.note", { n: game.house }) : t("new.pack.plain")}</small>
      )}
    </div>
  );
}
