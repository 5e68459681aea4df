/** One table as this viewer has it: what the server told, and what is said to it. The hand is its `desk`. */

import { batch, computed, signal } from "@preact/signals";
import type {
  ChatMessage,
  Hint,
  Judged,
  LogLine,
  Question,
  SeatInfo,
  ServerMessage,
  TableMessage,
  Update,
} from "../wire.ts";
import { followed, jumped, type Change, type Happened } from "./changes.ts";
import { Desk } from "./desk.ts";
import type { Specs } from "./narrowing.ts";
import { t } from "./settings.ts";
import { type Draft, Line, type Wire } from "./socket.ts";

/** Nobody wants to know how far one may go back before one has looked at a position for so long, in milliseconds. */
const RESTS = 150;

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

/** The last update, with the position that it led to and what one saw on the way there. */
export type Now = Update & Happened<unknown>;

export class Table {
  readonly table = signal<TableMessage | null>(null);
  readonly heardAt = signal(0);
  readonly now = signal<Now | null>(null);
  /** How far one may go back, where `now` did not know it yet. */
  readonly judged = signal<Judged | null>(null);
  readonly log = signal<LogLine[]>([]);
  readonly chat = signal<ChatMessage[]>([]);
  readonly specs = signal<Specs>({});
  readonly trouble = signal("");
  /** Why one cannot take back, when one has tried to. */
  readonly kept = signal("");
  readonly lit = signal<Record<string, string[]>>({});
  /** A good turn, as far as it is still to be made; "asked" while it is thought of. */
  readonly hint = signal<Hint | "asked" | "off" | null>(null);
  private chosen = "";
  /** Nothing was heard on this connection yet. */
  private fresh = true;
  /** Which of my seats is at the screen (several people at one). */
  readonly held = signal<number | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** What is shown was seen before, and the server has said nothing yet. */
  readonly recalled = signal(false);
  readonly line: Line;
  readonly desk: Desk;

  readonly seats = computed<SeatInfo[]>(() => this.table.value?.seats ?? []);
  readonly names = computed(() => this.seats.value.map((seat) => seat.name));
  readonly mine = computed(() => this.seats.value.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly question = computed<Question | null>(() => {
    const questions = this.now.value?.questions ?? [];
    return questions.find((question) => question.seat === this.held.value) ?? questions[0] ?? null;
  });
  readonly undo = computed(() => {
    const all = this.judged.value?.undo ?? this.now.value?.undo ?? [];
    const seat = this.question.value?.seat;
    return all.find((one) => one.seat === seat) ?? all.find((one) => one.can || one.redo) ?? all[0] ?? null;
  });

  constructor(connect: () => Wire) {
    const anew = () => {
      this.fresh = true;
      return connect();
    };
    this.line = new Line(anew, (message) => this.hear(message));
    this.desk = new Desk(this.now, this.question, this.specs, (draft) => this.send(draft));
  }

  private send(draft: Draft): string {
    if (draft.type === "choose") {
      this.trouble.value = "";
      this.chosen = draft.choice;
    }
    return this.line.send(draft);
  }

  close(): void {
    clearTimeout(this.resting);
    this.line.close();
  }

  // ------------------------------------------------------------------ what the server says

  hear(message: ServerMessage): void {
    batch(() => {
      switch (message.type) {
        case "table":
          this.table.value = message;
          this.recalled.value = false;
          if (this.fresh) this.chat.value = []; // all is said again that I want to read
          this.fresh = false;
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
          this.desk.hearDone(message.id);
          break;
        case "refused":
          if (this.hint.value === "asked") this.hint.value = null;
          this.desk.hearRefused(message);
          break;
        case "hint":
          this.hint.value = this.canChoose(message.steps[0]?.text) ? message : null;
          break;
        case "why":
          this.desk.hearWhy(message);
          break;
        case "problem":
          this.desk.hearProblem(message.id);
          this.trouble.value = message.text;
          break;
      }
    });
  }

  /** As it is seen now, to be recalled where there is no connection: then nothing is asked, and no clock is known. */
  asSeen(): ServerMessage[] {
    const [table, now] = [this.table.value, this.now.value];
    if (!table || !now || this.recalled.value) return [];
    const seats = table.seats.map((seat) => ({ ...seat, thinking: null, clock: null, due: null, away: null }));
    const { type, ply, seat, view, asked, waiting, since, final } = now;
    const nothing = { change: [], told: [], questions: [], undo: [], log_from: 0, moment: null };
    const update = {
      type,
      ply,
      seat,
      view,
      asked,
      waiting,
      since,
      final,
      reset: true,
      log: this.log.value,
      ...nothing,
    };
    return [{ ...table, seats }, update];
  }

  /** Show what was seen before, until the server says what is. */
  recall(kept: ServerMessage[]): void {
    if (this.table.value) return;
    for (const message of kept) this.hear(message);
    this.recalled.value = kept.length > 0;
  }

  private hearUpdate(update: Update): void {
    const [before, ply] = [this.question.value ?? undefined, this.now.value?.ply];
    const kept = update.reset ? 0 : update.log_from;
    this.log.value = [...this.log.value.slice(0, kept), ...update.log];
    const { view, told, change } = update;
    const happened =
      view === null
        ? followed<unknown>(this.now.value?.view, told, change as unknown as Change)
        : jumped(view as unknown, told);
    this.now.value = { ...update, ...happened, told };
    this.judged.value = null;
    if (!same(before, this.question.value ?? undefined)) this.hint.value = this.hintAfter();
    this.askBack(update);
    this.kept.value = "";
    // The same position told anew, as after a lost line, leaves the hand as it is.
    const elsewhere = (update.reset && update.ply !== ply) || !same(before, this.question.value ?? undefined);
    this.desk.hearQuestion(elsewhere);
    this.heardAt.value = performance.now() / 1000;
  }

  /** What is left of a turn that was shown: all but its first step, if that was made and the next one can be. */
  private hintAfter(): Hint | null {
    const hint = this.hint.value;
    const [made, ...steps] = hint && typeof hint === "object" ? hint.steps : [];
    const goesOn = made?.text === this.chosen && this.canChoose(steps[0]?.text);
    return hint && typeof hint === "object" && goesOn ? { ...hint, steps } : null;
  }

  private canChoose(wanted: string | undefined): boolean {
    return this.question.value?.choices.some(({ text }) => text === wanted) ?? false;
  }

  /** What it takes a while to judge is judged for whoever stays. */
  private askBack({ undo }: Update): void {
    clearTimeout(this.resting);
    const seats = undo.filter((one) => !one.judged).map((one) => one.seat);
    const ask = () => seats.forEach((seat) => this.send({ type: "ask-back", seat }));
    if (seats.length) this.resting = setTimeout(ask, RESTS);
  }

  // ------------------------------------------------------------------ what the viewer does

  takeBack(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo || !now) return;
    const may = undo.can || !undo.judged; // what is not judged yet is judged when it is wanted
    this.kept.value = may ? "" : undo.reason || t("undo.none");
    if (!may) return;
    this.desk.drop();
    this.send({ type: "undo", ply: now.ply, seat: undo.seat });
  }

  /** Everything since my turn began. */
  takeBackTurn(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo?.can || !now) return;
    this.desk.drop();
    this.send({ type: "undo", ply: now.ply, seat: undo.seat, to: undo.turn });
  }

  /** The moment to take back may be over. */
  goOn(): void {
    const { seat } = this.undo.value ?? {};
    if (seat !== undefined) this.send({ type: "go-on", seat });
  }

  redo(): void {
    const [undo, now] = [this.undo.value, this.now.value];
    if (!undo?.redo || !now) return;
    this.desk.drop();
    this.send({ type: "redo", ply: now.ply, seat: undo.seat });
  }

  /** Show a good move; asked again, no more of it. */
  askHint(): void {
    const seat = this.question.value?.seat;
    const shown = this.hint.value;
    this.hint.value = null;
    const may = this.table.value?.hints;
    if (shown || seat === undefined || may === "never") return;
    this.hint.value = may === "on" ? "asked" : "off";
    if (may !== "on") return;
    this.send({ type: "ask-hint", seat });
  }

  agreeToHints(seat: number, takeBack: boolean): void {
    this.send({ type: "agree-hints", seat, take_back: takeBack });
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

  /** The page is out of sight, or in sight again: who does not see the table is told of it in other ways. */
  hide(hidden: boolean): void {
    this.send({ type: "hidden", hidden });
  }

  /** A bot plays for my seat, or for somebody who is away if all others agree; or not any more. */
  standIn(seat: number, takeBack: boolean): void {
    this.send({ type: "stand-in", seat, take_back: takeBack });
  }

  pace(pace: "calm" | "normal" | "fast"): void {
    this.send({ type: "pace", pace });
  }
}
