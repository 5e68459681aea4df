/** Before something that cannot be taken back: what it does in plain words, and the button that does it. */

import { t } from "../settings.ts";
import { Dialog } from "./Dialog.tsx";
import "./Sure.css";

interface Props {
  title: string;
  text: string;
  /** What the button says. */
  label: string;
  act(): void;
  close(): void;
}

export function Sure({ title, text, label, act, close }: Props) {
  const yes = () => {
    act();
    close();
  };
  return (
    <Dialog title={title} close={close}>
      <div class="sheet-body sure">
        <p>{text}</p>
        <div>
          <button type="button" class="button go" onClick={yes}>
            {label}
          </button>
          <button type="button" class="button quiet" onClick={close}>
            {t("cancel")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
