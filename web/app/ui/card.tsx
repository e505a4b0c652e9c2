import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

type CardProps = {
  /** A bordered box, or only a rule above; use the rule for lists of equal items. */
  kind?: 'box' | 'ruled' | 'raised';
  children: ReactNode;
  className?: string;
};

const kinds = {
  box: 'rounded-md border border-rule bg-surface p-5 sm:p-6',
  ruled: 'border-t border-rule-strong pt-5',
  raised: 'rounded-md border border-rule border-t-2 border-t-river bg-surface p-5 sm:p-6',
};

/** `relative`, so that a CardLink inside can cover it. */
export function Card({ kind = 'box', children, className }: CardProps) {
  return <div className={classNames('relative', kinds[kind], className)}>{children}</div>;
}

/** Makes the whole card clickable, while screen readers read only the link's own text. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="rounded-sm decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 after:rounded-md hover:underline"
    >
      {children}
    </Link>
  );
}
