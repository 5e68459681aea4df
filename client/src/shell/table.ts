/** One table as this viewer has it: what the server told, what was picked so far, and what can be done about it. */

import { batch, computed, effect, signal } from "@preact/signals";
import type {
  ChatMessage,
  ChoiceInfo,
  Judged,
  LogLine,
  Question,
  Refused,
  SeatInfo,
  ServerMessage,
  TableMessage,
  Update,
  Why,
} from "../wire.ts";
import type { Pick, Target } from "./board.ts";
import { type Specs, bind, domainsOf, doubts, narrow, settled, target } from "./narrowing.ts";
import { type Draft, Line, type Wire } from "./socket.ts";

/** Why something is not allowed: of a place on the board, or of a kind of choice as a whole. */
export interface Doubt {
  at: Pick | null;
  reasons: { kind: string; text: string; rule: string; ruleText: string }[];
}

/** The same question as before, though something else at the table has changed. */
function same(one: Question | undefined, other: Question | undefined): boolean {
  return (
    !!one &&
    !!other &&
    one.seat === other.seat &&
    one.frame === other.frame &&
    one.choices.length === other.choices.length &&
    one.choices.every((choice, i) => choice.text === other.choices[i]?.text)
  );
}

export class Table {
  readonly table = signal<TableMessage | null>(null);
  readonly heardAt = signal(0);
  readonly now = signal<Update | null>(null);
  /** How far one may go back, where `now` did not know it yet. */
  readonly judged = signal<Judged | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly chat = signal<ChatMessage[]>([]);
  readonly specs = signal<Specs>({});
  readonly kind = signal<string | null>(null);
  readonly picked = signal<Pick[]>([]);
  readonly doubt = signal<Doubt | null>(null);
  readonly trouble = signal("");
  readonly lit = signal<Record<string, string[]>>({});
  readonly sending = signal("");
  /** Which of my seats is at the screen (several people at one). */
  readonly held = signal<number | null>(null);
  readonly line: Line;
  private readonly asked = new Map<string, string>();

  readonly seats = computed<SeatInfo[]>(() => this.table.value?.seats ?? []);
  readonly names = computed(() => this.seats.value.map((seat) => seat.name));
  readonly mine = computed(() => this.seats.value.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly question = computed<Question | null>(() => {
    const questions = this.now.value?.questions ?? [];
    return questions.find((question) => question.seat === this.held.value) ?? questions[0] ?? null;
  });
  readonly left = computed<ChoiceInfo[]>(() =>
    narrow(this.question.value?.choices ?? [], this.specs.value, this.picked.value, this.kind.value),
  );
  readonly domains = computed(() => domainsOf(this.specs.value));
  readonly undo = computed(() => {
    const all = this.judged.value?.undo ?? this.now.value?.undo ?? [];
    const seat = this.question.value?.seat;
    return all.find((one) => one.seat === seat) ?? all.find((one) => one.can || one.redo) ?? all[0] ?? null;
  });

  constructor(connect: () => Wire) {
    this.line = new Line(connect, (message) => this.hear(message));
  }

  private send(draft: Draft): string {
    return this.line.send(draft);
  }

  close(): void {
    this.line.close();
  }

  // ------------------------------------------------------------------ what the server says

  hear(message: ServerMessage): void {
    batch(() => {
      switch (message.type) {
        case "table":
          this.table.value = message;
          this.heardAt.value = performance.now() / 1000;
          break;
        case "update":
          this.hearUpdate(message);
          break;
        case "judged":
          if (this.now.value?.ply === message.ply) this.judged.value = message;
          break;
        case "chat":
          if (!this.chat.value.some((said) => said.number === message.number))
            this.chat.value = [...this.chat.value, message];
          break;
        case "done":
          if (this.sending.value === message.id) {
            this.sending.value = "";
            this.drop();
          }
          break;
        case "refused":
          this.hearRefused(message);
          break;
        case "why":
          this.hearWhy(message);
          break;
        case "problem":
          if (this.sending.value === message.id) this.sending.value = "";
          this.trouble.value = message.text;
          break;
      }
    });
  }

  private hearUpdate(update: Update): void {
    const before = this.question.value ?? undefined;
    const kept = update.reset ? 0 : update.log_from;
    this.log.value = [...this.log.value.slice(0, kept), ...update.log];
    this.now.value = update;
    this.judged.value = null;
    // While an own answer is on its way, others may answer the same question: only `done` says that ours has arrived.
    const elsewhere = update.reset || !same(before, this.question.value ?? undefined);
    if (elsewhere) this.sending.value = "";
    if (elsewhere || this.sending.value) this.drop();
    this.heardAt.value = performance.now() / 1000;
  }

  private hearRefused(refused: Refused): void {
    if (this.sending.value === refused.id) this.sending.value = "";
    const at = this.picked.value.at(-1) ?? null;
    this.picked.value = this.picked.value.slice(0, -1);
    this.doubt.value = {
      at,
      reasons: [{ kind: "", text: refused.text, rule: refused.rule, ruleText: refused.rule_text }],
    };
  }

  private hearWhy(why: Why): void {
    const kind = this.asked.get(why.id);
    const doubt = this.doubt.value;
    if (kind === undefined || !doubt) return;
    this.asked.delete(why.id);
    if (why.legal) return;
    const reason = { kind, text: why.text, rule: why.rule, ruleText: why.rule_text };
    const said = doubt.reasons.some((one) => one.text === reason.text && one.rule === reason.rule);
    if (!said) this.doubt.value = { ...doubt, reasons: [...doubt.reasons, reason] };
  }

  // ------------------------------------------------------------------ what the viewer does

  /** Forget what was picked, and the bubble. */
  drop(): void {
    batch(() => {
      this.kind.value = null;
      this.picked.value = [];
      this.doubt.value = null;
    });
  }

  /** One step back: the last piece, then the kind. */
  back(): void {
    batch(() => {
      if (this.doubt.value) this.doubt.value = null;
      else if (this.picked.value.length) this.picked.value = this.picked.value.slice(0, -1);
      else this.kind.value = null;
    });
  }

  target(pick: Pick): Target | null {
    return target(this.left.value, this.specs.value, this.picked.value, pick);
  }

  pick(pick: Pick): void {
    const question = this.question.value;
    if (!question || this.sending.value) return;
    if (!this.target(pick)) {
      this.pickAnew(pick);
      return;
    }
    batch(() => {
      this.doubt.value = null;
      this.picked.value = [...this.picked.value, pick];
      const choice = settled(this.left.value, this.specs.value, this.picked.value);
      if (choice) this.choose(choice);
    });
  }

  /** A piece that does not fit what was picked may begin a pick of its own; the same piece once more drops it. */
  private pickAnew(pick: Pick): void {
    const last = this.picked.value.at(-1);
    if (last && JSON.stringify(last) === JSON.stringify(pick)) {
      this.back();
      return;
    }
    const all = this.question.value?.choices ?? [];
    const fresh = narrow(all, this.specs.value, [pick], this.kind.value);
    const widest = fresh.length ? fresh : narrow(all, this.specs.value, [pick]);
    if (this.picked.value.length && widest.length) {
      batch(() => {
        if (!fresh.length) this.kind.value = null;
        this.doubt.value = null;
        this.picked.value = [pick];
      });
      return;
    }
    this.why(pick);
  }

  /** Begin with a kind of choice: only its targets stay lit. */
  pickKind(kind: string): void {
    const question = this.question.value;
    if (!question || this.sending.value) return;
    batch(() => {
      this.doubt.value = null;
      const within = narrow(question.choices, this.specs.value, this.picked.value, kind);
      if (!within.length) this.picked.value = [];
      this.kind.value = kind;
      const choice = settled(this.left.value, this.specs.value, this.picked.value);
      if (choice) this.choose(choice);
    });
  }

  choose(choice: ChoiceInfo): void {
    const [question, now] = [this.question.value, this.now.value];
    if (!question || !now || this.sending.value) return;
    this.doubt.value = null;
    this.trouble.value = "";
    this.sending.value = this.send({ type: "choose", ply: now.ply, seat: question.seat, choice: choice.text });
  }

  /** Why can this piece not be picked? Asked of every kind it could belong to. */
  why(pick: Pick): void {
    const question = this.question.value;
    if (!question) return;
    const kinds = this.kind.value ? [this.kind.value] : [...new Set(this.left.value.map((choice) => choice.kind))];
    const all = question.kinds.map((kind) => kind.kind);
    const near = doubts(kinds, this.specs.value, this.picked.value, pick);
    const asked = near.length ? near : doubts(all, this.specs.value, [], pick);
    this.doubt.value = { at: pick, reasons: [] };
    for (const { kind, args } of asked.slice(0, 4)) this.ask(kind, args);
  }

  /** Why can this kind of choice not be made? */
  whyKind(kind: string): void {
    if (!this.question.value) return;
    this.doubt.value = { at: null, reasons: [] };
    this.ask(kind, bind(this.specs.value[kind] ?? {}, this.picked.value) ?? {});
  }

  private ask(kind: string, args: Record<string, string>): void {
    const seat = this.question.value?.seat;
    if (seat === undefined) return;
    this.asked.set(this.send({ type: "ask-why", seat, kind, args }), kind);
  }

  takeBack(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo?.can || !now) return;
    this.drop();
    this.send({ type: "undo", ply: now.ply, seat: undo.seat });
  }

  /** Everything since my turn began. */
  takeBackTurn(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo?.can || !now) return;
    this.drop();
    this.send({ type: "undo", ply: now.ply, seat: undo.seat, to: undo.turn });
  }

  redo(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo?.redo || !now) return;
    this.drop();
    this.send({ type: "redo", ply: now.ply, seat: undo.seat });
  }

  say(text: string): void {
    this.send({ type: "say", text });
  }

  resign(seat: number): void {
    this.send({ type: "resign", seat });
  }

  offer(seat: number, takeBack: boolean): void {
    this.send({ type: "offer", seat, take_back: takeBack });
  }

  /** A bot plays for my seat, or for somebody who is away if all others agree; or not any more. */
  standIn(seat: number, takeBack: boolean): void {
    this.send({ type: "stand-in", seat, take_back: takeBack });
  }

  pace(pace: "calm" | "normal" | "fast"): void {
    this.send({ type: "pace", pace });
  }
}

/** A bubble that found nothing to say closes by itself. */
export function closeEmptyDoubts(table: Table, milliseconds = 4000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return effect(() => {
    const doubt = table.doubt.value;
    clearTimeout(timer);
    if (doubt && !doubt.reasons.length) {
      timer = setTimeout(() => {
        if (table.doubt.value === doubt) table.doubt.value = null;
      }, milliseconds);
    }
  });
}
