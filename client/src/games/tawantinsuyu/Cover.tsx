/**
 * The lobby's pictures. Of the game: terraces under the snow of the Andes, two who climb them, the sun over all. 320 ×
 * 190.
 */

const INK = "#22120a";
const TERRACES: [string, number][] = [
  ["#6c8f3d", 250],
  ["#86a547", 206],
  ["#b3b14c", 164],
  ["#d3b455", 122],
  ["#c58a3d", 84],
];
const STEPS = Array.from({ length: 13 }, (_, k) => `M173 ${166 - k * 7}h15`).join("");
const FRET = Array.from({ length: 17 }, (_, k) => `M${k * 20} 188v-6h4v-4h4v-4h4v4h4v4h4v6Z`).join("");

export function Cover() {
  return (
    <>
      <rect width="320" height="190" fill="#9fd0d6" />
      <path d="M-10 130 50 52l40 46 60-78 66 84 44-50 74 84v60H-10Z" fill="#7f93ab" />
      <path
        d="M150 20l22 28-14 8-10-8-14 12-8-10ZM50 52l14 16-10 4-8-4-12 6ZM260 54l16 18-12 2-8-4-12 6Z"
        fill="#f7fbff"
      />
      {TERRACES.map(([fill, w], i) => (
        <g key={fill}>
          <path
            d={`M${160 - w / 2} ${166 - i * 20}q${w / 2 + 20} -16 ${w + 40} 0v24h${-w - 40}Z`}
            fill={fill}
            stroke={INK}
            stroke-width="1.4"
          />
          <path
            d={`M${162 - w / 2} ${172 - i * 20}q${w / 2 + 18} -16 ${w + 36} 0`}
            fill="none"
            stroke="#fff"
            stroke-opacity=".35"
            stroke-width="2"
          />
        </g>
      ))}
      <path d="M172 172 176 80h10l4 92Z" fill="#f3e6c4" stroke={INK} stroke-width="1.3" />
      <path d={STEPS} stroke="#a18a5c" stroke-width="1.1" />
      <use href="#i-god-inti" x="153" y="22" width="56" height="56" />
      <use href="#i-worker-priest" x="104" y="84" width="42" height="42" />
      <use href="#i-worker-courier" x="216" y="84" width="38" height="38" />
      <path d="M0 168h320v22H0Z" fill="#8f2f24" />
      <path d={FRET} fill="#f2b632" />
    </>
  );
}

const STARS = [
  [214, 150],
  [252, 132],
  [290, 18],
  [284, 112],
  [306, 66],
  [318, 30],
  [458, 24],
  [468, 92],
  [448, 58],
] as const;
const FLOWERS = [
  [336, 62, 9],
  [432, 66, 9],
  [382, 34, 11],
] as const;
const round = (n: number) => Math.round(n * 10) / 10;

/** Axomamma, mother of potatoes, over her field at night: 480 × 170. */
export function Rival() {
  return (
    <>
      <rect width="480" height="170" fill="#241733" />
      <circle cx="382" cy="84" r="122" fill="#33214a" />
      <circle cx="382" cy="84" r="88" fill="#452c61" />
      {STARS.map(([x, y], i) => (
        <path key={x} d={`M${x} ${y - 3}l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z`} fill="#f6dc9a" opacity={0.5 + (i % 3) * 0.2} />
      ))}
      <path d="M200 170l46-46 30 20 34-34 40 60ZM400 170l36-52 28 22 30-30v60Z" fill="#1b1029" />
      <g stroke={INK} stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
        <path d="M330 78c6-34 34-48 62-42 32 6 50 32 48 62-2 38-30 62-62 60-34-2-54-38-48-80Z" fill="#d3a463" />
        <path
          d="M440 98c-2 38-30 62-62 60-22-1-38-17-45-40 26 20 72 14 92-62 10 11 16 26 15 42Z"
          fill="#1b0f08"
          fill-opacity=".16"
          stroke="none"
        />
        <path d="M336 62l8-34 20 13 18-30 18 30 22-11 10 36c-30-16-66-17-96-4Z" fill="#f2b632" />
        <path d="M350 50c22-8 50-8 72 2" fill="none" stroke="#a86a12" />
        <path d="M352 92q11-9 22 0M394 92q11-9 22 0M366 126q18 10 38 0" fill="none" stroke-width="4" />
        <path d="M384 94l-5 18h11" fill="none" />
        <path d="M346 108h10M412 110h10M350 116h7M413 118h7" fill="none" stroke="#8a5a2b" />
        {FLOWERS.map(([x, y, r]) => (
          <g key={x}>
            {[0, 1, 2, 3, 4].map((k) => (
              <circle
                key={k}
                cx={round(x + r * 0.8 * Math.cos(k * 1.257 - 1.57))}
                cy={round(y + r * 0.8 * Math.sin(k * 1.257 - 1.57))}
                r={round(r * 0.62)}
                fill="#b884d8"
                stroke-width="1.4"
              />
            ))}
            <circle cx={x} cy={y} r={round(r * 0.45)} fill="#f6d44c" stroke-width="1.2" />
          </g>
        ))}
      </g>
      <path d="M250 170q60-22 230-14v14Z" fill="#4f7a35" stroke={INK} stroke-width="2" />
      <path d="M262 166q70-14 218-6" fill="none" stroke="#8bb357" stroke-width="3" />
    </>
  );
}
