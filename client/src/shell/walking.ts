/** Arrow keys: from the spot that has the focus to the nearest one in that direction. */

interface Middle {
  x: number;
  y: number;
}

/** How far a place is in a direction: sideways counts double; null: it lies elsewhere. */
export function reach(from: Middle, to: Middle, key: string): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const upright = key === "ArrowDown" || key === "ArrowUp";
  const along = (upright ? dy : dx) * (key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
  const aside = upright ? dx : dy;
  return along > 2 && Math.abs(aside) <= along * 2.2 ? along + 2 * Math.abs(aside) : null;
}

export function nearest(root: Element | null, from: Element | null, key: string): SVGElement | null {
  const middle = (element: Element): Middle => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const spots = [...(root?.querySelectorAll<SVGElement>("[data-spot]") ?? [])];
  const start = from && spots.includes(from as SVGElement) ? from : null;
  if (!start) return spots.find((spot) => spot.getAttribute("tabindex") === "0") ?? spots[0] ?? null;
  const here = middle(start);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const far = spot === start ? null : reach(here, middle(spot), key);
    if (far !== null && far < least) [best, least] = [spot, far];
  }
  return best;
}
