import type { ReactNode } from 'react';

/** A label and its value, in a `<dl>`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(8rem,2fr)_minmax(0,3fr)] gap-x-4 border-t border-rule py-2.5">
      <dt className="hyphens-auto text-ink-3 [overflow-wrap:anywhere]">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
