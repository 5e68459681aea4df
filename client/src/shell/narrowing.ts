/** How picking pieces narrows the legal choices down to one. Pure; knows no game. */

import type { ChoiceInfo, ChoiceSpec } from "../wire.ts";
import type { Pick, Target } from "./board.ts";

/** Kind of choice → its arguments in order, each with its domain. */
export type Specs = Record<string, Record<string, string>>;

export function specsOf(choices: ChoiceSpec[]): Specs {
  return Object.fromEntries(choices.map((spec) => [spec.kind, spec.args]));
}

/** Domains that pieces of this game can name. */
export function domainsOf(specs: Specs): Set<string> {
  return new Set(Object.values(specs).flatMap((args) => Object.values(args)));
}

/**
 * Which arguments of a kind the picks bind, or null if they do not fit it: each pick binds, for each of its domains,
 * the first argument of that domain that is still free.
 */
export function bind(args: Record<string, string>, picks: Pick[]): Record<string, string> | null {
  const bound: Record<string, string> = {};
  for (const pick of picks) {
    for (const [domain, value] of Object.entries(pick)) {
      const free = Object.keys(args).find((arg) => args[arg] === domain && !(arg in bound));
      if (free === undefined) return null;
      bound[free] = value;
    }
  }
  return bound;
}

/** Whether a choice agrees with the picks. */
function agrees(choice: ChoiceInfo, specs: Specs, picks: Pick[]): boolean {
  const bound = bind(specs[choice.kind] ?? {}, picks);
  return bound !== null && Object.entries(bound).every(([arg, value]) => choice.args[arg] === value);
}

/** The choices that agree with a kind (null: any) and with the picks. */
export function narrow(choices: ChoiceInfo[], specs: Specs, picks: Pick[], kind: string | null = null): ChoiceInfo[] {
  return choices.filter((choice) => (kind === null || choice.kind === kind) && agrees(choice, specs, picks));
}

/** The one choice left, if the picks say all of it. */
export function settled(left: ChoiceInfo[], specs: Specs, picks: Pick[]): ChoiceInfo | null {
  const only = left[0];
  if (left.length !== 1 || !only) return null;
  const args = specs[only.kind] ?? {};
  const bound = bind(args, picks);
  return bound && Object.keys(bound).length === Object.keys(args).length ? only : null;
}

/** What a further pick would keep, and the cost if all of it costs the same; null if nothing. */
export function target(left: ChoiceInfo[], specs: Specs, picks: Pick[], pick: Pick): Target | null {
  const choices = narrow(left, specs, [...picks, pick]);
  if (choices.length === 0) return null;
  const costs = new Set(choices.map((choice) => choice.hints["cost"]));
  const [cost] = costs;
  return costs.size === 1 && cost !== undefined ? { cost, choices } : { choices };
}

/** What may be asked next where there is no board to point at: one argument and the values it can still take. */
export interface Step {
  arg: string;
  domain: string;
  values: string[];
}

/** The first free argument on which the choices left (all of one kind) still differ. */
export function nextStep(left: ChoiceInfo[], specs: Specs, picks: Pick[]): Step | null {
  const kind = left[0]?.kind;
  if (kind === undefined || left.some((choice) => choice.kind !== kind)) return null;
  const args = specs[kind] ?? {};
  const bound = bind(args, picks) ?? {};
  for (const [arg, domain] of Object.entries(args)) {
    if (arg in bound) continue;
    const values = [...new Set(left.map((choice) => choice.args[arg] ?? ""))];
    if (values.length > 1) return { arg, domain, values };
  }
  return null;
}

/** Values that are whole numbers without a gap are better stepped through than listed. */
export function isNumber(values: string[]): boolean {
  return values.length > 4 && values.every((value) => /^\d+$/.test(value));
}

/** The kinds one can ask "why not?" about a piece, with the arguments known so far. */
export function doubts(
  kinds: string[],
  specs: Specs,
  picks: Pick[],
  pick: Pick,
): { kind: string; args: Record<string, string> }[] {
  return kinds.flatMap((kind) => {
    const args = bind(specs[kind] ?? {}, [...picks, pick]);
    return args ? [{ kind, args }] : [];
  });
}
