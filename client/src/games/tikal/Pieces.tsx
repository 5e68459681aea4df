/** What stands on the ground. A seat's pieces carry its colour and its glyph together, always. */

import { Type, useType } from "../../look/type.tsx";
import type { ComponentChildren } from "preact";
import { CREAM, INK } from "./Ground.tsx";
import { tenth } from "./geometry.ts";
import { crowded, templeShape, type Kind } from "./ranks.ts";
import type { HexView } from "./view.ts";

const DARK = "#2b1b12";
const OUTLINE = { stroke: INK, "stroke-width": 1.9, "stroke-linejoin": "round" } as const;
const HALO = { fill: "none", stroke: CREAM, "stroke-width": 5, "stroke-linejoin": "round" } as const;
export const colour = (seat: number): string => `var(--seat-${seat + 1})`;

export function At({ x, y, children, ...rest }: { x: number; y: number; children: ComponentChildren; class?: string }) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} {...rest}>
      {children}
    </g>
  );
}

export function Glyph({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <use
      href={`#i-seat-${seat + 1}`}
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      style={{ color: `var(--on-seat-${seat + 1})` }}
    />
  );
}

const BODY = "M-11 12C-11 0-7-6 0-6S11 0 11 12Z";
const HAT =
  "M-13-7.5C-10-10-7-10.5-5.5-11-5-15.5-2.8-17 0-17S5-15.5 5.5-11C7-10.5 10-10 13-7.5 9-5.2 4-4.5 0-4.5S-9-5.2-13-7.5Z";

/** Feet at y = 12; the chest carries the glyph. A leader has a crest and a staff besides. */
export function Figure({ seat, kind, selected = false }: { seat: number; kind: Kind; selected?: boolean }) {
  const leader = kind === "leader";
  return (
    <g>
      {selected ? (
        <>
          <ellipse cy="11.5" rx="19" ry="7.5" fill="#ffd75a" stroke={INK} stroke-width="4.5" />
          <ellipse cy="11.5" rx="19" ry="7.5" fill="#ffd75a" stroke="#fffdf2" stroke-width="2.2" />
        </>
      ) : (
        <ellipse cx="1" cy="12" rx="12.5" ry="4" fill={INK} opacity=".4" />
      )}
      {leader && (
        <>
          <path d="M14-13V12" stroke={CREAM} stroke-width="5.5" stroke-linecap="round" />
          <path d="M14-13V12" stroke={INK} stroke-width="3" stroke-linecap="round" />
          <circle cx="14" cy="-15" r="3.4" fill="#f6cf62" {...OUTLINE} />
          <path d="M-4-14-7-23l4 3 3-6 3 6 4-3-3 9Z" {...HALO} />
        </>
      )}
      <path d={BODY} {...HALO} />
      <path d={HAT} {...HALO} />
      <path d={BODY} fill={colour(seat)} {...OUTLINE} />
      <path d="M-8.6 8C-8.4 2-6-2.6-3-4-5-1-6 3-6 8Z" fill="#fff" opacity=".22" />
      <path d="M5-3.5C9-1 10.3 4 10.6 11.6H6C7 6 6.5 1 5-3.5Z" opacity=".2" />
      <Glyph seat={seat} x={0} y={3.4} size={11.5} />
      {leader && <path d="M-4-14-7-23l4 3 3-6 3 6 4-3-3 9Z" fill="#f6cf62" {...OUTLINE} />}
      <path d={HAT} fill={leader ? "#f6cf62" : "#ecd9ab"} {...OUTLINE} />
      <path
        d="M-4-14.6C-3-16-1.4-16-.4-16"
        fill="none"
        stroke="#fff"
        stroke-width="1.6"
        stroke-linecap="round"
        opacity=".8"
      />
      <path d="M-5.5-11c3.4 1.2 7.6 1.2 11 0" fill="none" stroke={colour(seat)} stroke-width="2.4" />
    </g>
  );
}

export function Count({ x, y, count }: { x: number; y: number; count: number }) {
  const size = useType(12);
  const [w, h] = [size * (count > 9 ? 1.58 : 1.2), size * 1.2];
  if (count < 2) return null;
  return (
    <At x={x} y={y}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} fill={INK} stroke={CREAM} stroke-width="1.5" />
      <Type y={size * 0.35} text-anchor="middle" size={size} font-weight="800" fill={CREAM}>
        {count}
      </Type>
    </At>
  );
}

export function Tent({ seat }: { seat: number }) {
  return (
    <g>
      <ellipse cx="2" cy="15" rx="28" ry="6" fill={INK} opacity=".35" />
      <path d="M0-20 25 15H-25Z" {...HALO} />
      <path d="M0-20 25 15H-25Z" fill={colour(seat)} {...OUTLINE} />
      <path d="M0-20 25 15H9Z" opacity=".22" />
      <path d="M-3-12-19 12h-3.5Z" fill="#fff" opacity=".3" />
      <path d="M0 0 7.5 15h-15Z" fill={DARK} {...OUTLINE} />
      <path d="M0-20V-36" stroke={CREAM} stroke-width="5" />
      <path d="M0-36h18v13H0Z" {...HALO} />
      <path d="M0-20V-36" stroke={INK} stroke-width="2.2" />
      <path d="M0-36h18v13H0Z" fill={colour(seat)} {...OUTLINE} />
      <Glyph seat={seat} x={9} y={-29.5} size={9.5} />
    </g>
  );
}

/** Face-down treasures in the pit; an emptied pit keeps the marks of the digging. */
export function Treasures({ count }: { count: number }) {
  if (!count)
    return (
      <path
        d="M-18 0q6 8 12 0M6 1q6 8 12 0M-4-8q5 6 10 0"
        fill="none"
        stroke="#2e1b0d"
        stroke-width="2.5"
        stroke-linecap="round"
      />
    );
  return (
    <g>
      {Array.from({ length: count }, (_, i) => (
        <use
          href="#i-treasure-back"
          x={tenth(-14 + (i - (count - 1) / 2) * 19)}
          y={-15 + (i % 2) * 5}
          width="28"
          height="28"
        />
      ))}
    </g>
  );
}

const PLAQUE = "M-19 0v-19h5v-4h28v4h5v19Z";

/** A pyramid of as many terraces as its value: mossy ones were printed, pale ones uncovered. */
export function Temple({ hex }: { hex: HexView }) {
  const { value, printed, guard } = hex;
  const { foot, high, post } = templeShape(hex);
  const step = high / value;
  const base = 64 + value * 2.2;
  const width = (i: number) => base - ((base - 34) * i) / Math.max(value, 5);
  return (
    <g>
      <At x={0} y={foot}>
        <ellipse cx="3" cy="1.5" rx={tenth(base / 2 + 8)} ry="7" fill={INK} opacity=".34" />
        {Array.from({ length: value }, (_, i) => {
          const wide = width(i);
          const y = -(i + 1) * step;
          const old = i < printed;
          return (
            <g key={i}>
              <rect
                x={tenth(-wide / 2)}
                y={tenth(y)}
                width={tenth(wide)}
                height={tenth(step + 0.4)}
                fill={`url(#tk-${old ? "old" : "new"})`}
                stroke={INK}
                stroke-width="1.3"
              />
              <path
                d={`M${tenth(-wide / 2 + 1)} ${tenth(y + 1.2)}h${tenth(wide - 2)}`}
                stroke="#fffbe9"
                stroke-width="1.3"
                opacity={old ? 0.4 : 0.95}
              />
              {old && (
                <path
                  d={`M${tenth(-wide / 2 + 3)} ${tenth(y + 1)}q3 ${tenth(step * 0.7)} 7 0M${tenth(wide / 4)} ${tenth(y + 1)}q3 ${tenth(step * 0.6)} 8 0`}
                  fill="#5f8a3c"
                  opacity=".9"
                />
              )}
            </g>
          );
        })}
        <path d={`M-7.5 0-6.5 ${tenth(-high)}h13L7.5 0Z`} fill="#fbf3dd" stroke={INK} stroke-width="1.2" />
        <path
          d={Array.from({ length: Math.floor(high / 3.2) }, (_, k) => `M-6.8 ${tenth(-(k + 1) * 3.2 + 0.8)}h13.6`).join(
            "",
          )}
          stroke="#8d7f60"
          stroke-width=".9"
        />
      </At>
      {guard >= 0 && (
        <At x={-1} y={post - 9}>
          <Guard seat={guard} />
        </At>
      )}
    </g>
  );
}

/** The value, in the biggest type on the board, with who would score it. Drawn above the figures: nobody hides it. */
export function Plaque({ hex }: { hex: HexView }) {
  const { value, guard, control, tied } = hex;
  const owner = guard >= 0 ? guard : control;
  return (
    <At x={0} y={templeShape(hex).plaque}>
      <path d={PLAQUE} fill={DARK} stroke="#fbf3dd" stroke-width="4.4" stroke-linejoin="round" />
      <path
        d={PLAQUE}
        fill={DARK}
        stroke={owner >= 0 ? colour(owner) : "#8d7f60"}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <Type y="-4" text-anchor="middle" size={20.5} font-weight="800" fill="#fff6dd">
        {value}
      </Type>
      {guard < 0 && control >= 0 && (
        <At x={20} y={-14}>
          <Flag seat={control} />
        </At>
      )}
      {guard < 0 && tied && (
        <At x={27} y={-12}>
          <circle r="8.4" fill="#fbf3dd" stroke={INK} stroke-width="1.7" />
          <path d="M-4-2.2h8M-4 2.2h8" stroke={INK} stroke-width="2.1" />
        </At>
      )}
    </At>
  );
}

/** Who would score the temple now. */
function Flag({ seat }: { seat: number }) {
  return (
    <g>
      <path d="M0 14V-9" stroke={CREAM} stroke-width="4.6" />
      <path d="M0-9h18v14H0Z" {...HALO} stroke-width="3.6" />
      <path d="M0 14V-9" stroke={INK} stroke-width="2.4" />
      <path d="M0-9h18v14H0Z" fill={colour(seat)} {...OUTLINE} stroke-width="1.6" />
      <Glyph seat={seat} x={9} y={-2} size={10} />
    </g>
  );
}

/** Stands for good on a temple; the banner tells it from a figure that can go. */
function Guard({ seat }: { seat: number }) {
  return (
    <g transform="scale(.8)">
      <path d="M14 12V-20h20l-5 6.5 5 6.5H14" {...HALO} />
      <Figure seat={seat} kind="explorer" />
      <path d="M14 12V-20" stroke={INK} stroke-width="2.6" />
      <path d="M14-20h20l-5 6.5 5 6.5H14Z" fill={colour(seat)} {...OUTLINE} />
      <Glyph seat={seat} x={21.5} y={-13.5} size={9.5} />
    </g>
  );
}

/** Everything on a hex but its figures; a temple's plaque comes later. */
export function Things({ hex }: { hex: HexView }) {
  const full = crowded(hex.figures);
  if (hex.terrain === "temple") return <Temple hex={hex} />;
  if (hex.camp >= 0)
    return (
      <g transform={full ? "translate(0 -25) scale(.86)" : "translate(0 -17)"}>
        <Tent seat={hex.camp} />
      </g>
    );
  if (hex.terrain === "site")
    return (
      <At x={0} y={full ? -22 : -7}>
        <Treasures count={hex.treasures} />
      </At>
    );
  return null;
}
