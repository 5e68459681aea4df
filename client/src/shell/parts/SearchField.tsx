/** What is looked for in a long list, and what went wrong when that was fetched. */

import type { Signal } from "@preact/signals";

export function SearchField({
  label,
  query,
  trouble,
}: {
  label: string;
  query: Signal<string>;
  trouble: Signal<string>;
}) {
  return (
    <>
      <input
        class="field"
        type="search"
        placeholder={label}
        aria-label={label}
        value={query.value}
        onInput={(event) => (query.value = event.currentTarget.value)}
      />
      {trouble.value && (
        <p class="oops" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
