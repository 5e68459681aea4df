/** Who came where, and how the lead went. Pure. */

export interface Place {
  seat: number;
  name: string;
  score: number;
  rank: number;
}

/** Seats by score; winners first, whatever broke the tie; equal scores share a rank. */
export function places(names: string[], scores: number[], winners: number[]): Place[] {
  const order = names
    .map((name, seat) => ({ seat, name, score: scores[seat] ?? 0, rank: 0 }))
    .sort((a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.score - a.score);
  order.forEach((place, i) => {
    const before = order[i - 1];
    const tied =
      before && before.score === place.score && winners.includes(before.seat) === winners.includes(place.seat);
    place.rank = tied ? before.rank : i;
  });
  return order;
}

/** Each seat's lead over the average at each point of the curve ([ply, score of seat 0, …]). */
export function leads(curve: number[][], seats: number): { ply: number; lead: number[] }[] {
  const start = { ply: 0, lead: Array.from({ length: seats }, () => 0) };
  const points = curve.map(([ply = 0, ...scores]) => {
    const average = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, seats);
    return { ply, lead: scores.map((score) => score - average) };
  });
  return points[0]?.ply === 0 ? points : [start, ...points];
}

/** The points of the curve at which everybody has scored since the last one kept: whole rounds, not single turns. */
export function rounds(curve: number[][]): number[][] {
  const kept: number[][] = [];
  let last: number[] = [];
  curve.forEach((point, i) => {
    const scores = point.slice(1);
    if (i < curve.length - 1 && scores.some((score, seat) => score === (last[seat] ?? 0))) return;
    kept.push(point);
    last = scores;
  });
  return kept;
}

/** At most so many points, the first and last always among them. */
export function thinned<T>(points: T[], most: number): T[] {
  if (points.length <= most) return points;
  return Array.from({ length: most }, (_, i) => points[Math.round((i * (points.length - 1)) / (most - 1))]!);
}

/** Labels at the right edge pushed apart so that none covers another. */
export function spread(heights: number[], gap: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  order.forEach((one, k) => {
    const before = order[k - 1];
    if (before) one.y = Math.max(one.y, before.y + gap);
  });
  const out = [...heights];
  for (const { y, i } of order) out[i] = y;
  return out;
}
