/** What the dock offers: from the question and what was picked so far to buttons. Pure; knows no game. */

import type { ChoiceInfo, KindInfo, Question } from "../../wire.ts";
import { type Specs, type Step, type Taken, isNumber, nextStep } from "../narrowing.ts";
import { type Counting, countingOf } from "../paying.ts";

interface Common {
  kind: string;
  label: string;
  cost: string;
}

export type Entry =
  | (Common & { sort: "choice"; choice: ChoiceInfo; last?: { domain: string; value: string } })
  | (Common & { sort: "kind" })
  | (Common & { sort: "value"; arg: string; domain: string; value: string });

export interface Offer {
  entries: Entry[];
  /** Amounts that are counted out, instead of anything else. */
  counting: Counting | null;
  /** Numbers to choose from with a stepper, instead of a list. */
  stepper: Step | null;
  /** What is asked now within one kind; null: the kind itself. */
  step: Step | null;
  /** What the main button does: the one answer left, or the end of the turn; null while something is missing. */
  main: ChoiceInfo | null;
  /** The choice that ends the turn, if it may be ended. */
  end: ChoiceInfo | null;
  /** Kinds that cannot be chosen now, and would say why. */
  refused: KindInfo[];
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

const wordsOf = (text: string): string =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Whether a label says this word, or these. */
export function says(label: string, words: string): boolean {
  return label !== words && wordsOf(label).includes(wordsOf(words));
}

function single(choice: ChoiceInfo): Extract<Entry, { sort: "choice" }> {
  const cost = costOf([choice]);
  return { sort: "choice", kind: choice.kind, label: bare(choice.label, cost), cost, choice };
}

/** A price that is no coin's, or what a choice brings, is said by its label alone. */
const spelled = ({ hints }: ChoiceInfo): boolean => Object.keys(hints).length > 0 && hints["cost"] === undefined;

/** Where all choices left differ in one thing, that is `last`: a button need say no more. */
function apart(left: ChoiceInfo[], step: Step | null): (choice: ChoiceInfo) => Entry {
  if (!step || step.values.length < left.length || left.some(spelled)) return single;
  return (choice) => ({ ...single(choice), last: { domain: step.domain, value: choice.args[step.arg] ?? "" } });
}

export interface Situation {
  question: Question;
  specs: Specs;
  left: ChoiceInfo[];
  taken: Taken[];
  kind: string | null;
  mainKind: string;
  /** Domains that the drawing settles itself. */
  onBoard: string[];
}

export function offer(at: Situation): Offer {
  const { choices, kinds } = at.question;
  const [only] = at.left;
  const begun = at.kind !== null || at.taken.length > 0;
  const end = choices.find((choice) => choice.kind === at.mainKind && !Object.keys(choice.args).length) ?? null;
  const main = at.left.length === 1 && only ? only : begun ? null : end;
  const refused = kinds.filter(({ kind }) => !choices.some((choice) => choice.kind === kind));
  const one = at.kind !== null || (at.taken.length > 0 && new Set(at.left.map(({ kind }) => kind)).size === 1);
  if (!one) return { entries: byKind(at), counting: null, stepper: null, step: null, main, end, refused };
  const step = nextStep(at.left, at.specs, at.taken);
  const counting = countingOf(at.left, at.specs, at.taken);
  const listed = step !== null && !at.onBoard.includes(step.domain);
  const stepper = listed && !counting && isNumber(step.values) ? step : null;
  const entries = stepper || counting ? [] : within(at, step);
  return { entries, counting, stepper, step, main, end, refused };
}

/** One kind is settled: its choices, or the values of the next thing to settle. */
function within(at: Situation, step: Step | null): Entry[] {
  if (step && at.onBoard.includes(step.domain)) return [];
  if (!step || at.left.length <= MANY) return at.left.map(apart(at.left, step));
  return step.values.map((value): Entry => {
    const same = at.left.filter((choice) => choice.args[step.arg] === value);
    const [only] = same;
    if (same.length === 1 && only) return single(only);
    const { arg, domain } = step;
    return { sort: "value", kind: only?.kind ?? "", label: value, cost: costOf(same), arg, domain, value };
  });
}

/** A button for each kind that can be chosen now. */
function byKind(at: Situation): Entry[] {
  return at.question.kinds
    .filter(({ kind }) => kind !== at.mainKind)
    .flatMap(({ kind, label }): Entry[] => {
      const choices = at.left.filter((choice) => choice.kind === kind);
      const [only] = choices;
      if (only && choices.length === 1) return [single(only)];
      return only ? [{ sort: "kind", kind, label, cost: costOf(choices) }] : [];
    });
}
