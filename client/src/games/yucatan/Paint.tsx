/** Gradients and leaves that several drawings share. */

export const GRADIENTS = (
  <>
    <radialGradient id="yu-sea" cx=".5" cy=".42" r=".75">
      <stop stop-color="#b8452a" />
      <stop offset=".62" stop-color="#8a2a20" />
      <stop offset="1" stop-color="#4d141a" />
    </radialGradient>
    <radialGradient id="yu-land" cx=".5" cy=".5" r=".62">
      <stop stop-color="#4f8a3d" />
      <stop offset=".7" stop-color="#2f6a35" />
      <stop offset="1" stop-color="#235529" />
    </radialGradient>
    <radialGradient id="yu-glade">
      <stop stop-color="#a9c26a" />
      <stop offset=".75" stop-color="#7ba34e" />
      <stop offset="1" stop-color="#5b8a42" />
    </radialGradient>
    <linearGradient id="yu-yellow" x1="0" y1="0" x2=".4" y2="1">
      <stop stop-color="#f3d68c" />
      <stop offset="1" stop-color="#d2a03c" />
    </linearGradient>
    <linearGradient id="yu-red" x1="0" y1="0" x2=".4" y2="1">
      <stop stop-color="#eab594" />
      <stop offset="1" stop-color="#bb6145" />
    </linearGradient>
    <linearGradient id="yu-blue" x1="0" y1="0" x2=".4" y2="1">
      <stop stop-color="#bcdde0" />
      <stop offset="1" stop-color="#5e9bb0" />
    </linearGradient>
    <symbol id="yu-crown" viewBox="-20 -20 40 40" overflow="visible">
      <circle r="18" fill="#12301b" />
      <path
        d="M-15-3a6 6 0 0 1 6-9 7 7 0 0 1 12-2 6 6 0 0 1 10 5 7 7 0 0 1 0 11 7 7 0 0 1-9 9 7 7 0 0 1-12-1 7 7 0 0 1-7-13Z"
        fill="currentColor"
      />
      <path
        d="M-9-5a5 5 0 0 1 6-5 5 5 0 0 1 8 0 4 4 0 0 1 2 6 5 5 0 0 1-6 4 6 6 0 0 1-10-5Z"
        fill="#fff"
        opacity=".13"
      />
    </symbol>
    <symbol id="yu-palm" viewBox="-20 -20 40 40" overflow="visible">
      <g fill="currentColor" stroke="#12301b" stroke-width="1.2">
        {[0, 51, 103, 154, 206, 257, 309].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M0 0C6-6 6-14 0-20-5-14-5-6 0 0Z" />
        ))}
      </g>
      <circle r="3" fill="#173a20" />
    </symbol>
  </>
);

/** Stone, gold and the setting sun: in every drawing that shows a pyramid or a temple, by a name of its own. */
export function Lights() {
  return (
    <defs>
      <linearGradient id="yu-stone" x1="0" x2="1">
        <stop stop-color="#f2e8d0" />
        <stop offset="1" stop-color="#c2b494" />
      </linearGradient>
      <linearGradient id="yu-gold" x1="0" y1="0" x2="1" y2="1">
        <stop stop-color="#ffe08a" />
        <stop offset=".5" stop-color="#e9b63b" />
        <stop offset="1" stop-color="#b57d1a" />
      </linearGradient>
      <radialGradient id="yu-sun">
        <stop stop-color="#ffe9a3" />
        <stop offset=".42" stop-color="#f8b64c" />
        <stop offset=".46" stop-color="#f0813a" />
        <stop offset=".8" stop-color="#d9542c" />
        <stop offset="1" stop-color="#d9542c" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}
