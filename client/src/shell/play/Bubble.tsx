/** Why not: the reason in a sentence and the rule, at the place it is about. Stays until closed or the next choice. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { Pick } from "../board.ts";
import { t } from "../settings.ts";
import type { Doubt, Reason } from "../desk.ts";
import "./Bubble.css";

interface Props {
  doubt: Doubt;
  stage: RefObject<HTMLDivElement | null>;
  kindLabel(kind: string): string;
  openRule(rule: string): void;
  close(): void;
  /** Changes whenever the board moved under the bubble. */
  moves: number;
}

/** The piece a pick stands for, as it is drawn. */
export function elementOf(stage: Element | null, pick: Pick): Element | null {
  const exact = Object.entries(pick)
    .map(([domain, value]) => `[data-${CSS.escape(domain)}="${CSS.escape(value)}"]`)
    .join("");
  return exact ? (stage?.querySelector(exact) ?? null) : null;
}

export function Bubble({ doubt, stage, kindLabel, openRule, close, moves }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(box.current, stage.current, doubt), [doubt, moves]);
  const several = doubt.reasons.length > 1;
  return (
    <div class="bubble" ref={box} role="status">
      <b>
        <Icon name="why-not" />
        {titleOf(doubt, kindLabel)}
      </b>
      {doubt.reasons.length === 0 && <p>{t("why.asking")}</p>}
      {doubt.reasons.map((reason) => (
        <p key={reason.kind + reason.text} title={reason.ruleText}>
          {several && reason.kind && reason.sort === "no" && <strong>{kindLabel(reason.kind)}: </strong>}
          {saidOf(reason)}{" "}
          {reason.rule && (
            <button type="button" class="rule-link" onClick={() => openRule(reason.rule)}>
              {t("why.rule", { rule: reason.rule })}
            </button>
          )}
        </p>
      ))}
      <button type="button" class="shut" aria-label={t("close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function titleOf({ reasons }: Doubt, kindLabel: (kind: string) => string): string {
  const [first] = reasons;
  if (first?.sort === "can") return t("why.possible");
  if (first?.sort === "first") return t("why.now");
  return first?.kind && reasons.length === 1 ? kindLabel(first.kind) : t("why.title");
}

function saidOf({ sort, text }: Reason): string {
  return sort === "can" ? t("why.can", { what: text }) : sort === "first" ? t("why.first", { what: text }) : text;
}

function place(box: HTMLElement | null, stage: HTMLElement | null, doubt: Doubt): void {
  if (!box || !stage) return;
  const at = doubt.at ? elementOf(stage, doubt.at) : null;
  const frame = stage.getBoundingClientRect();
  const half = box.offsetWidth / 2 + 8;
  const clamp = (n: number) => Math.min(Math.max(n, half), Math.max(half, frame.width - half));
  if (!at) {
    box.className = "bubble pinned";
    box.style.left = `${frame.width / 2}px`;
    box.style.top = `${frame.height - box.offsetHeight - 16}px`;
    return;
  }
  const spot = at.getBoundingClientRect();
  const above = spot.top - frame.top + spot.height * 0.15;
  const fits = above - box.offsetHeight > 18;
  const below = spot.bottom - frame.top - spot.height * 0.15;
  box.className = fits ? "bubble above" : "bubble";
  box.style.left = `${clamp(spot.left + spot.width / 2 - frame.left)}px`;
  box.style.top = `${fits ? above : Math.min(below, frame.height - box.offsetHeight - 24)}px`;
}
