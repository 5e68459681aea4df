/** The keys of a board: arrows go from spot to spot, and one of all spots is the page's tab stop. */

interface Middle {
  x: number;
  y: number;
}

/** How far a place is in a direction: sideways counts more; null: it lies elsewhere. */
export function reach(from: Middle, to: Middle, key: string): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const upright = key === "ArrowDown" || key === "ArrowUp";
  const along = (upright ? dy : dx) * (key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1);
  const aside = upright ? dx : dy;
  return along > 2 && Math.abs(aside) <= along * 2.2 ? along + 1.5 * Math.abs(aside) : null;
}

/** The nearest in a direction. Of two that are as far, as beside a hex, the lower; with `upper` the upper. */
export function nearest<Spot extends Middle>(from: Middle, spots: Spot[], key: string, upper = false): Spot | null {
  const side = (spot: Spot) => (spot.y > from.y !== upper ? 0 : 2);
  const far = (spot: Spot) => (reach(from, spot, key) ?? Infinity) + side(spot);
  const [best] = [...spots].sort((one, other) => far(one) - far(other));
  return best && far(best) < Infinity ? best : null;
}

const SPOT = "[data-spot]";

/** Enter on a place of the board where a press does nothing now is meant for the page's main button. */
export const isIdle = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof SVGElement && target.matches("[data-idle]");

/** Where the keys walk: over the board, or over what lies on top of it. */
const spotsOf = (stage: Element): SVGElement[] => [
  ...(stage.querySelector("[data-over]") ?? stage).querySelectorAll<SVGElement>(SPOT),
];

function middle(element: Element): Middle {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** An arrow key was pressed on the board. */
export function walk(stage: Element, event: KeyboardEvent): void {
  if (!event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const spots = spotsOf(stage);
  const at = spots.find((spot) => spot === document.activeElement);
  const others = spots.filter((spot) => spot !== at).map((spot) => ({ spot, ...middle(spot) }));
  const next = at ? nearest(middle(at), others, event.key, event.shiftKey)?.spot : tabStop(spots);
  next?.focus();
}

const tabStop = (spots: SVGElement[]): SVGElement | undefined =>
  spots.find((spot) => spot.getAttribute("tabindex") === "0") ??
  spots.find((spot) => spot.hasAttribute("data-legal")) ??
  spots[0];

/** Exactly one spot can be reached with Tab: the one that had the focus last, or the first legal one. */
function keepTabStop(stage: Element, focused: Element | null = null): void {
  const spots = spotsOf(stage);
  const stop = spots.find((spot) => spot === focused) ?? tabStop(spots);
  for (const spot of stage.querySelectorAll(`${SPOT}[tabindex="0"]`))
    if (spot !== stop) spot.setAttribute("tabindex", "-1");
  stop?.setAttribute("tabindex", "0");
}

/** However the drawing changes, one of its spots is the tab stop. */
export function watchTabStop(stage: HTMLElement): () => void {
  const watch = new MutationObserver(() => keepTabStop(stage));
  watch.observe(stage, { childList: true, subtree: true });
  const follow = (event: FocusEvent) => keepTabStop(stage, event.target as Element);
  stage.addEventListener("focusin", follow);
  keepTabStop(stage);
  return () => {
    watch.disconnect();
    stage.removeEventListener("focusin", follow);
  };
}
