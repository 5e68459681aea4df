/** Opening a table, and what stands in the way of it. */

import { signal } from "@preact/signals";
import type { NewTable } from "../../wire.ts";
import { Trouble, api } from "../api.ts";
import { known } from "../games.ts";
import { keep } from "../invitations.ts";
import { before, isNew, keepSeen } from "../learn/minute.ts";
import { go } from "../route.ts";
import { t } from "../settings.ts";

/** What the server would not take, and which field of the form it is about ("": none). */
export const refused = signal({ field: "", text: "" });
export const busy = signal(false);

/**
 * Open a table and go there; the name is for who has none yet. Before a first game comes the game in a minute, unless
 * others have to come first: it can be opened while one waits for them.
 */
export async function open(table: NewTable, name = ""): Promise<void> {
  if (busy.value) return;
  const awaited = table.seats.some(({ kind }) => kind === "friend" || kind === "anyone");
  if (!awaited && isNew(table.game)) {
    before.value = { game: table.game, go: () => void open(table, name) };
    return;
  }
  busy.value = true;
  refused.value = { field: "", text: "" };
  try {
    await known(name, t("name.default"));
    keepSeen();
    const opened = await api.open(table);
    keep(opened);
    go(`/table/${opened.id}`);
  } catch (error) {
    refused.value = { field: error instanceof Trouble ? error.field : "", text: (error as Error).message };
  } finally {
    busy.value = false;
  }
}
