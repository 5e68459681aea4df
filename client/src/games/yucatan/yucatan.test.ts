import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Lang, phrase } from "../../i18n/index.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import { corrected, fought, totalOf, type Battle } from "./battle.ts";
import { parts, printed, sentence } from "./effects.ts";
import { PLAZA, TALL, WIDE, armyPlace, inside, trackEnd } from "./geometry.ts";
import { armyName, cardName, doesLines, fromId, placeName } from "./names.ts";
import { asked, fixed, nextChoice, start, wasted, worth, worthAll } from "./offering.ts";
import { pageFor, sceneFor } from "./scenes.ts";
import { after, atRest, changed, duration, rested, SCRIPT, type Shown } from "./staging.ts";
import type { ArmyView, PlayerView, PrintedView, View } from "./view.ts";
import { grouped } from "../../shell/staging.ts";
import { words } from "./words.ts";

const say =
  (lang: Lang) =>
  (key: string, args: Record<string, string | number> = {}) =>
    phrase(lang, words[lang][key] ?? key, args);
const t = say("en");
const speech = { t, word: fromId };

const army = (change: Partial<ArmyView> = {}): ArmyView => ({
  place: "jungle",
  warriors: 3,
  creature: "",
  until: 0,
  abilities: ["", "", ""],
  strength: 4,
  ...change,
});
const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  corn: 5,
  jade: 2,
  prisoners: 1,
  tokens: [],
  buildings: ["site", "academy", "barracks", "temple", "granary"].map((name) => ({ name, level: 0, tokens: 0 })),
  armies: [army(), army()],
  led: [],
  advisors: [],
  power: "",
  upgrades: [],
  gifts: {},
  step: 0,
  marker: 0,
  rows: { construction: 1, abilities: 1, summons: 1 },
  cards: 5,
  score: 0,
  ...change,
});
const PRINTED: PrintedView = {
  pack: "",
  cards: {
    charge: { level: 0, strength: 5, effects: [] },
    raid: { level: 0, strength: 1, effects: ["resolve: capture_step3 1"] },
  },
  creatures: { jaguar: { level: 1, strength: 1, effects: [] } },
  abilities: { shields: { level: 1, strength: 0, effects: ["strength: strength 1"] } },
  advisors: {},
  powers: {},
  upgrades: {},
  buildings: {},
  rounds: [
    { prisoner: 3, moves: 2 },
    { prisoner: 2, moves: 1 },
    { prisoner: 2, moves: 1 },
    { prisoner: 1, moves: 1 },
  ],
  steps: [0, 1, 2, 3],
  ranks: [1, 2, 3],
};
const city = (name: string, change = {}) => ({ name, jade: 0, seat: -1, army: -1, rewards: [], ...change });
const view = (change: Partial<View> = {}): View => ({
  you: 0,
  round: 2,
  first: 0,
  turn: 0,
  number: 1,
  prisoner_points: 2,
  players: [player(), player({ armies: [army({ place: "yellow", warriors: 5 }), army()] })],
  cities: [city("yellow", { seat: 1, army: 0 }), city("red"), city("blue", { jade: 2 })],
  creatures: [],
  creature_cards: [],
  supply: 40,
  deck: 20,
  discard: 0,
  hand: [],
  drawn: [],
  combat: null,
  activating: "",
  together: "",
  answered: [],
  answer: null,
  offering: { prisoner: 2, jade: 2, corn: 4, first: 0, further: 1, extra: 0 },
  printed: PRINTED,
  ...change,
});
const told = (kind: string, args: Record<string, string | number> = {}, ply = 7): Told => ({
  ply,
  kind,
  args: Object.fromEntries(Object.entries(args).map(([key, value]) => [key, String(value)])),
});
const choice = (kind: string, args: Record<string, string> = {}, hints: Record<string, number> = {}): ChoiceInfo => ({
  text: [kind, ...Object.values(args)].join(" "),
  kind,
  label: kind,
  args,
  hints,
});

describe("printed effects", () => {
  test("conditions, price and what is given become icons in a row", () => {
    assert.deepEqual(parts("resolve if win: gain_jade 1 or gain_corn 3"), [
      { icon: "conquest" },
      { icon: "jade", text: "1" },
      { icon: "", text: "/" },
      { icon: "corn", text: "3" },
    ]);
    assert.deepEqual(parts("strength pay 1 jade: strength 4"), [
      { icon: "jade", text: "−1" },
      { icon: "strength", text: "4" },
    ]);
    assert.deepEqual(parts("reward if abilities 2: train less 4 corn"), [
      { icon: "train" },
      { icon: "corn", text: "−4" },
    ]);
    assert.deepEqual(parts("leader: draw_special_keep 3 keep 1"), [{ icon: "draw-card", text: "3›1" }]);
    assert.deepEqual(parts("something else"), []);
  });

  test("a reward says which row it wants", () => {
    const effect = printed("reward if summons 2: summon at 2 corn");
    assert.equal(effect?.row, 2);
    assert.equal(effect?.column, "summons");
  });

  test("an effect can be told in all three languages", () => {
    assert.equal(sentence("resolve if win: capture_step3 1", t, fromId), "If you win: capture 1 after the clash");
    assert.equal(
      sentence("leader pay 1 prisoner: gain_jade 2, draw_special 1", t, fromId),
      "For 1 prisoner: 2 jade, draw 1 special card",
    );
    for (const lang of ["ru", "es"] as const)
      assert.ok(!/yu-|\{/.test(sentence("reveal if attacker pay 2 jade: capture_step1 1", say(lang), fromId)));
  });

  test("every word of the effects has words in every language", () => {
    const all = [
      "strength",
      "capture_step1",
      "capture_step3",
      "ignore_enemy_creature",
      "expel_on_loss",
      "return_card",
      "take_opponent_card",
      "discount_move_corn",
      "sacrifice_points",
      "clan_first_counts",
      "gain_clan_token",
      "draw_special",
      "draw_special_keep",
      "reinforce",
      "extend_creature",
      "build",
      "train",
      "summon",
      "activate_city",
    ];
    for (const lang of ["en", "ru", "es"] as const)
      for (const word of all) assert.ok(words[lang][`yu-word-${word}`], `${lang} ${word}`);
    assert.deepEqual(Object.keys(words.ru).sort(), Object.keys(words.en).sort());
    assert.deepEqual(Object.keys(words.es).sort(), Object.keys(words.en).sort());
  });
});

describe("the land", () => {
  for (const [name, land] of [
    ["wide", WIDE],
    ["tall", TALL],
  ] as const) {
    test(`${name}: twelve glades on the land, clear of cities and of each other`, () => {
      assert.equal(land.glades.length, 12);
      land.glades.forEach(([x, y], i) => {
        assert.ok(inside(land.coast, x, y), `glade ${i} is on land`);
        for (const [cx, cy] of Object.values(land.cities))
          assert.ok(
            Math.abs(x - cx) > PLAZA.w / 2 + 40 || y < cy - 56 - 10 || y > cy + 154 + 40,
            `glade ${i} is clear of the city at ${cx}`,
          );
        land.glades
          .slice(0, i)
          .forEach(([ox, oy], k) => assert.ok(Math.abs(x - ox) > 100 || Math.abs(y - oy) > 78, `glades ${i} and ${k}`));
      });
    });
  }

  test("an army stands beside the temple of its city, or in its own glade", () => {
    assert.deepEqual(armyPlace(WIDE, "yellow", 1, 0), [182, 112]);
    assert.deepEqual(armyPlace(WIDE, "jungle", 1, 1), WIDE.glades[3]);
  });

  test("a track is long enough for everybody", () => {
    assert.equal(trackEnd(30, [4, 28]), 30);
    assert.equal(trackEnd(30, [31]), 35);
  });
});

describe("spoken names", () => {
  test("an army says whose it is, what it has and how strong it is", () => {
    const table = view({
      players: [
        player({
          armies: [army({ warriors: 4, creature: "jaguar", abilities: ["shields", "", ""], strength: 7 }), army()],
        }),
        player(),
      ],
    });
    assert.equal(
      armyName(0, 0, table, ["Ana"], speech),
      "Ana, army I, 4 warriors, Jaguar, Shields. Strength 7 without a card",
    );
    assert.match(placeName("blue", table, ["Ana"], speech), /^Blue, 2 jade\. No army$/);
  });

  test("the game's words describe the pieces they were written for, not those of a pack", () => {
    const word = (key: string) => (key === "card-raid.does" ? "As it was printed." : fromId(key));
    assert.equal(cardName("raid", view(), { t, word }), "Raid. As it was printed.");
    assert.equal(
      cardName("raid", view({ printed: { ...PRINTED, pack: "mine" } }), { t, word }),
      "Raid. strength 1. Capture 1 after the clash",
    );
    assert.deepEqual(doesLines("", ["reward: gain_vp 2"], speech), ["2 points"]);
  });
});

describe("a combat as it is told", () => {
  const table = view();
  const moved = told("moved", { seat: 0, army: 1, start: "jungle", end: "yellow", corn: 1 });
  const attack = told("attacked", { seat: 0, other: 1, place: "yellow" }, 12);
  const until = (...events: Told[]): Shown => [moved, attack, ...events].reduce(after, atRest(table));

  test("the attacker is who moved; the city is not entered before the fight is over", () => {
    const shown = until();
    assert.equal(shown.battle?.sides[0].army, 0);
    assert.equal(shown.battle?.sides[1].troop.warriors, 5);
    assert.equal(shown.battle?.id, 12);
    assert.equal(shown.view.players[0]?.armies[0]?.place, "jungle");
    assert.equal(shown.view.players[0]?.corn, 4);
  });

  test("cards, captures, strengths and the outcome add up", () => {
    const shown = until(
      told("played", { seat: 0, card: "charge" }),
      told("played-none", { seat: 1 }),
      told("captured", { seat: 0, other: 1, warriors: 1 }),
      told("strength", { seat: 0, total: 9, card: 5, figures: 4, effects: 0, creature: 0 }),
      told("strength", { seat: 1, total: 5, card: 0, figures: 5, effects: 0, creature: 0 }),
      told("beat", { seat: 0, other: 1 }),
      told("captured", { seat: 0, other: 1, warriors: 1 }),
      told("took-token", { seat: 0, other: 1 }),
      told("placed", { seat: 0, army: 1, place: "yellow" }),
      told("placed", { seat: 1, army: 1, place: "jungle" }),
      told("card-away", { seat: 0, card: "charge" }),
    );
    const [one, two] = shown.battle!.sides;
    assert.equal(totalOf(one), 9);
    assert.equal(two.card, "-");
    assert.deepEqual([one.captured, two.lost, two.troop.warriors], [2, 2, 3]);
    assert.deepEqual(two.fielded, { warriors: 4, lost: 1 }, "what fought is kept, whatever is captured later");
    assert.deepEqual(
      [shown.battle?.winner, shown.battle?.moment, one.goes, two.goes, one.fate, one.token],
      [0, 3, "yellow", "jungle", "away", true],
    );
    assert.equal(shown.view.cities[0]?.seat, 0);
    assert.deepEqual(shown.view.players[0]?.tokens, [1]);
    assert.equal(shown.view.players[0]?.prisoners, 3);
  });

  test("a destroyed army loses its leader and is formed anew", () => {
    const battle = until(
      told("captured-leader", { seat: 0, other: 1 }),
      told("destroyed", { seat: 0, other: 1, army: 1 }),
      told("formed-anew", { seat: 1, army: 1, warriors: 3 }),
    ).battle!;
    assert.equal(battle.sides[1].leader, false);
    assert.equal(battle.destroyed, 1);
    assert.equal(battle.sides[1].troop.warriors, 3);
  });

  test("events about others leave the combat alone", () => {
    const battle = until().battle!;
    assert.equal(fought(battle, told("captured", { seat: 3, other: 2, warriors: 1 })), battle);
  });

  test("the position corrects what was told, and is enough by itself", () => {
    const side = (seat: number, change = {}) => ({
      seat,
      army: 0,
      card: "",
      strength: [],
      total: 0,
      leader: true,
      ignored: false,
      captured: 0,
      ...change,
    });
    const open = corrected(
      null,
      view({ combat: { place: "yellow", revealed: false, winner: -1, sides: [side(0), side(1)] } }),
    )!;
    assert.deepEqual([open.moment, open.sides[0].card], [0, ""]);
    const done = corrected(
      null,
      view({
        combat: {
          place: "yellow",
          revealed: true,
          winner: 1,
          sides: [
            side(0, { card: "raid", strength: [1, 4, 0, 0], total: 5 }),
            side(1, { strength: [0, 6, 0, 0], total: 6 }),
          ],
        },
      }),
    )!;
    assert.deepEqual(
      [done.moment, done.winner, done.sides[0].card, done.sides[1].card, totalOf(done.sides[1])],
      [3, 1, "raid", "-", 6],
    );
    assert.equal(corrected({ ...done, over: false } as Battle, view())?.over, true);
    assert.equal(corrected(null, view()), null);
  });

  test("the next turn puts the scene away, after a look at the outcome", () => {
    const shown = until();
    assert.ok(duration(told("turn", { seat: 1, turn: 2 }), shown) > 1000);
    assert.equal(after(shown, told("turn", { seat: 1, turn: 2 })).battle, null);
    assert.equal(duration(told("turn", { seat: 1, turn: 2 }), atRest(table)), 0);
  });
});

describe("telling", () => {
  test("what happens at once is shown at once", () => {
    const groups = grouped(
      [
        told("played", { seat: 0 }),
        told("played-none", { seat: 1 }),
        told("strength", { seat: 0 }),
        told("strength", { seat: 1 }),
        told("beat", { seat: 0 }),
        told("offered", { seat: 0 }),
        told("offered", { seat: 1 }),
      ],
      SCRIPT.together,
    );
    assert.deepEqual(
      groups.map((group) => group.length),
      [2, 2, 1, 2],
    );
  });

  test("the true position always wins", () => {
    const final = view({ round: 3 });
    assert.equal(rested(atRest(view()), [told("got-corn", { seat: 0, amount: 9 })], final).view, final);
  });

  test("tokens, buildings, abilities and creatures go where they go", () => {
    let table = view();
    for (const event of [
      told("activated", { seat: 0, building: "site" }),
      told("built", { seat: 0, building: "granary", level: 1, jade: 2, corn: 0 }),
      told("trained", { seat: 0, ability: "shields", army: 2, rank: 2, jade: 0, corn: 4 }),
      told("summoned", { seat: 0, creature: "jaguar", army: 1, jade: 0, corn: 0 }),
      told("stays", { seat: 0, creature: "jaguar", round: 4, jade: 0 }),
      told("evolved", { seat: 0, column: "summons", row: 2 }),
      told("jade-laid", { place: "red", jade: 1 }),
    ])
      table = changed(table, event);
    const mine = table.players[0]!;
    assert.deepEqual([mine.buildings[0]?.tokens, mine.buildings[4]?.level, mine.jade, mine.corn], [1, 1, 0, 1]);
    assert.deepEqual(mine.armies[1]?.abilities, ["", "shields", ""]);
    assert.deepEqual(
      [mine.armies[0]?.creature, mine.armies[0]?.until, mine.rows["summons"], table.cities[1]?.jade],
      ["jaguar", 4, 2, 1],
    );
    assert.equal(changed(table, told("round", { round: 3 })).players[0]?.buildings[0]?.tokens, 0);
  });

  test("a sacrifice is revealed with where everybody stood before", () => {
    const events = [
      told("offered", { seat: 0, prisoners: 1, jade: 0, corn: 4, tokens: 0, points: 3 }),
      told("offered", { seat: 1, prisoners: 0, jade: 0, corn: 0, tokens: 0, points: 0 }),
      told("advanced", { seat: 0, marker: 3 }),
      told("climbed", { seat: 0, step: 1, upgrade: "jade_regalia" }),
      told("scored", { seat: 0, sacrifice: 3, pyramid: 1, points: 4 }),
      told("scored", { seat: 1, sacrifice: 0, pyramid: 0, points: 0 }),
    ];
    const shown = events.reduce(after, atRest(view()));
    assert.deepEqual(
      shown.reveal?.gifts.map(({ seat, from, to, step, pyramid, points }) => [seat, from, to, step, pyramid, points]),
      [
        [0, 0, 3, 1, 1, 3],
        [1, 0, 0, 0, 0, 0],
      ],
    );
    assert.equal(shown.view.players[0]?.score, 4);
    assert.equal(after(shown, told("calendar", { round: 2 })).reveal, null);
  });
});

describe("an offering", () => {
  const counts = { prisoner: 2, jade: 2, corn: 4, first: 0, further: 1, extra: 1 };
  const plan = { prisoners: 2, jade: 3, corn: 4, tokens: [1, 2] };
  const answer = {
    advisors: [],
    power: "",
    building: "",
    card: "",
    prisoners: 1,
    jade: 0,
    corn: 0,
    tokens: [] as number[],
  };

  test("counts as the table says", () => {
    assert.deepEqual(worth(plan, counts), { prisoners: 4, jade: 1, corn: 1, tokens: 1 });
    assert.equal(worthAll(plan, counts), 8);
    assert.equal(worthAll(plan, { ...counts, first: 1 }), 9);
    assert.equal(wasted(plan, counts, "jade"), 1);
    assert.equal(worth({ ...plan, tokens: [] }, { ...counts, first: 1 })["tokens"], 0);
  });

  test("is answered question by question", () => {
    const amounts = (kind: string, most: number) =>
      Array.from({ length: most + 1 }, (_, n) => choice(kind, { amount: String(n) }));
    const table = view({ together: "sacrifice", answer });
    assert.equal(nextChoice(amounts("offer-prisoners", 3), plan, table)?.text, "offer-prisoners 2");
    assert.equal(nextChoice(amounts("offer-jade", 3), plan, table)?.text, "offer-jade 3");
    const tokens = [choice("offer-token", { seat: "1" }), choice("offer-token", { seat: "2" }), choice("pass")];
    assert.equal(nextChoice(tokens, plan, table)?.text, "offer-token 1");
    assert.equal(nextChoice(tokens, plan, view({ answer: { ...answer, tokens: [1] } }))?.text, "offer-token 2");
    assert.equal(nextChoice(tokens, plan, view({ answer: { ...answer, tokens: [1, 2] } }))?.text, "pass");
    assert.equal(nextChoice([], plan, table), null);
  });

  test("what was answered stays as it was answered", () => {
    const table = view({ answer });
    assert.equal(asked([choice("offer-jade", { amount: "0" })]), 1);
    assert.equal(fixed(plan, table, 1).prisoners, 1);
    assert.equal(fixed(plan, table, 1).jade, 3);
    assert.deepEqual(start(table), { prisoners: 1, jade: 0, corn: 0, tokens: [] });
  });
});

describe("pages and scenes", () => {
  test("a question opens the page it is about", () => {
    assert.equal(pageFor([choice("move", { place: "red" }), choice("hold")]), "map");
    assert.equal(pageFor([choice("activate", { building: "site" }), choice("lead", { leader: "city" })]), "settlement");
    assert.equal(pageFor([choice("evolve", { column: "summons" })]), "works");
    assert.equal(pageFor([choice("fight", { card: "raid" })]), null);
  });

  test("secret questions have a scene; a combat gives way to what is asked of the board", () => {
    assert.equal(sceneFor(atRest(view({ together: "start" })), []), "start");
    assert.equal(sceneFor(atRest(view({ together: "sacrifice" })), []), "sacrifice-2");
    const battle = [told("attacked", { seat: 0, other: 1, place: "yellow" }, 12)].reduce(after, atRest(view()));
    assert.equal(sceneFor(battle, []), "battle-12-yellow");
    assert.equal(sceneFor(battle, [choice("train", { ability: "shields", army: "1", rank: "1" })]), "");
    assert.equal(sceneFor(atRest(view()), []), "");
  });
});
