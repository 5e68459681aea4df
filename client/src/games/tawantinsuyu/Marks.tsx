/** Small things that many drawings share: icons, figures, people, plates. */

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Least, useType } from "../../look/type.tsx";
import { coinSize, fitting, marks, rowWidth, typeSize, widthOf } from "./bonus.ts";
import { tenth } from "./geometry.ts";

export const OUTLINE = "#22150d";
export const CREAM = "#fff8e6";
export const LINEN = "#f6ead0";
export const INK = { stroke: OUTLINE, "stroke-width": 1.9, "stroke-linejoin": "round" as const };

export function Use({
  name,
  x = 0,
  y = 0,
  size,
  opacity,
  color,
}: {
  name: string;
  x?: number;
  y?: number;
  size: number;
  opacity?: number;
  color?: string;
}) {
  return (
    <use
      href={`#i-${name}`}
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      {...(opacity === undefined ? {} : { opacity })}
      {...(color ? { style: `color:${color}` } : {})}
    />
  );
}

export function Say({
  x = 0,
  y = 0,
  size = 12,
  anchor = "middle",
  fill = LINEN,
  weight = 700,
  children,
}: {
  x?: number;
  y?: number;
  size?: number;
  anchor?: "start" | "middle" | "end";
  fill?: string;
  weight?: number;
  children: ComponentChildren;
}) {
  return (
    <text
      x={tenth(x)}
      y={tenth(y)}
      text-anchor={anchor}
      font-size={tenth(useType(size))}
      font-weight={weight}
      fill={fill}>
      {children}
    </text>
  );
}

export const At = ({
  x,
  y,
  scale = 1,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  children: ComponentChildren;
}) => (
  <g transform={`translate(${tenth(x)} ${tenth(y)})${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}`}>
    {children}
  </g>
);

export const Glyph = ({ seat, x = 0, y = 0, size }: { seat: number; x?: number; y?: number; size: number }) => (
  <Use name={`seat-${seat + 1}`} x={x} y={y} size={size} color={`var(--on-seat-${seat + 1})`} />
);

export function Points({ x, y, size: wanted, n }: { x: number; y: number; size: number; n: number | string }) {
  const size = coinSize(n, wanted, useContext(Least));
  return (
    <>
      <Use name="vp" x={x} y={y} size={size} />
      <circle cx={tenth(x)} cy={tenth(y)} r={tenth(size * 0.28)} fill="#a92f1c" />
      <Say x={x} y={y + size * 0.185} size={size * (String(n).length > 1 ? 0.44 : 0.5)} fill={CREAM} weight={800}>
        {n}
      </Say>
    </>
  );
}

/** A bonus centred on x, y; shrinks to fit `width`. */
export function BonusRow({
  words,
  x,
  y,
  size: wanted,
  width = 999,
  ink = OUTLINE,
}: {
  words: readonly string[];
  x: number;
  y: number;
  size: number;
  width?: number;
  ink?: string;
}) {
  const least = useContext(Least);
  const all = marks(words);
  const size = fitting(all, wanted, width, least);
  const type = typeSize(size, least);
  let left = -rowWidth(all, size, least) / 2;
  return (
    <At x={x} y={y}>
      {all.map((mark, i) => {
        const at = left;
        left += widthOf(mark, size, least) + 1;
        if ("sign" in mark)
          return mark.sign === "/" ? (
            <Say key={i} x={at + 3} y={type * 0.34} size={type} fill={ink}>
              /
            </Say>
          ) : (
            <path
              key={i}
              d={`M${tenth(at + 1)}-3 ${tenth(at + 5)} 0 ${tenth(at + 1)} 3`}
              fill="none"
              stroke={ink}
              stroke-width="1.8"
            />
          );
        if (mark.points)
          return <Points key={i} x={at + widthOf(mark, size, least) / 2} y={0} size={size * 1.2} n={mark.n} />;
        return (
          <g key={i}>
            {mark.n > 1 && (
              <Say x={at + type * 0.3} y={type * 0.36} size={type} fill={ink} weight={800}>
                {mark.n}
              </Say>
            )}
            <Use name={mark.icon} x={at + (mark.n > 1 ? type * 0.64 : 0) + size / 2} y={0} size={size} />
          </g>
        );
      })}
    </At>
  );
}

/** A worker stands on y = 0; kind is told by colour, headgear and chest mark. */
export function Worker({ kind, size = 36 }: { kind: string; size?: number }) {
  return (
    <g transform={`translate(0 ${tenth(-size * 0.86)}) scale(${Math.round((size / 32) * 100) / 100}) translate(-16 0)`}>
      <ellipse cx="16" cy="28" rx="11.5" ry="3.6" fill={OUTLINE} opacity=".45" />
      <path
        d="M16 14.5c6 0 9.5 4 10 13.5H6c.5-9.5 4-13.5 10-13.5Z"
        fill={CREAM}
        stroke={CREAM}
        stroke-width="5.5"
        stroke-linejoin="round"
      />
      <circle cx="16" cy="9" r="6.5" fill={CREAM} stroke={CREAM} stroke-width="3" />
      <use href={`#i-worker-${kind}`} width="32" height="32" />
    </g>
  );
}

export function HighPriest({ seat, size = 32 }: { seat: number; size?: number }) {
  return (
    <g
      class={`seat-${seat + 1}`}
      transform={`translate(0 ${tenth(-size * 0.88)}) scale(${Math.round((size / 32) * 100) / 100}) translate(-16 0)`}>
      <ellipse cx="16" cy="28.5" rx="12" ry="3.6" fill={OUTLINE} opacity=".45" />
      <path
        d="M16 15c6.5 0 10 4 11 13.5H5C6 19 9.5 15 16 15Z M10 10.5 8.5 2.5l3.8 2.2L16 1l3.7 3.7 3.8-2.2L22 10.5Z"
        fill={CREAM}
        stroke={CREAM}
        stroke-width="5.5"
        stroke-linejoin="round"
      />
      <use href="#i-high-priest" width="32" height="32" />
      <use
        href={`#i-seat-${seat + 1}`}
        x="11"
        y="18"
        width="10"
        height="10"
        style={`color:var(--on-seat-${seat + 1})`}
      />
    </g>
  );
}

export const Marker = ({ seat, r = 10 }: { seat: number; r?: number }) => (
  <>
    <circle r={r + 1.6} fill={CREAM} />
    <circle r={r} fill={`var(--seat-${seat + 1})`} {...INK} />
    <Glyph seat={seat} size={r * 1.1} />
  </>
);

export function Plate({
  w,
  h,
  title,
  middle = false,
  children,
}: {
  w: number;
  h: number;
  title: string;
  middle?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <>
      <rect width={w} height={h} rx="9" fill="#17100b" fill-opacity=".66" stroke={LINEN} stroke-opacity=".22" />
      {title && (
        <Say x={middle ? w / 2 : 8} y={15} anchor={middle ? "middle" : "start"}>
          {title}
        </Say>
      )}
      {children}
    </>
  );
}

const HEX = "M12.3 0 6.2 10.7H-6.2L-12.3 0-6.2-10.7H6.2Z";
const OCTAGON = "M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z";
/** A mark drawn smaller than it is written, whose type stays as large as can be read. */
function Scaled({ x, y, scale, children }: { x: number; y: number; scale: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`} pointer-events="none">
      <Least.Provider value={useContext(Least) / scale}>{children}</Least.Provider>
    </g>
  );
}
/** What it costs, in food. */
export function Coin({ x, y, n }: { x: number; y: number; n: number | string }) {
  return (
    <Scaled x={x} y={y} scale={0.86}>
      <path d={HEX} fill={OUTLINE} stroke={OUTLINE} stroke-width="6" stroke-linejoin="round" />
      <path d={HEX} fill="#f8c445" stroke="#fff4cf" stroke-width="1.7" stroke-linejoin="round" />
      <Say y={5.2} size={15} fill="#3a2503" weight={800}>
        {n}
      </Say>
    </Scaled>
  );
}
/** How many tasks it brings. */
export function TaskCoin({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <Scaled x={x} y={y} scale={0.8}>
      <path d={OCTAGON} fill="#fffaf0" stroke={OUTLINE} stroke-width="3" />
      <Say y={5.4} size={15} fill="#2f5a2a" weight={800}>{`+${n}`}</Say>
    </Scaled>
  );
}
export { OCTAGON };
