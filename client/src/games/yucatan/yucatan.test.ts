import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Lang, phrase } from "../../i18n/index.ts";
import type { ChoiceInfo, Told } from "../../wire.ts";
import { found, seen, totalOf } from "./battle.ts";
import { parts, printed, sentence } from "./effects.ts";
import { PLAZA, TALL, WIDE, armyPlace, inside, trackEnd } from "./geometry.ts";
import { armyName, cardName, doesLines, fromId, placeName } from "./names.ts";
import { asked, fixed, nextChoice, start, wasted, worth, worthAll } from "./offering.ts";
import { pageFor, sceneFor } from "./scenes.ts";
import { after, duration, SCRIPT, type Scene } from "./telling.ts";
import type { ArmyView, CombatView, PlayerView, PrintedView, SideView, View } from "./view.ts";
import { grouped } from "../../shell/telling.ts";
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
  change: [],
});
const NO_SCENE: Scene = { battle: null, reveal: null, way: null };
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
  const side = (seat: number, change: Partial<SideView> = {}): SideView => ({
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
  const combat = (change: Partial<CombatView> = {}): View =>
    view({ combat: { place: "yellow", revealed: false, winner: -1, sides: [side(0), side(1)], ...change } });
  const attack = told("attacked", { seat: 0, other: 1, place: "yellow" }, 12);
  const begun = after(NO_SCENE, attack, view(), combat());
  /** Events with what one sees after each. */
  const until = (...steps: [Told, View][]): Scene =>
    steps.reduce((scene, [event, now]) => after(scene, event, view(), now), begun);
  const fighting = (warriors: number): PlayerView[] => [
    player(),
    player({ armies: [army({ place: "yellow", warriors }), army()] }),
  ];

  test("an attack opens the scene with those who fight", () => {
    assert.deepEqual(
      begun.battle?.sides.map(({ seat, army, began }) => [seat, army, began]),
      [
        [0, 0, 3],
        [1, 0, 5],
      ],
    );
    assert.deepEqual([begun.battle?.id, begun.battle?.moment], [12, 0]);
  });

  test("cards, strengths and the outcome are shown as the views show them", () => {
    const charge = { card: "charge", strength: [5, 4, 0, 0] };
    const open = { revealed: true, sides: [side(0, charge), side(1, { strength: [0, 6, 0, 0] })] };
    const hit = { ...open, sides: [side(0, { ...charge, captured: 1 }), side(1, { strength: [0, 5, 0, 0] })] };
    const sums = {
      ...open,
      sides: [side(0, { ...charge, captured: 1, total: 9 }), side(1, { strength: [0, 5, 0, 0], total: 5 })],
    };
    const won = {
      ...sums,
      winner: 0,
      sides: [side(0, { ...charge, captured: 2, total: 9 }), side(1, { strength: [0, 4, 0, 0], total: 5 })],
    };
    const at = (change: Partial<CombatView>, warriors: number): View => ({
      ...combat(change),
      players: fighting(warriors),
    });
    const { battle } = until(
      [told("played", { seat: 0, card: "charge" }), at(open, 5)],
      [told("played-none", { seat: 1 }), at(open, 5)],
      [told("captured", { seat: 0, other: 1, warriors: 1 }), at(hit, 4)],
      [told("strength", { seat: 0 }), at(sums, 4)],
      [told("strength", { seat: 1 }), at(sums, 4)],
      [told("beat", { seat: 0, other: 1 }), at({ ...sums, winner: 0 }, 4)],
      [told("captured", { seat: 0, other: 1, warriors: 1 }), at(won, 3)],
      [told("took-token", { seat: 0, other: 1 }), at(won, 3)],
      [told("placed", { seat: 0, army: 1, place: "yellow" }), at(won, 3)],
      [told("placed", { seat: 1, army: 1, place: "jungle" }), at(won, 3)],
      [told("card-away", { seat: 0, card: "charge" }), view()],
    );
    const [one, two] = battle!.sides;
    assert.deepEqual([totalOf(one), totalOf(two), two.card, one.captured], [9, 5, "-", 2]);
    assert.deepEqual(two.fielded, { warriors: 4, lost: 1 }, "what fought is kept, whatever is captured later");
    assert.deepEqual(
      [battle?.winner, battle?.moment, one.goes, two.goes, one.fate, one.token, battle?.over],
      [0, 3, "yellow", "jungle", "away", true, true],
    );
  });

  test("events about others leave the combat alone", () => {
    const { battle } = until([told("beat", { seat: 3, other: 2 }), combat()]);
    assert.deepEqual(battle, begun.battle);
  });

  test("a position is enough by itself", () => {
    const open = found(null, combat())!;
    assert.deepEqual([open.moment, open.sides[0].card], [0, ""]);
    const done = found(
      null,
      combat({
        revealed: true,
        winner: 1,
        sides: [
          side(0, { card: "raid", strength: [1, 4, 0, 0], total: 5 }),
          side(1, { strength: [0, 6, 0, 0], total: 6 }),
        ],
      }),
    )!;
    assert.deepEqual(
      [done.moment, done.winner, done.sides[0].card, done.sides[1].card, totalOf(done.sides[1])],
      [3, 1, "raid", "-", 6],
    );
    assert.equal(seen(done, view())?.over, true);
    assert.equal(found(done, view()), null);
  });

  test("the next turn puts the scene away, after a look at the outcome", () => {
    const turn = told("turn", { seat: 1, turn: 2 });
    assert.ok(duration(turn, view(), begun) > 1000);
    assert.equal(after(begun, turn, combat(), view()).battle, null);
    assert.equal(duration(turn, view(), NO_SCENE), 0);
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
      ].map((event) => ({ event })),
      SCRIPT.together,
    );
    assert.deepEqual(
      groups.map((group) => group.length),
      [2, 2, 1, 2],
    );
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
    const shown = events.reduce<Scene>((scene, event) => after(scene, event, view(), view()), NO_SCENE);
    assert.deepEqual(
      shown.reveal?.gifts.map(({ seat, from, to, step, pyramid, points }) => [seat, from, to, step, pyramid, points]),
      [
        [0, 0, 3, 1, 1, 3],
        [1, 0, 0, 0, 0, 0],
      ],
    );
    assert.equal(after(shown, told("calendar", { round: 2 }), view(), view()).reveal, null);
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
    assert.equal(sceneFor(view({ together: "start" }), NO_SCENE, []), "start");
    assert.equal(sceneFor(view({ together: "sacrifice" }), NO_SCENE, []), "sacrifice-2");
    const fight = { ...NO_SCENE, battle: { id: 12, place: "yellow" } as Scene["battle"] };
    assert.equal(sceneFor(view(), fight, []), "battle-12-yellow");
    assert.equal(sceneFor(view(), fight, [choice("train", { ability: "shields", army: "1", rank: "1" })]), "");
    assert.equal(sceneFor(view(), NO_SCENE, []), "");
  });
});
