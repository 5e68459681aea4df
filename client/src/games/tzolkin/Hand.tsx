/** Tiles dealt in secret, to choose from before the first day: tribes as large cards, starting wealth below. */

import type { ChoiceInfo } from "../../wire.ts";
import { box as outline } from "./Around.tsx";
import { At, OUTLINE, Pic, Say, Words } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import type { Box } from "./layout.ts";
import { spoken } from "./names.ts";
import type { Hand as HandView, View } from "./view.ts";

/** A sign for what each tribe is good at. */
export const TRIBE_SIGN: Record<string, string> = {
  ah_chuy_kak: "worker-own",
  ahau_chamahez: "ahead",
  ahmakiq: "pause",
  bacab: "food-day",
  balam: "corn",
  cit_bolon_tum: "any-action",
  huracan: "gear",
  itzamna: "tech-any",
  ixtab: "tile-stack",
  vacub_caquix: "step-forward",
  xaman_ek: "exchange",
  yaluk: "worker-own",
  yumkaax: "worker",
  ek_chuah: "gold",
};

const W = 168;
const WEALTH_H = 92;
const TRIBE_H = 178;
const GAP = 14;

interface Props {
  hand: HandView;
  view: View;
  choices: readonly ChoiceInfo[];
  box: Box;
  aside(): void;
}

export function Hand({ hand, view, choices, box, aside }: Props) {
  const desk = useDesk();
  const tall = box.w < box.h * 1.1;
  const columns = tall ? 2 : 4;
  const rows = Math.ceil(hand.wealth.length / columns);
  const tribes = hand.tribes.length > 0;
  const w = columns * W + (columns - 1) * GAP + 48;
  const h = 96 + (tribes ? TRIBE_H + 34 : 0) + rows * (WEALTH_H + GAP);
  const scale = Math.min((box.w * 0.94) / w, (box.h * 0.94) / h, 1.7);
  const across = (count: number) => (w - (count * W + (count - 1) * GAP)) / 2;
  const below = tribes ? 66 + TRIBE_H + 42 : 66;
  return (
    <g class="tz-hand" data-over="">
      <rect
        x={box.x - 2000}
        y={box.y - 2000}
        width={box.w + 4000}
        height={box.h + 4000}
        fill="#06262c"
        opacity=".62"
        onClick={aside}
      />
      <g transform={`translate(${box.x + (box.w - w * scale) / 2} ${box.y + (box.h - h * scale) / 2}) scale(${scale})`}>
        <rect width={w} height={h} rx="18" fill="#0c3a44" stroke="#f6d98a" stroke-width="2" />
        <Say x={w / 2} y={32} size={17} fill="#fbe9c0" spacing={1}>
          {desk.t("tz-hand").toUpperCase()}
        </Say>
        <g
          class="tz-aside"
          role="button"
          tabindex={-1}
          data-spot="aside"
          aria-label={desk.t("tz-hand-aside")}
          onClick={aside}
          onKeyDown={(event) => event.key === "Enter" && aside()}
          transform={`translate(${w - 26} 26)`}>
          <circle r="15" fill="#134955" />
          <circle class="tz-focus" r="17" />
          <use href="#i-close" x="-7" y="-7" width="14" height="14" style="color:#fbe9c0" />
        </g>
        {tribes && (
          <Say x={w / 2} y={58} size={13} weight={500} fill="#cfe6e2">
            {desk.t(hand.tribe ? "tz-hand-tribe-kept" : "tz-hand-tribe")}
          </Say>
        )}
        {hand.tribes.map((tribe, i) => (
          <At key={tribe} x={across(hand.tribes.length) + i * (W + GAP)} y={66}>
            <TribeCard
              tribe={tribe}
              kept={hand.tribe === tribe}
              given={hand.tribe !== "" && hand.tribe !== tribe}
              found={choices.filter(({ args }) => args["tribe"] === tribe)}
            />
          </At>
        ))}
        <Say x={w / 2} y={below - 10} size={13} weight={500} fill="#cfe6e2">
          {desk.t("tz-hand-wealth", { n: hand.kept.length })}
        </Say>
        {hand.wealth.map((name, i) => (
          <At
            key={name}
            x={across(columns) + (i % columns) * (W + GAP)}
            y={below + Math.floor(i / columns) * (WEALTH_H + GAP)}>
            <WealthCard
              name={name}
              words={view.tiles[name]?.effect ?? []}
              kept={hand.kept.includes(name)}
              found={choices.filter(({ args }) => args["wealth"] === name)}
            />
          </At>
        ))}
      </g>
    </g>
  );
}

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <circle r="12" fill="#1f6b4a" stroke="#fff8e6" stroke-width="2" />
      <path d="M-5.5 .5-1.5 4.5 6-4" fill="none" stroke="#fff8e6" stroke-width="3" stroke-linecap="round" />
    </At>
  );
}

function TribeCard({
  tribe,
  kept,
  given,
  found,
}: {
  tribe: string;
  kept: boolean;
  given: boolean;
  found: ChoiceInfo[];
}) {
  const { word } = useDesk();
  const [name, does] = [word(`tribe-${tribe}`), word(`tribe-${tribe}.does`)];
  return (
    <g opacity={given ? 0.45 : 1}>
      <Spot
        id={`tribe-${tribe}`}
        pick={{ tribe }}
        found={found}
        label={`${name}. ${does}`}
        shape={outline(1, 1, W - 2, TRIBE_H - 2, 12)}
        over={kept && <Tick x={W - 16} y={16} />}>
        <rect x="1" y="1" width={W - 2} height={TRIBE_H - 2} rx="12" fill="#f6ecd4" stroke={OUTLINE} stroke-width="2" />
        <path d={`M1 48V13a12 12 0 0 1 12-12h${W - 26}a12 12 0 0 1 12 12v35Z`} fill="#9c2d1b" />
        <Pic name="tribe" x={24} y={25} size={34} />
        <Say x={(W + 34) / 2} y={30} size={Math.min(15.5, 190 / Math.max(1, name.length))} fill="#fff6dd">
          {name}
        </Say>
        <Pic name={TRIBE_SIGN[tribe] ?? "tribe"} x={W / 2} y={66} size={26} />
        <foreignObject x="8" y="80" width={W - 16} height={TRIBE_H - 86}>
          <p class="tz-card-text">{does}</p>
        </foreignObject>
      </Spot>
    </g>
  );
}

function WealthCard({
  name,
  words,
  kept,
  found,
}: {
  name: string;
  words: readonly string[];
  kept: boolean;
  found: ChoiceInfo[];
}) {
  const desk = useDesk();
  return (
    <Spot
      id={`wealth-${name}`}
      pick={{ wealth: name }}
      found={found}
      label={desk.word(`wealth-${name}.does`) || spoken(words, desk)}
      shape={outline(1, 1, W - 2, WEALTH_H - 2, 10)}
      over={kept && <Tick x={W - 16} y={16} />}>
      <rect
        x="1"
        y="1"
        width={W - 2}
        height={WEALTH_H - 2}
        rx="10"
        fill={kept ? "#fff3cf" : "#f6ecd4"}
        stroke={OUTLINE}
        stroke-width="2"
      />
      <rect
        x="5"
        y="5"
        width={W - 10}
        height={WEALTH_H - 10}
        rx="7"
        fill="none"
        stroke="#c8942a"
        stroke-width="1.6"
        stroke-dasharray="1 5"
        stroke-linecap="round"
      />
      <At x={W / 2} y={WEALTH_H / 2}>
        <Words words={words} size={33} most={W - 26} />
      </At>
    </Spot>
  );
}
