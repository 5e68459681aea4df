/** Somebody to play with: how it went between us, and what to know before the next game. */

import type { Profile } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import { day } from "./PlayedList.tsx";

const ROUND = 2 * Math.PI * 32; // of the ring below

function Ring({ person }: { person: Profile }) {
  const share = person.ahead / person.played_together;
  return (
    <svg class="ring" viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="32" />
      <circle class="ahead" cx="40" cy="40" r="32" stroke-dasharray={`${share * ROUND} ${ROUND}`} />
      <text x="40" y="46">
        {person.played_together}
      </text>
    </svg>
  );
}

export function Company({ person }: { person: Profile }) {
  const facts = person.rated > 0 || person.away !== null;
  if (person.mine || (!person.played_together && !facts)) return null;
  return (
    <div class="company">
      {person.played_together > 0 && (
        <section class="panel">
          <h2 class="title">{t("profile.together", { name: person.name })}</h2>
          <div class="between">
            <Ring person={person} />
            <p>
              <b>{t("profile.ahead", { n: person.ahead, of: person.played_together })}</b>
            </p>
          </div>
        </section>
      )}
      {facts && (
        <section class="panel">
          <h2 class="title">{t("profile.to-play")}</h2>
          <ul class="ticks">
            {person.rated > 0 && (
              <li>
                <Icon name="check" />
                <span>
                  <b>{t("profile.finishes.all", { n: person.finished, of: person.rated })}</b>{" "}
                  {person.finished < person.rated && t("profile.left", { n: person.rated - person.finished })}
                </span>
              </li>
            )}
            {person.away !== null && (
              <li>
                <Icon name="away" />
                <span>
                  <b>{t("profile.away", { day: day(person.away) })}</b> {t("profile.away.note")}
                </span>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}
