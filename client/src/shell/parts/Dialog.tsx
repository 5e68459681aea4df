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
  /** Beside the title. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

export function Dialog({ title, close, side = false, wide = false, tools, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      before?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet${side ? " side" : ""}${wide ? " wide" : ""}`}
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
