/** The answers in the dock's row: buttons, a number with less and more, amounts that are counted out. */

import { useSignal } from "@preact/signals";
import { Icon } from "../../look/Icon.tsx";
import type { ChoiceInfo } from "../../wire.ts";
import type { Drawing } from "../games.ts";
import type { Step } from "../narrowing.ts";
import { reachable } from "../paying.ts";
import { lang, t } from "../settings.ts";
import type { Table } from "../table.ts";
import { type Entry, says } from "./entries.ts";
import { words } from "./words.ts";

interface ButtonProps {
  entry: Entry;
  number: number;
  icon: string;
  say(domain: string, value: string): string;
  act(): void;
}

/** How narrow a label may become where the row is full: about half of it and half a word. */
const twoLines = ({ length }: string) => (length > 14 ? `--two-lines: ${(length * 0.28 + 2.4).toFixed(1)}em` : "");

export function ChoiceButton({ entry, number, icon, say, act }: ButtonProps) {
  const label = entry.sort === "value" ? say(entry.domain, entry.value) : entry.label;
  const last = entry.sort === "choice" && entry.last ? say(entry.last.domain, entry.last.value) : label;
  const short = says(label, last); // other values are ids, and no words of their own
  const seen = short ? last : label;
  return (
    <button type="button" class="choice" data-kind={entry.kind} onClick={act}>
      {icon && <Icon name={icon} class="piece" />}
      {short && <span class="sr">{label}</span>}
      <span class="verb" style={twoLines(seen)} aria-hidden={short}>
        {seen}
      </span>
      {entry.cost && (
        <span class="cost num" aria-label={t("dock.cost", { cost: entry.cost })}>
          {entry.cost}
        </span>
      )}
      {number < 10 && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

interface CountProps {
  class: string;
  label: string;
  value: number | string;
  less: (() => void) | null;
  more: (() => void) | null;
}

function Count({ class: extra, label, value, less, more }: CountProps) {
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={`${t("dock.less")}: ${label}`}
        disabled={!less}
        onClick={() => less?.()}>
        <Icon name="zoom-out" />
      </button>
      <output class={`num ${extra}`} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        class="tool more"
        aria-label={`${t("dock.more")}: ${label}`}
        disabled={!more}
        onClick={() => more?.()}>
        <Icon name="zoom-in" />
      </button>
    </>
  );
}

/** A number with less and more, and what it would mean. */
export function Stepper({ step, left, choose }: { step: Step; left: ChoiceInfo[]; choose(value: string): void }) {
  const at = useSignal(0);
  const last = step.values.length - 1;
  const place = Math.min(at.value, last);
  const value = step.values[place] ?? "";
  const meant = left.find((choice) => choice.args[step.arg] === value);
  return (
    <div class="stepper" role="group" aria-label={t("dock.amount")}>
      <Count
        class=""
        label={t("dock.amount")}
        value={value}
        less={place > 0 ? () => (at.value = place - 1) : null}
        more={place < last ? () => (at.value = place + 1) : null}
      />
      <button type="button" class="choice" onClick={() => choose(value)}>
        <span class="verb">{meant?.label ?? value}</span>
      </button>
    </div>
  );
}

/** One counter for each thing one may pay with; "+" stops where no way to pay has more of it. */
export function Counters({ table, drawing, args }: { table: Table; drawing: Drawing | null; args: string[] }) {
  const { desk } = table;
  const say = words(drawing, lang.value);
  const counts = desk.counts.value;
  return (
    <>
      {args.map((arg) => {
        const n = counts[arg] ?? 0;
        const name = say(`pay.${arg}`);
        const set = (to: number) => (desk.counts.value = { ...counts, [arg]: to });
        return (
          <div key={arg} class="counter" data-arg={arg} role="group" aria-label={name}>
            <Icon name={arg} class="piece" />
            <span class="verb">{name}</span>
            <Count
              class="laid"
              label={name}
              value={n}
              less={n > 0 ? () => set(n - 1) : null}
              more={reachable(desk.left.value, { ...counts, [arg]: n + 1 }) ? () => set(n + 1) : null}
            />
          </div>
        );
      })}
    </>
  );
}
