/** How Tzolk'in is told, event by event: what each changes and how long that takes. */

import type { Script } from "../../shell/staging.ts";
import type { Told } from "../../wire.ts";
import type { PlayerView, View } from "./view.ts";

const seatOf = (event: Told): number => Number(event.args["seat"] ?? -1);
const STOCK: Record<string, "corn" | "wood" | "stone" | "gold" | "skulls"> = {
  corn: "corn",
  wood: "wood",
  stone: "stone",
  gold: "gold",
  skull: "skulls",
};
const DUMMY = 9;

function changePlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  };
}

function changeSpace(view: View, gear: string | undefined, space: number, who: number): View {
  return {
    ...view,
    gears: view.gears.map((one) =>
      one.name === gear ? { ...one, spaces: one.spaces.map((old, n) => (n === space ? who : old)) } : one,
    ),
  };
}

const without = (list: readonly string[], one: string | undefined): string[] => {
  const at = list.indexOf(one ?? "");
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** All gears so many teeth on; who leaves the last space goes home, dummies come round. */
export function turned(view: View, days: number): View {
  let gears = view.gears;
  for (let day = 0; day < days; day++) {
    gears = gears.map((gear) => ({
      ...gear,
      spaces: gear.spaces.map((_, n) => {
        const who = gear.spaces[(n + gear.spaces.length - 1) % gear.spaces.length] ?? -1;
        return who === DUMMY || (n > 0 && n <= gear.last + 1) ? who : -1;
      }),
    }));
  }
  return {
    ...view,
    gears,
    day: view.day + days,
    start_space: -1,
    quick_spaces: view.quick_spaces.map((who) => (who === DUMMY ? who : -1)),
  };
}

/** The position after an event, as far as it can be seen. */
export function after(view: View, event: Told): View {
  const { gear, space, temple, track, level, building, monument, material, amount, corn, day } = event.args;
  const seat = seatOf(event);
  const step = (by: number) =>
    changePlayer(view, seat, (player) => ({
      temples: { ...player.temples, [temple ?? ""]: (player.temples[temple ?? ""] ?? 0) + by },
    }));
  switch (event.kind) {
    case "placed":
      return changeSpace(view, gear, Number(space), seat);
    case "picked":
      return changeSpace(view, gear, Number(space), -1);
    case "dummy-placed":
      return changeSpace(view, gear, Number(space), DUMMY);
    case "placed-start":
      return { ...view, start_space: seat };
    case "placed-quick":
      return {
        ...view,
        quick_spaces: view.quick_spaces.map((who, n) => (n === view.quick_spaces.indexOf(-1) ? seat : who)),
      };
    case "start-corn":
      return { ...view, start_corn: 0 };
    case "corn-added":
      return { ...view, start_corn: Number(corn) };
    case "new-start":
      return { ...view, start: seat };
    case "gained":
    case "paid": {
      const stock = STOCK[material ?? ""];
      return stock
        ? changePlayer(view, seat, (player) => ({
            [stock]: player[stock] + Number(amount) * (event.kind === "paid" ? -1 : 1),
          }))
        : view;
    }
    case "rose":
      return step(1);
    case "sank":
    case "begged":
      return step(-1);
    case "learned":
    case "forgot":
      return changePlayer(view, seat, (player) => ({
        technologies: { ...player.technologies, [track ?? ""]: Number(level) },
      }));
    case "built":
      return { ...view, shown: without(view.shown, building) };
    case "built-monument":
      return { ...view, monuments: without(view.monuments, monument) };
    case "shown":
      return building ? { ...view, shown: [...view.shown, building].slice(-6) } : view;
    case "skull-placed":
      return { ...view, slots: view.slots.map((who, n) => (n === Number(space) && n > 0 ? seat : who)) };
    case "turn-began":
      return Number(day) > view.day ? turned(view, Number(day) - view.day) : view;
    case "finale":
      return { ...turned(view, 1), day: view.day };
    default:
      return view;
  }
}

/** How long an event takes, in milliseconds; 0: there is nothing to see on the board. */
export function duration(event: Told, view: View): number {
  switch (event.kind) {
    case "placed":
    case "picked":
    case "placed-start":
    case "placed-quick":
      return 320;
    case "gained":
    case "paid":
    case "harvested":
    case "start-corn":
      return 420;
    case "rose":
    case "sank":
    case "learned":
    case "forgot":
    case "begged":
    case "skull-placed":
    case "built":
    case "built-monument":
      return 300;
    case "food-day":
      return 1000;
    case "turn-began":
      return Number(event.args["day"]) > view.day ? 560 : 0;
    case "finale":
      return 560;
    default:
      return 0;
  }
}

/** Materials that change hands in one go are shown in one go. */
const together = (event: Told): string =>
  event.kind === "gained" || event.kind === "paid" ? `${event.kind} ${seatOf(event)}` : "";

export const SCRIPT: Script<View, View> = {
  rest: (view) => view,
  after,
  duration,
  together,
  unhurried: 12,
  most: 60,
  flies: new Set([
    "placed",
    "placed-start",
    "placed-quick",
    "dummy-placed",
    "gained",
    "paid",
    "food-day",
    "skull-placed",
  ]),
};
