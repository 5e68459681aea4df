/** A piece dragged with the mouse: pressed where it is taken, so its places light up, then where it is let go. */

const SEVERAL = '[data-legal="several"]';
const FAR = 7; // pixels: less is a press

const press = (spot: Element) => spot.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** `still`: whether the board stays where it is when it is dragged. */
export function watchCarrying(stage: HTMLElement, still: () => boolean): () => void {
  let taken: { spot: Element; x: number; y: number; up: boolean } | null = null;
  const stop = new AbortController();
  const { signal } = stop;
  const down = (event: PointerEvent) => {
    const mouse = event.pointerType === "mouse" && event.button === 0 && still();
    const spot = mouse ? (event.target as Element).closest(SEVERAL) : null;
    taken = spot && { spot, x: event.clientX, y: event.clientY, up: false };
  };
  const move = (event: PointerEvent) => {
    if (!taken || taken.up || Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < FAR) return;
    taken.up = true;
    stage.classList.add("dragging");
    if (!taken.spot.classList.contains("taken")) press(taken.spot);
  };
  const letGo = (event: PointerEvent) => {
    const goal = taken?.up && event.type === "pointerup" ? (event.target as Element).closest("[data-legal]") : null;
    if (goal && goal !== taken?.spot && stage.contains(goal)) press(goal);
    taken = null;
    stage.classList.remove("dragging");
  };
  stage.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", letGo, { signal });
  addEventListener("pointercancel", letGo, { signal });
  return () => stop.abort();
}
