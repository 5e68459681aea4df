/** An offering being put together: what is planned, what it would count for, and how it is answered step by step. */

import type { ChoiceInfo } from "../../wire.ts";
import type { OfferingView, View } from "./view.ts";

export interface Plan {
  prisoners: number;
  jade: number;
  corn: number;
  tokens: number[];
}

/** The order in which the parts are asked for. */
export const STEPS: readonly string[] = ["prisoners", "jade", "corn", "tokens"];
const KINDS = ["offer-prisoners", "offer-jade", "offer-corn"];

/** Which part is asked now; after the last if nothing is. */
export function asked(choices: readonly ChoiceInfo[]): number {
  if (!choices.length) return STEPS.length;
  const found = KINDS.findIndex((kind) => choices.some((choice) => choice.kind === kind));
  return found < 0 ? 3 : found;
}

export function start(view: View): Plan {
  const answer = view.answer;
  return {
    prisoners: answer?.prisoners ?? 0,
    jade: answer?.jade ?? 0,
    corn: answer?.corn ?? 0,
    tokens: answer?.tokens ?? [],
  };
}

/** The plan, with what has been answered already as it was answered. */
export function fixed(plan: Plan, view: View, step: number): Plan {
  const answer = view.answer;
  if (!answer) return plan;
  return {
    prisoners: step > 0 ? answer.prisoners : plan.prisoners,
    jade: step > 1 ? answer.jade : plan.jade,
    corn: step > 2 ? answer.corn : plan.corn,
    tokens: step > 3 ? answer.tokens : [...new Set([...plan.tokens, ...answer.tokens])].sort(),
  };
}

export function worth(plan: Plan, counts: OfferingView): Record<string, number> {
  return {
    prisoners: plan.prisoners * counts.prisoner,
    jade: Math.floor(plan.jade / counts.jade),
    corn: Math.floor(plan.corn / counts.corn),
    tokens: plan.tokens.length ? (plan.tokens.length - 1) * counts.further + counts.first : 0,
  };
}

export const worthAll = (plan: Plan, counts: OfferingView): number =>
  Object.values(worth(plan, counts)).reduce((sum, n) => sum + n, counts.extra);

/** How much of a part would be given for nothing. */
export function wasted(plan: Plan, counts: OfferingView, key: "prisoners" | "jade" | "corn"): number {
  return key === "prisoners" ? 0 : plan[key] % counts[key];
}

/** The answer to what is asked now, as planned. */
export function nextChoice(choices: readonly ChoiceInfo[], plan: Plan, view: View): ChoiceInfo | null {
  const step = asked(choices);
  if (step < 3) {
    const amount = String([plan.prisoners, plan.jade, plan.corn][step]);
    return choices.find((choice) => choice.kind === KINDS[step] && choice.args["amount"] === amount) ?? null;
  }
  const token = plan.tokens.find((seat) => !view.answer?.tokens.includes(seat));
  return (
    choices.find((choice) =>
      token === undefined
        ? choice.kind === "pass"
        : choice.kind === "offer-token" && choice.args["seat"] === String(token),
    ) ?? null
  );
}
