/** Hours in which nothing is sent: two grips on a day, moved by half an hour. */

import type { NoticeWishes } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";

const DAY = 1440; // minutes
const HALF = 30;
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

export function QuietHours({ wishes, save }: { wishes: NoticeWishes; save(part: Partial<NoticeWishes>): void }) {
  const from = wishes.quiet_from ?? 0;
  const to = wishes.quiet_to ?? 0;
  const share = (minute: number) => `${(100 * minute) / DAY}%`;
  const grip = (label: string, value: number, set: (minute: number) => void) => (
    <input
      type="range"
      min={0}
      max={DAY}
      step={HALF}
      value={value}
      aria-label={`${t("notices.quiet")}: ${label}`}
      aria-valuetext={clock(value)}
      disabled={!wishes.quiet}
      onChange={(event) => set(Number(event.currentTarget.value) % DAY)}
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
        {grip(t("notices.quiet.from"), from, (minute) => save({ quiet_from: minute }))}
        {grip(t("notices.quiet.to"), to, (minute) => save({ quiet_to: minute }))}
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
