/** Paying by counting: amounts laid down one by one until they make up one of the ways to pay. Pure. */

import type { ChoiceInfo } from "../wire.ts";
import { type Specs, type Taken, boundOf } from "./narrowing.ts";

export type Counts = Record<string, number>;

export interface Counting {
  kind: string;
  /** The arguments that are counted. */
  args: string[];
}

/** More ways than one reads: then they are counted out. */
const FEW = 5;

const amount = (choice: ChoiceInfo, arg: string): number => Number(choice.args[arg]);

/** What to count, where one kind is left whose free arguments are amounts. */
export function countingOf(left: ChoiceInfo[], specs: Specs, taken: Taken[]): Counting | null {
  const kind = left[0]?.kind;
  if (kind === undefined || left.length <= FEW || left.some((choice) => choice.kind !== kind)) return null;
  const bound = boundOf(taken, kind);
  const free = Object.keys(specs[kind] ?? {}).filter((arg) => !(arg in bound));
  if (free.length < 2 || left.some(({ args }) => free.some((arg) => !/^\d+$/.test(args[arg] ?? "")))) return null;
  const args = free.filter((arg) => left.some((choice) => amount(choice, arg) > 0));
  return args.length > 1 ? { kind, args } : null;
}

/** Whether some way to pay has at least this. */
export function reachable(left: ChoiceInfo[], counts: Counts): boolean {
  return left.some((choice) => Object.entries(counts).every(([arg, n]) => amount(choice, arg) >= n));
}

/** The way to pay that is exactly what was laid down. */
export function paidBy(left: ChoiceInfo[], counts: Counts): ChoiceInfo | null {
  const exact = (choice: ChoiceInfo) =>
    Object.entries(choice.args).every(([arg, value]) => Number(value) === (counts[arg] ?? 0));
  return left.find(exact) ?? null;
}

/** How much is still to be laid down, at the least. */
export function missing(left: ChoiceInfo[], counts: Counts): number {
  const within = left.filter((choice) => reachable([choice], counts));
  const rest = within.map((choice) =>
    Object.keys(choice.args).reduce((sum, arg) => sum + amount(choice, arg) - (counts[arg] ?? 0), 0),
  );
  return rest.length ? Math.min(...rest) : 0;
}
