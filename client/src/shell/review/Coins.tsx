/** The steps of a turn as numbered coins on the board: gold for a better turn, the seat's colour for the one played. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ReviewStep } from "../../wire.ts";

interface Props {
  steps: readonly ReviewStep[];
  /** How many of them are made. */
  at: number;
  kind: string;
  /** What the coins lie on, whenever that is drawn anew. */
  drawn: unknown;
}

interface Coin {
  n: number;
  x: number;
  y: number;
}

const APART = 24;

/** Where a step is made: at the place that all it names tell together, else at the last of them that is drawn. */
function spot(step: ReviewStep, board: Element, frame: DOMRect): { x: number; y: number } | null {
  const places = Object.entries(step.refs).flatMap(([domain, values]) =>
    values.map((value) => ({ value, is: `[data-${CSS.escape(domain)}="${CSS.escape(value)}"]` })),
  );
  const together = `[data-at="${CSS.escape(places.map(({ value }) => value).join(" "))}"]`;
  const alone = places.map(({ is }) => is).reverse();
  for (const where of places.length > 1 ? [together, alone.join(""), ...alone] : alone) {
    const box = board.querySelector(where)?.getBoundingClientRect();
    if (!box?.width) continue;
    const [x, y] = [box.x + box.width / 2 - frame.x, box.y + Math.min(box.height / 4, 24) - frame.y];
    if (x > 0 && x < frame.width && y > 0 && y < frame.height) return { x, y };
  }
  return null;
}

export function Coins({ steps, at, kind, drawn }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [coins, setCoins] = useState<Coin[]>([]);
  useLayoutEffect(() => {
    const [frame, board] = [layer.current, layer.current?.parentElement];
    if (!frame || !board) return;
    const measure = () => {
      const found: Coin[] = [];
      const box = frame.getBoundingClientRect();
      steps.forEach((step, i) => {
        const place = spot(step, board, box);
        if (!place) return;
        const beside = found.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < APART / 2 || y === place.y);
        const same = beside.filter(({ x }) => (x - place.x) % APART === 0).length;
        found.push({ n: i + 1, x: Math.min(box.width - 14, place.x + APART * same), y: place.y });
      });
      setCoins(found);
    };
    const sized = new ResizeObserver(measure);
    sized.observe(frame);
    const drawing = new MutationObserver(measure); // a board comes when it is loaded
    drawing.observe(board, { childList: true, subtree: true });
    board.addEventListener("transitionend", measure); // and some of it turns or moves
    return () => {
      sized.disconnect();
      drawing.disconnect();
      board.removeEventListener("transitionend", measure);
    };
  }, [steps, drawn]);
  return (
    <div ref={layer} class="coins" aria-hidden="true">
      {coins.map(({ n, x, y }) => (
        <span
          key={n}
          class={`coin ${kind} ${n < at ? "done" : n === at ? "done now" : "to-come"}`}
          style={`left:${x}px;top:${y}px`}>
          {n}
        </span>
      ))}
    </div>
  );
}
