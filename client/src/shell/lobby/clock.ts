/** A table's clock, as the server writes it (`patolli.table.clock`), and in words. */

import { t } from "../settings.ts";

export type Out = "bot" | "end" | "lose";
export const OUTS: Out[] = ["bot", "end", "lose"];
const NIGHT = "22:00-08:00";

export interface ClockParts {
  /** "move 60", "budget 1800+30", or "": none. */
  base: string;
  kind: string;
  seconds: number;
  increment: number;
  out: Out;
  rest: string;
  weekends: boolean;
  zone: string;
}

export function parts(clock: string): ClockParts {
  const [kind = "", amount = "", ...more] = clock.split(" ");
  const said = new Map(more.map((part): [string, string] => [part.split("=")[0] ?? "", part.split("=")[1] ?? ""]));
  const [seconds = 0, increment = 0] = amount.split("+").map(Number);
  return {
    base: clock && `${kind} ${amount}`,
    kind,
    seconds,
    increment,
    out: (said.get("out") as Out | undefined) ?? "bot",
    rest: said.get("rest") ?? "",
    weekends: said.has("weekends"),
    zone: said.get("zone") ?? "",
  };
}

/** Whether a move or the game takes so long that nights matter. */
export const isSlow = (base: string): boolean => parts(base).seconds >= 86400;

/** As the server wants it. */
export function clockOf(base: string, out: Out, nights: boolean, weekends: boolean): string {
  if (!base) return "";
  const rests = isSlow(base) && (nights || weekends);
  return [
    base,
    `out=${out}`,
    ...(rests && nights ? [`rest=${NIGHT}`] : []),
    ...(rests && weekends ? ["weekends"] : []),
    ...(rests ? [`zone=${Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC"}`] : []),
  ].join(" ");
}

export function clockLabel(clock: string): string {
  const { kind, seconds, increment } = parts(clock);
  if (!kind) return t("clock.none");
  if (kind === "move")
    return seconds < 86400 ? t("clock.move", { n: seconds / 60 }) : t("clock.days", { n: seconds / 86400 });
  if (seconds >= 86400) return t("clock.budget.days", { n: seconds / 86400 });
  return increment ? t("clock.increment", { n: seconds / 60, s: increment }) : t("clock.budget", { n: seconds / 60 });
}

/** When it stands still, in a word or two each. */
export function restLabels(clock: string): string[] {
  const { rest, weekends } = parts(clock);
  return [...(rest ? [t("clock.nights-off")] : []), ...(weekends ? [t("clock.weekends-off")] : [])];
}

/** What else was settled about it, one sentence each. */
export function clockNotes(clock: string): string[] {
  const { base, out, rest, weekends, zone } = parts(clock);
  if (!base) return [];
  return [
    t(`clock.out.${out}` as "clock.out.bot"),
    ...(rest ? [t("clock.rest", { hours: rest.replace("-", "–"), zone })] : []),
    ...(weekends ? [t("clock.weekends")] : []),
  ];
}
