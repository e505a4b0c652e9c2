import type { ReactNode } from 'react';

type LibrarySectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode };

export function LibrarySection({ id, title, action, children }: LibrarySectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-ink pt-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
