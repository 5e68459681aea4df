/** How it stands and what would be scored now, asked for anew after every move. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Fact, Outlook, Scores, Source } from "../../wire.ts";
import { api } from "../api.ts";
import { lang } from "../settings.ts";

const PAUSE = 250; // milliseconds in which bots may make several moves

/** null until it is known. */
export function useScores(id: string, ply: number): Scores | null {
  const found = useSignal<Scores | null>(null);
  const language = lang.value;
  useEffect(() => {
    let stale = false;
    const ask = setTimeout(
      () =>
        void api.scores(id).then(
          (scores) => !stale && (found.value = scores),
          () => undefined, // the points themselves are in the panels
        ),
      found.peek() ? PAUSE : 0,
    );
    return () => {
      stale = true;
      clearTimeout(ask);
    };
  }, [id, ply, language]);
  return found.value;
}

/** The sum of each column. */
export const sums = (sources: readonly Source[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

export interface Standing {
  seat: number;
  /** What would be added. */
  adds: number;
  /** And what they would stand at then. */
  then: number;
}

export function standings(outlook: Outlook, soFar: readonly Source[], seats: number): Standing[] {
  const [adds, had] = [sums(outlook.sources, seats), sums(soFar, seats)];
  return adds.map((n, seat) => ({ seat, adds: n, then: n + (had[seat] ?? 0) }));
}

/** At most so many facts: those about me first, and of these such on which most hangs. */
export function concerning(facts: readonly Fact[], mine: readonly number[], most: number): Fact[] {
  const about = ({ seats }: Fact) => (seats.some((seat) => mine.includes(seat)) ? 0 : 1);
  return [...facts].sort((a, b) => about(a) - about(b)).slice(0, most);
}
