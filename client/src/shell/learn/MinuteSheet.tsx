/** The game in a minute over the page: before a first game, and as a table's help. */

import { useSignal } from "@preact/signals";
import { gameOf } from "../games.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { t } from "../settings.ts";
import { Leaves } from "./Leaves.tsx";
import { before, markSeen } from "./minute.ts";

interface Props {
  game: string;
  close(): void;
  /** Before a first game: go on to it. */
  play?: () => void;
}

export function MinuteSheet({ game, close, play }: Props) {
  const at = useSignal(0);
  const done = play ?? close;
  return (
    <Dialog
      wide
      title={t("learn.minute.of", { game: gameOf(game)?.title ?? game })}
      close={close}
      tools={
        play && (
          <button type="button" class="button quiet skip" onClick={play}>
            {t("learn.skip")}
          </button>
        )
      }>
      <Leaves game={game} at={at} last={t(play ? "learn.start" : "close")} done={done} />
    </Dialog>
  );
}

/** Seen, skipped or put away, it does not come again. */
export function BeforeFirst() {
  const now = before.value;
  if (!now) return null;
  const leave = () => {
    markSeen(now.game);
    before.value = null;
  };
  return (
    <MinuteSheet
      game={now.game}
      close={leave}
      play={() => {
        leave();
        now.go();
      }}
    />
  );
}
