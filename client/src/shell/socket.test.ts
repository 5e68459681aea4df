import assert from "node:assert/strict";
import { test } from "node:test";
import type { ServerMessage } from "../wire.ts";
import { Line, type Wire } from "./socket.ts";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: { id: string; type: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function line() {
  const wires: FakeWire[] = [];
  const heard: ServerMessage[] = [];
  const made = new Line(
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    (message) => heard.push(message),
  );
  return { made, wires, heard };
}

test("an unacknowledged choice is sent again under the same id when the line is back", () => {
  const { made, wires } = line();
  wires[0]?.onopen?.();
  const id = made.send({ type: "choose", ply: 3, seat: 0, choice: "end" });
  wires[0]?.onclose?.({ code: 1006 });
  assert.equal(made.state.value, "waiting");
  made.hurry();
  wires[1]?.onopen?.();
  assert.deepEqual(
    wires[1]?.sent.map((message) => message.id),
    [id],
  );
  made.close();
});

test("an acknowledged choice is not sent again", () => {
  const { made, wires } = line();
  wires[0]?.onopen?.();
  const id = made.send({ type: "choose", ply: 3, seat: 0, choice: "end" });
  wires[0]?.says({ type: "done", id, ply: 4 });
  wires[0]?.onclose?.({ code: 1006 });
  made.hurry();
  wires[1]?.onopen?.();
  assert.deepEqual(wires[1]?.sent, []);
  made.close();
});

test("what is sent while the line is down goes out when it is up", () => {
  const { made, wires } = line();
  made.send({ type: "say", text: "hello" });
  assert.equal(wires[0]?.sent.length, 0);
  wires[0]?.onopen?.();
  assert.equal(wires[0]?.sent[0]?.type, "say");
  made.close();
});

test("a question that is out of date is not asked again", () => {
  const { made, wires } = line();
  made.send({ type: "ask-why", seat: 0, kind: "walk", args: {} });
  wires[0]?.onopen?.();
  assert.deepEqual(wires[0]?.sent, []);
  made.close();
});

test("a table that is not there is not tried again", () => {
  const { made, wires } = line();
  wires[0]?.onclose?.({ code: 4404 });
  assert.equal(made.state.value, "closed");
  assert.equal(wires.length, 1);
});

test("what the server cannot show is not tried again, and what it said of that is kept", () => {
  const { made, wires } = line();
  wires[0]?.onopen?.();
  wires[0]?.onclose?.({ code: 4500 });
  assert.equal(made.state.value, "closed");
  assert.equal(made.closedBy.value, 4500);
  assert.equal(wires.length, 1);
});

test("who gets a name opens the line anew, and hears nothing more through the old one", () => {
  const { made, wires, heard } = line();
  wires[0]?.onopen?.();
  made.renew();
  assert.equal(wires.length, 2, "closing the old one opens no third");
  wires[0]?.says({ type: "done", id: "1", ply: 1 });
  assert.deepEqual(heard, []);
  wires[1]?.onopen?.();
  assert.equal(made.state.value, "open");
  made.close();
});
