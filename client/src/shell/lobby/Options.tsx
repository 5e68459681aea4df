/** What can be settled about a game: switches, lists and boxes, each with a sentence that says what it means. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { OptionSpec, ValueSpec } from "../../wire.ts";
import { Icon } from "../../look/Icon.tsx";
import { Switch } from "../parts/Switch.tsx";
import { t } from "../settings.ts";
import { refused } from "./opening.ts";
import { many, offered, settled } from "./wish.ts";

/** Longer labels do not fit side by side. */
const SHORT = 60; // letters of all together
const OWN = "own";

interface Props {
  game: string;
  option: OptionSpec;
  seats: number;
  wished: Record<string, string>;
  set(value: string): void;
}

/** Whatever the server said against a field, right below it. */
export function Against({ field }: { field: string }) {
  const { field: about, text } = refused.value;
  if (!text || (about !== field && !about.startsWith(`${field}.`))) return null;
  return (
    <p class="oops against" role="alert">
      {text}
    </p>
  );
}

export function OptionField(props: Props) {
  return (
    <div class="option" data-option={props.option.name}>
      {props.option.presets.length ? (
        <Presets {...props} />
      ) : props.option.many ? (
        <Boxes {...props} />
      ) : (
        <One {...props} />
      )}
      <Against field={`options.${props.option.name}`} />
    </div>
  );
}

/** One of a few values. */
function One({ game, option, seats, wished, set }: Props) {
  const values = offered(option, seats);
  const value = settled(option, wished, seats);
  const chosen = values.find((one) => one.value === value);
  const short = option.values.length <= 3 && values.map((one) => one.label).join("").length <= SHORT;
  return (
    <>
      <h3>{option.label}</h3>
      {short ? (
        <Switch wide label={option.label} values={values} value={value} set={set} />
      ) : (
        <select
          class="field"
          aria-label={option.label}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}>
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
      {chosen && <Sentence game={game} note={chosen.note} rule={chosen.rule} />}
    </>
  );
}

/** Several at once under one name, or one's own mixture. */
function Presets(props: Props) {
  const { option, seats, wished, set } = props;
  const own = useSignal(false);
  const value = wished[option.name] ?? option.default;
  const preset = option.presets.find((one) => one.value === value);
  const shown = own.value || !preset ? OWN : preset.value;
  const count = many(settled(option, wished, seats)).length;
  return (
    <>
      <h3>{option.label}</h3>
      <Switch
        wide
        label={option.label}
        value={shown}
        set={(chosen) => {
          own.value = chosen === OWN;
          if (chosen !== OWN) set(chosen);
        }}
        values={[...option.presets, { value: OWN, label: t("option.own") }]}
      />
      {shown === OWN ? <Boxes {...props} bare /> : <p class="meaning">{preset?.note}</p>}
      <span class="sr" aria-live="polite">
        {shown === OWN ? t("option.chosen", { n: count, of: offered(option, seats).length }) : ""}
      </span>
    </>
  );
}

/** Any number of values. What needs another value is there once that one is chosen. */
function Boxes({ game, option, seats, wished, set, bare = false }: Props & { bare?: boolean }) {
  const values = offered(option, seats);
  const chosen = new Set(many(wished[option.name] ?? option.default));
  const toggle = (one: string, on: boolean) => {
    const next = option.values.filter(({ value }) => (value === one ? on : chosen.has(value)));
    set(next.map(({ value }) => value).join("+") || "none");
  };
  return (
    <fieldset class="boxes">
      <legend class={bare ? "sr" : ""}>{option.label}</legend>
      {values
        .filter((one: ValueSpec) => !one.needs || chosen.has(one.needs))
        .map((one) => (
          <div class="box" key={one.value}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(one.value)}
                onChange={(event) => toggle(one.value, event.currentTarget.checked)}
              />
              <b>{one.label}</b>
            </label>
            <Sentence game={game} note={one.note} rule={one.rule} />
          </div>
        ))}
    </fieldset>
  );
}

/** What it means, and where the rules say so. */
function Sentence({ game, note, rule }: { game: string; note: string; rule: string }) {
  if (!note && !rule) return null;
  return (
    <p class="meaning">
      {note} {rule && <a href={`/rules/${game}#${rule}`}>{rule}</a>}
    </p>
  );
}

/** Something rare, folded away; what was changed or refused inside keeps it open. */
export function Fold({
  title,
  state,
  open,
  fields,
  children,
}: {
  title: string;
  state: string;
  open: boolean;
  fields: string[];
  children: ComponentChildren;
}) {
  const { field } = refused.value;
  const troubled = fields.some((one) => field === one || field.startsWith(`${one}.`));
  return (
    <details class="fold" open={open || troubled}>
      <summary>
        {title}
        <span>{state}</span>
        <Icon name="down" />
      </summary>
      <div class="inside">{children}</div>
    </details>
  );
}
