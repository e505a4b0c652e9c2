import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type NoticeProps = {
  kind: 'info' | 'risk' | 'done';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears. */
  isLive?: boolean;
};

const borderClasses = {
  info: 'border-s-info',
  risk: 'border-s-fall',
  done: 'border-s-rise',
};

/** A status that the person should see first. */
export function Notice({ kind, title, children, action, isLive }: NoticeProps) {
  return (
    <div
      role={isLive ? 'status' : undefined}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border border-s-3 border-rule bg-surface px-5 py-4',
        borderClasses[kind],
      )}
    >
      <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
        <p className="leading-snug font-[560] wrap-anywhere">{title}</p>
        {children ? <div className="text-sm text-ink-2 wrap-anywhere">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
