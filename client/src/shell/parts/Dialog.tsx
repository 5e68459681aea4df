/** A sheet over the page: the browser's own dialog keeps the focus inside and closes on Esc. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import "./Dialog.css";

interface Props {
  title: string;
  close(): void;
  side?: boolean;
  wide?: boolean;
  /** Like a menu beside what was pressed, where there is room for it; on a phone a sheet as always. */
  beside?: boolean;
  /** Beside the title. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

const ROOM = 8; // pixels to the edge of the window, and to what was pressed

/** Below what was pressed, or above it, wholly in the window; again whenever there is more or less to show. */
function keepBeside(dialog: HTMLElement, pressed: HTMLElement): ResizeObserver {
  const put = () => {
    const at = pressed.getBoundingClientRect();
    const [width, height] = [dialog.offsetWidth, dialog.offsetHeight];
    const left = Math.max(ROOM, Math.min(at.left, innerWidth - width - ROOM));
    const fits = at.bottom + ROOM + height <= innerHeight - ROOM;
    const top = fits ? at.bottom + ROOM : Math.max(ROOM, Math.min(at.top, innerHeight) - height - ROOM);
    dialog.style.setProperty("--left", `${left}px`);
    dialog.style.setProperty("--top", `${top}px`);
  };
  put();
  const watch = new ResizeObserver(put);
  watch.observe(dialog);
  return watch;
}

export function Dialog({ title, close, side = false, wide = false, beside = false, tools, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog && !dialog.open) dialog.showModal();
    const watch = dialog && beside && before ? keepBeside(dialog, before) : null;
    return () => {
      watch?.disconnect();
      dialog?.close();
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet${side ? " side" : ""}${wide ? " wide" : ""}${beside ? " beside" : ""}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}>
      <div class="sheet-inside">
        <header>
          <h2 class="title">{title}</h2>
          {tools}
          <button type="button" class="tool" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
