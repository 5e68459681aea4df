/** The chance to win of every seat over the game, with the marks of choices and the luck of draws below it. */

import type { GameReview, Mark, ReviewedTurn } from "../../wire.ts";
import { useRoom } from "../room.ts";
import { t } from "../settings.ts";
import { SIGNS, hundredths, isMarked, signed } from "./reading.ts";

const [TOP, RIGHT] = [34, 22];
const LUCKIEST = 0.25; // as high as a bar goes
const TURNING = 0.1; // of the chance to win: what a turn must have cost to be told in words …
const [TOLD, WORDED] = [3, 640]; // … of so many turns at most, where the picture is this wide
const [BOX, BOX_HIGH] = [188, 38];

interface Props {
  review: GameReview;
  /** Of all who have a chance: the seats, and a rival of the rules. */
  names: readonly string[];
  /** Scorings and the like. */
  marks: readonly Mark[];
  at: number;
  choose(turn: number): void;
}

export function Chances({ review, names, marks, at, choose }: Props) {
  const [watch, room] = useRoom();
  const width = Math.max(280, room.w);
  const worded = width >= WORDED;
  const [PLOT, LEFT] = worded ? [150, 84] : [104, 44];
  const [CHOICES, LUCK, HEIGHT] = [TOP + PLOT + 22, TOP + PLOT + 54, TOP + PLOT + 72];
  const { turns, chances } = review;
  const last = Math.max(1, review.total);
  const x = (n: number) => LEFT + ((n - 1) / last) * (width - LEFT - RIGHT);
  const y = (chance: number) => TOP + (1 - chance) * PLOT;
  const points = [...turns.map((turn) => turn.chances), ...(chances.length ? [chances] : [])];
  const now = turns[at - 1];
  const front = now?.seat ?? review.mine[0] ?? 0;
  const order = names.map((_, seat) => seat).sort((a, b) => Number(a === front) - Number(b === front));
  const chips = points.length > 1 ? [0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (points.length - 1))) : [];
  const step = Math.max(8, (width - LEFT - RIGHT) / last);
  const told = callouts(turns, (turn) => [x(turn.number), y(turn.chances[turn.seat] ?? 0)], [LEFT, width - RIGHT]);
  const pick = (event: PointerEvent) => {
    if (event.type === "pointermove" && !event.buttons) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const n = Math.round(((event.clientX - box.left - LEFT) / (width - LEFT - RIGHT)) * last) + 1;
    if (turns.length) choose(Math.max(1, Math.min(turns.length, n)));
  };
  const said = now
    ? [
        t("review.turn", { n: now.number, name: names[now.seat] ?? "" }),
        isMarked(now) ? t(`review.${now.mark as "blunder"}`) : "",
        names.map((name, seat) => `${name} ${hundredths(now.chances[seat] ?? 0)} %`).join(", "),
      ]
    : [];
  return (
    <div class="review-picture">
      <svg
        ref={watch}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="slider"
        tabIndex={0}
        aria-label={t("review.chances")}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, turns.length)}
        aria-valuenow={Math.max(1, at)}
        aria-valuetext={said.filter(Boolean).join(". ")}
        onPointerDown={pick}
        onPointerMove={pick}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path d={`M${LEFT} ${y(share)}H${width - RIGHT}`} stroke="var(--line)" stroke-width="1" opacity="0.7" />
            <text x={LEFT - 8} y={y(share) + 4} text-anchor="end">
              {100 * share}
            </text>
          </g>
        ))}
        <path
          d={`M${LEFT} ${y(1 / names.length)}H${width - RIGHT}`}
          stroke="var(--ink-2)"
          stroke-width="1.2"
          stroke-dasharray="2 5"
        />
        {bands(marks, turns).map(({ turn, label }) => (
          <g key={turn} class="band">
            <title>{label}</title>
            <rect x={x(turn) - step / 2} y={TOP} width={step} height={PLOT} />
            <path d={`M${x(turn) - 6} 10h12l-6 9z`} />
          </g>
        ))}
        {now && (
          <g class="cursor">
            <path d={`M${x(at)} ${TOP - 8}V${HEIGHT}`} />
            <rect x={x(at) - 15} y={TOP - 24} width="30" height="19" rx="5" />
            <text x={x(at)} y={TOP - 10} text-anchor="middle">
              {at}
            </text>
          </g>
        )}
        {order.map((seat) => {
          const d = `M${points.map((point, i) => `${x(i + 1).toFixed(1)} ${y(point[seat] ?? 0).toFixed(1)}`).join("L")}`;
          const thick = seat === front;
          return (
            points.length > 1 && (
              <g key={seat} fill="none" stroke-linejoin="round">
                {thick && (
                  <path
                    d={`${d}L${x(points.length)} ${y(0)}L${x(1)} ${y(0)}Z`}
                    fill={`var(--seat-${seat + 1})`}
                    opacity="0.12"
                  />
                )}
                <path d={d} stroke="var(--ink-2)" stroke-width={thick ? 5 : 3.4} />
                <path d={d} stroke={`var(--seat-${seat + 1})`} stroke-width={thick ? 3.4 : 2} />
                {!chances.length && (
                  <path
                    d={`M${x(points.length)} ${y(points.at(-1)?.[seat] ?? 0)}H${width - RIGHT}`}
                    stroke="var(--ink-3)"
                    stroke-width="1.4"
                    stroke-dasharray="1 6"
                  />
                )}
              </g>
            )
          );
        })}
        {order.map((seat) =>
          chips.map((i) => <Chip key={`${seat} ${i}`} seat={seat} x={x(i + 1)} y={y(points[i]?.[seat] ?? 0)} />),
        )}
        {now && (
          <circle cx={x(at)} cy={y(now.chances[front] ?? 0)} r="6" class="here" fill={`var(--seat-${front + 1})`} />
        )}
        {worded && told.map((one) => <Callout key={one.turn.number} {...one} names={names} choose={choose} />)}
        <text x={LEFT - 16} y={CHOICES + 4} text-anchor="end">
          {worded ? t("review.choices") : SIGNS.mistake}
        </text>
        {turns.map((turn) =>
          isMarked(turn) ? (
            <g key={turn.number} class={`sign ${turn.mark}`}>
              <rect x={x(turn.number) - 10} y={CHOICES - 10} width="20" height="20" rx="10" />
              <text x={x(turn.number)} y={CHOICES + 4} text-anchor="middle">
                {SIGNS[turn.mark]}
              </text>
            </g>
          ) : (
            <circle
              key={turn.number}
              cx={x(turn.number)}
              cy={CHOICES}
              r={turn.mark === "fine" ? 2.6 : 1.4}
              fill={turn.mark === "fine" ? "var(--ok)" : "var(--line)"}
            />
          ),
        )}
        {worded ? (
          <text x={LEFT - 16} y={LUCK + 4} text-anchor="end">
            {t("review.luck")}
          </text>
        ) : (
          <use href="#i-chance" x={LEFT - 24} y={LUCK - 8} width="16" height="16" />
        )}
        <path d={`M${LEFT} ${LUCK}H${width - RIGHT}`} stroke="var(--line)" />
        {turns.map((turn) => {
          const tall = Math.min(1, Math.abs(turn.luck) / LUCKIEST) * 14;
          return (
            <rect
              key={turn.number}
              x={x(turn.number) - 2.5}
              y={turn.luck > 0 ? LUCK - tall : LUCK}
              width="5"
              height={tall}
              fill={turn.seat === front ? `var(--seat-${front + 1})` : "var(--ink-3)"}
              stroke="var(--ink-2)"
              stroke-width={tall ? 0.6 : 0}
            />
          );
        })}
      </svg>
    </div>
  );
}

/** The turns in which something is scored for all: every one once, by the turn that it came in. */
function bands(marks: readonly Mark[], turns: readonly ReviewedTurn[]): { turn: number; label: string }[] {
  const found = new Map<number, string>();
  for (const { ply, label } of marks) {
    const turn = turns.findLast((one) => one.ply <= ply)?.number;
    if (turn) found.set(turn, [found.get(turn), label].filter(Boolean).join(" · "));
  }
  return [...found].map(([turn, label]) => ({ turn, label }));
}

interface Told {
  turn: ReviewedTurn;
  at: readonly [number, number];
  box: readonly [number, number];
}

/** The turns that cost most, each with a place for its words that is no other's: above the line, or below it. */
function callouts(
  turns: readonly ReviewedTurn[],
  place: (turn: ReviewedTurn) => readonly [number, number],
  [left, right]: readonly [number, number],
): Told[] {
  const worst = turns.filter((turn) => isMarked(turn) && turn.loss >= TURNING).sort((a, b) => b.loss - a.loss);
  const found: Told[] = [];
  for (const turn of worst.slice(0, TOLD).sort((a, b) => a.number - b.number)) {
    const at = place(turn);
    const x = Math.max(left, Math.min(right - BOX, at[0] - BOX / 2));
    const rows = at[1] > TOP + 75 ? [TOP + 4, TOP + 50] : [TOP + 104, TOP + 58];
    const free = rows.find((y) => found.every(({ box }) => box[1] !== y || Math.abs(box[0] - x) > BOX + 6));
    if (free !== undefined) found.push({ turn, at, box: [x, free] });
  }
  return found;
}

function Callout({ turn, at, box, names, choose }: Told & { names: readonly string[]; choose(turn: number): void }) {
  const [x, y] = box;
  const lost = signed(-hundredths(turn.loss));
  const why = turn.reasons.find(({ points }) => points > 0)?.label ?? "";
  const below = y > at[1];
  const press = (event: PointerEvent) => {
    event.stopPropagation();
    choose(turn.number);
  };
  return (
    <g class="callout" onPointerDown={press}>
      <path d={`M${at[0]} ${at[1]}L${x + BOX / 2} ${below ? y : y + BOX_HIGH}`} />
      <path class="point" d={`M${at[0]} ${at[1] - 7}l7 7-7 7-7-7z`} />
      <rect x={x} y={y} width={BOX} height={BOX_HIGH} rx="7" />
      <text x={x + 10} y={y + 16}>
        {`${t("review.turn", { n: turn.number, name: names[turn.seat] ?? "" })} ${lost}`}
      </text>
      <text x={x + 10} y={y + 31} class="why">
        {why.length > 30 ? `${why.slice(0, 29)}…` : why}
      </text>
    </g>
  );
}

function Chip({ seat, x, y }: { seat: number; x: number; y: number }) {
  return (
    <g>
      <rect
        x={x - 8}
        y={y - 8}
        width="16"
        height="16"
        rx="4.5"
        fill={`var(--seat-${seat + 1})`}
        stroke="#2b1b12"
        stroke-width="1.3"
      />
      <use
        href={`#i-seat-${seat + 1}`}
        x={x - 5}
        y={y - 5}
        width="10"
        height="10"
        style={`color:var(--on-seat-${seat + 1})`}
      />
    </g>
  );
}
