/** Views as they follow from one another: the server tells how each thing that happens changes what one sees. */

import type { Told } from "../wire.ts";

/** [where, what is there now], or [where] if nothing is there any more; where: "players/1/corn". */
export type Change = readonly (readonly [string, unknown?])[];

/** How it came to a position: what was told, and what one saw before and after each of it, if that is known. */
export interface Happened<View> {
  view: View;
  before: View;
  told: readonly Told[];
  views: readonly View[];
}

function put(at: unknown, path: readonly string[], now: readonly unknown[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return now[0];
  if (Array.isArray(at)) return at.map((item, i) => (i === Number(first) ? put(item, rest, now) : (item as unknown)));
  const before = at as Record<string, unknown>;
  if (rest.length || now.length) return { ...before, [first]: put(before[first], rest, now) };
  return Object.fromEntries(Object.entries(before).filter(([key]) => key !== first));
}

/** The view after these changes; what they do not touch is the same object as before. */
export const changed = (view: unknown, change: Change): unknown =>
  change.reduce((now, [where, ...what]) => put(now, where ? where.split("/") : [], what), view);

/** What was told from a position on, with all that one saw on the way. */
export function followed<View>(before: View, told: readonly Told[], rest: Change = []): Happened<View> {
  const views: unknown[] = [];
  for (const { change } of told) views.push(changed(views.at(-1) ?? before, change as unknown as Change));
  return { view: changed(views.at(-1) ?? before, rest) as View, before, told, views: views as View[] };
}

/** A position of which it is not known what one saw on the way to it. */
export const jumped = <View>(view: View, told: readonly Told[] = []): Happened<View> => ({
  view,
  before: view,
  told,
  views: [],
});

/** How many lines have been told when so many events have not: those lines tell of all, in their order. */
export function linesTold(lines: readonly { events: number }[], waiting: number): number {
  let [count, left] = [lines.length, waiting];
  while (left > 0 && count > 0) left -= lines[--count]!.events;
  // a line that has begun is there already, a heading comes with its first line
  if (left < 0) return count + 1;
  while (waiting > 0 && count > 0 && lines[count - 1]!.events === 0) count -= 1;
  return count;
}
