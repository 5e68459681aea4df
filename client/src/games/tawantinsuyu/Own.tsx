/**
 * What lies before a player: buildings and army cards face up and down, statues, tapestries. In the panel, and on a
 * phone on a page.
 */

import { Least, READABLE } from "../../look/type.tsx";
import type { Pick, Target, Translate } from "../../shell/board.ts";
import { t as say } from "../../shell/settings.ts";
import { CLOTH_HEIGHT, Tapestry, clothWidth } from "./Cloth.tsx";
import { Building, Statue, Troop } from "./Faces.tsx";
import { buildingNote, type Speech } from "./names.ts";
import type { View } from "./view.ts";

interface Props {
  view: View;
  seat: number;
  t: Translate;
  word(key: string): string;
  /** Only where something can be chosen. */
  target?: ((pick: Pick) => Target | null) | undefined;
  pick?: ((pick: Pick) => void) | undefined;
}

const GODS = ["inti", "quilla", "illapa", "pachamama", "cocha", "viracocha"];

function Thing({
  at,
  label,
  w,
  h,
  scale,
  props,
  children,
}: {
  at: Pick | null;
  label: string;
  w: number;
  h: number;
  scale: number;
  props: Props;
  children: preact.ComponentChildren;
}) {
  const legal = at !== null && props.pick !== undefined && props.target?.(at);
  const drawn = (
    <svg
      data-fixed=""
      viewBox={`-1 -1 ${w + 2} ${h + 2}`}
      width={w * scale}
      height={h * scale}
      role="img"
      aria-label={label}>
      <title>{label}</title>
      <Least.Provider value={(READABLE / scale) * (1 + 2 / w)}>{children}</Least.Provider>
    </svg>
  );
  if (!legal || !at) return drawn;
  const data = Object.fromEntries(Object.entries(at).map(([key, value]) => [`data-${key}`, value]));
  return (
    <button
      type="button"
      class="tw-thing"
      aria-label={`${label}. ${say("spot.legal")}`}
      {...data}
      onClick={() => props.pick!(at)}>
      {drawn}
    </button>
  );
}

const titleOf = (building: string, view: View, speech: Speech): string => {
  const note = buildingNote(building, view, speech);
  return "title" in note ? [note.title, ...note.lines].join(". ") : building;
};

/** A tapestry, with its two ends where a tile can be sewn on. */
function Woven({ number, ids, scale, props }: { number: number; ids: readonly string[]; scale: number; props: Props }) {
  const { view, t, target, pick } = props;
  const w = clothWidth(ids.length);
  return (
    <span class="tw-woven">
      <svg
        data-fixed=""
        viewBox={`0 0 ${w} ${CLOTH_HEIGHT}`}
        style={`width:${w * scale}px`}
        role="img"
        aria-label={t("tw-tapestry", { n: ids.length })}>
        <title>{t("tw-tapestry", { n: ids.length })}</title>
        <Tapestry ids={ids} view={view} />
      </svg>
      {(["left", "right"] as const).map((side) => {
        const at = { tapestry: String(number), side };
        return target?.(at) && pick ? (
          <button
            key={side}
            type="button"
            class={`tw-end tw-${side}`}
            data-tapestry={number}
            data-side={side}
            data-legal=""
            aria-label={t(`tw-sew-${side}`, { n: number + 1 })}
            onClick={() => pick(at)}>
            +
          </button>
        ) : null;
      })}
    </span>
  );
}

export function Own(props: Props & { large?: boolean }) {
  const { view, seat, t, word, large = false } = props;
  const player = view.players[seat];
  if (!player) return null;
  const k = large ? 1 : 0.66;
  const speech = { t, word };
  const houses = [
    ...player.up.map((id) => ({ id, up: true })),
    ...player.down.map((id) => ({ id, up: false })),
    ...player.permanent.map((id) => ({ id, up: true })),
  ];
  const armies = [
    ...player.army_up.map((id) => ({ id, up: true })),
    ...player.army_down.map((id) => ({ id, up: false })),
  ];
  const statues = (["large", "small"] as const).flatMap((size) =>
    GODS.flatMap((god, n) => Array.from({ length: player.statues[size][n] ?? 0 }, (_, i) => ({ god, size, i }))),
  );
  return (
    <div class="tw-lands">
      {houses.map(({ id, up }) => (
        <Thing
          key={id}
          at={{ building: id }}
          label={`${titleOf(id, view, speech)}${up ? "" : `. ${t("tw-exhausted")}`}`}
          w={62}
          h={74}
          scale={k}
          props={props}>
          <Building id={id} {...view.printed.buildings[id]!} up={up} priced={false} />
        </Thing>
      ))}
      {armies.map(({ id, up }) => (
        <Thing
          key={id}
          at={{ army: id }}
          label={`${speech.word(`army-${id}`)}${up ? "" : `. ${t("tw-exhausted")}`}`}
          w={36}
          h={52}
          scale={k * 1.4}
          props={props}>
          <Troop soldiers={view.printed.army[id]!.soldiers} up={up} />
        </Thing>
      ))}
      {statues.map(({ god, size, i }) => (
        <Thing
          key={`${size}${god}${i}`}
          at={{ statue: `${size}-${god}` }}
          label={word(`statue-${size}-${god}`)}
          w={42}
          h={54}
          scale={k * 1.25}
          props={props}>
          <Statue god={god} size={size} />
        </Thing>
      ))}
      {player.tapestries.map((ids, n) => (
        <Woven
          key={n}
          number={n}
          ids={ids}
          scale={Math.min(large ? 1.15 : 0.92, (large ? 350 : 300) / clothWidth(ids.length))}
          props={props}
        />
      ))}
      {!houses.length && !armies.length && !statues.length && !player.tapestries.length && (
        <small>{t("tw-nothing-yet")}</small>
      )}
    </div>
  );
}
