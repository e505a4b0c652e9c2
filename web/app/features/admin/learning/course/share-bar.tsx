import type { ReactNode } from 'react';
import { percent } from '../../../../ui/chart/percent.ts';

/** A figure with a bar, to compare within a column; phones only show the figure. */
export function ShareBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center justify-end gap-2.5">
      <span
        aria-hidden="true"
        className="block h-1.5 w-16 overflow-hidden rounded-full bg-rule max-sm:hidden"
      >
        <span className="block h-full bg-river" style={{ width: percent(share) }} />
      </span>
      <span className="min-w-9">{children}</span>
    </span>
  );
}
