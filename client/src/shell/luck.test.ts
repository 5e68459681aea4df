import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { SeatInfo, TableMessage } from "../wire.ts";
import { addLuck, kept } from "./luck.ts";

const sent: { path: string; body: { commitment: string; entropy: string } }[] = [];
const real = globalThis.fetch;

/** A server that answers each request with the next of these. */
function serve(...statuses: number[]): void {
  sent.length = 0;
  globalThis.fetch = (path, init) => {
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)) as (typeof sent)[0]["body"] });
    return Promise.resolve(new Response("{}", { status: statuses.shift() ?? 200 }));
  };
}

afterEach(() => {
  globalThis.fetch = real;
});

function waiting(id: string, ready = false, status: TableMessage["status"] = "waiting"): TableMessage {
  const seat = { kind: "person", mine: true, ready } as SeatInfo;
  return { id, status, commitment: "c0ffee", seats: [seat] } as TableMessage;
}

test("a page that waits adds luck of its own, once, and keeps it with the promise", async () => {
  serve();
  await Promise.all([addLuck(waiting("a")), addLuck(waiting("a"))]);
  assert.equal(sent.length, 1);
  assert.equal(sent[0]!.path, "/api/tables/a/entropy");
  assert.match(sent[0]!.body.entropy, /^[0-9a-f]{32}$/);
  assert.deepEqual(sent[0]!.body, { commitment: "c0ffee", entropy: kept("a")!.entropy });
  assert.deepEqual(kept("a"), sent[0]!.body);
});

test("nothing is added where it was added before, or where the match has begun", async () => {
  serve();
  await addLuck(waiting("b", true));
  await addLuck(waiting("b", false, "running"));
  assert.equal(sent.length, 0);
  assert.equal(kept("b"), null);
});

test("no two tables get the same luck", async () => {
  serve();
  await addLuck(waiting("c"));
  await addLuck(waiting("d"));
  assert.notEqual(kept("c")!.entropy, kept("d")!.entropy);
});

test("what could not be sent is kept, and the same is sent again", async () => {
  serve(503, 200);
  await assert.rejects(addLuck(waiting("e")));
  const first = kept("e");
  await addLuck(waiting("e"));
  assert.deepEqual(sent[1]!.body, first);
  assert.deepEqual(kept("e"), first);
});

test("what arrived though its answer was lost stays kept", async () => {
  serve(500, 409);
  await assert.rejects(addLuck(waiting("f")));
  await addLuck(waiting("f"));
  assert.deepEqual(kept("f"), sent[0]!.body);
});

test("what came too late, because another device of mine was first, is not kept", async () => {
  serve(409);
  await addLuck(waiting("g"));
  assert.equal(kept("g"), null);
});

test("a promise that has changed gets no luck", async () => {
  serve(503);
  await assert.rejects(addLuck(waiting("h")));
  await assert.rejects(addLuck({ ...waiting("h"), commitment: "decaf" }));
  assert.equal(sent.length, 1);
  assert.equal(kept("h")!.commitment, "c0ffee");
});
