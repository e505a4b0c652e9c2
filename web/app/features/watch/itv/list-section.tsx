import { type ReactNode, useId } from 'react';

/** Related videos under a heading. */
export function ListSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 border-b border-rule pb-3 text-sm font-[560] text-ink-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
