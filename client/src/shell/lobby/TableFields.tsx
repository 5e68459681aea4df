/** What can be settled about a table of any game: the clock, what happens when somebody stays away, a pack. */

import type { GameInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { me } from "../games.ts";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { absenceLabel } from "../span.ts";
import { type Out, OUTS, clockLabel, isSlow } from "./clock.ts";
import { Against } from "./Options.tsx";
import { type Access, type Watching, type Wish, accessOf, accesses, canRate, watchingOf } from "./wish.ts";

const ABSENCES = [0, 300, 3600, 86400];
const CLOCKS = [
  "",
  "move 60",
  "move 300",
  "move 86400",
  "move 259200",
  "budget 1800",
  "budget 3600",
  "budget 1800+30",
  "budget 604800",
];

/** Only where somebody else comes: nobody needs a clock against bots. */
export function ClockFields({ wish }: { wish: Wish }) {
  return (
    <>
      <label class="option">
        <h3>{t("new.clock")}</h3>
        <select
          class="field"
          value={wish.clock.value}
          onChange={(event) => (wish.clock.value = event.currentTarget.value)}>
          {CLOCKS.map((value) => (
            <option key={value} value={value}>
              {clockLabel(value)}
            </option>
          ))}
        </select>
        <Against field="clock" />
      </label>
      {wish.clock.value && (
        <div class="option">
          <h3>{t("clock.out")}</h3>
          <Switch<Out>
            wide
            label={t("clock.out")}
            value={wish.out.value}
            set={(value) => (wish.out.value = value)}
            values={OUTS.filter((value) => value !== "end" || !wish.rated.value).map((value) => ({
              value,
              label: t(`clock.${value}` as "clock.bot"),
            }))}
          />
          <p class="meaning">{t(`clock.out.${wish.out.value}` as "clock.out.bot")}</p>
        </div>
      )}
      {isSlow(wish.clock.value) && (
        <div class="option">
          <h3>{t("clock.stands")}</h3>
          <label class="check">
            <input
              type="checkbox"
              checked={wish.nights.value}
              onChange={(event) => (wish.nights.value = event.currentTarget.checked)}
            />
            {t("clock.nights")}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={wish.weekends.value}
              onChange={(event) => (wish.weekends.value = event.currentTarget.checked)}
            />
            {t("clock.at-weekends")}
          </label>
        </div>
      )}
      <label class="option">
        <h3>{t("new.absence")}</h3>
        <select
          class="field"
          value={wish.absence.value ?? (wish.clock.value ? 0 : 86400)}
          onChange={(event) => (wish.absence.value = Number(event.currentTarget.value))}>
          {ABSENCES.map((value) => (
            <option key={value} value={value}>
              {absenceLabel(value)}
            </option>
          ))}
        </select>
        <Against field="absence" />
      </label>
    </>
  );
}

/** Whether it counts; asked of members, where it could. */
export function RatedField({ game, wish }: { game: GameInfo; wish: Wish }) {
  if (!me.value?.member || !canRate(game, wish)) return <Against field="rated" />;
  return (
    <div class="option">
      <label class="check">
        <input
          type="checkbox"
          checked={wish.rated.value}
          onChange={(event) => (wish.rated.value = event.currentTarget.checked)}
        />
        {t("rated.ask")}
      </label>
      {wish.rated.value && <p class="meaning">{t("rated.note")}</p>}
      <Against field="rated" />
    </div>
  );
}

/** Whom the table is for. */
export function AccessField({ wish }: { wish: Wish }) {
  const access = accessOf(wish);
  return (
    <div class="option">
      <h3>{t("access")}</h3>
      <Switch<Access>
        wide
        label={t("access")}
        value={access}
        set={(value) => (wish.access.value = value)}
        values={accesses(wish.chairs.value).map((value) => ({ value, label: t(`access.${value}`) }))}
      />
      <p class="meaning">{t(`access.${access}.note`)}</p>
      <Against field="access" />
    </div>
  );
}

const WATCHERS: Watching[] = ["everyone", "link", "nobody"];
const DELAYS = [0, 1, 3, 5, 10];

export const delayLabel = (turns: number): string => (turns ? t("watching.late", { n: turns }) : t("watching.live"));

/** Who may watch, and how late; nobody watches a closed table. */
export function WatchFields({ wish }: { wish: Wish }) {
  const watching = watchingOf(wish);
  if (accessOf(wish) === "closed") return null;
  return (
    <>
      <label class="option">
        <h3>{t("watching")}</h3>
        <select
          class="field"
          value={watching}
          onChange={(event) => (wish.watching.value = event.currentTarget.value as Watching)}>
          {WATCHERS.map((value) => (
            <option key={value} value={value}>
              {t(`watching.${value}`)}
            </option>
          ))}
        </select>
        <Against field="watching" />
      </label>
      {watching !== "nobody" && (
        <label class="option">
          <h3>{t("watching.delay")}</h3>
          <select
            class="field"
            value={wish.delay.value}
            onChange={(event) => (wish.delay.value = Number(event.currentTarget.value))}>
            {DELAYS.map((value) => (
              <option key={value} value={value}>
                {delayLabel(value)}
              </option>
            ))}
          </select>
          <Against field="delay" />
        </label>
      )}
    </>
  );
}

const MOMENTS = [0, 3];

/** Whether there is time to think again before a card is drawn. */
export function MomentField({ wish }: { wish: Wish }) {
  return (
    <label class="option">
      <h3>{t("new.moment")}</h3>
      <select
        class="field"
        value={wish.moment.value}
        onChange={(event) => (wish.moment.value = Number(event.currentTarget.value))}>
        {MOMENTS.map((value) => (
          <option key={value} value={value}>
            {value ? t("span.seconds", { n: value }) : t("new.moment.none")}
          </option>
        ))}
      </select>
      <p class="meaning">{t("new.moment.note")}</p>
    </label>
  );
}

/** The printed values of somebody who owns the game. */
export function PackField({ game, wish }: { game: GameInfo; wish: Wish }) {
  const pack = wish.pack.value;
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    wish.pack.value = file ? { name: file.name, text: await file.text() } : { name: "", text: "" };
  };
  return (
    <div class="option">
      <h3>{t("new.pack.title")}</h3>
      <div class="pack">
        <label class="button quiet">
          <input
            class="sr"
            type="file"
            accept=".toml,text/plain"
            onChange={(event) => void read(event.currentTarget)}
          />
          {pack.name || t("new.pack")}
        </label>
        {pack.name && (
          <button
            type="button"
            class="tool"
            aria-label={t("new.pack.none")}
            onClick={() => (wish.pack.value = { name: "", text: "" })}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p class="meaning">{game.house ? t("new.pack.note", { n: game.house }) : t("new.pack.plain")}</p>
      <Against field="pack" />
    </div>
  );
}
