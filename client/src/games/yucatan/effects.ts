/** What is printed on a piece, from the effect line of its table to icons and to a sentence. */

import type { Translate } from "../../shell/board.ts";

export interface Part {
  icon: string;
  /** A number or a word beside the icon; inside it for strength. */
  text?: string;
}

export interface Printed {
  when: string;
  win: boolean;
  attacker: boolean;
  ownCreature: boolean;
  /** The evolution row a reward wants. */
  row: number;
  column: string;
  pay: Part[];
  gives: Part[];
  either: boolean;
}

const ICON: Record<string, string> = {
  strength: "strength",
  capture_step1: "capture",
  capture_step3: "capture",
  ignore_enemy_creature: "ignore-creature",
  expel_on_loss: "expel",
  return_card: "return-card",
  take_opponent_card: "take-card",
  discount_move_corn: "corn",
  sacrifice_points: "sacrifice",
  clan_first_counts: "clan-token",
  gain_corn: "corn",
  gain_jade: "jade",
  gain_vp: "vp",
  gain_clan_token: "clan-token",
  draw_special: "draw-card",
  draw_special_keep: "draw-card",
  reinforce: "reinforce",
  extend_creature: "time",
  build: "build",
  train: "train",
  summon: "summon",
  activate_city: "conquest",
};
export const wordIcon = (word: string): string => ICON[word] ?? "vp";

const LINE = /^([a-z_]+)(?: if ([a-z0-9_ ]+?))?(?: pay ([a-z0-9 ]+?))?: (.+)$/;

function amounts(text: string, sign: string): Part[] {
  return [...text.matchAll(/(\d+) (corn|jade|prisoner)/g)].map(([, n, icon]) => ({ icon: icon!, text: `${sign}${n}` }));
}

function given(op: string): Part[] {
  const [word = "", first = ""] = op.split(" ");
  const icon = wordIcon(word);
  const price = / at (.+)$/.exec(op)?.[1];
  const less = / less (.+)$/.exec(op)?.[1];
  const after = less ? amounts(less, "−") : price ? amounts(price, "") : [];
  if (word === "discount_move_corn") return [{ icon: "attacker" }, { icon, text: `−${first}` }];
  if (word === "reinforce") return [{ icon, ...(/ to (\d+)/.test(op) ? { text: / to (\d+)/.exec(op)![1]! } : {}) }];
  if (word === "draw_special_keep") return [{ icon, text: `${first}›${/ keep (\d+)/.exec(op)?.[1] ?? 1}` }];
  const quiet = word.startsWith("draw") && first === "1";
  return [{ icon, ...(/^\d+$/.test(first) && !quiet ? { text: first } : {}) }, ...after];
}

/** One effect line; a line that cannot be read is shown as nothing. */
export function printed(line: string): Printed | null {
  const found = LINE.exec(line.trim());
  if (!found) return null;
  const [, when = "", conditions = "", pay = "", ops = ""] = found;
  const all = conditions.split(" and ").map((one) => one.trim());
  const row = all.map((one) => /^([a-z]+) (\d)$/.exec(one)).find(Boolean);
  const either = ops.includes(" or ");
  return {
    when,
    either,
    pay: amounts(pay, "−"),
    win: all.includes("win"),
    attacker: all.includes("attacker"),
    ownCreature: all.includes("own_creature"),
    row: Number(row?.[2] ?? 0),
    column: row?.[1] ?? "",
    gives: ops
      .split(either ? " or " : ",")
      .flatMap((op, i): Part[] => [...(either && i ? [{ icon: "", text: "/" }] : []), ...given(op.trim())]),
  };
}

export const printedAll = (lines: readonly string[]): Printed[] => lines.flatMap((line) => printed(line) ?? []);

/** All of an effect in one row: its conditions, its price, what it gives. */
export function parts(line: string): Part[] {
  const effect = printed(line);
  if (!effect) return [];
  return [
    ...(effect.attacker ? [{ icon: "attacker" }] : []),
    ...(effect.win ? [{ icon: "conquest" }] : []),
    ...(effect.ownCreature ? [{ icon: "creature" }] : []),
    ...effect.pay,
    ...effect.gives,
  ];
}

/** An effect as a sentence: "If you win: capture 1 figure after the clash". */
export function sentence(line: string, t: Translate, word: (key: string) => string): string {
  const effect = printed(line);
  if (!effect) return "";
  const ops = line.slice(line.indexOf(": ") + 2);
  const said = ops
    .split(effect.either ? " or " : ",")
    .map((op) => clause(op.trim(), t))
    .join(effect.either ? ` ${t("yu-or")} ` : ", ");
  const cost = effect.pay.map(({ icon, text }) => t(`yu-pay-${icon}`, { n: (text ?? "").slice(1) })).join(", ");
  const conditions = [
    effect.attacker && t("yu-if-attacker"),
    effect.win && t("yu-if-win"),
    effect.ownCreature && t("yu-if-creature"),
    effect.row > 0 && t("yu-if-row", { column: word(`column-${effect.column}`), n: effect.row }),
    ["city_corn", "city_jade", "sacrifice"].includes(effect.when) && t(`yu-at-${effect.when}`),
    cost && t("yu-paying", { cost }),
  ]
    .filter(Boolean)
    .join(", ");
  const whole = conditions ? `${conditions}: ${said}` : said;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

const SAME: Record<string, string> = { gain_corn: "yu-pay-corn", gain_jade: "yu-pay-jade", gain_vp: "yu-points" };

function clause(op: string, t: Translate): string {
  const [word = "", n = ""] = op.split(" ");
  const price = / at (.+)$/.exec(op)?.[1];
  const less = / less (.+)$/.exec(op)?.[1];
  const cost = (text: string) =>
    amounts(text, "")
      .map(({ icon, text: many }) => t(`yu-pay-${icon}`, { n: many ?? "" }))
      .join(", ");
  const keep = / keep (\d+)/.exec(op)?.[1];
  const limit = / to (\d+)/.exec(op)?.[1];
  const said = t(SAME[word] ?? `yu-word-${word}`, { n, keep: keep ?? "" });
  if (word === "reinforce") return limit ? `${said} ${t("yu-up-to", { n: limit })}` : said;
  return price
    ? `${said} (${t("yu-at-price", { cost: cost(price) })})`
    : less
      ? `${said} (${t("yu-less", { cost: cost(less) })})`
      : said;
}
