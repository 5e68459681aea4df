/** The wooden table of the waiting room, and where people sit round it. */

import type { SeatInfo } from "../../wire.ts";

const PLANKS = [0, 1, 2, 3, 4, 5, 6, 7];
const GRAIN = [0, 1, 2, 3, 4, 5, 6];

export function Wood() {
  return (
    <svg class="wood" viewBox="0 0 900 452" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="900" height="452" fill="#3a2417" />
      {PLANKS.map((k) => (
        <path
          key={k}
          d={`M0 ${k * 60 + 10}h900M${(k * 233) % 900} ${k * 60 + 10}v60`}
          stroke="#2c1a10"
          stroke-width="3"
        />
      ))}
      <ellipse cx="450" cy="262" rx="345" ry="172" fill="#160b06" opacity=".55" />
      <ellipse cx="450" cy="240" rx="340" ry="168" fill="#7c4e28" stroke="#22120a" stroke-width="3" />
      <ellipse cx="450" cy="230" rx="322" ry="154" fill="#a06a38" />
      <g fill="none" stroke="#7c4e28" stroke-opacity=".55" stroke-width="2">
        {GRAIN.map((k) => (
          <path key={k} d={`M${150 + k * 10} ${150 + k * 26}q300 ${20 - k * 6} ${600 - k * 20} 0`} />
        ))}
      </g>
    </svg>
  );
}

/** Seats round the table in the order of play, me at the bottom; places in percent. */
export function spots(seats: SeatInfo[], me: number): { seat: SeatInfo; left: number; top: number }[] {
  return seats.map((seat) => {
    const turn = (((seat.seat - me + seats.length) % seats.length) / seats.length) * 2 * Math.PI;
    return {
      seat,
      left: Math.round(500 - 350 * Math.sin(turn)) / 10,
      top: Math.round(530 + 340 * Math.cos(turn)) / 10,
    };
  });
}
