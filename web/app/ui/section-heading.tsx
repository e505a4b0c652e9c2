import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type SectionHeadingProps = {
  title: ReactNode;
  /** For the section's aria-labelledby. */
  id?: string;
  /** Overline above the title. */
  label?: ReactNode;
  lede?: ReactNode;
  level?: 1 | 2 | 3;
  /** Shown at the end of the line, such as a "View all" link. */
  action?: ReactNode;
  className?: string;
};

const sizes = { 1: 'type-h1', 2: 'type-h2', 3: 'type-h3' } as const;

/** Title at the start, lede at the end of the same line if there is room. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, id, label, lede, level = 2, action, className } = props;
  const Heading = `h${level}` as const;
  return (
    <header
      className={classNames(
        'grid items-end gap-x-gutter gap-y-4 lg:grid-cols-12',
        level < 3 ? 'mb-8 sm:mb-10 lg:mb-14' : 'mb-6',
        className,
      )}
    >
      <div className={classNames('grid gap-3', lede || action ? 'lg:col-span-7' : 'lg:col-span-9')}>
        {label ? <p className="type-label">{label}</p> : null}
        <Heading id={id} className={sizes[level]}>
          {title}
        </Heading>
      </div>
      {lede || action ? (
        <div className="grid justify-items-start gap-2 lg:col-span-4 lg:col-start-9">
          {lede ? <p className="type-body">{lede}</p> : null}
          {action}
        </div>
      ) : null}
    </header>
  );
}
