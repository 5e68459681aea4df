/**
 * What lies around the wheel: the start-player space, the quick actions, the jungle, and the bank when it is asked for.
 */

import type { ChoiceInfo } from "../../wire.ts";
import { QUICK_ICON } from "./Calendar.tsx";
import { At, CornCoin, OUTLINE, Pic, Say, Slab, Worker, Words } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import type { View } from "./view.ts";

const box = (x: number, y: number, w: number, h: number, r = 9): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}Z`;

function Well({ x, y, who }: { x: number; y: number; who: number }) {
  return (
    <At x={x} y={y}>
      <circle r="14.5" fill="#cdbb8c" stroke="#7b6a3e" stroke-width="1.6" />
      {who >= 0 && (
        <g class="tz-rider" transform="translate(0 -3)">
          <Worker seat={who} />
        </g>
      )}
    </At>
  );
}

/** Whoever takes it begins the next round, and gets the corn that has gathered there. */
export function StartSpace({ view, names }: { view: View; names: string[] }) {
  const { choices, t } = useDesk();
  const found = choices.filter(({ kind }) => kind === "place-start");
  const cost = found[0]?.hints["cost"];
  const who = view.start_space;
  const label = [
    t("tz-start"),
    t("tz-corn-there", { n: view.start_corn }),
    who >= 0 ? (names[who] ?? "") : "",
    t("tz-starter", { name: names[view.start] ?? "" }),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <At x={-348} y={-308}>
      <Spot
        id="start"
        pick={{}}
        found={found}
        label={label}
        note={{ above: "start" }}
        shape={box(0, 0, 66, 90)}
        over={cost !== undefined && <CornCoin x={33} y={38} cost={cost} />}>
        <Slab x={0} y={0} w={66} h={90} />
        <Say x={33} y={15} size={11} fill="#5e4a37" spacing={0.6}>
          {t("tz-start-short").toUpperCase()}
        </Say>
        <Well x={33} y={38} who={who} />
        <rect
          x="6"
          y="60"
          width="54"
          height="24"
          rx="7"
          fill={view.start_corn ? "#cfe3b4" : "#e3d6b4"}
          stroke={view.start_corn ? "#4f8f3e" : "#a8945f"}
          stroke-width="1.3"
        />
        <g key={view.start_corn} class="tz-count">
          <At x={33} y={72}>
            <Words words={[`corn:${view.start_corn}`]} size={20} />
          </At>
        </g>
      </Spot>
    </At>
  );
}

/** Three spaces above the pointer; the tile of the day lies under the pointer on the wheel. */
export function QuickActions({ view, names }: { view: View; names: string[] }) {
  const { choices, t, word } = useDesk();
  if (!view.quick_spaces.length) return null;
  const found = choices.filter(({ kind }) => kind === "place-quick");
  const cost = found[0]?.hints["cost"];
  const free = view.quick_spaces.indexOf(-1);
  const shape = "M-86-308H86q8 0 8 7v8A132 132 0 0 1 46-247H-46A132 132 0 0 1-94-293v-8q0-7 8-7Z";
  const there = view.quick_spaces.map((who) =>
    who < 0 ? t("tz-empty") : who === 9 ? t("tz-dummy") : (names[who] ?? ""),
  );
  return (
    <Spot
      id="quick"
      pick={{}}
      place={{ quick: view.quick }}
      found={found}
      shape={shape}
      label={[t("tz-quick"), word(`quick-${view.quick}`), ...there].join(", ")}
      note={{ above: "quick" }}
      over={cost !== undefined && free >= 0 && <CornCoin x={-33 + free * 33} y={-267} cost={cost} />}>
      <path d={shape} fill="#f4ead0" stroke={OUTLINE} stroke-width="1.6" />
      <Say y={-294} size={11} fill="#5e4a37" spacing={0.4}>
        {t("tz-quick").toUpperCase()}
      </Say>
      {view.quick_spaces.map((who, i) => (
        <Well key={i} x={-33 + i * 33} y={-267} who={who} />
      ))}
      <Pic name={QUICK_ICON[view.quick] ?? "any-action"} x={70} y={-281} size={22} />
    </Spot>
  );
}

const ROWS = [2, 3, 4, 5];

/** Palenque's fields, a row for each action; wood lies on corn, a bare field is harvested out. */
export function Jungle({ view }: { view: View }) {
  const { choices, t, word } = useDesk();
  const fields = view.players.length;
  const step = Math.min(35, 138 / fields);
  const size = Math.min(30, step - 4);
  const harvests = choices.filter(({ kind }) => kind === "harvest");
  const here = view.using?.space;
  return (
    <At x={-346} y={219}>
      <rect width="178" height="168" rx="12" fill="#245a2e" stroke={OUTLINE} stroke-width="1.8" />
      <rect x="4.5" y="4.5" width="169" height="159" rx="8" fill="#35783a" />
      <path d="M14 8.5h150" stroke="#5d9a3f" stroke-width="5" stroke-dasharray="0 9" stroke-linecap="round" />
      <rect x="46" y="1.5" width="86" height="17" rx="8" fill="#245a2e" />
      <Say x={89} y={14.5} size={11} fill="#eaf3cf" spacing={1.2}>
        {t("tz-jungle").toUpperCase()}
      </Say>
      {ROWS.map((space, row) => {
        const left = view.jungle.find((one) => one.space === space);
        const [corn, wood] = [left?.corn ?? 0, left?.wood ?? 0];
        const mine = harvests.length > 0 && here === space;
        return (
          <At key={space} x={18} y={39 + row * 36}>
            {mine && <rect x="-13" y="-18" width="168" height="36" rx="9" fill="#fff1b8" opacity=".35" />}
            <g role="img" aria-label={t("tz-fields", { space, corn, wood })}>
              <circle r="8.5" fill="#2f5f26" stroke="#fff6dd" stroke-width="1.3" />
              <Say y={4.2} size={12} fill="#fff6dd">
                {space}
              </Say>
              {Array.from({ length: fields }, (_, i) => (
                <At key={i} x={18 + step / 2 + i * step} y={0}>
                  <Field kind={i < wood ? "wood" : i < corn ? "corn" : ""} size={size} />
                </At>
              ))}
            </g>
          </At>
        );
      })}
      {harvests.map((choice, i) => {
        const how = choice.args["harvest"] ?? "";
        const row = ROWS.indexOf(here ?? 2);
        const y = row < 2 ? 39 + (row + 1) * 36 : 39 + (row - 1) * 36;
        return (
          <At key={how} x={36 + i * 54} y={y}>
            <Spot
              id={`harvest-${how}`}
              pick={{ harvest: how }}
              found={[choice]}
              label={word(`harvest-${how}`)}
              shape={box(-25, -17, 50, 34, 8)}>
              <rect x="-25" y="-17" width="50" height="34" rx="8" fill="#fffaf0" stroke={OUTLINE} stroke-width="1.6" />
              <Words
                words={
                  how === "burn"
                    ? ["burn", `corn:${choice.hints["amount"] ?? ""}`]
                    : [`${how}:${choice.hints["amount"] ?? ""}`]
                }
                size={how === "burn" ? 18 : 22}
                most={46}
              />
            </Spot>
          </At>
        );
      })}
    </At>
  );
}

function Field({ kind, size }: { kind: "" | "corn" | "wood"; size: number }) {
  const half = size / 2;
  if (!kind)
    return (
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx="5"
        fill="#2a602f"
        stroke="#1c4426"
        stroke-width="1.4"
        stroke-dasharray="3 3"
      />
    );
  return (
    <>
      <rect x={-half} y={-half} width={size} height={size} rx="5" fill="#dcb65e" stroke={OUTLINE} stroke-width="1.5" />
      {kind === "corn" ? (
        <Pic name="corn" size={size * 0.8} />
      ) : (
        <g transform="translate(-1.5 -2)">
          <rect
            x={-half + 1}
            y={-half + 1}
            width={size - 2.5}
            height={size - 3}
            rx="4.5"
            fill="#5f9a46"
            stroke={OUTLINE}
            stroke-width="1.5"
          />
          <Pic name="wood" size={size * 0.74} />
        </g>
      )}
    </>
  );
}

const BLOCKS = ["wood", "stone", "gold"];
const GIVES = new Set(["sell", "sell-one", "pay", "repay"]);

/** Blocks to take, pay, buy or sell: the bank is put before the player only when a block is asked for. */
export function Bank({ x, y }: { x: number; y: number }) {
  const { choices, faint, t, word } = useDesk();
  const asked = choices.filter(({ args }) => args["block"]);
  if (!asked.length || faint(asked)) return null;
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  const high = 34 + kinds.length * 46;
  return (
    <At x={x} y={y - high}>
      <rect width="190" height={high} rx="12" fill="#0c3a44" fill-opacity=".94" stroke="#f6d98a" stroke-width="1.8" />
      <Say x={95} y={18} size={12} fill="#fbe9c0" spacing={1}>
        {t("tz-bank").toUpperCase()}
      </Say>
      {kinds.map((kind, row) =>
        BLOCKS.map((block, i) => {
          const choice = asked.find((one) => one.kind === kind && one.args["block"] === block);
          return (
            choice && (
              <BlockChoice
                key={kind + block}
                x={38 + i * 57}
                y={46 + row * 46}
                choice={choice}
                block={block}
                gives={GIVES.has(kind)}
                several={kinds.length > 1}
                label={`${word(`block-${block}`)}: ${choice.label}`}
              />
            )
          );
        }),
      )}
    </At>
  );
}

function BlockChoice({
  x,
  y,
  choice,
  block,
  gives,
  several,
  label,
}: {
  x: number;
  y: number;
  choice: ChoiceInfo;
  block: string;
  gives: boolean;
  several: boolean;
  label: string;
}) {
  const corn = choice.hints["corn"];
  return (
    <At x={x} y={y}>
      <Spot
        id={`block-${choice.kind}-${block}`}
        pick={{ block }}
        found={[choice]}
        label={label}
        shape={box(-26, -20, 52, 40, 9)}>
        <rect
          x="-26"
          y="-20"
          width="52"
          height="40"
          rx="9"
          fill={several && gives ? "#e3efcf" : "#fffaf0"}
          stroke={OUTLINE}
          stroke-width="1.6"
        />
        <Pic name={block} x={corn === undefined ? 0 : -10} size={27} />
        {corn !== undefined && (
          <>
            <Say x={14} y={-1} size={14} fill={gives ? "#1f6b4a" : "#8c2415"}>
              {gives ? "+" : "−"}
              {corn}
            </Say>
            <Pic name="corn" x={14} y={10} size={14} />
          </>
        )}
      </Spot>
    </At>
  );
}

/** Skulls still to be had. */
export function SkullBank({ view }: { view: View }) {
  const { t } = useDesk();
  return (
    <g transform="translate(190 350)" role="img" aria-label={t("tz-skulls-left", { n: view.skulls })}>
      <rect
        x="-36"
        y="-16"
        width="72"
        height="32"
        rx="10"
        fill="#0c3a44"
        fill-opacity=".85"
        stroke="#7fb3b3"
        stroke-width="1.2"
      />
      <Pic name="skull" x={-14} size={25} />
      <Say x={14} y={6} size={17} fill="#fff6dd">
        {view.skulls}
      </Say>
    </g>
  );
}

export { box };
