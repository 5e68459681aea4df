/** One picture of a game: the real drawing of a position, in a room as large as a table's, of which a part is shown. */

import { useMemo } from "preact/hooks";
import type { Picture } from "../../wire.ts";
import type { BoardProps } from "../board.ts";
import { jumped } from "../changes.ts";
import { drawingOf, type Drawing } from "../games.ts";
import { words } from "../play/words.ts";
import { useRoom } from "../room.ts";
import { lang } from "../settings.ts";
import { useTelling } from "../telling.ts";

const WIDTH = 1280;
const HEIGHT = 800;
const NOBODY: number[] = [];
const nothing = () => undefined;

/** Where the drawing lies: nothing beside it shows as long as it is larger than its frame. */
const inside = (wanted: number, spare: number): number =>
  spare > 0 ? spare / 2 : Math.min(0, Math.max(spare, wanted));

export function PictureOf({ game, picture }: { game: string; picture: Picture }) {
  const [watch, room] = useRoom();
  const drawing = drawingOf(game);
  const [x = 0, y = 0, w = WIDTH, h = HEIGHT] = picture.crop;
  const seen = room.w > 0 && room.h > 0; // what is not laid out has no size to be drawn in
  const scale = Math.min(room.w / w, room.h / h);
  const left = inside((room.w - w * scale) / 2 - x * scale, room.w - WIDTH * scale);
  const top = inside((room.h - h * scale) / 2 - y * scale, room.h - HEIGHT * scale);
  return (
    <div class="picture board" inert aria-hidden="true">
      <div
        ref={watch}
        class="picture-room stage"
        style={`width:${WIDTH}px;height:${HEIGHT}px;transform:translate(${left}px,${top}px) scale(${scale})`}>
        {seen && drawing && drawing !== "missing" && <Drawn drawing={drawing} picture={picture} />}
      </div>
    </div>
  );
}

function Drawn({ drawing, picture }: { drawing: Drawing; picture: Picture }) {
  const happened = useMemo(() => jumped<unknown>(picture.view), [picture]);
  const stage = useTelling(drawing.script, happened, "none", NOBODY, false);
  const shown: BoardProps<unknown> = {
    view: picture.view,
    stage,
    names: picture.names,
    me: NOBODY,
    choices: [],
    picked: [],
    target: () => null,
    pick: nothing,
    why: nothing,
    lit: picture.lit,
    refused: null,
    lines: [],
    told: [],
    railed: false,
    motion: "none",
    t: words(drawing, lang.value),
    lang: lang.value,
  };
  return <drawing.Board {...shown} />;
}
