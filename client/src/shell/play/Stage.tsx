/** Where the board lies: looking closer with the wheel, two fingers or buttons, moving it with one. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { watchCarrying } from "../carrying.ts";
import { t } from "../settings.ts";
import { walk, watchTabStop } from "../walking.ts";
import { type Box, around, kept, readBox, zoomed } from "./viewport.ts";
import "./Stage.css";

interface Props {
  stage: RefObject<HTMLDivElement | null>;
  /** Elements the question is about, to open on when the screen is small. */
  focusOn(): Element[];
  /** The piece in hand: in the middle if not all of them fit. */
  anchor(): Element | null;
  /** Changes when there is a new question to look at. */
  question: string;
  moved(): void;
  children: ComponentChildren;
  /** Lies on what is asked for: what is lit is not only told of. */
  light?: ComponentChildren;
  over?: ComponentChildren;
}

const SMALL = 640;

export function Stage({ stage, focusOn, anchor, question, moved, children, light, over }: Props) {
  const eye = useRef<Eye | null>(null);
  eye.current ??= new Eye(moved);
  eye.current.moved = moved;

  useLayoutEffect(() => {
    if (stage.current) eye.current?.attach(stage.current);
  });
  useEffect(() => eye.current?.listen(), []);
  useEffect(() => (stage.current ? watchTabStop(stage.current) : undefined), []);
  useEffect(() => (stage.current ? watchCarrying(stage.current, () => eye.current!.wholeInSight) : undefined), []);
  useEffect(() => {
    if ((stage.current?.clientWidth ?? SMALL) < SMALL) eye.current?.lookAt(focusOn(), anchor());
  }, [question]);

  return (
    <section class="board" aria-label={t("board")}>
      <div class={light ? "stage taught" : "stage"} ref={stage} onKeyDown={(event) => walk(event.currentTarget, event)}>
        {children}
      </div>
      {light}
      {over}
      <div class="zoom">
        <button type="button" aria-label={t("zoom.in")} title={t("zoom.in")} onClick={() => eye.current?.zoom(1.35)}>
          <Icon name="zoom-in" />
        </button>
        <button
          type="button"
          aria-label={t("zoom.out")}
          title={t("zoom.out")}
          onClick={() => eye.current?.zoom(1 / 1.35)}>
          <Icon name="zoom-out" />
        </button>
        <button type="button" aria-label={t("zoom.fit")} title={t("zoom.fit")} onClick={() => eye.current?.fit()}>
          <Icon name="fit" />
        </button>
      </div>
    </section>
  );
}

/** Moves the viewBox of the board's SVG. The drawing itself is never rendered again for that. */
class Eye {
  moved: () => void;
  private stage: HTMLElement | null = null;
  private svg: SVGSVGElement | null = null;
  private board: Box | null = null;
  private whole: Box = { x: 0, y: 0, w: 1, h: 1 };
  private view: Box = this.whole;
  wholeInSight = true;
  private readonly fingers = new Map<number, PointerEvent>();
  private dragged = 0;

  constructor(moved: () => void) {
    this.moved = moved;
  }

  attach(stage: HTMLElement): void {
    const svg = stage.querySelector<SVGSVGElement>("svg[viewBox]:not(.icon, [data-fixed])");
    this.stage = stage;
    if (svg === this.svg) return;
    if (!svg) {
      this.svg = this.board = null;
      return;
    }
    this.svg = svg;
    this.board = readBox(svg.getAttribute("viewBox"));
    this.resize();
  }

  listen(): () => void {
    const stage = this.stage;
    if (!stage) return () => undefined;
    const watch = new ResizeObserver(() => this.resize());
    watch.observe(stage);
    const change = new MutationObserver(() => this.attach(stage)); // a drawing may lay itself out anew
    change.observe(stage, { childList: true });
    const stop = new AbortController();
    const { signal } = stop;
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false, signal });
    stage.addEventListener("pointerdown", (event) => this.down(event), { signal });
    addEventListener("pointermove", (event) => this.drag(event), { signal });
    addEventListener("pointerup", (event) => this.up(event), { signal });
    addEventListener("pointercancel", (event) => this.up(event), { signal });
    stage.addEventListener("click", (event) => this.click(event), { capture: true, signal });
    stage.addEventListener("focusin", (event) => this.reveal(event.target as Element), { signal });
    return () => {
      watch.disconnect();
      change.disconnect();
      stop.abort();
    };
  }

  private resize(): void {
    // the stage itself, or the part of it that a drawing gives to its board
    const [frame, board] = [this.svg?.parentElement, this.board];
    if (!frame || !board || !frame.clientWidth || !frame.clientHeight) return;
    const shape = frame.clientWidth / frame.clientHeight;
    this.whole = around(board, shape);
    if (this.wholeInSight) this.show(this.whole);
    else this.show(kept(around({ ...this.view, h: this.view.w / shape }, shape), this.whole));
  }

  private show(view: Box): void {
    this.view = view;
    this.wholeInSight = view.w >= this.whole.w * 0.999;
    this.svg?.setAttribute("viewBox", [view.x, view.y, view.w, view.h].map((n) => Math.round(n * 100) / 100).join(" "));
    this.moved();
  }

  fit(): void {
    this.show(this.whole);
  }

  zoom(factor: number, at?: DOMPoint): void {
    const { view } = this;
    this.show(zoomed(view, this.whole, factor, at?.x ?? view.x + view.w / 2, at?.y ?? view.y + view.h / 2));
  }

  private point(event: { clientX: number; clientY: number }): DOMPoint | undefined {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : undefined;
  }

  private boxOf(elements: Element[]): Box | null {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    const rects = elements.map((element) => element.getBoundingClientRect()).filter((rect) => rect.width > 0);
    if (!matrix || !rects.length) return null;
    const a = new DOMPoint(Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))).matrixTransform(
      matrix,
    );
    const b = new DOMPoint(
      Math.max(...rects.map((r) => r.right)),
      Math.max(...rects.map((r) => r.bottom)),
    ).matrixTransform(matrix);
    return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y };
  }

  /** Put these in sight, with their surroundings, as large as is comfortable. */
  lookAt(elements: Element[], anchor: Element | null): void {
    const box = this.boxOf(anchor ? [anchor, ...elements] : elements);
    if (!box) return;
    const margin = Math.max(box.w, box.h) * 0.12;
    const wide = around(
      { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin },
      this.whole.w / this.whole.h,
    );
    // no further away than the board is high
    const tall = ((this.board?.h ?? this.whole.h) * this.whole.w) / this.whole.h;
    const w = Math.min(this.whole.w, tall, Math.max(wide.w, this.whole.w / 3.4));
    const h = (w * wide.h) / wide.w;
    const middle = (w < wide.w && anchor && this.boxOf([anchor])) || wide;
    this.show(
      kept(
        { x: middle.x + (middle.w - w) / 2, y: middle.y + (middle.h - h) / 2, w, h },
        this.board ?? this.whole,
        0.04,
      ),
    );
  }

  /** What has the keyboard's focus must be in sight. */
  private reveal(element: Element): void {
    const box =
      element === this.svg || this.wholeInSight || !element.matches?.(":focus-visible") ? null : this.boxOf([element]);
    if (!box) return;
    const { view } = this;
    const inside =
      box.x >= view.x && box.y >= view.y && box.x + box.w <= view.x + view.w && box.y + box.h <= view.y + view.h;
    if (!inside)
      this.show(kept({ ...view, x: box.x + box.w / 2 - view.w / 2, y: box.y + box.h / 2 - view.h / 2 }, this.whole));
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, this.point(event));
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!this.fingers.size) this.dragged = 0;
    this.fingers.set(event.pointerId, event);
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.svg) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    const far = this.dragged + Math.abs(dx) + Math.abs(dy);
    if (this.fingers.size === 1) {
      if (far < 7) return;
      const scale = this.view.w / (this.svg.parentElement?.clientWidth || 1);
      this.stage?.classList.add("dragging");
      this.show(kept({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale }, this.whole));
    } else {
      const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (!other) return;
      const gap = (finger: PointerEvent) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
      const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
      this.zoom(gap(event) / Math.max(1, gap(before)), this.point(middle));
    }
    this.dragged = far;
    this.fingers.set(event.pointerId, event);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.stage?.classList.remove("dragging");
  }

  /** The end of a drag is not a click. */
  private click(event: MouseEvent): void {
    if (this.dragged < 7 || !event.isTrusted) return; // a piece let go is pressed by the page itself
    this.dragged = 0;
    event.stopPropagation();
    event.preventDefault();
  }
}
