/** The temple steps that are left, as little slabs on the rim: what is scarce is always in sight. */

import { Type } from "../../look/type.tsx";
import { useMemo } from "preact/hooks";
import type { Translate } from "../../shell/board.ts";
import { INK } from "./Ground.tsx";
import { At } from "./Pieces.tsx";

const LINEN = "#f0e2c0";

export function Steps({ steps, t }: { steps: readonly number[]; t: Translate }) {
  return useMemo(() => {
    const rows = steps
      .map((left, value) => ({ left, value }))
      .slice(2)
      .reverse();
    return (
      <g
        role="img"
        aria-label={`${t("tikal-steps-left")}: ${rows.map(({ value, left }) => `${value} × ${left}`).join(", ")}`}>
        <At x={-74} y={50}>
          <Type x="17" y="-8" text-anchor="middle" size={13} font-weight="700" fill={LINEN}>
            {t("tikal-steps")}
          </Type>
          {rows.map(({ left, value }, i) => (
            <At key={value} x={0} y={8 + i * 63}>
              <Slab value={value} left={left} none={t("tikal-none")} />
            </At>
          ))}
        </At>
      </g>
    );
  }, [steps.join(), t]);
}

function Slab({ value, left, none }: { value: number; left: number; none: string }) {
  const pile = Math.max(1, Math.min(left, 4));
  const [dx, dy] = [(pile - 1) * 1.4, (pile - 1) * -3.2];
  return (
    <g>
      {left > 0 && <ellipse cx="18" cy="35" rx="22" ry="5" fill="#000" opacity=".4" />}
      {Array.from({ length: pile }, (_, k) => (
        <rect
          x={k * 1.4 - 2}
          y={k * -3.2}
          width="36"
          height="34"
          rx="4"
          fill={left ? "url(#tk-new)" : "none"}
          stroke={left ? INK : LINEN}
          stroke-opacity={left ? 1 : 0.5}
          stroke-width="1.6"
          stroke-dasharray={left ? undefined : "4 4"}
        />
      ))}
      {left > 0 && <path d={`M${dx + 1} ${dy + 2.2}h30`} stroke="#fffbe9" stroke-width="1.8" stroke-linecap="round" />}
      <Type x={16 + dx} y={24 + dy} text-anchor="middle" size={19} font-weight="800" fill={left ? "#2b1b12" : LINEN}>
        {value}
      </Type>
      <Type x="17" y="49" text-anchor="middle" size={12.5} font-weight="700" fill={LINEN}>
        {left ? `× ${left}` : none}
      </Type>
    </g>
  );
}
