/**
 * What the shell shows around the board: a seat's supply and finds, the header's facts, the points to spend, the tile
 * in hand.
 */

import { useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { HeaderProps, PlayerPanelProps, Translate } from "../../shell/board.ts";
import { TileFace } from "./Ghost.tsx";
import { RADIUS } from "./geometry.ts";
import { tileName } from "./names.ts";
import { swapPick } from "./picking.ts";
import type { PlayerView, TileView, View } from "./view.ts";

type PanelProps = PlayerPanelProps<View>;

function Own({ seat, icon, count, label }: { seat: number; icon: string; count: number; label: string }) {
  return (
    <span class={`seat-${seat + 1}${count ? "" : " tk-none"}`} title={label} aria-label={label} role="img">
      <Icon name={icon} />
      <span class="num" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

const leaderKey = (player: PlayerView): string =>
  player.leader === "supply"
    ? "tikal-leader-supply"
    : player.leader === "gone"
      ? "tikal-leader-gone"
      : "tikal-leader-out";

function Find({ kind, count, props }: { kind: string; count: number; props: PanelProps }) {
  const { view, seat, picked = [], target, pick, t } = props;
  const mine = seat === view.turn;
  const chosen =
    picked.some((one) => one["treasure"] === kind && (one["seat"] ?? String(seat)) === String(seat)) && mine;
  const wanted = swapPick(seat, mine, kind, picked);
  // What is mine is given first, what is another's taken after it: otherwise the same kind would be meant twice.
  const given = picked.some((one) => one["treasure"]);
  const sensible = mine ? !given : given || !wanted["treasure"];
  const legal = count === 1 && sensible && target?.(wanted);
  const label = `${t(`value.treasure.${kind}`)}${count > 1 ? ` × ${count}` : ""}`;
  const face = (
    <>
      <Icon name={`treasure-${kind}`} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </>
  );
  if (!pick || (!legal && !chosen))
    return (
      <span class="tk-find" role="img" title={label} aria-label={label} data-treasure={kind}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      class={`tk-find ${chosen ? "tk-picked" : picked.length ? "tk-legal" : "tk-can"}`}
      title={label}
      aria-label={label}
      aria-pressed={chosen}
      data-treasure={kind}
      data-legal={legal ? "" : undefined}
      onClick={() => pick(wanted)}>
      {face}
    </button>
  );
}

export function PlayerPanel(props: PanelProps) {
  const { view, seat, t } = props;
  const player = view.players[seat];
  if (!player) return null;
  const finds = Object.entries(player.treasures).filter(([, count]) => count > 0);
  return (
    <div class="tk-owns">
      <Own
        seat={seat}
        icon="explorer"
        count={player.supply}
        label={
          t("tikal-supply", { n: player.supply }) + (player.gone ? `. ${t("tikal-gone", { n: player.gone })}` : "")
        }
      />
      <Own
        seat={seat}
        icon="leader"
        count={player.leader === "supply" ? 1 : 0}
        label={t(leaderKey(player), { hex: player.leader })}
      />
      <Own seat={seat} icon="camp" count={player.camps} label={t("tikal-camps", { n: player.camps })} />
      <Own seat={seat} icon="guard" count={player.guards} label={t("tikal-guards", { n: player.guards })} />
      {view.tactical && (
        <Totem seat={seat} up={player.totem} label={t(player.totem ? "tikal-totem-up" : "tikal-totem-down")} />
      )}
      <span class="tk-finds" data-finds={seat}>
        {finds.map(([kind, count]) => (
          <Find key={kind} kind={kind} count={count} props={props} />
        ))}
      </span>
    </div>
  );
}

/** Face up as long as the seat has not moved in this round of the auction. */
function Totem({ seat, up, label }: { seat: number; up: boolean; label: string }) {
  return (
    <span class={`seat-${seat + 1}`} role="img" aria-label={label} title={label}>
      <svg class={`tk-totem${up ? "" : " tk-down"}`} viewBox="0 0 20 24">
        <g stroke="#2b1b12" stroke-width="1.6" stroke-linejoin="round">
          <path d="M4 22V9L10 2l6 7v13Z" fill={up ? "var(--seat)" : "#8d8069"} />
          <path d="M1 12h3v5H1ZM16 12h3v5h-3Z" fill={up ? "var(--seat)" : "#8d8069"} />
          {up && <path d="M7 11h2M11 11h2M7 17h6M10 12v3" stroke="var(--on-seat)" stroke-width="1.8" />}
        </g>
      </svg>
    </span>
  );
}

export function Header({ view, t }: HeaderProps<View>) {
  const rounds = t("tikal-rounds", { n: view.rounds });
  const left = view.tiles_left ? t("tikal-left-full", { n: view.tiles_left, letter: view.letter }) : t("tikal-last");
  return (
    <span class="tk-facts">
      <span class="tk-rounds" role="img" aria-label={rounds} title={rounds}>
        {["volcano", "volcano", "volcano", "vp"].map((icon, i) => (
          <i key={i} class={i < view.rounds ? "tk-done" : ""}>
            <Icon name={icon} />
          </i>
        ))}
      </span>
      <span class="tk-stack" role="img" aria-label={left} title={left}>
        <Icon name="tile-stack" />
        <b class="num">{view.tiles_left}</b>
        {view.tiles_left > 0 && (
          <>
            <span class="tk-words">
              {t("tikal-left", { n: view.tiles_left })}, {t("tikal-next")}
            </span>
            <b>{view.letter}</b>
          </>
        )}
      </span>
    </span>
  );
}

/** Points left of those the turn began with, as grains of maize. */
export function Purse({ view, t }: PlayerPanelProps<View>) {
  const whole = useWhole(view);
  if (view.turn < 0 || view.tile || !whole) return null;
  return (
    <div class="tk-points">
      <div>
        <strong class="num">{view.points}</strong> <small>{t("tikal-points", { n: whole })}</small>
      </div>
      <div class="tk-kernels" aria-hidden="true">
        {Array.from({ length: whole }, (_, i) => (
          <i key={i} class={i < view.points ? "" : "tk-spent"} />
        ))}
      </div>
    </div>
  );
}

/** A turn has ten points unless a pack says otherwise: then it has at least as many as were ever seen. */
function useWhole(view: View): number {
  const most = useRef(10);
  most.current = Math.max(most.current, view.points);
  return most.current;
}

export function TileHint({ view, t }: HeaderProps<View>) {
  const tiles = view.tile ? [view.tile] : view.auction || view.turn < 0 ? view.shown : [];
  return tiles.length ? (
    <span class="tk-hint">
      {tiles.map((tile) => (
        <MiniTile key={tile.name} tile={tile} t={t} />
      ))}
    </span>
  ) : null;
}

function MiniTile({ tile, t }: { tile: TileView; t: Translate }) {
  return (
    <svg viewBox={`${-RADIUS - 4} -74 ${2 * RADIUS + 8} 148`} class="tk-mini" role="img" aria-label={tileName(tile, t)}>
      <title>{tileName(tile, t)}</title>
      <TileFace tile={tile} />
    </svg>
  );
}
