/** A phone shows one gear or plate at a time: which, and the whole wheel in small. */

import { Icon } from "../../look/Icon.tsx";
import type { Translate } from "../../shell/board.ts";
import type { ChoiceInfo } from "../../wire.ts";
import { GearSign, Say } from "./Pieces.tsx";
import { GEARS, gearCenter, gearPath, pitchRadius } from "./geometry.ts";
import { PAGES, type Page } from "./layout.ts";
import type { View } from "./view.ts";

/** The page that the question is about. */
export function pageFor(choices: readonly ChoiceInfo[], view: View): Page | null {
  const has = (arg: string) => choices.some(({ args }) => args[arg]);
  if (view.using && choices.some(({ kind }) => kind === "act" || kind === "harvest")) return view.using.gear as Page;
  if (has("gear") || choices.some(({ kind }) => kind === "turn")) return "all";
  if (has("temple") || has("track")) return "temples";
  return has("building") || has("monument") ? "tiles" : null;
}

const EXTRA: Partial<Record<Page, string>> = { all: "calendar", temples: "temple-step", tiles: "building-permanent" };
const counted = (choices: readonly ChoiceInfo[], page: Page): number => {
  const arg = { temples: ["temple", "track"], tiles: ["building", "monument"] }[page as string] ?? [];
  return choices.filter(({ args }) => args["gear"] === page || arg.some((name) => args[name])).length;
};

export function Pager({
  page,
  open,
  choices,
  t,
  word,
}: {
  page: Page;
  open: (page: Page) => void;
  choices: readonly ChoiceInfo[];
  t: Translate;
  word: (key: string) => string;
}) {
  return (
    <nav class="tz-pager" aria-label={t("tz-pages")}>
      {PAGES.map((one) => {
        const gear = GEARS.find(({ name }) => name === one);
        const n = one === "all" ? 0 : counted(choices, one);
        return (
          <button
            key={one}
            type="button"
            aria-current={one === page}
            aria-label={gear ? word(`gear-${one}`) : t(`tz-page-${one}`)}
            onClick={() => open(one)}>
            {gear ? (
              <GearSign path={gearPath(10, 66)} colour={gear.colour} deep={gear.deep} icon={gear.icon} />
            ) : (
              <Icon name={EXTRA[one] ?? "calendar"} />
            )}
            {n > 0 && <i>{n}</i>}
          </button>
        );
      })}
    </nav>
  );
}

/** The whole wheel in small, beside the gear that is in sight: where mine stand, what is lit. */
export function Overview({
  page,
  open,
  choices,
  view,
  me,
}: {
  page: Page;
  open: (page: Page) => void;
  choices: readonly ChoiceInfo[];
  view: View;
  me: number[];
}) {
  return (
    <svg class="tz-overview icon" viewBox="-340 -300 680 720" aria-hidden="true">
      <rect x="-340" y="-300" width="680" height="720" rx="60" fill="#0a2f38" />
      <circle r="150" fill="#e9b63b" />
      <circle r="92" fill="#1f1a17" />
      <Say y={34} size={100} fill="#fff6dd">
        {view.day}
      </Say>
      {GEARS.map((gear) => {
        const [x, y] = gearCenter(gear);
        const mine =
          view.gears.find(({ name }) => name === gear.name)?.spaces.filter((who) => me.includes(who)).length ?? 0;
        return (
          <g key={gear.name} onClick={() => open(gear.name as Page)}>
            <circle
              cx={x}
              cy={y}
              r={pitchRadius(gear) + 28}
              fill={gear.colour}
              stroke={page === gear.name ? "#fff" : counted(choices, gear.name as Page) ? "#ffd75a" : "#22150d"}
              stroke-width={page === gear.name ? 16 : 10}
            />
            {mine > 0 && (
              <Say x={x} y={y + 32} size={94} fill="#fff">
                {mine}
              </Say>
            )}
          </g>
        );
      })}
    </svg>
  );
}
