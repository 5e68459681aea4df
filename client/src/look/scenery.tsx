/** Landscape for covers and the podium: flat layers from far to near, 320 × 190. */

const INK = "#22120a";
const round = (n: number) => Math.round(n * 10) / 10;

/** A line of round crowns. */
export function Ridge({
  y,
  rise,
  step,
  colour,
  seed,
}: {
  y: number;
  rise: number;
  step: number;
  colour: string;
  seed: number;
}) {
  let d = `M-10 200V${y}`;
  for (let x = -10, k = seed; x < 340; x += step, k = (k * 31 + 7) % 17)
    d += `q${step / 2} ${-rise - (k % 7)} ${step} ${(k % 5) - 2}`;
  return <path d={`${d}V200Z`} fill={colour} />;
}

export interface Stone {
  light: string;
  dark: string;
  house: string;
}

/** A stepped temple seen from the front, with stairs and a house on top. */
export function Pyramid({
  x,
  foot,
  width,
  levels,
  height,
  stone,
}: {
  x: number;
  foot: number;
  width: number;
  levels: number;
  height: number;
  stone: Stone;
}) {
  const h = height / levels;
  const stair = width * 0.17;
  const top = foot - height;
  return (
    <g stroke-linejoin="round">
      {Array.from({ length: levels }, (_, i) => {
        const w = width - (width * 0.72 * i) / levels;
        const y = foot - (i + 1) * h;
        return (
          <g key={i}>
            <path
              d={`M${round(x - w / 2)} ${round(y + h)}l3 ${round(-h)}h${round(w - 6)}l3 ${round(h)}Z`}
              fill={stone.light}
              stroke={INK}
              stroke-width="1.2"
            />
            <path
              d={`M${round(x + w * 0.16)} ${round(y + h)}v${round(-h)}h${round(w * 0.34 - 3)}l3 ${round(h)}Z`}
              fill={stone.dark}
            />
          </g>
        );
      })}
      <path
        d={`M${round(x - stair / 2)} ${foot}l2 ${-height}h${round(stair - 4)}l2 ${height}Z`}
        fill="#fff3d6"
        stroke={INK}
        stroke-width="1.2"
      />
      {Array.from({ length: levels * 2 }, (_, k) => (
        <path
          key={k}
          d={`M${round(x - stair / 2 + 1)} ${round(foot - ((k + 0.6) * h) / 2)}h${round(stair - 2)}`}
          stroke="#a18a5c"
          stroke-width="1"
        />
      ))}
      <path
        d={`M${x - stair * 0.8} ${top}v${-stair * 0.8}h${stair * 1.6}v${stair * 0.8}Z`}
        fill={stone.house}
        stroke={INK}
        stroke-width="1.4"
      />
      <path
        d={`M${x - stair * 0.55} ${top - stair * 0.8}v${-stair * 0.6}h${stair * 1.1}v${stair * 0.6}Z`}
        fill={stone.dark}
        stroke={INK}
        stroke-width="1.2"
      />
      <path d={`M${x - 3} ${top}v${-stair * 0.5}h6v${stair * 0.5}Z`} fill={INK} />
    </g>
  );
}

export function Leaf({
  x,
  y,
  turn,
  size,
  colour,
}: {
  x: number;
  y: number;
  turn: number;
  size: number;
  colour: string;
}) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      d="M0 0C14-10 16-34 0-52-16-34-14-10 0 0ZM0-4v-40"
      fill={colour}
      stroke={INK}
      stroke-width="1.2"
      stroke-opacity=".6"
    />
  );
}

/** The cover of a game that has not brought its own. */
export function PlainCover() {
  return (
    <>
      <rect width="320" height="190" fill="#f3c36b" />
      <circle cx="214" cy="74" r="40" fill="#fff0c2" />
      <Ridge y={118} rise={9} step={26} colour="#9db56a" seed={3} />
      <Ridge y={142} rise={11} step={24} colour="#3e7a3e" seed={2} />
      <Ridge y={164} rise={12} step={30} colour="#27592f" seed={9} />
    </>
  );
}
