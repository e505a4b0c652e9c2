import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type DetailBarProps = {
  /** Badges, and the one detail that belongs to them. */
  state: ReactNode;
  /** For pages where people write for a long time: it stays visible, on one line if possible. */
  isSticky?: boolean;
  /** The actions, the main one last. */
  children?: ReactNode;
};

/** Under the title of every detail page: its state at the start, its actions at the end. */
export function DetailBar({ state, isSticky = false, children }: DetailBarProps) {
  return (
    <div
      className={classNames(
        '-mx-5 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-y border-rule bg-paper px-5 py-2 sm:-mx-8 sm:px-8 lg:-mx-10 lg:px-10',
        isSticky && 'sticky top-0 z-20',
      )}
    >
      {state}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden sm:ms-auto sm:justify-end',
          isSticky ? 'ms-auto justify-end' : 'max-sm:basis-full',
        )}
      >
        {children}
      </div>
    </div>
  );
}
