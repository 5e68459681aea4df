/** What is asked now, and what was settled before it, in words. */

import type { Drawing } from "../games.ts";
import { boundOf } from "../narrowing.ts";
import { lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./entries.ts";
import { words } from "./words.ts";

/** A value of a domain as people say it: a seat by its name, others in the drawing's words, if it has any. */
export function spoken(table: Table, drawing: Drawing | null, domain: string, value: string): string {
  if (domain === "seat") return table.names.value[Number(value)] ?? value;
  const key = `value.${domain}.${value}`;
  const said = words(drawing, lang.value)(key);
  return said === key ? value : said;
}

const labelOf = (table: Table, kind: string): string =>
  table.question.value?.kinds.find((one) => one.kind === kind)?.label ?? "";

/** One part of what was settled; `place`: where `Desk.backTo` leads. */
export interface Part {
  text: string;
  place: number;
}

export function trailOf(table: Table, drawing: Drawing | null): Part[] {
  const kind = table.desk.kind.value;
  const picks = table.desk.taken.value.map(({ pick, binds }, place) => {
    const said = Object.entries(pick).map(([domain, value]) => spoken(table, drawing, domain, value));
    // A piece without a name stands for what can be done with it.
    return {
      text:
        said.join(" ") ||
        Object.keys(binds)
          .map((one) => labelOf(table, one))
          .join(" / "),
      place,
    };
  });
  return [...(kind ? [{ text: labelOf(table, kind), place: -1 }] : []), ...picks];
}

/** The question of this moment: the kind and what of it is wanted next, or the question as the rules put it. */
export function askNow(table: Table, drawing: Drawing | null, offered: Offer | null): string {
  const { desk } = table;
  const prompt = table.question.value?.prompt ?? "";
  const unsure = desk.unsure.value && table.question.value?.sure[desk.unsure.value.text];
  if (unsure) return unsure;
  const [only] = desk.left.value;
  const begun = desk.kind.value !== null || desk.taken.value.length > 0;
  if (!begun || !only) return prompt;
  if (desk.left.value.length === 1) return only.label;
  const picks = trailOf(table, drawing).at(-1)?.text ?? "";
  if (!offered?.step) return t("dock.what-with", { piece: picks });
  const label = labelOf(table, only.kind);
  if (offered.counting) return `${label}: ${t("dock.count", { n: due(table), of: laid(table) })}`;
  const say = words(drawing, lang.value);
  const wanted = [`ask.${only.kind}.${offered.step.arg}`, `ask.${offered.step.arg}`].map((key) => [key, say(key)]);
  const found = wanted.find(([key, said]) => key !== said)?.[1];
  return `${label}: ${found ?? t("dock.which")}`;
}

const laid = (table: Table): number => Object.values(table.desk.counts.value).reduce((sum, n) => sum + n, 0);

/** The least that any way of paying comes to. */
function due(table: Table): number {
  const bound = boundOf(table.desk.taken.value, table.desk.left.value[0]?.kind ?? "");
  const sums = table.desk.left.value.map(({ args }) =>
    Object.entries(args).reduce((sum, [arg, value]) => sum + (arg in bound ? 0 : Number(value)), 0),
  );
  return Math.min(...sums);
}
