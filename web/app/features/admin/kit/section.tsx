import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type SectionProps = { title: string; action?: ReactNode; children: ReactNode; className?: string };

export function Section({ title, action, children, className }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid min-w-0 content-start gap-3', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="type-h4">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
