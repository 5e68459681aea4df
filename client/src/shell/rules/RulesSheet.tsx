/** The rules beside the board: search, chapters, and one rule pointed at. */

import { Dialog } from "../parts/Dialog.tsx";
import { t } from "../settings.ts";
import { Rules } from "./Rules.tsx";

export function RulesSheet({ game, rule, close }: { game: string; rule: string; close(): void }) {
  return (
    <Dialog title={t("rules")} close={close} side>
      <Rules game={game} rule={rule} />
    </Dialog>
  );
}
