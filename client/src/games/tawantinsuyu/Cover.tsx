/**
 * The lobby's picture of the game: terraces under the snow of the Andes, two who climb them, the sun over all. 320 ×
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
