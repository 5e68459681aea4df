/** The tables to which friends ask me. */

import { api } from "../api.ts";
import { gameOf } from "../games.ts";
import { Cover } from "../parts/Cover.tsx";
import { askInvited, invited } from "../people/friends.ts";
import { t } from "../settings.ts";

export function InvitedTo() {
  if (!invited.value.length) return null;
  const excuse = async (id: string) => {
    await api.excuse(id).catch(() => undefined); // it began without me, or was closed
    askInvited();
  };
  return (
    <section>
      <h2 class="title">{t("friends.invited")}</h2>
      <ul class="invited-to">
        {invited.value.map((one) => (
          <li key={one.id}>
            <span class="thumb">
              <Cover game={one.game} />
            </span>
            <div>
              <b>{t("friends.invites", { name: one.by })}</b>
              <small>{[gameOf(one.game)?.title ?? one.game, one.name].filter(Boolean).join(" · ")}</small>
            </div>
            <a class="button go" href={`/table/${one.id}`}>
              {t("friends.look")}
            </a>
            <button type="button" class="button quiet" onClick={() => void excuse(one.id)}>
              {t("friends.excuse")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
