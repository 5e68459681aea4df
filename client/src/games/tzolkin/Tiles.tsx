/** Buildings, monuments and prophecies that lie open. */

import { useContext } from "preact/hooks";
import { Least, useType } from "../../look/type.tsx";
import { box } from "./Around.tsx";
import { At, Marker, OUTLINE, Pic, Say, Words } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk } from "./desk.ts";
import { flow, span } from "./wordings.ts";
import { TILE_H, TILE_W, gridPlace } from "./grid.ts";
import { capital, tileName } from "./names.ts";
import type { ProphecyView, TileView, View } from "./view.ts";

export const TONE: Record<string, string> = {
  farm: "#916410",
  graveyard: "#8a5a36",
  municipal: "#3d7a2f",
  shrine: "#2f6fa3",
  wealth: "#7a5208",
};

/**
 * What a tile looks like: what it costs on the coloured side, what it does on the plaster. A monument has a stepped
 * crown.
 */
export function TileFace({ tile, monument = false }: { tile: TileView; monument?: boolean }) {
  const [w, h, cost] = [TILE_W, TILE_H, tile.cost];
  const side = cost.length ? 37 : 8;
  const frame = monument ? `M1 ${h - 1}V10h7V1h${w - 16}v9h7v${h - 11}Z` : box(1, 1, w - 2, h - 2, 7);
  const strip = monument
    ? `M1 ${h - 1}V10h7V1h${side - 8}v${h - 2}Z`
    : `M8 1h${side - 8}v${h - 2}H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7Z`;
  const leading = cost.length > 2 ? 17 : 21;
  const inside = w - side - 7;
  const big = flow(tile.effect, 25, inside, 1).size >= 20 || tile.effect.length === 1 ? 25 : 20;
  return (
    <>
      <path
        d={frame}
        fill={monument ? "#e4dac2" : "#f6ecd4"}
        stroke={OUTLINE}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d={strip} fill={TONE[tile.category] ?? "#8a5a36"} />
      <path
        d={frame}
        fill="none"
        stroke={monument ? "#f2b632" : OUTLINE}
        stroke-width={monument ? 2.2 : 1.6}
        stroke-linejoin="round"
      />
      {cost.map((word, i) => (
        <At key={i} x={19.5} y={h / 2 + (i - (cost.length - 1) / 2) * leading}>
          <Words words={[word]} size={cost.length > 2 ? 17 : 20} most={36} rows={1} fill="#fff6dd" />
        </At>
      ))}
      <At x={side + (w - side) / 2 - 1} y={h / 2 + (monument ? 1 : 0)}>
        <Words words={tile.effect} size={big} most={inside} rows={2} />
      </At>
    </>
  );
}

interface GridProps {
  view: View;
  columns: number;
  width: number;
}

function Grid({
  names,
  domain,
  view,
  columns,
  width,
}: GridProps & { names: readonly string[]; domain: "building" | "monument" }) {
  const desk = useDesk();
  const least = useContext(Least);
  const seen = new Map<string, number>();
  return (
    <>
      {names.map((name, i) => {
        const copy = seen.get(name) ?? 0;
        seen.set(name, copy + 1);
        const tile = view.tiles[name];
        const found = desk.choices.filter(({ kind, args }) => args[domain] === name && kind !== "renovate");
        const { x, y, scale } = gridPlace(i, columns, width);
        return (
          <g key={`${name}-${copy}`} class="tz-glide" style={`transform:translate(${x}px,${y}px) scale(${scale})`}>
            <Least.Provider value={least / scale}>
              <g class="tz-drop">
                <Spot
                  id={`${domain}-${name}-${copy}`}
                  pick={{ [domain]: name }}
                  found={copy ? [] : found}
                  label={tileName(name, domain, tile, desk)}
                  note={{ tile: name, domain }}
                  shape={box(1, 1, TILE_W - 2, TILE_H - 2, 7)}>
                  {tile ? (
                    <TileFace tile={tile} monument={domain === "monument"} />
                  ) : (
                    <rect width={TILE_W} height={TILE_H} rx="7" fill="#f6ecd4" />
                  )}
                </Spot>
              </g>
            </Least.Provider>
          </g>
        );
      })}
    </>
  );
}

export const Buildings = (props: GridProps) => <Grid {...props} names={props.view.shown} domain="building" />;
export const Monuments = (props: GridProps) => <Grid {...props} names={props.view.monuments} domain="monument" />;

/** Two signs for each prophecy: whose anger, and what it costs. */
export const PROPHECY: Record<string, { icon: string; words: string[]; counts: string }> = {
  wrathful_gods: { icon: "temple-up", words: ["corn:1", ">", "temple:any:1"], counts: "temple-step" },
  angry_god_chaac: { icon: "temple-chaac", words: ["block:1", ">", "temple:chaac:1"], counts: "temple-chaac" },
  angry_god_quetzalcoatl: {
    icon: "temple-quetzalcoatl",
    words: ["block:1", ">", "temple:quetzalcoatl:1"],
    counts: "temple-quetzalcoatl",
  },
  angry_god_kukulkan: {
    icon: "temple-kukulkan",
    words: ["block:1", ">", "temple:kukulkan:1"],
    counts: "temple-kukulkan",
  },
  forest_fires: { icon: "burn", words: ["wood:−1"], counts: "wood" },
  drought: { icon: "corn", words: ["corn:−1"], counts: "corn" },
  gold_shortage: { icon: "gold", words: ["corn:1", ">", "gold:1"], counts: "gold" },
  desecration: { icon: "skull", words: ["temple-down", ">", "skull:1"], counts: "skull" },
  teacher_shortage: { icon: "tech-any", words: ["block:1", ">", "advance:1"], counts: "tech-any" },
  forgotten_lore: { icon: "tech-theology", words: ["advance:II", "lock"], counts: "tech-any" },
  crowded_cities: { icon: "building-permanent", words: ["block:1", ">", "build:1"], counts: "building-permanent" },
  hunger: { icon: "food-day", words: ["corn:+1", "/", "worker-own"], counts: "worker-own" },
  high_floodwaters: { icon: "fish", words: ["corn:2", ">", "skull"], counts: "skull" },
};

function Arch({ icon }: { icon: string }) {
  return (
    <>
      <path d="M-12 14V-3C-12-10-7.5-14 0-14S12-10 12-3V14Z" fill="#6b4a86" stroke={OUTLINE} stroke-width="1.6" />
      <path d="M-12 14V-3C-12-10-7.5-14 0-14c-5.5 2.4-7.6 6.5-7.6 12V14Z" fill="#fff" opacity=".18" />
      <Pic name={icon} y={1.5} size={19} />
    </>
  );
}

/** A prophecy's name, in two lines if it is long. */
function Title({ name }: { name: string }) {
  const size = useType(12.5);
  const short = name.length * size * 0.6 < 106;
  const middle = name.length / 2;
  const cut = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = short || cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  return (
    <>
      {lines.map((line, i) => (
        <Say key={i} x={59} y={lines.length > 1 ? 13 + i * 11.5 : 17} size={lines.length > 1 ? 11 : 12.5}>
          {line}
        </Say>
      ))}
    </>
  );
}

/** The three prophecies side by side; the one in force is lit, with its bands and who stands in which. 362 × 90. */
export function Prophecies({ view, alone }: { view: View; alone: boolean }) {
  const desk = useDesk();
  const now = view.foretold.findIndex(({ name }) => name === view.prophecy);
  const shown = view.foretold[now >= 0 ? now : Math.min(view.held, view.foretold.length - 1)];
  return (
    <>
      {view.foretold.map((prophecy, i) => {
        if (alone && prophecy !== shown) return null;
        const name = capital(desk.word(`prophecy-${prophecy.name}`));
        const [active, done] = [i === now, i + 2 <= view.held];
        const tile = PROPHECY[prophecy.name] ?? PROPHECY["hunger"]!;
        return (
          <At key={prophecy.name} x={alone ? 0 : i * 122} y={0}>
            <Spot
              id={`prophecy-${prophecy.name}`}
              pick={{}}
              place={{ prophecy: prophecy.name }}
              found={[]}
              label={`${name}, ${desk.t(active ? "tz-now" : done ? "tz-past" : "tz-to-come")}. ${desk.word(`prophecy-${prophecy.name}.does`)}`}
              note={{ tile: prophecy.name, domain: "prophecy" }}
              shape={box(1.5, 1.5, 115, 57, 8)}>
              <rect
                x="1.5"
                y="1.5"
                width="115"
                height="57"
                rx="8"
                fill={active ? "#fff3cf" : done ? "#a99fb0" : "#d9cfe0"}
                stroke={OUTLINE}
                stroke-width="1.5"
              />
              {active && (
                <rect x="3" y="3" width="112" height="54" rx="6.5" fill="none" stroke="#f2b632" stroke-width="3.5" />
              )}
              <Title name={name} />
              <At x={20} y={39} opacity={done ? 0.55 : 1}>
                <Arch icon={tile.icon} />
              </At>
              <At x={74} y={39}>
                <Words words={tile.words} size={20} most={76} rows={1} />
              </At>
              {done && (
                <At x={111} y={6}>
                  <circle r="9" fill="#1f6b4a" stroke="#fff8e6" stroke-width="1.5" />
                  <path d="M-4 .5-1 3.5 4.5-3" fill="none" stroke="#fff8e6" stroke-width="2.4" stroke-linecap="round" />
                </At>
              )}
            </Spot>
          </At>
        );
      })}
      {shown && !alone && (
        <g transform="translate(0 63)">
          <Bands prophecy={shown} points={view.bands} faint={now < 0} />
        </g>
      )}
    </>
  );
}

/** What a prophecy will score, and in which band everybody stands now. 362 × 24. */
function Bands({ prophecy, points, faint }: { prophecy: ProphecyView; points: readonly number[]; faint: boolean }) {
  const { bounds, counts } = prophecy;
  const band = (count: number): number => bounds.filter((bound) => count > bound).length;
  const w = 82;
  return (
    <g opacity={faint ? 0.7 : 1}>
      <rect x=".6" width="27" height="22" rx="6" fill="#fbf0d2" stroke={OUTLINE} stroke-width="1.2" />
      <Pic name={PROPHECY[prophecy.name]?.counts ?? "vp"} x={14} y={11} size={18} />
      {points.map((vp, i) => {
        const here = counts.flatMap((count, seat) => (band(count) === i ? [seat] : []));
        const from = span(bounds, i);
        return (
          <At key={i} x={30 + i * (w + 1)} y={0}>
            <rect width={w} height="22" rx="6" fill="#fbf0d2" stroke={OUTLINE} stroke-width="1.2" />
            <rect width="27" height="22" rx="6" fill="#6b4a86" stroke={OUTLINE} stroke-width="1.2" />
            <Say x={13.5} y={15.3} size={from.length > 3 ? 10 : 11.5} fill="#fff6dd">
              {from}
            </Say>
            <Say x={38} y={15.8} size={13} fill={vp < 0 ? "#8c2415" : "#2a1d14"}>
              {String(vp).replace("-", "−")}
            </Say>
            {here.map((seat, k) => (
              <Marker
                key={seat}
                seat={seat}
                x={55 + k * Math.min(13, 22 / Math.max(1, here.length - 1))}
                y={11}
                size={11.5}
              />
            ))}
          </At>
        );
      })}
    </g>
  );
}
