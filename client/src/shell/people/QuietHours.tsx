/** Hours in which nothing is sent: two grips on a day, moved by half an hour. */

import { useSignal } from "@preact/signals";
import type { NoticeWishes } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";

const DAY = 1440; // minutes
const HALF = 30;
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

type End = "quiet_from" | "quiet_to";

export function QuietHours({ wishes, save }: { wishes: NoticeWishes; save(part: Partial<NoticeWishes>): void }) {
  const held = useSignal<Partial<Record<End, number>>>({}); // while a grip is moved, whatever comes in meanwhile
  const from = held.value.quiet_from ?? wishes.quiet_from ?? 0;
  const to = held.value.quiet_to ?? wishes.quiet_to ?? 0;
  const share = (minute: number) => `${(100 * minute) / DAY}%`;
  const grip = (label: string, value: number, end: End) => (
    <input
      type="range"
      min={0}
      max={DAY}
      step={HALF}
      value={value}
      aria-label={`${t("notices.quiet")}: ${label}`}
      aria-valuetext={clock(value)}
      disabled={!wishes.quiet}
      onInput={(event) => (held.value = { [end]: Number(event.currentTarget.value) })}
      onChange={(event) => {
        held.value = {};
        save({ [end]: Number(event.currentTarget.value) % DAY });
      }}
    />
  );
  return (
    <section class="panel">
      <h2 class="title">
        {t("notices.quiet")}
        {wishes.quiet && <span>{t("notices.quiet.until", { time: clock(to) })}</span>}
      </h2>
      <div class="day" data-quiet={wishes.quiet ? "" : undefined}>
        {(from <= to
          ? [[from, to]]
          : [
              [0, to],
              [from, DAY],
            ]
        ).map(([start = 0, end = 0]) => (
          <i key={start} style={{ left: share(start), width: share(end - start) }} />
        ))}
        <Icon name="moon" />
        {grip(t("notices.quiet.from"), from, "quiet_from")}
        {grip(t("notices.quiet.to"), to, "quiet_to")}
      </div>
      <div class="hours" aria-hidden="true">
        {[0, 4, 8, 12, 16, 20, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div class="pair">
        {(["quiet", "weekends", "urgent"] as const).map((name) => (
          <label class="check" key={name}>
            <input
              type="checkbox"
              checked={wishes[name] ?? false}
              disabled={name !== "quiet" && !wishes.quiet}
              onChange={(event) => save({ [name]: event.currentTarget.checked })}
            />
            {t(`notices.quiet.${name}` as "notices.quiet.weekends", { from: clock(from), to: clock(to) })}
          </label>
        ))}
      </div>
    </section>
  );
}
