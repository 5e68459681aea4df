/** The smallest things: figures, tiles, plates. Colour and glyph of a seat always go together. */

import { useType } from "../../look/type.tsx";
import type { ComponentChildren } from "preact";
import { Icon } from "../../look/Icon.tsx";
import { parts, type Part } from "./effects.ts";
import { round } from "./geometry.ts";
import type { ArmyView, PrintedView } from "./view.ts";

export const OUTLINE = "#22150d";
export const INK = { stroke: OUTLINE, "stroke-width": 1.9, "stroke-linejoin": "round" } as const;
const HALO = { stroke: "#fff8e6", "stroke-width": 5, "stroke-linejoin": "round", fill: "none" } as const;
export const ROMAN = ["0", "I", "II", "III", "IV", "★"];

export const iconOf = (id: string): string => id.replaceAll("_", "-").replace(/-card$/, "");

export function At({
  x,
  y,
  scale,
  children,
  class: name,
}: {
  x: number;
  y: number;
  scale?: number;
  children?: ComponentChildren;
  class?: string;
}) {
  return (
    <g
      {...(name ? { class: name } : {})}
      transform={`translate(${round(x)} ${round(y)})${scale ? ` scale(${scale})` : ""}`}>
      {children}
    </g>
  );
}

export function Pic({
  name,
  x,
  y,
  size,
  opacity,
  line,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  opacity?: number;
  line?: string;
}) {
  return (
    <use
      href={`#i-${name}`}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={size}
      height={size}
      {...(opacity ? { opacity } : {})}
      {...(line ? { style: `--icon-line:${line}` } : {})}
    />
  );
}

/** With a cream rim, so that it reads on any ground. */
export const Haloed = (props: { name: string; x: number; y: number; size: number }) => (
  <>
    <Pic {...props} size={props.size * 1.13} line="#fff8e6" />
    <Pic {...props} />
  </>
);

export function Glyph({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <use
      href={`#i-seat-${seat + 1}`}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={size}
      height={size}
      style={`color:var(--on-seat-${seat + 1})`}
    />
  );
}

export function Say({
  x = 0,
  y = 0,
  size,
  fill = "#fff3dd",
  weight = 700,
  anchor = "middle",
  children,
}: {
  x?: number;
  y?: number;
  size: number;
  fill?: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  children: ComponentChildren;
}) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      text-anchor={anchor}
      font-size={round(useType(size))}
      font-weight={weight}
      fill={fill}>
      {children}
    </text>
  );
}

const seatFill = (seat: number): string => `var(--seat-${seat + 1})`;
const HEAD = "M-5-13.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z";
const LEADER = "M-13 12C-13 1-9-8 0-8S13 1 13 12Z";
const FEATHERS = "M-10-14-18-29l8 3 1-10 7 6 2-10 2 10 7-6 1 10 8-3-8 15Z";
const WARRIOR = "M-8 12C-8 1-6-6 0-6S8 1 8 12Z";
const ROBE = "M-13 12V3l6-10H7l6 10v9Z";

const Shadow = ({ rx }: { rx: number }) => <ellipse cy="12" rx={rx} ry={rx / 3} fill={OUTLINE} opacity=".4" />;

/** Feather fan, gold band, the glyph on the chest. Feet on y = 12. */
export function LeaderFigure({ seat }: { seat: number }) {
  return (
    <>
      <Shadow rx={14} />
      <path d={FEATHERS} {...HALO} />
      <path d={LEADER} {...HALO} />
      <path d={FEATHERS} fill="#2f9e74" {...INK} />
      <path d="M-6-18-9-28M0-18v-14M6-18l3-10" stroke="#12402f" stroke-width="1.5" fill="none" />
      <path d={LEADER} fill={seatFill(seat)} {...INK} />
      <path d="M6-5C10-2 12 4 12.5 11.5H7.5C8.5 5 8 0 6-5Z" fill="#000" opacity=".2" />
      <Glyph seat={seat} x={0} y={3.5} size={13} />
      <path d="M-6-12.5h12c.5 5-2 8-6 8s-6.5-3-6-8Z" fill="#c98d5e" {...INK} />
      <path d="M-8-17.5h16v5H-8Z" fill="#f6cf62" {...INK} />
      <path d="M-3-10h1.5M1.5-10H3" stroke={OUTLINE} stroke-width="1.8" />
    </>
  );
}

/** Warriors have no colour of their own: the shield takes that of the army they stand in. */
export function WarriorFigure({ seat }: { seat: number }) {
  return (
    <>
      <Shadow rx={9} />
      <path d="M9-18V12" stroke="#fff8e6" stroke-width="5" />
      <path d={WARRIOR} {...HALO} />
      <path d={HEAD} {...HALO} />
      <path d="M9-18V12" stroke={OUTLINE} stroke-width="2.4" />
      <path d="M9-25l3 7H6Z" fill="#3a3540" stroke={OUTLINE} stroke-width="1.3" />
      <path d={WARRIOR} fill="#c9a878" {...INK} />
      <path d={HEAD} fill="#c98d5e" {...INK} />
      <path d="M-6-13.5-5.5-18l2.5 1.5L0-21l3 4.5L5.5-18l.5 4.5Z" fill="#5f9a46" {...INK} />
      <circle cx="-2" cy="3" r="7" fill={seatFill(seat)} {...INK} />
      <Glyph seat={seat} x={-2} y={3} size={7.5} />
    </>
  );
}

export function CityLeaderFigure({ seat }: { seat: number }) {
  return (
    <>
      <Shadow rx={13} />
      <path d={ROBE} {...HALO} />
      <path d={HEAD} {...HALO} />
      <path d={ROBE} fill={seatFill(seat)} {...INK} />
      <path d="M5-7h2l6 10v9H8C8.5 5 8 0 5-7Z" fill="#000" opacity=".2" />
      <Glyph seat={seat} x={0} y={4} size={12} />
      <path d={HEAD} fill="#c98d5e" {...INK} />
      <path d="M-7-15.5v-7.5h3v3h2.5v-3h3v3H4v-3h3v7.5Z" fill="#f6cf62" {...INK} />
    </>
  );
}

export function Count({ x, y, n, r = 11 }: { x: number; y: number; n: number; r?: number }) {
  return (
    <At x={x} y={y}>
      <circle r={r} fill={OUTLINE} stroke="#fff8e6" stroke-width="1.8" />
      <Say y={r * 0.46} size={r * 1.36} fill="#fff8e6" weight={800}>
        {n}
      </Say>
    </At>
  );
}

export function Strength({ x, y, n, size = 30 }: { x: number; y: number; n: number; size?: number }) {
  return (
    <At x={x} y={y}>
      <Haloed name="strength" x={0} y={0} size={size} />
      <Say y={size * 0.15} size={size * 0.47} fill="#fff8e6" weight={800}>
        {n}
      </Say>
    </At>
  );
}

/** What an ability is about, in one icon: the last thing it gives. */
export function abilityIcon(name: string, all: PrintedView): { icon: string; text: string } {
  const given = (all.abilities[name]?.effects ?? []).flatMap(parts);
  const main =
    given.find(({ icon }) => icon === "strength") ??
    given.find(({ icon }) => !["attacker", "conquest", "creature"].includes(icon) && icon) ??
    given.at(-1);
  return { icon: main?.icon ?? "train", text: main?.icon === "strength" ? (main.text ?? "") : "" };
}

/** Its level as notches, its effect as an icon. */
export function AbilityTile({
  name,
  all,
  x,
  y,
  size = 20,
}: {
  name: string;
  all: PrintedView;
  x: number;
  y: number;
  size?: number;
}) {
  const { icon, text } = abilityIcon(name, all);
  return (
    <At x={x} y={y}>
      <rect x={-size / 2} y={-size / 2} width={size} height={size} rx="4" fill="#fdf5e1" {...INK} />
      <Pic name={icon} x={0} y={-1} size={size * 0.78} />
      {text && (
        <Say y={size * 0.13} size={size * 0.42} fill="#fff8e6" weight={800}>
          {text}
        </Say>
      )}
      {Array.from({ length: all.abilities[name]?.level ?? 0 }, (_, i) => (
        <circle
          key={i}
          cx={-size / 2 + 4 + i * 4.5}
          cy={size / 2}
          r="2"
          fill="#f2b632"
          stroke={OUTLINE}
          stroke-width="1"
        />
      ))}
    </At>
  );
}

interface ArmyProps {
  army: ArmyView;
  seat: number;
  number: number;
  all: PrintedView;
  chosen?: boolean;
  /** 1 looks right, −1 left. */
  facing?: 1 | -1;
  /** Without its leader it is only the creature and the warriors. */
  leader?: boolean;
  /** Drawn without the shadow on the ground. */
  bare?: boolean;
}

/** One army: creature behind, leader, up to three warriors with their number, ability tiles at the feet. */
export function Army({ army, seat, number, all, chosen = false, facing = 1, leader = true, bare = false }: ArmyProps) {
  const f = facing;
  const abilities = army.abilities.filter(Boolean);
  return (
    <>
      {chosen ? (
        <>
          <ellipse cy="3" rx="60" ry="19" fill="#ffd75a" stroke={OUTLINE} stroke-width="5" />
          <ellipse cy="3" rx="60" ry="19" fill="#ffd75a" stroke="#fffdf2" stroke-width="2.4" />
        </>
      ) : (
        !bare && <ellipse cy="4" rx="54" ry="16" fill={OUTLINE} opacity=".3" />
      )}
      {army.creature && <Haloed name={iconOf(army.creature)} x={-43 * f} y={-33} size={58} />}
      {Array.from({ length: Math.min(3, army.warriors) }, (_, i) => (
        <At key={i} x={(22 + i * 14) * f} y={-12 + i * 4} scale={1.06}>
          <WarriorFigure seat={seat} />
        </At>
      ))}
      {leader && (
        <At x={-5 * f} y={-9} scale={1.28}>
          <LeaderFigure seat={seat} />
        </At>
      )}
      {army.creature && (
        <At x={-62 * f} y={-4}>
          <rect x="-11" y="-8" width="22" height="16" rx="5" fill="#5d4676" stroke="#fff8e6" stroke-width="1.4" />
          <Say y={4.3} size={12} fill="#fff8e6" weight={800}>
            {ROMAN[army.until] ?? ""}
          </Say>
        </At>
      )}
      <Count x={66 * f} y={-5} n={army.warriors} />
      {abilities.map((name, i) => (
        <AbilityTile key={name} name={name} all={all} x={(-14 + i * 23) * f} y={16} />
      ))}
      <At x={(-14 + abilities.length * 23 + (abilities.length ? 2 : 9)) * f} y={16}>
        <rect x="-9" y="-8" width="18" height="15" rx="4" fill={OUTLINE} stroke="#fff8e6" stroke-width="1.4" />
        <Say y={4} size={11.5} fill="#fff8e6" weight={800}>
          {ROMAN[number + 1] ?? ""}
        </Say>
      </At>
    </>
  );
}

/** A pin on a track. */
export function Pin({ seat }: { seat: number }) {
  return (
    <>
      <path d="M0 2-10-11a11 11 0 1 1 20 0Z" fill="none" stroke="#fff8e6" stroke-width="4.5" stroke-linejoin="round" />
      <path d="M0 2-10-11a11 11 0 1 1 20 0Z" fill={seatFill(seat)} {...INK} />
      <Glyph seat={seat} x={0} y={-15} size={11} />
    </>
  );
}

/** Icons with their numbers, one beside the other, about the middle; faint: what cannot be had now. */
export function Row({ all, most, faint = false }: { all: readonly Part[]; most: number; faint?: boolean }) {
  const full = ({ icon, text }: Part) =>
    icon ? (icon === "strength" ? 22 : 22 + (text ? 1 + 8.4 * text.length : 0)) : 8;
  const k = Math.min(
    1,
    (most - (all.length - 1) * 2) /
      Math.max(
        1,
        all.reduce((sum, part) => sum + full(part), 0),
      ),
  );
  const [size, wide] = [23 * k, (part: Part) => full(part) * k];
  const total = all.reduce((sum, part) => sum + wide(part), 0) + (all.length - 1) * 2;
  let left = -total / 2;
  return (
    <>
      {all.map((part, i) => {
        const here = left;
        left += wide(part) + 2;
        if (!part.icon)
          return (
            <Say key={i} x={here + 4 * k} y={5.5 * k} size={14 * k} fill="#2a1d14" weight={800}>
              {part.text}
            </Say>
          );
        return (
          <g key={i}>
            <Pic
              name={part.icon}
              x={here + 11 * k}
              y={1}
              size={size}
              {...(faint && part.icon !== "strength" ? { opacity: 0.55 } : {})}
            />
            {part.text &&
              (part.icon === "strength" ? (
                <Say x={here + 11 * k} y={5 * k} size={11 * k} fill="#fff8e6" weight={800}>
                  {part.text}
                </Say>
              ) : (
                <Say x={here + 23 * k} y={6 * k} size={14 * k} fill="#2a1d14" weight={800} anchor="start">
                  {part.text}
                </Say>
              ))}
          </g>
        );
      })}
    </>
  );
}

/** The same in running text. */
export function Parts({ all }: { all: readonly Part[] }) {
  return (
    <span class="yu-parts num">
      {all.map((part, i) =>
        part.icon === "strength" ? (
          <span key={i} class="yu-shield">
            <Icon name="strength" />
            <b>{part.text}</b>
          </span>
        ) : (
          <span key={i}>
            {part.icon && <Icon name={part.icon} />}
            {part.text}
          </span>
        ),
      )}
    </span>
  );
}

export function ClanToken({ seat, held = true, label }: { seat: number; held?: boolean; label?: string }) {
  return (
    <span
      class={`yu-clan seat-${seat + 1}${held ? "" : " yu-none"}`}
      {...(label ? { title: label, role: "img", "aria-label": label } : {})}>
      <Icon name={`seat-${seat + 1}`} />
    </span>
  );
}
