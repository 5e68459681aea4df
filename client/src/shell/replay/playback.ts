/** Going through a match: positions are fetched one by one and kept. */

import { signal } from "@preact/signals";
import type { Position, Replay, ReplayLine } from "../../wire.ts";
import { api } from "../api.ts";
import { followed, jumped, type Happened } from "../changes.ts";

export const SPEEDS = [0.5, 1, 4];
const STEP = 1100;
const KEPT = 400;

/** A position, through whose eyes it is seen, and how it came to it. */
type Shown = Omit<Position, "view"> & Happened<unknown> & { told: Position["told"]; eyes: number | null };

export class Playback {
  readonly replay = signal<Replay | null>(null);
  readonly ply;
  readonly position = signal<Shown | null>(null);
  readonly seat = signal<number | null>(null);
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly trouble = signal("");
  private readonly kept = new Map<string, Promise<Position>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly id: string;

  constructor(id: string, ply: number) {
    this.id = id;
    this.ply = signal(ply);
  }

  async open(seat: number | null): Promise<void> {
    try {
      this.seat.value = seat;
      const replay = await api.replay(this.id, seat);
      this.replay.value = replay;
      await this.go(this.ply.value);
    } catch (error) {
      this.trouble.value = (error as Error).message;
    }
  }

  /** Look through another seat's eyes (null: as one may). */
  look(seat: number | null): void {
    this.kept.clear();
    void this.open(seat);
  }

  private fetch(ply: number): Promise<Position> {
    const key = `${this.seat.value} ${ply}`;
    const found = this.kept.get(key) ?? api.at(this.id, ply, this.seat.value);
    this.kept.set(key, found);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    found.catch(() => this.kept.delete(key));
    return found;
  }

  /** One ply further it is told what happens; elsewhere one is just there. */
  private show(position: Position): void {
    const [before, eyes] = [this.position.value, this.seat.value];
    const follows = before?.ply === position.ply - 1 && before.eyes === eyes;
    const { view, told } = position;
    const happened = follows ? followed(before.view, told) : jumped<unknown>(view, told);
    this.position.value = { ...position, ...happened, told, eyes };
  }

  async go(to: number): Promise<void> {
    const last = this.replay.value?.plies ?? 0;
    const ply = Math.max(0, Math.min(last, to));
    this.ply.value = ply;
    try {
      const position = await this.fetch(ply);
      if (this.ply.value === ply) this.show(position);
      if (ply < last) void this.fetch(ply + 1).catch(() => undefined);
    } catch (error) {
      this.trouble.value = (error as Error).message;
      this.stop();
    }
  }

  step(by: number): void {
    this.stop();
    void this.go(this.ply.value + by);
  }

  play(): void {
    if (this.ply.value >= (this.replay.value?.plies ?? 0)) void this.go(0);
    this.playing.value = true;
    const next = async () => {
      if (!this.playing.value) return;
      await this.go(this.ply.value + 1);
      if (this.ply.value >= (this.replay.value?.plies ?? 0)) this.playing.value = false;
      else this.timer = setTimeout(() => void next(), STEP / this.speed.value);
    };
    this.timer = setTimeout(() => void next(), STEP / this.speed.value);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }
}

/** The sentence that tells of the choice which led to this ply. */
export function lineAt(lines: ReplayLine[], ply: number): ReplayLine | null {
  let found: ReplayLine | null = null;
  for (const line of lines) {
    if (line.heading) continue;
    if (line.first >= ply) break;
    found = line;
  }
  return found;
}

/** The plies at which the lead changed hands. */
export function turningPoints(scores: number[][]): number[] {
  let leader = -1;
  const found: number[] = [];
  for (const [ply = 0, ...points] of scores) {
    const top = Math.max(...points);
    const ahead = points.filter((score) => score === top).length === 1 ? points.indexOf(top) : -1;
    if (ahead >= 0 && leader >= 0 && ahead !== leader) found.push(ply);
    if (ahead >= 0) leader = ahead;
  }
  return found;
}

/** Where marks stand along a track, so that none covers another: each at its ply, or beside the one that follows. */
export function beside(plies: readonly number[], all: number, apart = 22): string[] {
  const found: string[] = [];
  for (const ply of [...plies].reverse()) {
    const place = `${(ply / Math.max(1, all)) * 100}%`;
    found.unshift(found[0] ? `min(${place}, ${found[0]} - ${apart}px)` : place);
  }
  return found;
}
