import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

type NoticeProps = { kind: 'risk' | 'info' | 'done'; title: string; children: ReactNode };

const borderClasses = { risk: 'border-s-fall', info: 'border-s-info', done: 'border-s-rise' };

/** What needs attention, and what to do about it. */
export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div
      className={classNames(
        'grid gap-1 rounded-md border border-s-3 border-rule bg-surface px-5 py-4',
        borderClasses[kind],
      )}
    >
      <p className="leading-snug font-[560]">{title}</p>
      <p className="max-w-prose text-sm text-ink-2">{children}</p>
    </div>
  );
}
