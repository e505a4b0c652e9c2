import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type DashboardSectionProps = {
  title: ReactNode;
  action?: ReactNode;
  /** The anchor, for links to it. */
  anchor?: string;
  children: ReactNode;
  className?: string;
};

/** A titled section of the dashboard. */
export function DashboardSection({
  title,
  action,
  anchor,
  children,
  className,
}: DashboardSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 scroll-mt-24 content-start gap-4 border-t border-ink pt-4',
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
