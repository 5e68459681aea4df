/** The calendar wheel: the rounds, what a prisoner is worth in each, and how far evolution goes. */

import { At, INK, OUTLINE, Pic, ROMAN, Say } from "./Pieces.tsx";
import { Spot } from "../../shell/Spot.tsx";
import { useDesk, type Note } from "./desk.ts";
import { circle, polar, round } from "./geometry.ts";

const FOR_GOOD = 5;

function teeth(r: number): string {
  return (
    Array.from({ length: 20 }, (_, i) => {
      const a = i * 18;
      return `${i ? "L" : "M"}${[polar(r, a - 5), polar(r + 7, a - 3.5), polar(r + 7, a + 3.5), polar(r, a + 5)].map((p) => p.join(" ")).join("L")}`;
    }).join("") + "Z"
  );
}

/** A picture and its number, left or right of the middle; larger in the round being played. */
function Figure({ icon, n, active, left }: { icon: string; n: number; active: boolean; left?: boolean }) {
  const x = active ? 13 : 10;
  const gap = left ? 0 : 1.5;
  return (
    <At x={left ? -x : x} y={active ? 9 : 8}>
      <Pic name={icon} x={left ? -5 : -3} y={0} size={(active ? 19 : 14) - gap} />
      <Say
        x={(active ? 5 : 2) + gap}
        y={active ? 5 : 4}
        size={active ? 14 : 12}
        fill="#2a1d14"
        weight={800}
        anchor="start">
        {n}
      </Say>
    </At>
  );
}

/** The wheel turns so that the round being played stands under the pointer. */
export function CalendarWheel({ x, y, r, asks = true }: { x: number; y: number; r: number; asks?: boolean }) {
  const { view, t } = useDesk();
  const { round: now, printed } = view;
  const [a, b] = [polar(r - 4, -135), polar(r - 4, -45)];
  const quarter = `M0 0L${a.join(" ")}A${r - 4} ${r - 4} 0 0 1 ${b.join(" ")}Z`;
  return (
    <At x={x} y={y}>
      <circle cy="4" r={r + 7} fill="#1d080b" opacity=".45" />
      <g class="yu-wheel" style={`transform:rotate(${(1 - now) * 90}deg)`}>
        <path d={teeth(r)} fill="url(#yu-gold)" {...INK} />
        {printed.rounds.map(({ prisoner, moves }, i) => {
          const n = i + 1;
          const active = n === now;
          const face = (
            <>
              <path
                d={quarter}
                fill={active ? "#fbe3a0" : n < now ? "#b98a45" : "#c9922a"}
                stroke={OUTLINE}
                stroke-width="1.6"
              />
              <g transform={`translate(0 ${round(-r * 0.64)})`}>
                <g class="yu-wheel" style={`transform:rotate(${(now - 1 - i) * 90}deg)`}>
                  <Say y={-5} size={active ? 16 : 14} fill={active ? "#8c2415" : "#3a2503"} weight={800}>
                    {ROMAN[n]}
                  </Say>
                  <Figure icon="prisoner" n={prisoner} left active={active} />
                  <Figure icon="evolution" n={moves} active={active} />
                </g>
              </g>
            </>
          );
          const note: Note = {
            icon: "calendar",
            title: t("yu-round", { n: ROMAN[n] ?? "" }),
            lines: [t("yu-prisoner-worth", { n: prisoner }), t("yu-moves", { n: moves })],
          };
          return (
            <g key={n} transform={`rotate(${i * 90})`}>
              {asks ? (
                <Spot
                  id={`round-${n}`}
                  pick={{ round: String(n) }}
                  label={[note.title, ...note.lines].join(". ")}
                  shape={quarter}
                  note={note}>
                  {face}
                </Spot>
              ) : (
                face
              )}
            </g>
          );
        })}
      </g>
      <Hub asks={asks} />
      <path d={`M0 ${-r - 3}-10 ${-r - 21}H10Z`} fill="#cf3f2a" {...INK} />
    </At>
  );
}

/** The face in the middle; a creature that stays to the very end is asked for here. */
function Hub({ asks }: { asks: boolean }) {
  const { found, t } = useDesk();
  const face = (
    <>
      <circle r="16" fill="#c9922a" {...INK} />
      <path d="M-8-6H8v8c0 5-3.5 8-8 8s-8-3-8-8Z" fill="#f6dd9a" stroke={OUTLINE} stroke-width="1.3" />
      <path d="M-5-1h3M2-1h3M-2.5 5h5" stroke={OUTLINE} stroke-width="1.7" />
    </>
  );
  const pick = { round: String(FOR_GOOD) };
  if (!asks || !found(pick).length) return <g pointer-events="none">{face}</g>;
  return (
    <Spot
      id="round-5"
      pick={pick}
      label={t("yu-for-good")}
      shape={circle(0, 0, 17)}
      over={
        <Say y={6} size={18} fill="#8c2415" weight={800}>
          ★
        </Say>
      }>
      {face}
    </Spot>
  );
}
