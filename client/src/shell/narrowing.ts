/** How picking pieces narrows the legal choices down to one. Pure; knows no game. */

import type { ChoiceInfo, ChoiceSpec } from "../wire.ts";
import type { Pick, Target } from "./board.ts";

/** Kind of choice → its arguments in order, each with its domain. */
export type Specs = Record<string, Record<string, string>>;
type Args = Record<string, string>;

/** A piece that was picked, and what that settled: for each kind it fits, the arguments it binds. */
export interface Taken {
  pick: Pick;
  binds: Record<string, Args>;
}

export function specsOf(choices: ChoiceSpec[]): Specs {
  return Object.fromEntries(choices.map((spec) => [spec.kind, spec.args]));
}

/** Domains that pieces of this game can name. */
export function domainsOf(specs: Specs): Set<string> {
  return new Set(Object.values(specs).flatMap((args) => Object.values(args)));
}

const has = (choice: ChoiceInfo, args: Args): boolean =>
  Object.entries(args).every(([arg, value]) => choice.args[arg] === value);

/** The arguments of a kind that are settled. */
export function boundOf(taken: Taken[], kind: string): Args {
  return Object.assign({}, ...taken.map(({ binds }) => binds[kind] ?? {})) as Args;
}

/** The choices that agree with a kind (null: any) and with what was taken. */
export function narrow(choices: ChoiceInfo[], taken: Taken[], kind: string | null = null): ChoiceInfo[] {
  return choices.filter(
    (choice) =>
      (kind === null || choice.kind === kind) &&
      taken.every(({ binds }) => binds[choice.kind] !== undefined && has(choice, binds[choice.kind]!)),
  );
}

/** Which free arguments a pick binds, each domain in the order of `arguments_`; null if one finds none that `fits`. */
function bind(arguments_: [string, string][], pick: Pick, fits: (args: Args) => boolean): Args | null {
  const bound: Args = {};
  for (const [domain, value] of Object.entries(pick)) {
    const free = arguments_.find(([arg, of]) => of === domain && !(arg in bound) && fits({ ...bound, [arg]: value }));
    if (!free) return null;
    bound[free[0]] = value;
  }
  return bound;
}

/**
 * What a pick binds. Where it could be one of several arguments of a kind it is the one that is asked now; if that
 * cannot be, and the kind is settled, another that can. `arg` says which one is meant. Null if nothing is kept.
 */
export function take(left: ChoiceInfo[], specs: Specs, taken: Taken[], pick: Pick, arg?: string): Taken | null {
  const kinds = [...new Set(left.map((choice) => choice.kind))];
  const asked = arg ?? nextStep(left, specs, taken)?.arg;
  const binds: Record<string, Args> = {};
  for (const kind of kinds) {
    const same = left.filter((choice) => choice.kind === kind);
    const fits = (args: Args) => same.some((choice) => has(choice, args));
    const free = freeArgs(specs, taken, kind)
      .filter(([name]) => arg === undefined || name === arg)
      .sort(([one], [other]) => Number(other === asked) - Number(one === asked));
    const bound = bind(free, pick, kinds.length === 1 ? fits : () => true);
    if (bound && fits(bound)) binds[kind] = bound;
  }
  return Object.keys(binds).length ? { pick, binds } : null;
}

function freeArgs(specs: Specs, taken: Taken[], kind: string): [string, string][] {
  const bound = boundOf(taken, kind);
  return Object.entries(specs[kind] ?? {}).filter(([arg]) => !(arg in bound));
}

/** A piece that stands for these choices binds what they have in common. */
export function takeFound(found: readonly ChoiceInfo[], specs: Specs, taken: Taken[], pick: Pick): Taken | null {
  const binds: Record<string, Args> = {};
  for (const { kind, args } of found) {
    const common = binds[kind];
    const shared = freeArgs(specs, taken, kind).filter(([arg, domain]) =>
      common ? common[arg] === args[arg] : pick[domain] === args[arg],
    );
    binds[kind] = Object.fromEntries(shared.map(([arg]) => [arg, args[arg] ?? ""]));
  }
  return found.length ? { pick, binds } : null;
}

/** The one choice left, if what was taken says all of it. */
export function settled(left: ChoiceInfo[], specs: Specs, taken: Taken[]): ChoiceInfo | null {
  const only = left[0];
  return left.length === 1 && only && !freeArgs(specs, taken, only.kind).length ? only : null;
}

/** What a further pick would keep, and the cost if all of it costs the same; null if nothing. */
export function target(left: ChoiceInfo[], specs: Specs, taken: Taken[], pick: Pick): Target | null {
  const next = take(left, specs, taken, pick);
  if (!next) return null;
  const choices = narrow(left, [next]);
  const cost = sharedCost(choices);
  return cost === undefined ? { choices } : { cost, choices };
}

/** What all of them cost, if that is the same. */
export function sharedCost(choices: readonly ChoiceInfo[]): number | undefined {
  const [cost, ...others] = new Set(choices.map((choice) => choice.hints["cost"]));
  return others.length ? undefined : cost;
}

/** What is asked next: one argument and the values it can still take. */
export interface Step {
  arg: string;
  domain: string;
  values: string[];
}

/** The first free argument on which the choices left (all of one kind) still differ. */
export function nextStep(left: ChoiceInfo[], specs: Specs, taken: Taken[]): Step | null {
  const kind = left[0]?.kind;
  if (kind === undefined || left.some((choice) => choice.kind !== kind)) return null;
  for (const [arg, domain] of freeArgs(specs, taken, kind)) {
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
  taken: Taken[],
  pick: Pick,
  asked?: string,
): { kind: string; args: Args }[] {
  return kinds.flatMap((kind) => {
    const free = freeArgs(specs, taken, kind).sort(([a], [b]) => Number(b === asked) - Number(a === asked));
    const args = bind(free, pick, () => true);
    return args && taken.every(({ binds }) => binds[kind])
      ? [{ kind, args: { ...boundOf(taken, kind), ...args } }]
      : [];
  });
}
