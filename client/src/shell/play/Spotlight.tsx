/** What is asked for stands in the light: a pointer at it, and in a lesson everything else steps back. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./Spotlight.css";

interface Props {
  stage: RefObject<HTMLDivElement | null>;
  /** Changes with what is asked for. */
  wanted: unknown;
  /** Whether all else is dimmed. */
  dim: boolean;
}

interface Aim {
  /** Its outline, and where that lies in the stage. */
  d: string;
  matrix: string;
  x: number;
  y: number;
  /** Pointed at from below, where there is no room above. */
  below: boolean;
}

const ROOM = 58; // what a pointer takes above what it points at
const MOST = 4; // more pointers than that point at nothing

/** A box with round corners, a little larger than what lies in it. */
function framed({ width, height }: DOMRect): string {
  const [w, h, r] = [width + 8, height + 8, 10];
  const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${r - 4} -4h${w - 2 * r}${turn(r, r)}v${h - 2 * r}${turn(-r, r)}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}z`;
}

function aimAt(element: Element, stage: DOMRect): Aim[] {
  const ring = element.querySelector<SVGPathElement>(":scope > .spot-shown");
  const box = (ring ?? element).getBoundingClientRect();
  const x = box.x + box.width / 2 - stage.x;
  if (!box.width || x < 0 || x > stage.width || box.bottom < stage.y || box.y > stage.bottom) return [];
  const below = box.y - stage.y < ROOM;
  const y = (below ? box.bottom : box.y) - stage.y;
  const m = ring?.getScreenCTM();
  const at = m ? [m.a, m.b, m.c, m.d, m.e - stage.x, m.f - stage.y] : [1, 0, 0, 1, box.x - stage.x, box.y - stage.y];
  return [{ d: ring?.getAttribute("d") ?? framed(box), matrix: at.join(" "), x, y, below }];
}

export function Spotlight({ stage, wanted, dim }: Props) {
  const [aims, setAims] = useState<Aim[]>([]);
  const due = useRef(0);
  useLayoutEffect(() => {
    const board = stage.current;
    if (!board) return undefined;
    const measure = () => {
      const box = board.getBoundingClientRect();
      const all = [...board.querySelectorAll(".shown")].filter((one) => !one.closest("[inert]"));
      const legal = all.filter((one) => one.hasAttribute("data-legal"));
      setAims((legal.length ? legal : all).flatMap((one) => aimAt(one, box)));
    };
    const soon = () => {
      cancelAnimationFrame(due.current);
      due.current = requestAnimationFrame(measure);
    };
    measure();
    const sized = new ResizeObserver(soon);
    sized.observe(board);
    const drawn = new MutationObserver(soon); // the drawing moves, is looked at closer, or laid out anew
    const changes = ["class", "viewBox", "transform", "style"];
    drawn.observe(board, { childList: true, subtree: true, attributeFilter: changes });
    const stop = new AbortController();
    for (const kind of ["transitionend", "animationend", "scroll"])
      board.addEventListener(kind, soon, { capture: true, signal: stop.signal });
    return () => {
      cancelAnimationFrame(due.current);
      sized.disconnect();
      drawn.disconnect();
      stop.abort();
    };
  }, [JSON.stringify(wanted)]);
  if (!aims.length) return null;
  return (
    <svg class="spotlight" aria-hidden="true">
      {dim && (
        <>
          <mask id="in-the-light">
            <rect width="100%" height="100%" fill="#fff" />
            {aims.map(({ d, matrix }, i) => (
              <path key={i} d={d} transform={`matrix(${matrix})`} />
            ))}
          </mask>
          <rect class="dim" width="100%" height="100%" mask="url(#in-the-light)" />
        </>
      )}
      {aims.length <= MOST &&
        aims.map(({ x, y, below }, i) => (
          <g key={i} transform={`translate(${x} ${y})${below ? " scale(1 -1)" : ""}`}>
            <path class="pointer" d="M-17 -46h34v22l-17 18-17-18z" />
          </g>
        ))}
    </svg>
  );
}
