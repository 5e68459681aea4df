/** Before it begins: who has joined, the link to send, and the host's button. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Contest, Entrant } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { botLabel, me } from "../games.ts";
import { askReach, reach, shared } from "../invitations.ts";
import { clockNotes } from "../lobby/clock.ts";
import { NameField } from "../parts/NameField.tsx";
import { Sure } from "../parts/Sure.tsx";
import { t } from "../settings.ts";
import { Player } from "./Standings.tsx";

interface Props {
  contest: Contest;
  /** Under this name, if I have none yet. */
  join(name: string): void;
  leave(): void;
  begin(): void;
  askToLeave(entrant: Entrant): void;
}

export function Joined({ contest, join, leave, begin, askToLeave }: Props) {
  const copied = useSignal(false);
  const myName = useSignal("");
  const asked = useSignal<Entrant | null>(null);
  useEffect(askReach, []);
  const link = `${shared(location.origin, reach.value)}/contest/${contest.id}`;
  const copy = () =>
    void navigator.clipboard?.writeText(link).then(
      () => (copied.value = true),
      () => undefined,
    );
  const free = contest.size - contest.entrants.length;
  const bots = [...new Set(contest.bots.map((bot) => botLabel(contest.game, bot)))].join(", ");
  return (
    <div class="split">
      <section class="panel">
        <h2 class="title">
          {t("contest.joined")}
          <span>{t("contest.places", { n: contest.entrants.length, of: contest.size })}</span>
        </h2>
        <ul class="entrants">
          {contest.entrants.map((entrant) => (
            <li key={entrant.number} class={entrant.mine ? "own standings" : "standings"}>
              <Player entrant={entrant} />
              {contest.mine && !entrant.mine && (
                <button
                  type="button"
                  class="tool"
                  aria-haspopup="dialog"
                  aria-label={t("contest.send-away", { name: entrant.name })}
                  title={t("contest.send-away", { name: entrant.name })}
                  onClick={() => (asked.value = entrant)}>
                  <Icon name="leave" />
                </button>
              )}
            </li>
          ))}
          {!contest.entrants.length && <li>{t("contest.nobody")}</li>}
        </ul>
        {free > 0 && <p class="tiny">{t("contest.fill", { n: free, bots })}</p>}
      </section>
      <div class="col">
        <section class="panel to-do">
          {!contest.joined && free > 0 && (
            <form
              class="joining"
              onSubmit={(event) => {
                event.preventDefault();
                join(myName.value);
              }}>
              {me.value?.known === false && (
                <NameField hint={t("name.ask")} name={myName.value} set={(given) => (myName.value = given)} />
              )}
              <button class={contest.mine ? "button" : "button go"}>{t("contest.join")}</button>
            </form>
          )}
          {contest.mine && (
            <button type="button" class="button go" disabled={!contest.entrants.length} onClick={begin}>
              {t("contest.begin")}
              <Icon name="end-turn" />
            </button>
          )}
          <p>{t(contest.mine ? "contest.begin.note" : "contest.wait", { host: contest.host })}</p>
          {clockNotes(contest.clock).map((note) => (
            <p key={note} class="tiny">
              {note}
            </p>
          ))}
          {contest.rated && <p class="tiny">{t("rated.note")}</p>}
          {(contest.joined || contest.mine) && (
            <button type="button" class="button quiet" onClick={leave}>
              {t(contest.mine ? "contest.close" : "contest.not")}
            </button>
          )}
        </section>
        <section class="panel to-do">
          <h2 class="title">{t("contest.link")}</h2>
          <code class="link">{link}</code>
          <button type="button" class="button" onClick={copy}>
            <Icon name={copied.value ? "check" : "copy"} />
            {t(copied.value ? "contest.copied" : "contest.copy")}
          </button>
        </section>
      </div>
      {asked.value && (
        <Sure
          title={t("contest.send-away", { name: asked.value.name })}
          text={t("contest.send-away.note", { name: asked.value.name })}
          label={t("person.leave")}
          act={() => askToLeave(asked.value!)}
          close={() => (asked.value = null)}
        />
      )}
    </div>
  );
}
