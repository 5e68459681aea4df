/** The line to one table. It comes back by itself, and sends again what was not acknowledged, under the same id. */

import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../wire.ts";

export type LineState = "connecting" | "open" | "waiting" | "closed";

/** What is used of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** A message without the id the line gives it. */
export type Draft = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, "id">
    : never
  : never;

const PATIENCE = [300, 600, 1200, 2500, 4000];
/** Sent again after a break: repeating them is harmless, because the server knows the id. */
const KEPT = new Set(["choose", "undo", "redo", "say", "resign", "offer", "stand-in", "pace"]);
/** The server has said that this table is not for us, or cannot be shown: no use in trying again. */
const FINAL_CODES = new Set([4401, 4403, 4404, 4500]);

export class Line {
  readonly state = signal<LineState>("connecting");
  readonly closedBy = signal(0);
  private wire: Wire | null = null;
  private readonly unanswered = new Map<string, string>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  private readonly connect: () => Wire;
  private readonly hear: (message: ServerMessage) => void;

  constructor(connect: () => Wire, hear: (message: ServerMessage) => void) {
    this.connect = connect;
    this.hear = hear;
    this.open();
  }

  /** Send a message; its id is returned. */
  send(draft: Draft): string {
    const id = `${this.mark}-${++this.count}`;
    const text = JSON.stringify({ ...draft, id });
    if (KEPT.has(draft.type)) this.unanswered.set(id, text);
    if (this.state.value === "open") this.wire?.send(text);
    return id;
  }

  /** Try now, not after the pause: the network has come back. */
  hurry(): void {
    if (this.state.value !== "waiting") return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  }

  /** Open the line anew: the server knows us by what we were when it was opened, and we have a name only now. */
  renew(): void {
    const old = this.wire;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
    if (!old) return;
    old.onmessage = null;
    old.close();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.state.value = "closed";
    this.wire?.close();
  }

  /** Whether a choice is on its way. */
  get busy(): boolean {
    return this.unanswered.size > 0;
  }

  private open(): void {
    this.state.value = this.tries ? "waiting" : "connecting";
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => {
      this.tries = 0;
      this.state.value = "open";
      for (const text of this.unanswered.values()) wire.send(text);
    };
    wire.onmessage = (event) => {
      if (typeof event.data !== "string") return;
      const message = JSON.parse(event.data) as ServerMessage;
      if ((message.type === "done" || message.type === "refused" || message.type === "problem") && message.id) {
        this.unanswered.delete(message.id);
      }
      this.hear(message);
    };
    wire.onclose = (event) => {
      if (this.ended || wire !== this.wire) return;
      this.closedBy.value = event.code;
      if (FINAL_CODES.has(event.code)) {
        this.state.value = "closed";
        return;
      }
      this.state.value = "waiting";
      const pause = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)] ?? 4000;
      this.timer = setTimeout(() => this.open(), pause * (0.8 + Math.random() * 0.4));
    };
  }
}
