/** What the shell shows around the board: a seat's goods, workers and things, ceremonies held, what can be spent. */

import { useState } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { wordsIn } from "../../shell/speech.ts";
import type { HeaderProps, PlayerPanelProps } from "../../shell/board.ts";
import { CLOTH_HEIGHT, Tapestry, clothWidth } from "./Cloth.tsx";
import { Own } from "./Own.tsx";
import { fromId } from "./names.ts";
import type { View } from "./view.ts";

type PanelProps = PlayerPanelProps<View>;
const GOODS = ["potato", "corn", "stone", "gold"] as const;

function Count({ icon, n, label, seat }: { icon: string; n: number; label: string; seat: number }) {
  return (
    <span
      class={`seat-${seat + 1}${n ? "" : " tw-none"}`}
      title={`${label}: ${n}`}
      aria-label={`${label}: ${n}`}
      role="img"
      data-material={icon}>
      <Icon name={icon} />
      <span class="num" aria-hidden="true">
        {n}
      </span>
    </span>
  );
}

export function PlayerPanel(props: PanelProps) {
  const { view, seat, mine, target, pick, t, lang } = props;
  const player = view.players[seat];
  const word = wordsIn("tawantinsuyu", lang, fromId);
  const [open, setOpen] = useState(mine);
  if (!player) return null;
  const ready = player.army_up.reduce((sum, card) => sum + (view.printed.army[card]?.soldiers ?? 0), 0);
  const cloth = player.tapestries.filter((ids) => ids.length).slice(0, 3);
  return (
    <div class="tw-owns" data-stock={seat}>
      <div class="tw-row">
        {GOODS.map((good) => (
          <Count key={good} icon={good} n={player[good]} label={word(`resource-${good}`)} seat={seat} />
        ))}
        <span class="tw-people">
          {player.workers.map((kind, i) => (
            <span key={i} title={word(`worker-${kind}`)}>
              <Icon name={`worker-${kind}`} />
            </span>
          ))}
        </span>
        <Count icon="god-card" n={player.hand} label={t("tw-god-cards")} seat={seat} />
        <Count icon="army-card" n={player.army_hand + player.drawn} label={t("tw-army-cards")} seat={seat} />
      </div>
      <button
        type="button"
        class="tw-row tw-more"
        aria-expanded={open}
        aria-label={t("tw-more")}
        onClick={() => setOpen(!open)}>
        <Count
          icon="building-permanent"
          n={player.up.length + player.permanent.length}
          label={t("tw-houses")}
          seat={seat}
        />
        <Count icon="soldier" n={ready} label={t("tw-ready")} seat={seat} />
        <Count
          icon="statue-small"
          n={[...player.statues.small, ...player.statues.large].reduce((sum, n) => sum + n, 0)}
          label={t("tw-statues")}
          seat={seat}
        />
        <Count icon="stairs" n={player.stairs} label={t("tw-stairs-left")} seat={seat} />
        <Count icon="conquest" n={player.markers} label={t("tw-flags-left")} seat={seat} />
        {!open &&
          cloth.map((ids, i) => (
            <svg
              key={i}
              class="tw-mini"
              viewBox={`0 0 ${clothWidth(ids.length)} ${CLOTH_HEIGHT}`}
              style={`width:${Math.round((clothWidth(ids.length) * 17) / CLOTH_HEIGHT)}px`}
              aria-hidden="true">
              <Tapestry ids={ids} view={view} />
            </svg>
          ))}
        {view.token === seat && (
          <span class="tw-token" title={t("tw-token")}>
            <Icon name="ceremony" />
          </span>
        )}
        <Icon name={open ? "close" : "plus"} class="tw-sign" />
      </button>
      {(open || (mine && offered(props))) && (
        <Own
          view={view}
          seat={seat}
          t={t}
          word={word}
          target={mine ? target : undefined}
          pick={mine ? pick : undefined}
        />
      )}
    </div>
  );
}

/** Whether something of mine can be chosen: then it is shown even if the panel was folded. */
function offered({ view, seat, target }: PanelProps): boolean {
  const player = view.players[seat];
  if (!player || !target) return false;
  return (
    [...player.up, ...player.down].some((building) => target({ building })) ||
    [...player.army_up, ...player.army_down].some((army) => target({ army })) ||
    player.tapestries.some((_, n) => target({ tapestry: String(n) }))
  );
}

/** Ceremonies held, and how long the village lasts. */
export function Header({ view, t }: HeaderProps<View>) {
  return (
    <span class="tw-facts">
      <span class="tw-rounds" role="img" aria-label={t("tw-held", { n: view.held })}>
        {[0, 1, 2].map((n) => (
          <i key={n} class={n < view.held ? "tw-done" : ""}>
            <Icon name="ceremony" />
          </i>
        ))}
      </span>
      <span class="tw-until">
        <Icon name="worker" />
        <b class="num">{view.village.length}</b> {t("tw-in-village")}
      </span>
    </span>
  );
}

export function Purse({ view, seat, t, lang }: PanelProps) {
  const player = view.players[seat];
  const word = wordsIn("tawantinsuyu", lang, fromId);
  if (!player) return null;
  return (
    <div class="tw-purse num" aria-label={t("tw-goods")}>
      {GOODS.map((good) => (
        <span key={good} title={word(`resource-${good}`)}>
          <Icon name={good} />
          <span class="sr">{word(`resource-${good}`)} </span>
          {player[good]}
        </span>
      ))}
      {view.tasks && view.tasks.seat === seat && (
        <strong title={t("tw-tasks-left", { n: view.tasks.left })}>{t("tw-tasks-n", { n: view.tasks.left })}</strong>
      )}
    </div>
  );
}
