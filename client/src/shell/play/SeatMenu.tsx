/** What the host of a table that waits can do about a free seat: another link, or a bot. */

import { useSignal } from "@preact/signals";
import type { SeatInfo } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { api } from "../api.ts";
import { botLabel, gameOf } from "../games.ts";
import { keep } from "../invitations.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { t } from "../settings.ts";
import "../people/PersonMenu.css";

interface Props {
  table: string;
  game: string;
  seat: SeatInfo;
  close(): void;
}

export function SeatMenu({ table, game, seat, close }: Props) {
  const trouble = useSignal("");
  const act = async (does: () => Promise<unknown>) => {
    try {
      await does();
      close();
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  };
  return (
    <Dialog title={t("seat.free")} close={close} beside>
      <div class="sheet-body person-menu">
        {trouble.value && (
          <p class="oops" role="alert">
            {trouble}
          </p>
        )}
        <ul>
          {seat.invited && (
            <li>
              <button
                type="button"
                class="item"
                onClick={() => void act(async () => keep(await api.newLink(table, seat.seat)))}>
                <Icon name="link" />
                {t("seat.new-link")}
              </button>
            </li>
          )}
          {(gameOf(game)?.bots ?? []).map(({ name }) => (
            <li key={name}>
              <button type="button" class="item" onClick={() => void act(() => api.seatBot(table, seat.seat, name))}>
                <Icon name="bot" />
                {t("seat.to-bot", { level: botLabel(game, name) })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
