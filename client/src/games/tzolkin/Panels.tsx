/** What the shell shows around the board: a seat's store, people and tiles, the calendar's facts, what can be spent. */

import { useState } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { HeaderProps, PlayerPanelProps } from "../../shell/board.ts";
import { Printed } from "./Card.tsx";
import { TRIBE_SIGN } from "./Hand.tsx";
import { TILE_H, TILE_W } from "./grid.ts";
import { tileName, fromId } from "./names.ts";
import { t as say } from "../../shell/settings.ts";
import { wordsIn } from "../../shell/speech.ts";
import { TileFace } from "./Tiles.tsx";
import type { View } from "./view.ts";

type PanelProps = PlayerPanelProps<View>;

const BLOCKS = ["wood", "stone", "gold"] as const;

function Own({
  icon,
  count,
  label,
  seat,
  children,
}: {
  icon: string;
  count: number | string;
  label: string;
  seat: number;
  children?: preact.ComponentChildren;
}) {
  return (
    <span
      class={`seat-${seat + 1}${count ? "" : " tz-none"}`}
      title={label}
      aria-label={label}
      role="img"
      data-material={icon}>
      <Icon name={icon} />
      <span class="num" aria-hidden="true">
        {count}
        {children}
      </span>
    </span>
  );
}

/** A block of mine can be pointed at where one is to be paid or sold. */
function Block({ block, props }: { block: (typeof BLOCKS)[number]; props: PanelProps }) {
  const { view, seat, mine, target, pick, lang } = props;
  const count = view.players[seat]?.[block] ?? 0;
  const label = `${wordsIn("tzolkin", lang, fromId)(`block-${block}`)}: ${count}`;
  const legal = mine && count > 0 && pick && target?.({ block });
  if (!legal) return <Own icon={block} count={count} label={label} seat={seat} />;
  return (
    <button
      type="button"
      class="tz-block"
      title={label}
      aria-label={`${label}. ${say("spot.legal")}`}
      data-material={block}
      data-legal=""
      onClick={() => pick({ block })}>
      <Icon name={block} />
      <span class="num" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}

export function PlayerPanel(props: PanelProps) {
  const { view, seat, t, lang } = props;
  const [open, setOpen] = useState(false);
  const player = view.players[seat];
  const word = wordsIn("tzolkin", lang, fromId);
  if (!player) return null;
  const tiles = [...player.buildings, ...player.monuments];
  const short = player.corn < player.hunger && view.held < 4;
  const hunger = t("tz-hunger", { n: player.hunger });
  const debt = player.debt.reduce((sum, n) => sum + n, 0);
  return (
    <div class="tz-owns" data-stock={seat}>
      <div class="tz-row">
        <Own icon="corn" count={player.corn} label={`${word("material-corn")}: ${player.corn}`} seat={seat} />
        {BLOCKS.map((block) => (
          <Block key={block} block={block} props={props} />
        ))}
        <Own icon="skull" count={player.skulls} label={`${word("material-skull")}: ${player.skulls}`} seat={seat} />
        <Own
          icon="worker-own"
          count={player.hand}
          label={t("tz-hands", { n: player.hand, all: player.workers })}
          seat={seat}>
          <small> / {player.workers}</small>
        </Own>
        <span class={short ? "tz-hungry" : ""} title={hunger} aria-label={hunger} role="img">
          <Icon name="food-day" />
          <span class="num" aria-hidden="true">
            {player.hunger}
          </span>
        </span>
      </div>
      <button
        type="button"
        class="tz-row tz-more"
        aria-expanded={open}
        aria-label={t("tz-more")}
        onClick={() => setOpen(!open)}>
        {player.tribe ? (
          <span class="tz-tribe">
            <Icon name="tribe" />
            {word(`tribe-${player.tribe}`)}
          </span>
        ) : (
          <span class="tz-tribe">
            {view.start === seat && (
              <>
                <Icon name="first-player" />
                {t("tz-starts")}
              </>
            )}
          </span>
        )}
        <span class="tz-set">
          {tiles.slice(-6).map((name, i) => (
            <Icon key={i} name={name.startsWith("m") ? "monument" : (view.tiles[name]?.category ?? "farm")} />
          ))}
          {tiles.length > 6 && <b>+{tiles.length - 6}</b>}
        </span>
        {player.tribe && view.start === seat && (
          <span title={t("tz-starts")}>
            <Icon name="first-player" />
          </span>
        )}
        {debt > 0 && (
          <span class="tz-hungry" title={t("tz-debt", { n: debt })}>
            <Icon name="block-any" />−{debt}
          </span>
        )}
        <span title={t("tz-fields-won", { corn: player.corn_tiles, wood: player.wood_tiles })}>
          <i class="tz-field" data-kind="corn" />
          {player.corn_tiles}
          <i class="tz-field" data-kind="wood" />
          {player.wood_tiles}
        </span>
        <span class={player.light ? "" : "tz-used"} title={t(player.light ? "tz-two-days" : "tz-two-days-used")}>
          <Icon name="two-days" />
        </span>
      </button>
      {open && <Store {...props} />}
    </div>
  );
}

/** All the tiles of a seat, to read; those that can be renovated can be pointed at. */
function Store({ view, seat, target, pick, mine, t, lang }: PanelProps) {
  const player = view.players[seat]!;
  const word = wordsIn("tzolkin", lang, fromId);
  const speech = { t, word };
  const tribe = player.tribe && word(`tribe-${player.tribe}.does`);
  const all = [
    ...player.buildings.map((name) => ({ name, domain: "building" })),
    ...player.monuments.map((name) => ({ name, domain: "monument" })),
  ];
  return (
    <div class="tz-store">
      {player.tribe && (
        <p>
          <Icon name={TRIBE_SIGN[player.tribe] ?? "tribe"} />
          <b>{word(`tribe-${player.tribe}`)}.</b> {tribe}
        </p>
      )}
      <div class="tz-tiles">
        {all.map(({ name, domain }, i) => {
          const tile = view.tiles[name];
          const legal = mine && domain === "building" && pick && target?.({ building: name });
          const label = tileName(name, domain, tile, speech);
          const face = tile && (
            <svg viewBox={`0 0 ${TILE_W} ${TILE_H}`} class="tz-tile" role="img" aria-label={label}>
              <title>{label}</title>
              <TileFace tile={tile} monument={domain === "monument"} />
            </svg>
          );
          return legal ? (
            <button key={i} type="button" class="tz-tile-button" data-legal="" onClick={() => pick({ building: name })}>
              {face}
            </button>
          ) : (
            <span key={i}>{face}</span>
          );
        })}
      </div>
      {!all.length && <p>{t("tz-no-tiles")}</p>}
      {player.wealth.length > 0 && (
        <p class="tz-wealth">
          {player.wealth.map((name) => (
            <Printed key={name} words={view.tiles[name]?.effect ?? []} />
          ))}
        </p>
      )}
    </div>
  );
}

export function Header({ view, t }: HeaderProps<View>) {
  const held = t("tz-food-days", { n: view.held });
  return (
    <span class="tz-facts">
      <span class="tz-rounds" role="img" aria-label={held} title={held}>
        {view.food_days.map((day, i) => (
          <i key={day} class={i < view.held ? "tz-done" : ""}>
            <Icon name="food-day" />
          </i>
        ))}
      </span>
      <span class="tz-day">
        {t("tz-day")} <b class="num">{view.day}</b>
        <span class="tz-wide"> / 27</span>
      </span>
    </span>
  );
}

/** Corn and workers in hand of the seat that is asked. */
export function Purse({ view, seat, t }: PanelProps) {
  const player = view.players[seat];
  if (!player || view.hand) return null;
  return (
    <div class={`tz-purse seat-${seat + 1}`}>
      <span>
        <Icon name="corn" class="piece" />
        <strong class="num">{player.corn}</strong>
        <small>{t("tz-corn")}</small>
      </span>
      <span>
        <Icon name="worker-own" class="piece" />
        <strong class="num">{player.hand}</strong>
        <small>{t("tz-in-hand")}</small>
      </span>
    </div>
  );
}
