/** What the shell shows around the board: a seat's stocks, the round, what can be spent. */

import { Icon } from "../../look/Icon.tsx";
import type { HeaderProps, PlayerPanelProps } from "../../shell/board.ts";
import { t as say } from "../../shell/settings.ts";
import { opened } from "./drawer.ts";
import { ClanToken, ROMAN } from "./Pieces.tsx";
import type { View } from "./view.ts";

type PanelProps = PlayerPanelProps<View>;

function Own({ icon, count, label, name }: { icon: string; count: number; label: string; name: string }) {
  return (
    <span class={count ? "" : "yu-none"} title={label} aria-label={label} role="img" data-material={name}>
      <Icon name={icon} />
      <span class="num" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

export function PlayerPanel({ view, seat, target, pick, t }: PanelProps) {
  const player = view.players[seat];
  if (!player) return null;
  const legal = Boolean(pick && target?.({ seat: String(seat) }));
  return (
    <div class={`yu-owns seat-${seat + 1}`} data-stock={seat}>
      <div class="yu-row">
        <Own icon="corn" name="corn" count={player.corn} label={t("yu-pay-corn", { n: player.corn })} />
        <Own icon="jade" name="jade" count={player.jade} label={t("yu-pay-jade", { n: player.jade })} />
        <Own icon="combat-card" name="card" count={player.cards} label={t("yu-hand", { n: player.cards })} />
        <Own
          icon="prisoner"
          name="prisoner"
          count={player.prisoners}
          label={t("yu-prisoners", { n: player.prisoners })}
        />
        <Own icon="sacrifice" name="marker" count={player.marker} label={t("yu-marker-on", { n: player.marker })} />
        <span class="yu-clans">
          {player.tokens.map((other) => (
            <ClanToken key={other} seat={other} />
          ))}
        </span>
        {view.first === seat && (
          <span title={t("yu-first")} role="img" aria-label={t("yu-first")}>
            <Icon name="first-player" />
          </span>
        )}
        {legal ? (
          <button type="button" class="yu-pick-seat" data-seat={seat} onClick={() => pick?.({ seat: String(seat) })}>
            <Icon name="check" />
            <span class="sr">{say("spot.legal")}</span>
          </button>
        ) : (
          <button
            type="button"
            class="yu-open-settlement"
            aria-label={t("yu-page-settlement")}
            title={t("yu-page-settlement")}
            aria-expanded={opened.value === seat}
            onClick={() => (opened.value = opened.value === seat ? -1 : seat)}>
            <Icon name="academy" />
          </button>
        )}
      </div>
    </div>
  );
}

export function Header({ view, t }: HeaderProps<View>) {
  return (
    <span class="yu-top">
      <span class="yu-rounds" role="img" aria-label={t("yu-round", { n: view.round })}>
        {[1, 2, 3, 4].map((n) => (
          <i key={n} class={n === view.round ? "yu-now" : n < view.round ? "yu-done" : ""}>
            {ROMAN[n]}
          </i>
        ))}
      </span>
      {view.number > 0 && view.number <= 3 && !view.together && (
        <span class="yu-wide">{t("yu-turn-of", { n: view.number })}</span>
      )}
    </span>
  );
}

const TOKENS = 3;

/** Corn, jade and the tokens left of the seat that is asked. */
export function Purse({ view, seat, t }: PanelProps) {
  const player = view.players[seat];
  if (!player) return null;
  const used = player.buildings.reduce((sum, building) => sum + building.tokens, 0);
  const left = (kind: "building" | "leader", n: number) => (
    <span class="yu-left" role="img" aria-label={t(`yu-tokens-${kind}`, { n })} title={t(`yu-tokens-${kind}`, { n })}>
      {Array.from({ length: TOKENS }, (_, i) => (
        <Icon key={i} name={`token-${kind}`} class={i < n ? "" : "yu-spent"} />
      ))}
    </span>
  );
  return (
    <div class={`yu-purse seat-${seat + 1}`}>
      <span title={t("yu-pay-corn", { n: player.corn })}>
        <Icon name="corn" />
        <strong class="num">{player.corn}</strong>
      </span>
      <span title={t("yu-pay-jade", { n: player.jade })}>
        <Icon name="jade" />
        <strong class="num">{player.jade}</strong>
      </span>
      {left("building", Math.max(0, TOKENS - used))}
      {left("leader", Math.max(0, TOKENS - player.led.length))}
    </div>
  );
}
