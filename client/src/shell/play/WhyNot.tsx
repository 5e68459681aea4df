/** Everything that cannot be done now, with its reason and rule; what is nearest to being possible comes first. */

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../look/Icon.tsx";
import type { KindInfo } from "../../wire.ts";
import type { Desk, Reason } from "../desk.ts";
import type { Drawing } from "../games.ts";
import { t } from "../settings.ts";
import "./WhyNot.css";

interface Props {
  desk: Desk;
  kinds: KindInfo[];
  drawing: Drawing | null;
  openRule(rule: string): void;
  close(): void;
}

/** What lacks the least first, then what is no matter of amounts, then what is still being looked up. */
export function nearest(kinds: KindInfo[], reasons: Record<string, Reason>): KindInfo[] {
  const far = ({ kind }: KindInfo) => {
    const reason = reasons[kind];
    return !reason ? Infinity : reason.short || (reason.rule ? 1000 : 2000);
  };
  return [...kinds].sort((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)));
}

export function WhyNot({ desk, kinds, drawing, openRule, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reasons = desk.reasons.value;
  useEffect(() => desk.whyNot(kinds.map(({ kind }) => kind)), [kinds]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => before?.focus();
  }, []);
  return (
    <div class="why-list" ref={box} tabindex={-1} role="dialog" aria-label={t("why-not")}>
      <h2>
        <Icon name="why-not" />
        {t("why-not")} <small>{t("why-not.order")}</small>
        <button type="button" class="shut" aria-label={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </h2>
      <ul>
        {nearest(kinds, reasons).map(({ kind, label }) => {
          const reason = reasons[kind];
          const icon = drawing?.kindIcons[kind];
          return (
            <li key={kind} data-kind={kind}>
              {icon && <Icon name={icon} class="piece" />}
              {!!reason?.lack && <span class="mend num">{t("why.lack", { n: reason.lack })}</span>}
              <div>
                <b>{label}</b>
                <p title={reason?.ruleText ?? ""}>
                  {reason?.text ?? t("why.asking")}{" "}
                  {reason?.rule && (
                    <button type="button" class="rule-link" onClick={() => openRule(reason.rule)}>
                      {t("why.rule", { rule: reason.rule })}
                    </button>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
