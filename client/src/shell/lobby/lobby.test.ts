import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo, OptionSpec } from "../../wire.ts";
import { shared, unreachable } from "../invitations.ts";
import { alone, asked, companies, companyOf, filled, seated, usual, usualBot, verb, waits } from "./seating.ts";
import { accessOf, accesses, canRate, changed, isAsked, offered, order, settled, watchingOf, wishFor } from "./wish.ts";

const BOTS = [
  { name: "sharp", label: "Sharp", note: "", level: 3, ratings: {} },
  { name: "random", label: "Random", note: "", level: 1, ratings: { 2: 800 } },
  { name: "steady", label: "Steady", note: "", level: 2, ratings: {} },
];
const GAME: GameInfo = {
  name: "g",
  title: "G",
  blurb: "",
  seats: [1, 2, 3, 4],
  rival: { name: "R", title: "", blurb: "", play: "" },
  options: [],
  choices: [],
  bots: BOTS,
  house: 0,
  minute: false,
  lessons: [],
};
const BOT = { kind: "bot", bot: "steady", name: "" } as const;
const FRIEND = { kind: "friend", bot: "", name: "" } as const;

test("a new table is me against bots that are neither the weakest nor the strongest", () => {
  assert.equal(usualBot(BOTS), "steady");
  assert.deepEqual(asked(usual(GAME)), [{ kind: "me", bot: "", name: "" }, BOT, BOT]);
});

test("who plays alone plays from a card of its own", () => {
  assert.deepEqual(companies(GAME), [2, 3, 4]);
  assert.deepEqual(companies({ ...GAME, rival: null }), [1, 2, 3, 4]);
});

test("the company fills all other seats, and a seat that is added is as the last one", () => {
  const friends = filled(usual(GAME), "friends", BOTS);
  assert.equal(companyOf(friends), "friends");
  assert.deepEqual(seated(friends, 4, BOTS).slice(1), [FRIEND, FRIEND, FRIEND]);
  assert.equal(companyOf([...friends, BOT]), "");
  assert.equal(seated(friends, 2, BOTS).length, 2);
});

test("the button says what it does", () => {
  const chairs = usual(GAME);
  assert.equal(verb(chairs), "play");
  assert.equal(verb(alone()), "play");
  assert.equal(verb([...chairs, { ...BOT, kind: "here", bot: "" }]), "here");
  assert.equal(verb([...chairs, FRIEND]), "invite");
  assert.equal(verb([...chairs, { ...FRIEND, kind: "anyone" }]), "open");
  assert.equal(verb([...chairs, FRIEND, { ...FRIEND, kind: "anyone" }]), "invite");
  assert.deepEqual([waits(chairs), waits([...chairs, FRIEND])], [false, true]);
});

const value = (name: string, seats: number[], needs = "") => ({
  value: name,
  label: name,
  note: "",
  rule: "",
  needs,
  seats,
});
const option = (part: Partial<OptionSpec>): OptionSpec => ({
  name: "o",
  label: "",
  sort: "game",
  default: "none",
  many: true,
  presets: [],
  values: [],
  ...part,
});
const FIRST = option({
  many: false,
  default: "random",
  values: [value("random", [2, 3, 4]), value("2", [3, 4]), value("3", [4])],
});
const MODULES = option({
  values: [value("tribes", [2, 3, 4]), value("trader", [2, 3, 4], "tribes"), value("solo", [1])],
});

test("what cannot be with so many seats is not there", () => {
  assert.deepEqual(
    offered(FIRST, 3).map((one) => one.value),
    ["random", "2"],
  );
  assert.deepEqual([isAsked(FIRST, 1), isAsked(FIRST, 3)], [false, true]);
  assert.equal(settled(FIRST, { o: "3" }, 3), "random");
  assert.equal(settled(FIRST, { o: "3" }, 4), "3");
});

test("what needs another thing is settled only with it", () => {
  assert.equal(settled(MODULES, { o: "trader+solo" }, 3), "none");
  assert.equal(settled(MODULES, { o: "tribes+trader" }, 3), "tribes+trader");
  assert.deepEqual(changed([MODULES, FIRST], { o: "tribes+trader" }, 3), [2, 3]);
});

test("each game keeps its own wish", () => {
  wishFor(GAME, false).name.value = "Friday";
  assert.equal(wishFor(GAME, true).name.value, "");
  assert.equal(wishFor({ ...GAME, name: "h" }, false).name.value, "");
  assert.equal(wishFor(GAME, false).name.value, "Friday");
});

test("a table of friends is nobody else's business unless wished, and a closed one has seats for friends only", () => {
  const wish = wishFor({ ...GAME, name: "private" }, false);
  assert.deepEqual([accessOf(wish), watchingOf(wish)], ["open", "everyone"]);
  wish.chairs.value = filled(wish.chairs.value, "friends", BOTS);
  assert.deepEqual([accessOf(wish), watchingOf(wish)], ["link", "link"]);
  wish.access.value = "closed";
  wish.watching.value = "everyone";
  assert.deepEqual([accessOf(wish), watchingOf(wish)], ["closed", "nobody"]);
  wish.chairs.value = filled(wish.chairs.value, "anyone", BOTS);
  assert.deepEqual(accesses(wish.chairs.value), ["open", "link"]);
  assert.deepEqual([accessOf(wish), watchingOf(wish)], ["open", "everyone"]);
});

test("a table can be rated with the usual rules, rated bots and everybody at their own screen", () => {
  const wish = wishFor({ ...GAME, name: "rated" }, false);
  const bot = (name: string) => [wish.chairs.value[0]!, { kind: "bot" as const, bot: name, name: "" }];
  wish.chairs.value = bot("random");
  wish.rated.value = true;
  assert.equal(order(GAME, wish).rated, true);
  wish.chairs.value = bot("steady"); // nobody has measured it
  assert.equal(order(GAME, wish).rated, false);
  wish.chairs.value = [wish.chairs.value[0]!, { kind: "here", bot: "", name: "" }];
  assert.equal(canRate(GAME, wish), false);
  wish.chairs.value = filled(wish.chairs.value, "friends", BOTS);
  wish.out.value = "end";
  wish.clock.value = "move 86400";
  assert.deepEqual([canRate(GAME, wish), order(GAME, wish).clock], [true, "move 86400 out=bot"]);
  wish.pack.value = { name: "p", text: "x" };
  assert.equal(canRate(GAME, wish), false);
});

test("a link is made with the address that friends can reach", () => {
  const lan = { here_only: false, address: "http://192.168.1.24:8000" };
  const here = { here_only: true, address: "http://192.168.1.24:8000" };
  assert.equal(shared("http://localhost:8000", lan), "http://192.168.1.24:8000");
  assert.equal(shared("https://patolli.example", lan), "https://patolli.example");
  assert.equal(shared("http://localhost:8000", here), "http://localhost:8000");
  assert.deepEqual(
    [lan, here, null].map((reach) => unreachable("http://127.0.0.1:8000", reach)),
    [false, true, false],
  );
  assert.equal(unreachable("http://192.168.1.24:8000", here), false);
});
