/** The lead over the average: totals run too close to read. A glyph sits on every point, so colour is never alone. */

import { Least, READABLE, Type } from "../../look/type.tsx";
import { useRoom } from "../room.ts";
import { lang, t } from "../settings.ts";
import { leads, rounds, spread, thinned } from "./places.ts";

const [WIDTH, HEIGHT, LEFT, RIGHT] = [560, 320, 50, 116];
const MARGIN = 40; // of the panel around it, in pixels

export function Race({ names, curve }: { names: string[]; curve: number[][] }) {
  const [watchRoom, room] = useRoom();
  const least = (READABLE * WIDTH) / Math.max(1, room.w - MARGIN);
  const points = leads(rounds(curve), names.length);
  const last = points.at(-1);
  if (!last || points.length < 2) return <p>{t("end.race.none")}</p>;
  const reach = Math.max(5, Math.ceil(Math.max(...points.flatMap((point) => point.lead.map(Math.abs))) / 5) * 5);
  const x = (ply: number) => LEFT + (ply / Math.max(1, last.ply)) * (WIDTH - LEFT - RIGHT);
  const y = (lead: number) => HEIGHT / 2 - 8 - (lead / reach) * (HEIGHT / 2 - 34);
  const ends = spread(last.lead.map(y), Math.max(18, least * 1.2));
  const marked = thinned(points.slice(1), 7);
  const totals = curve.at(-1)?.slice(1) ?? [];
  const signed = (n: number) => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n).toLocaleString(lang.value)}`;
  const order = names.map((_, seat) => seat).sort((a, b) => (last.lead[b] ?? 0) - (last.lead[a] ?? 0));
  const behind = [...order].reverse(); // the leader is drawn last, on top
  return (
    <Least.Provider value={least}>
      <svg
        ref={watchRoom}
        class="race"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("end.race")}: ${order.map((seat) => `${names[seat]} ${signed(Math.round(last.lead[seat] ?? 0))}`).join(", ")}`}>
        {[-1, -0.5, 0, 0.5, 1].map((k) => (
          <g key={k}>
            <path
              d={`M${LEFT} ${y(k * reach)}H${WIDTH - RIGHT}`}
              stroke="var(--line)"
              {...(k ? { "stroke-dasharray": "2 5" } : { "stroke-width": 2 })}
            />
            <Type size={12} x={LEFT - 8} y={y(k * reach) + 4} text-anchor="end">
              {signed(Math.round(k * reach * 10) / 10)}
            </Type>
          </g>
        ))}
        <Type size={12} x={LEFT} y={HEIGHT - 6} text-anchor="start">
          {t("end.race.start")}
        </Type>
        <Type size={12} x={WIDTH - RIGHT} y={HEIGHT - 6} text-anchor="end">
          {t("end.race.end")}
        </Type>
        {behind.map((seat) => {
          const d = `M${points.map((point) => `${x(point.ply).toFixed(1)} ${y(point.lead[seat] ?? 0).toFixed(1)}`).join("L")}`;
          return (
            <g key={seat} fill="none" stroke-linejoin="round">
              <path d={d} stroke="var(--surface)" stroke-width="8" />
              <path d={d} stroke="var(--ink-2)" stroke-width="5.8" />
              <path d={d} stroke={`var(--seat-${seat + 1})`} stroke-width="3.4" />
            </g>
          );
        })}
        {behind.map((seat) => (
          <g key={seat}>
            {marked.map((point) => {
              const [px, py] = [x(point.ply), y(point.lead[seat] ?? 0)];
              return (
                <g key={point.ply}>
                  <rect
                    x={px - 9}
                    y={py - 9}
                    width="18"
                    height="18"
                    rx="5"
                    fill={`var(--seat-${seat + 1})`}
                    stroke="#2b1b12"
                    stroke-width="1.4"
                  />
                  <use
                    href={`#i-seat-${seat + 1}`}
                    x={px - 5.5}
                    y={py - 5.5}
                    width="11"
                    height="11"
                    style={`color:var(--on-seat-${seat + 1})`}
                  />
                </g>
              );
            })}
            <Type size={12} class="who" x={WIDTH - RIGHT + 16} y={(ends[seat] ?? 0) + 4}>
              {short(names[seat] ?? "")} {totals[seat]}
            </Type>
          </g>
        ))}
      </svg>
    </Least.Provider>
  );
}

const short = (name: string) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);
