/** The form of a new table: first who plays, then what is settled. Its defaults are a game against bots. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { Cover, RivalPicture } from "../parts/Cover.tsx";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { Company } from "./Company.tsx";
import { Against, Fold, OptionField } from "./Options.tsx";
import { AccessField, ClockFields, MomentField, PackField, RatedField, WatchFields } from "./TableFields.tsx";
import { busy, open, refused } from "./opening.ts";
import { verb, waits } from "./seating.ts";
import { type Pace, type Wish, accessOf, changed, isAsked, order, wishFor } from "./wish.ts";

interface Props {
  game: GameInfo;
  /** Against the rival the rules bring. */
  solo: boolean;
  opened: boolean;
  close(): void;
}

/** The fields a refusal can stand beside; all else stands over the button. */
const FIELDS = ["rated", "options", "seats", "pack", "clock", "absence", "access", "watching", "delay", "name"];

function label(game: GameInfo, wish: Wish, solo: boolean): string {
  if (solo && game.rival) return game.rival.play;
  const chairs = wish.chairs.value;
  const does = verb(chairs);
  return does === "play" ? t("new.play", { n: chairs.length - 1 }) : t(`new.${does}`);
}

function next(wish: Wish, solo: boolean): string {
  const chairs = wish.chairs.value;
  const links = chairs.filter((chair) => chair.kind === "friend").length;
  const people = chairs.filter((chair) => chair.kind === "anyone").length;
  if (links) return t("new.next.invite", { n: links });
  if (people) return t("new.next.open", { n: people });
  return t(solo ? "new.next.solo" : "new.next.play");
}

export function NewTable({ game, solo, opened, close }: Props) {
  const wish = wishFor(game, solo);
  const myName = useSignal("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused.value.text) form.current?.querySelector(".against")?.scrollIntoView({ block: "center" });
  }, [refused.value]);
  useEffect(() => void (refused.value = { field: "", text: "" }), [game.name, solo]);

  const seats = wish.chairs.value.length;
  const options = game.options.filter((option) => isAsked(option, seats));
  const of = (sort: string) => options.filter((option) => option.sort === sort);
  const field = (option: GameInfo["options"][number]) => (
    <OptionField
      key={option.name}
      game={game.name}
      option={option}
      seats={seats}
      wished={wish.options.value}
      set={(value) => (wish.options.value = { ...wish.options.value, [option.name]: value })}
    />
  );
  const elsewhere = refused.value.text && !FIELDS.some((one) => refused.value.field.split(".")[0] === one);
  return (
    <form
      ref={form}
      class={opened ? "new panel opened" : "new panel"}
      aria-label={t("new")}
      onKeyDown={(event) => event.key === "Escape" && close()}
      onSubmit={(event) => {
        event.preventDefault();
        void open(order(game, wish), myName.value);
      }}>
      <header>
        {solo ? <RivalPicture game={game.name} /> : <Cover game={game.name} />}
        <h2 class="title">
          <small>{solo ? game.title : t("new")}</small>
          {solo ? game.rival?.name : game.title}
        </h2>
        <button type="button" class="tool only-sheet" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="body">
        <Company
          game={game}
          wish={wish}
          solo={solo}
          myName={myName.value}
          setMyName={(text) => (myName.value = text)}
        />
        {of("game").map(field)}
        {waits(wish.chairs.value) && (
          <>
            <AccessField wish={wish} />
            <ClockFields wish={wish} />
          </>
        )}
        {!solo && <RatedField game={game} wish={wish} />}
        <div class="folds">
          <Readings options={of("reading")} wish={wish} seats={seats} field={field} />
          <Rare game={game} options={of("rare")} wish={wish} seats={seats} field={field} />
        </div>
      </div>
      <div class="foot">
        {elsewhere && (
          <p class="oops" role="alert">
            {refused.value.text}
          </p>
        )}
        <button class="button go" disabled={busy.value}>
          {label(game, wish, solo)}
          <Icon name="end-turn" />
        </button>
        <p>{next(wish, solo)}</p>
      </div>
    </form>
  );
}

interface Folded {
  options: GameInfo["options"];
  wish: Wish;
  seats: number;
  field(option: GameInfo["options"][number]): preact.VNode;
}

/** How the rulebook is read where it can be read in two ways. */
function Readings({ options, wish, seats, field }: Folded) {
  if (!options.length) return null;
  const [n, of] = changed(options, wish.options.value, seats);
  return (
    <Fold
      title={t("new.readings")}
      state={n ? t("new.readings.changed", { n, of }) : t("new.readings.usual")}
      open={n > 0}
      fields={options.map((option) => `options.${option.name}`)}>
      {options.map(field)}
    </Fold>
  );
}

/** What few people change. */
function Rare({ game, options, wish, seats, field }: Folded & { game: GameInfo }) {
  const bots = wish.chairs.value.some((chair) => chair.kind === "bot");
  const [n] = changed(options, wish.options.value, seats);
  const watched = wish.watching.value === null && !wish.delay.value;
  const plain = !wish.name.value && !wish.moment.value && !wish.pack.value.text;
  const usual = !n && wish.pace.value === "normal" && watched && plain;
  const inside = [
    ...options.map((option) => option.label),
    ...(bots ? [t("new.pace")] : []),
    ...(accessOf(wish) === "closed" ? [] : [t("watching")]),
    t("new.name"),
    t("new.moment"),
    t("new.pack.fold"),
  ];
  return (
    <Fold
      title={inside.map((text, i) => (i ? text.charAt(0).toLowerCase() + text.slice(1) : text)).join(", ")}
      state={usual ? t("new.usual") : t("new.changed")}
      open={!usual}
      fields={["name", "pack", "watching", "delay", ...options.map((option) => `options.${option.name}`)]}>
      {options.map(field)}
      {bots && (
        <div class="option">
          <h3>{t("new.pace")}</h3>
          <Switch<Pace>
            wide
            label={t("new.pace")}
            value={wish.pace.value}
            set={(value) => (wish.pace.value = value)}
            values={(["calm", "normal", "fast"] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
          />
        </div>
      )}
      <WatchFields wish={wish} />
      <label class="option">
        <h3>{t("new.name")}</h3>
        <input
          class="field"
          maxLength={60}
          value={wish.name.value}
          onInput={(event) => (wish.name.value = event.currentTarget.value)}
        />
        <Against field="name" />
      </label>
      <MomentField wish={wish} />
      <PackField game={game} wish={wish} />
    </Fold>
  );
}
