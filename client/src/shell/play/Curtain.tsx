/** Several people at one screen: nobody looks until the one whose turn it is says so. */

import { useEffect, useRef } from "preact/hooks";
import { Badge, Mark } from "../../look/Icon.tsx";
import { t } from "../settings.ts";
import "./Curtain.css";

export function Curtain({ seat, name, raise }: { seat: number; name: string; raise(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current && !box.current.open) box.current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      class={`curtain seat-${seat + 1}`}
      aria-label={t("curtain", { name })}
      onCancel={(event) => event.preventDefault()}>
      <Mark />
      <p class="curtain-to">
        <Badge seat={seat} />
        {t("curtain", { name })}
      </p>
      <button type="button" class="button go" onClick={raise}>
        {t("curtain.raise", { name })}
      </button>
    </dialog>
  );
}
