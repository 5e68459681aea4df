import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceInfo, LogLine, Question, SeatInfo, TableMessage, Update } from "../wire.ts";
import type { Wire } from "./socket.ts";
import { Table } from "./table.ts";

interface Sent {
  type: string;
  id: string;
  [field: string]: unknown;
}

function seated() {
  const sent: Sent[] = [];
  const wire: Wire = {
    send: (text) => sent.push(JSON.parse(text) as Sent),
    close: () => undefined,
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  const table = new Table(() => wire);
  wire.onopen?.();
  table.specs.value = { place: { hex: "hex" }, walk: { start: "hex", end: "hex" }, end: {} };
  return { table, sent };
}

const choice = (text: string, args: Record<string, string>): ChoiceInfo => ({
  text,
  kind: text.split(" ")[0] ?? "",
  label: text,
  args,
  hints: {},
});
const CHOICES = [
  choice("place a1", { hex: "a1" }),
  choice("walk a1 b1", { start: "a1", end: "b1" }),
  choice("walk a1 b2", { start: "a1", end: "b2" }),
  choice("place c1", { hex: "c1" }),
  choice("end", {}),
];
const question = (seat: number, choices = CHOICES): Question => ({
  seat,
  frame: "Spend",
  prompt: "Spend",
  choices,
  sure: {},
  moot: false,
  kinds: [
    { kind: "place", label: "Place", count: 2 },
    { kind: "walk", label: "Walk", count: 2 },
    { kind: "end", label: "End", count: 1 },
  ],
});
const line = (first: number, text: string): LogLine => ({
  first,
  last: first,
  events: 1,
  seat: 0,
  text,
  why: "",
  heading: false,
  refs: {},
});

function update(part: Partial<Update>): Update {
  return {
    type: "update",
    ply: 5,
    reset: false,
    seat: 0,
    view: {},
    change: [],
    asked: [0],
    waiting: "",
    questions: [question(0)],
    told: [],
    log_from: 0,
    log: [],
    since: [0, 0],
    undo: [],
    moment: null,
    final: null,
    ...part,
  };
}

test("the log keeps what still holds and appends the rest", () => {
  const { table } = seated();
  table.hear(update({ reset: true, log: [line(0, "one"), line(1, "two")] }));
  table.hear(update({ log_from: 1, log: [line(1, "two, told otherwise"), line(2, "three")] }));
  assert.deepEqual(
    table.log.value.map((one) => one.text),
    ["one", "two, told otherwise", "three"],
  );
  table.hear(update({ reset: true, log_from: 2, log: [line(0, "afresh")] }));
  assert.deepEqual(
    table.log.value.map((one) => one.text),
    ["afresh"],
  );
});

test("how far one may go back is asked once a position has been looked at for a while, if it is not said", async () => {
  const { table, sent } = seated();
  const undo = { seat: 0, floor: 5, can: false, turn: 5, reason: "", redo: false, judged: false };
  table.hear(update({ undo: [undo] }));
  table.hear(update({ ply: 6, undo: [{ ...undo, seat: 1 }] }));
  await new Promise((done) => setTimeout(done, 250));
  table.hear(update({ ply: 7, undo: [{ ...undo, judged: true }] }));
  await new Promise((done) => setTimeout(done, 250));
  const asked = sent.filter((one) => one.type === "ask-back");
  assert.deepEqual(
    asked.map((one) => one.seat),
    [1],
  );
});

test("how far one may go back may be told after the position, and drops nothing that was picked", () => {
  const { table } = seated();
  const undo = { seat: 0, floor: 5, can: false, turn: 5, reason: "", redo: false, judged: true };
  table.hear(update({ undo: [undo] }));
  table.desk.pick({ hex: "a1" });
  table.hear({ type: "judged", ply: 4, undo: [{ ...undo, can: true }] });
  assert.equal(table.undo.value?.can, false);
  table.hear({ type: "judged", ply: 5, undo: [{ ...undo, floor: 4, can: true }] });
  assert.equal(table.undo.value?.can, true);
  assert.equal(table.desk.picked.value.length, 1);
  table.hear(update({ ply: 6, undo: [undo] }));
  assert.equal(table.undo.value?.can, false);
});

test("picking down to one choice sends it with the ply it answers", () => {
  const { table, sent } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "c1" });
  assert.deepEqual({ ...sent[0], id: "" }, { type: "choose", ply: 5, seat: 0, choice: "place c1", id: "" });
});

test("nothing is sent while several choices are left", () => {
  const { table, sent } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "a1" });
  assert.equal(sent.length, 0);
  assert.equal(table.desk.left.value.length, 3);
  table.desk.pick({ hex: "b2" });
  assert.equal(sent[0]?.["choice"], "walk a1 b2");
});

test("a second choice waits for the answer to the first", () => {
  const { table, sent } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "c1" });
  table.desk.pickKind("end");
  assert.equal(sent.length, 1);
  table.hear({ type: "done", id: sent[0]?.id ?? "", ply: 6 });
  table.desk.pickKind("end");
  assert.equal(sent.length, 2);
});

test("somebody else's answer to the same question does not wake the buttons while an own one is on its way", () => {
  const { table, sent } = seated();
  table.hear(update({ asked: [0, 1] }));
  table.desk.pick({ hex: "c1" });
  table.hear(update({ ply: 6, asked: [0] }));
  table.desk.pick({ hex: "c1" });
  assert.equal(sent.length, 1);
});

test("an own choice drops the selection even if the question stays the same", () => {
  const { table } = seated();
  table.hear(update({}));
  table.desk.pickKind("place");
  table.desk.pick({ hex: "c1" });
  table.hear(update({ ply: 6 }));
  assert.equal(table.desk.kind.value, null);
  assert.deepEqual(table.desk.picked.value, []);
});

test("somebody else's move leaves the selection alone if the question is the same", () => {
  const { table } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "a1" });
  table.hear(update({ ply: 6 }));
  assert.deepEqual(table.desk.picked.value, [{ hex: "a1" }]);
  table.hear(update({ ply: 7, questions: [question(0, CHOICES.slice(1))] }));
  assert.deepEqual(table.desk.picked.value, []);
});

test("a piece that is not legal asks why of every kind it fits", () => {
  const { table, sent } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "z9" });
  assert.deepEqual(
    sent.map((message) => [message.type, message["kind"]]),
    [
      ["ask-why", "place"],
      ["ask-why", "walk"],
    ],
  );
  table.hear({
    type: "why",
    id: sent[1]?.id ?? "",
    legal: false,
    lack: 0,
    short: 0,
    text: "No path.",
    rule: "T-1",
    rule_text: "",
  });
  assert.deepEqual(
    table.desk.doubt.value?.reasons.map((reason) => reason.text),
    ["No path."],
  );
  assert.deepEqual(table.desk.doubt.value?.at, { hex: "z9" });
});

test("another piece of one's own begins a new selection", () => {
  const { table } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "a1" });
  table.desk.pick({ hex: "c1" });
  assert.deepEqual(table.desk.picked.value, [{ hex: "c1" }]);
});

test("Esc drops one thing after the other", () => {
  const { table } = seated();
  table.hear(update({}));
  table.desk.pickKind("walk");
  table.desk.pick({ hex: "a1" });
  table.desk.back();
  assert.deepEqual(table.desk.picked.value, []);
  assert.equal(table.desk.kind.value, "walk");
  table.desk.back();
  assert.equal(table.desk.kind.value, null);
});

test("a refused choice shows its reason and gives the selection back", () => {
  const { table, sent } = seated();
  table.hear(update({}));
  table.desk.pick({ hex: "c1" });
  table.hear({ type: "refused", id: sent[0]?.id ?? "", why: "stale", text: "Too late.", rule: "", rule_text: "" });
  assert.equal(table.desk.sending.value, "");
  assert.equal(table.desk.doubt.value?.reasons[0]?.text, "Too late.");
});

test("chat is not told twice", () => {
  const { table } = seated();
  const said = { type: "chat", number: 1, name: "Ana", seat: 0, text: "hi", at: 0 } as const;
  table.hear(said);
  table.hear(said);
  assert.equal(table.chat.value.length, 1);
});

test("what would leave much undone is asked about once, and then made", () => {
  const { table, sent } = seated();
  const end = CHOICES.at(-1)!;
  table.hear(update({ questions: [{ ...question(0), sure: { end: "Really?" } }] }));
  table.desk.choose(end);
  assert.equal(table.desk.unsure.value, end);
  table.desk.back();
  assert.equal(table.desk.unsure.value, null);
  table.desk.choose(end);
  assert.equal(sent.length, 1, "it was asked already this turn");
  table.hear(update({ ply: 9, questions: [{ ...question(0, CHOICES.slice(1)), sure: { end: "Really?" } }] }));
  table.desk.choose(end);
  assert.equal(sent.length, 1, "in the next turn it is asked again");
  table.desk.pick({ hex: "c1" });
  assert.equal(table.desk.unsure.value, null, "whatever else is done, one plays on");
});

test("a position told anew after a lost line leaves what was begun as it is", () => {
  const { table } = seated();
  const [end, asked] = [CHOICES.at(-1)!, { questions: [{ ...question(0), sure: { end: "Really?" } }] }];
  table.hear(update({ reset: true, ...asked }));
  table.desk.choose(end);
  table.hear(update({ reset: true, ...asked }));
  assert.equal(table.desk.unsure.value, end);
  table.desk.back();
  table.desk.pick({ hex: "a1" });
  table.hear(update({ reset: true, ...asked }));
  assert.equal(table.desk.picked.value.length, 1);
  table.hear(update({ reset: true, ply: 4, ...asked }));
  assert.equal(table.desk.picked.value.length, 0, "another position, though the same is asked");
});

test("what follows of itself is answered along with one's answer, until something is to be decided", () => {
  const { table, sent } = seated();
  const only = (text: string) => ({ ...question(0, [choice(text, {})]), moot: true });
  table.hear(update({ questions: [only("end")] }));
  assert.equal(sent.length, 0, "nobody has answered anything yet");
  table.desk.choose(choice("end", {}));
  table.hear(update({ ply: 6, questions: [only("place")] }));
  table.hear(update({ ply: 7, questions: [{ ...only("walk"), moot: false }] }));
  assert.deepEqual(
    sent.map((message) => "choice" in message && message.choice),
    ["end", "place"],
  );
  table.hear(update({ ply: 8, questions: [only("end")] }));
  table.takeBack();
  table.hear(update({ ply: 7, questions: [only("place")] }));
  assert.equal(sent.length, 2, "what was taken back is not made again");
});

test("who cannot take back is told why", () => {
  const { table } = seated();
  const undo = { seat: 0, floor: 5, can: false, turn: 5, reason: "Another has chosen.", redo: false, judged: true };
  table.hear(update({ undo: [undo] }));
  table.takeBack();
  assert.equal(table.kept.value, "Another has chosen.");
  table.hear(update({ ply: 6, undo: [undo] }));
  assert.equal(table.kept.value, "");
});

test("a table is recalled as it was seen, with nothing asked and no clock, until the server says what is", () => {
  const seat = { seat: 0, name: "Ana", mine: true, thinking: 3, clock: 60, due: 60, away: null } as SeatInfo;
  const told = { type: "table", id: "t", status: "running", seats: [seat] } as TableMessage;
  const { table } = seated();
  table.hear(told);
  table.hear(update({ reset: true, view: { stones: 1 }, log: [line(0, "first")], questions: [question(0)] }));
  const { table: later } = seated();
  later.recall(structuredClone(table.asSeen()));
  assert.equal(later.recalled.value, true);
  assert.deepEqual(later.now.value?.view, { stones: 1 });
  assert.deepEqual(later.log.value, [line(0, "first")]);
  assert.equal(later.question.value, null);
  assert.deepEqual(later.seats.value, [{ ...seat, thinking: null, clock: null, due: null }]);
  assert.deepEqual(later.asSeen(), [], "what was recalled is not kept anew");
  later.hear(told);
  assert.equal(later.recalled.value, false);
  later.recall(table.asSeen());
  assert.equal(later.recalled.value, false, "nor shown over what is");
});
