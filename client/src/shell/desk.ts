/** One's hand at the table, the same for all games: what is picked, narrowed down, chosen, and explained. */

import { type ReadonlySignal, batch, computed, effect, signal } from "@preact/signals";
import type { ChoiceInfo, Question, Refused, Update, Why } from "../wire.ts";
import type { Pick, Target } from "./board.ts";
import {
  type Specs,
  type Taken,
  boundOf,
  domainsOf,
  doubts,
  narrow,
  nextStep,
  settled,
  take,
  takeFound,
  target,
} from "./narrowing.ts";
import { type Counts, paidBy } from "./paying.ts";
import { settings } from "./settings.ts";
import type { Draft } from "./socket.ts";

/** `no`: what stands against it. `can`: it may be done, and how. `first`: something else is asked now. */
export interface Reason {
  sort: "no" | "can" | "first";
  kind: string;
  text: string;
  rule: string;
  ruleText: string;
  /** How far it is from being possible, where the reason counts: 1 point too few is nearer than 3. */
  short?: number;
  /** How much more would do, where that is known. */
  lack?: number;
}

/** Why something is not allowed: of a place on the board, or of a kind of choice as a whole. */
export interface Doubt {
  at: Pick | null;
  reasons: Reason[];
}

const plain = (sort: Reason["sort"], kind: string, text: string): Reason => ({
  sort,
  kind,
  text,
  rule: "",
  ruleText: "",
});
const agrees = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);
const MOST_DOUBTS = 4;

export class Desk {
  readonly kind = signal<string | null>(null);
  readonly taken = signal<Taken[]>([]);
  readonly doubt = signal<Doubt | null>(null);
  /** The id of an answer on its way. */
  readonly sending = signal("");
  /** Why whole kinds cannot be chosen now, as far as it was asked: the "why not" list. */
  readonly reasons = signal<Record<string, Reason>>({});
  /** Whether that list is open. */
  readonly listing = signal(false);
  /** What was laid down so far, where a payment is counted out. */
  readonly counts = signal<Counts>({});
  /** A choice that would leave much undone: whether it is meant is asked, once a turn. */
  readonly unsure = signal<ChoiceInfo | null>(null);
  private warned = false;
  /** One has just answered: what follows of itself is answered along with it. */
  private answering = false;
  private readonly asked = new Map<string, { kind: string; list: boolean }>();

  readonly picked = computed<Pick[]>(() => this.taken.value.map(({ pick }) => pick));
  readonly left = computed<ChoiceInfo[]>(() =>
    narrow(this.question.value?.choices ?? [], this.taken.value, this.kind.value),
  );
  /** What is asked next, where one kind is left. */
  readonly step = computed(() => nextStep(this.left.value, this.specs.value, this.taken.value));
  /** The payment that was counted out. */
  readonly counted = computed(() => paidBy(this.left.value, this.counts.value));
  readonly domains = computed(() => domainsOf(this.specs.value));

  private readonly now: ReadonlySignal<Update | null>;
  private readonly question: ReadonlySignal<Question | null>;
  private readonly specs: ReadonlySignal<Specs>;
  private readonly send: (draft: Draft) => string;

  constructor(
    now: ReadonlySignal<Update | null>,
    question: ReadonlySignal<Question | null>,
    specs: ReadonlySignal<Specs>,
    send: (draft: Draft) => string,
  ) {
    [this.now, this.question, this.specs, this.send] = [now, question, specs, send];
  }

  // ------------------------------------------------------------------ what the server says

  /** A position has come; `elsewhere`: it asks something else than before. */
  hearQuestion(elsewhere: boolean): void {
    this.reasons.value = {};
    // While an own answer is on its way, others may answer the same question: only `done` says that ours has arrived.
    if (elsewhere) this.listing.value = false;
    if (elsewhere) this.sending.value = "";
    if (elsewhere || this.sending.value) this.backTo(-1);
    const question = this.question.value;
    const [only] = question?.choices ?? [];
    if (!elsewhere) return;
    if (this.answering && question?.moot && only) this.choose(only);
    else this.answering = false;
  }

  hearDone(id: string): void {
    if (this.sending.value !== id) return;
    this.sending.value = "";
    this.backTo(-1);
  }

  hearProblem(id: string): void {
    if (this.sending.value !== id) return;
    this.sending.value = "";
    this.answering = false;
  }

  hearRefused(refused: Refused): void {
    this.hearProblem(refused.id);
    const at = this.picked.value.at(-1) ?? null;
    this.taken.value = this.taken.value.slice(0, -1);
    const { text, rule, rule_text: ruleText } = refused;
    this.doubt.value = { at, reasons: [{ sort: "no", kind: "", text, rule, ruleText }] };
  }

  hearWhy(why: Why): void {
    const asked = this.asked.get(why.id);
    if (!asked) return;
    this.asked.delete(why.id);
    const { kind, list } = asked;
    const reason: Reason = why.legal
      ? plain("can", kind, this.labelOf(kind))
      : { sort: "no", kind, text: why.text, rule: why.rule, ruleText: why.rule_text, short: why.short, lack: why.lack };
    if (list) this.reasons.value = { ...this.reasons.value, [kind]: reason };
    else this.explain(reason);
  }

  private explain(reason: Reason): void {
    const doubt = this.doubt.value;
    if (!doubt || doubt.reasons.some((one) => one.text === reason.text && one.rule === reason.rule)) return;
    this.doubt.value = { ...doubt, reasons: [...doubt.reasons, reason] };
  }

  // ------------------------------------------------------------------ what the viewer does

  /** Forget what was picked, and the bubble. */
  drop(): void {
    this.answering = false;
    this.backTo(-1);
  }

  /** Back to the question before the pick of this number; -1: before the kind, too. */
  backTo(place: number): void {
    batch(() => {
      if (place < 0) this.kind.value = null;
      this.taken.value = this.taken.value.slice(0, Math.max(0, place));
      this.counts.value = {};
      this.doubt.value = null;
      this.unsure.value = null;
    });
  }

  /** One step back: the list, the bubble, what is not sure, the last piece, then the kind. */
  back(): void {
    if (this.unsure.value) this.unsure.value = null;
    else if (this.listing.value) this.listing.value = false;
    else if (this.doubt.value) this.doubt.value = null;
    else this.backTo(this.taken.value.length - 1);
  }

  target(pick: Pick): Target | null {
    return target(this.left.value, this.specs.value, this.taken.value, pick);
  }

  /** A piece is picked; `arg` says which argument it is meant for, where the dock asks for one. */
  pick(pick: Pick, arg?: string): void {
    if (!this.question.value || this.sending.value) return;
    const next = take(this.left.value, this.specs.value, this.taken.value, pick, arg);
    if (next) this.keep([...this.taken.value, next]);
    else this.pickAnew(pick);
  }

  /** A piece that stands for these choices: one alone is made, several are narrowed down, none asks why. */
  act(pick: Pick, found: readonly ChoiceInfo[]): void {
    const [only] = found;
    if (only && found.length === 1) this.choose(only);
    else if (this.sending.value) return;
    else if (!only && !Object.keys(pick).length) this.why(pick);
    else {
      const next = takeFound(found, this.specs.value, this.taken.value, pick);
      const narrower = next && narrow(this.left.value, [next]).length < this.left.value.length;
      if (next && narrower) this.keep([...this.taken.value, next]);
      else this.pick(pick);
    }
  }

  private keep(taken: Taken[]): void {
    batch(() => {
      this.doubt.value = null;
      this.unsure.value = null;
      this.taken.value = taken;
      this.counts.value = {};
      const choice = settled(this.left.value, this.specs.value, taken);
      if (choice) this.choose(choice);
    });
  }

  /** A piece that does not fit what was picked may begin a pick of its own; the same piece once more drops it. */
  private pickAnew(pick: Pick): void {
    const last = this.picked.value.at(-1);
    if (last && agrees(last, pick)) {
      this.back();
      return;
    }
    const all = this.question.value?.choices ?? [];
    const within = take(narrow(all, [], this.kind.value), this.specs.value, [], pick);
    const fresh = within ?? take(all, this.specs.value, [], pick);
    if (!this.taken.value.length || !fresh) {
      this.why(pick);
      return;
    }
    batch(() => {
      if (!within) this.kind.value = null;
      this.doubt.value = null;
      this.taken.value = [fresh];
    });
  }

  /** Begin with a kind of choice: only its targets stay lit. */
  pickKind(kind: string): void {
    const question = this.question.value;
    if (!question || this.sending.value) return;
    batch(() => {
      this.kind.value = kind;
      this.keep(narrow(question.choices, this.taken.value, kind).length ? this.taken.value : []);
    });
  }

  choose(choice: ChoiceInfo): void {
    const [question, now] = [this.question.value, this.now.value];
    if (!question || !now || this.sending.value) return;
    this.doubt.value = null;
    if (choice.text in question.sure) {
      this.warned = settings.peek().sure && !this.warned;
      this.unsure.value = this.warned ? choice : null;
      if (this.warned) return;
    }
    this.answering = true;
    this.sending.value = this.send({ type: "choose", ply: now.ply, seat: question.seat, choice: choice.text });
  }

  /** Something is missing: say so. */
  remind(text: string): void {
    this.doubt.value = { at: null, reasons: [plain("first", "", text)] };
  }

  // ------------------------------------------------------------------ why not

  private labelOf(kind: string): string {
    return this.question.value?.kinds.find((one) => one.kind === kind)?.label ?? kind;
  }

  /** Why can this piece not be picked? It may well be; or it is not what is asked about; else the server knows. */
  why(pick: Pick): void {
    const question = this.question.value;
    if (!question) return;
    const named = Object.keys(pick).length > 0; // what stands for nothing is not asked about
    const found = named ? this.target(pick) : null;
    const kinds = this.kind.value ? [this.kind.value] : [...new Set(this.left.value.map((choice) => choice.kind))];
    const all = question.kinds.map((kind) => kind.kind);
    const near = doubts(kinds, this.specs.value, this.taken.value, pick, this.step.value?.arg);
    const asked = !named ? [] : near.length ? near : doubts(all, this.specs.value, [], pick);
    batch(() => {
      this.doubt.value = { at: pick, reasons: [] };
      if (found) {
        const may = new Set(found.choices.map((choice) => choice.kind));
        const [only] = found.choices;
        if (only && found.choices.length === 1) this.explain(plain("can", only.kind, only.label));
        else for (const kind of may) this.explain(plain("can", kind, this.labelOf(kind)));
      } else if (!asked.length) this.explain(plain("first", "", question.prompt));
    });
    if (!found) for (const { kind, args } of asked.slice(0, MOST_DOUBTS)) this.ask(kind, args);
  }

  /** Why can these kinds of choice not be made? What is known already is not asked again. */
  whyNot(kinds: string[]): void {
    for (const kind of kinds) {
      const pending = [...this.asked.values()].some((one) => one.list && one.kind === kind);
      if (!(kind in this.reasons.value) && !pending) this.ask(kind, boundOf(this.taken.value, kind), true);
    }
  }

  private ask(kind: string, args: Record<string, string>, list = false): void {
    const seat = this.question.value?.seat;
    if (seat === undefined) return;
    this.asked.set(this.send({ type: "ask-why", seat, kind, args }), { kind, list });
  }
}

/** A bubble that found nothing to say closes by itself. */
export function closeEmptyDoubts(desk: Desk, milliseconds = 4000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return effect(() => {
    const doubt = desk.doubt.value;
    clearTimeout(timer);
    if (doubt && !doubt.reasons.length) {
      timer = setTimeout(() => {
        if (desk.doubt.value === doubt) desk.doubt.value = null;
      }, milliseconds);
    }
  });
}
