import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; text?: string; children: ReactNode };

/** A part of a video that is saved separately. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 border-t border-ink pt-3">
      <div className="grid gap-1">
        <h2 id={id} className="type-h4">
          {title}
        </h2>
        {text ? <p className="type-small">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
