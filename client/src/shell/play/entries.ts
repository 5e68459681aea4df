/** What the dock offers: from the question and what was picked so far to buttons. Pure; knows no game. */

import type { ChoiceInfo, Question } from "../../wire.ts";
import type { Pick } from "../board.ts";
import { type Specs, type Step, bind, isNumber, nextStep } from "../narrowing.ts";

export type Entry =
  | {
      sort: "choice";
      kind: string;
      label: string;
      cost: string;
      choice: ChoiceInfo;
      last?: { domain: string; value: string };
    }
  | { sort: "kind"; kind: string; label: string; cost: string }
  | { sort: "value"; kind: string; label: string; cost: string; domain: string; value: string }
  | { sort: "refused"; kind: string; label: string; cost: string };

export interface Offer {
  entries: Entry[];
  /** Numbers to choose from with a stepper, instead of a list. */
  step: Step | null;
  main: ChoiceInfo | null;
}

const MANY = 12;

/** "3", or "1–4" if they differ, or "" if nothing is said. */
export function costOf(choices: ChoiceInfo[]): string {
  const costs = choices.map((choice) => choice.hints["cost"]).filter((cost) => cost !== undefined);
  if (!costs.length) return "";
  const [low, high] = [Math.min(...costs), Math.max(...costs)];
  return low === high ? String(low) : `${low}–${high}`;
}

/** A label without the "(2 AP)" at its end: the coin beside it says that. */
export function bare(label: string, cost: string): string {
  return cost ? label.replace(new RegExp(`\\s*\\(${cost}\\s[^\\s()]+\\)$`, "u"), "") : label;
}

/** Whether a label says this word, or these. */
export function says(label: string, words: string): boolean {
  const plain = (text: string) =>
    ` ${text
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(" ")} `;
  return label !== words && plain(label).includes(plain(words));
}

function single(choice: ChoiceInfo): Extract<Entry, { sort: "choice" }> {
  const cost = costOf([choice]);
  return { sort: "choice", kind: choice.kind, label: bare(choice.label, cost), cost, choice };
}

/** Where all choices left differ in one thing, that is `last`: a button need say no more. */
function apart(left: ChoiceInfo[], step: Step | null): (choice: ChoiceInfo) => Entry {
  if (!step || step.values.length < left.length) return single;
  return (choice) => ({ ...single(choice), last: { domain: step.domain, value: choice.args[step.arg] ?? "" } });
}

export interface Situation {
  question: Question;
  specs: Specs;
  left: ChoiceInfo[];
  picked: Pick[];
  kind: string | null;
  mainKind: string;
  /** Domains that the drawing settles itself. */
  onBoard: string[];
}

export function offer(at: Situation): Offer {
  const main =
    at.question.choices.find((choice) => choice.kind === at.mainKind && !Object.keys(choice.args).length) ?? null;
  if (at.kind !== null || (at.picked.length && new Set(at.left.map((choice) => choice.kind)).size === 1))
    return { ...within(at), main };
  return { entries: byKind(at), step: null, main };
}

/** One kind is settled: its choices, or the values of the next thing to settle. */
function within(at: Situation): Omit<Offer, "main"> {
  const step = nextStep(at.left, at.specs, at.picked);
  if (step && at.onBoard.includes(step.domain)) return { entries: [], step: null };
  if (step && isNumber(step.values)) return { entries: [], step };
  if (!step || at.left.length <= MANY) return { entries: at.left.map(apart(at.left, step)), step: null };
  const entries = step.values.map((value): Entry => {
    const same = at.left.filter((choice) => choice.args[step.arg] === value);
    const [only] = same;
    if (same.length === 1 && only) return single(only);
    return { sort: "value", kind: only?.kind ?? "", label: value, cost: costOf(same), domain: step.domain, value };
  });
  return { entries, step: null };
}

/** A button for each kind the question knows; those without a legal choice stay, and explain themselves. */
function byKind(at: Situation): Entry[] {
  return at.question.kinds
    .filter(({ kind }) => kind !== at.mainKind)
    .flatMap(({ kind, label }): Entry[] => {
      const choices = at.left.filter((choice) => choice.kind === kind);
      const [only] = choices;
      // Without a pick the button says only the kind: pressing it shows what would happen, and where.
      if (only && choices.length === 1 && (at.picked.length || !Object.keys(only.args).length)) return [single(only)];
      if (only) return [{ sort: "kind", kind, label, cost: costOf(choices) }];
      return bind(at.specs[kind] ?? {}, at.picked) ? [{ sort: "refused", kind, label, cost: "" }] : [];
    });
}
