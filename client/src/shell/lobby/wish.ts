/** What a new table is to be. Each game keeps its own wish while others are looked at. */

import { type Signal, signal } from "@preact/signals";
import type { GameInfo, NewTable, OptionSpec, ValueSpec } from "../../wire.ts";
import { type Out, clockOf } from "./clock.ts";
import { type Chair, alone, asked, usual, waits } from "./seating.ts";

export type Pace = NonNullable<NewTable["pace"]>;
export type Access = NonNullable<NewTable["access"]>;
export type Watching = NonNullable<NewTable["watching"]>;

export interface Wish {
  chairs: Signal<Chair[]>;
  options: Signal<Record<string, string>>;
  pace: Signal<Pace>;
  clock: Signal<string>;
  /** What happens when time is out. */
  out: Signal<Out>;
  /** Whether a clock of days stands still at night, and at weekends. */
  nights: Signal<boolean>;
  weekends: Signal<boolean>;
  /** null: as is usual with this clock. */
  absence: Signal<number | null>;
  /** Seconds in which a choice can be taken back before a draw. */
  moment: Signal<number>;
  /** null: as is usual with these chairs. */
  access: Signal<Access | null>;
  /** null: as is usual with this access. */
  watching: Signal<Watching | null>;
  /** Turns that those who watch are behind. */
  delay: Signal<number>;
  rated: Signal<boolean>;
  name: Signal<string>;
  pack: Signal<{ name: string; text: string }>;
}

const wishes = new Map<string, Wish>();

/** The wish for a table of this game; `solo`: against the rival its rules bring. */
export function wishFor(game: GameInfo, solo: boolean): Wish {
  const key = `${game.name} ${solo}`;
  const made = wishes.get(key) ?? {
    chairs: signal(solo ? alone() : usual(game)),
    options: signal({}),
    pace: signal<Pace>("normal"),
    clock: signal(""),
    out: signal<Out>("bot"),
    nights: signal(false),
    weekends: signal(false),
    absence: signal(null),
    moment: signal(0),
    access: signal(null),
    watching: signal(null),
    delay: signal(0),
    rated: signal(false),
    name: signal(""),
    pack: signal({ name: "", text: "" }),
  };
  wishes.set(key, made);
  return made;
}

/** The values that can be chosen with so many seats. */
export const offered = (option: OptionSpec, seats: number): ValueSpec[] =>
  option.values.filter((value) => value.seats.includes(seats));

/** Whether there is anything to choose with so many seats. */
export const isAsked = (option: OptionSpec, seats: number): boolean => offered(option, seats).length > 0;

export const many = (value: string): string[] => value.split("+").filter((one) => one && one !== "none");

/** What an option is settled to: never to something that cannot be. */
export function settled(option: OptionSpec, wished: Record<string, string>, seats: number): string {
  const value = wished[option.name] ?? option.default;
  const values = offered(option, seats);
  if (!option.many) return values.some((one) => one.value === value) ? value : option.default;
  const chosen = many(value);
  const kept = values.filter((one) => chosen.includes(one.value) && (!one.needs || chosen.includes(one.needs)));
  return kept.map((one) => one.value).join("+") || option.default;
}

/** How many of these options are not as usual, of how many things to settle. */
export function changed(options: OptionSpec[], wished: Record<string, string>, seats: number): [number, number] {
  let [n, of] = [0, 0];
  for (const option of options) {
    const value = settled(option, wished, seats);
    n += option.many ? many(value).length : Number(value !== option.default);
    of += option.many ? offered(option, seats).length : 1;
  }
  return [n, of];
}

/** Whom a table with these chairs can be for. */
export const accesses = (chairs: Chair[]): Access[] =>
  chairs.some((chair) => chair.kind === "anyone") ? ["open", "link"] : ["open", "link", "closed"];

/** Whom it is for: a table of friends is nobody else's business, unless that is wished. */
export function accessOf(wish: Wish): Access {
  const [chairs, wished] = [wish.chairs.value, wish.access.value];
  if (!waits(chairs)) return "open";
  if (wished && accesses(chairs).includes(wished)) return wished;
  return chairs.some((chair) => chair.kind === "anyone") ? "open" : "link";
}

const WATCHED: Record<Access, Watching> = { open: "everyone", link: "link", closed: "nobody" };

export function watchingOf(wish: Wish): Watching {
  const access = accessOf(wish);
  return access === "closed" ? "nobody" : (wish.watching.value ?? WATCHED[access]);
}

/** Whether matches of such a table could be compared with others: the usual rules, everybody at their own screen. */
export function canRate(game: GameInfo, wish: Wish): boolean {
  const [chairs, options] = [wish.chairs.value, wish.options.value];
  const known = (bot: string) => game.bots.some((one) => one.name === bot && one.ratings[chairs.length] !== undefined);
  return (
    chairs.length > 1 &&
    !wish.pack.value.text &&
    chairs.every((chair) => chair.kind !== "here" && (chair.kind !== "bot" || known(chair.bot))) &&
    game.options.every((one) => settled(one, options, chairs.length) === one.default)
  );
}

/** As the server wants it. */
export function order(game: GameInfo, wish: Wish): NewTable {
  const chairs = wish.chairs.value;
  const rated = wish.rated.value && canRate(game, wish);
  const out = rated && wish.out.value === "end" ? "bot" : wish.out.value;
  return {
    game: game.name,
    name: wish.name.value.trim(),
    options: Object.fromEntries(game.options.map((one) => [one.name, settled(one, wish.options.value, chairs.length)])),
    pack: wish.pack.value.text,
    seats: asked(chairs),
    pace: wish.pace.value,
    clock: clockOf(wish.clock.value, out, wish.nights.value, wish.weekends.value),
    absence: wish.absence.value,
    moment: wish.moment.value,
    access: accessOf(wish),
    watching: watchingOf(wish),
    delay: watchingOf(wish) === "nobody" ? 0 : wish.delay.value,
    rated,
  };
}
