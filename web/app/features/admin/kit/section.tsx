import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type SectionProps = {
  title: string;
  /** Set if the focus moves to the title after an action has removed the button that had it. */
  titleId?: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
};

export function Section({ title, titleId, action, children, className }: SectionProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid min-w-0 content-start gap-3', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} tabIndex={titleId ? -1 : undefined} className="type-h4 rounded-sm">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
