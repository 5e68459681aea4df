/** What was settled about a table; what differs from the usual is marked. */

import { Icon } from "../../look/Icon.tsx";
import { clockLabel, clockNotes } from "../lobby/clock.ts";
import { delayLabel } from "../lobby/TableFields.tsx";
import { t } from "../settings.ts";
import type { Watching } from "../lobby/wish.ts";
import { absenceLabel } from "../span.ts";
import "./Facts.css";

interface Props {
  options: { label: string; value: string; usual: boolean }[];
  pack: string;
  clock: string;
  absence: number;
  watching: Watching;
  delay: number;
  rated: boolean;
}

export function Facts({ options, pack, clock, absence, watching, delay, rated }: Props) {
  return (
    <dl class="facts-of">
      {options.map(({ label, value, usual }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {!usual && <span class="unusual">{t("facts.unusual")}</span>}
          </dd>
        </div>
      ))}
      {rated && (
        <div>
          <dt>{t("rating")}</dt>
          <dd>
            {t("rated.ask")}
            <small>{t("rated.note")}</small>
          </dd>
        </div>
      )}
      {pack && (
        <div>
          <dt>{t("menu.pack")}</dt>
          <dd>{pack}</dd>
        </div>
      )}
      <div>
        <dt>
          <Icon name="clock" />
          {t("new.clock")}
        </dt>
        <dd>
          {clockLabel(clock)}
          {clockNotes(clock).map((note) => (
            <small key={note}>{note}</small>
          ))}
          {!clock && <small>{absenceLabel(absence)}</small>}
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="spectator" />
          {t("watching")}
        </dt>
        <dd>
          {t(`watching.${watching}`)}
          {delay > 0 && <small>{delayLabel(delay)}</small>}
        </dd>
      </div>
    </dl>
  );
}
