import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type RiskNoticeProps = {
  title?: ReactNode;
  children: ReactNode;
  /** A single line next to a price, or a box. */
  kind?: 'line' | 'box';
  className?: string;
};

/** The risk warning. Unobtrusive, never hidden, and never in the red of an error. */
export function RiskNotice({ title, children, kind = 'box', className }: RiskNoticeProps) {
  return (
    <aside
      className={classNames(
        'flex items-start gap-3 text-xs leading-relaxed text-risk',
        kind === 'box' && 'rounded-md bg-risk-wash px-4 py-3.5',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="max-w-[64em]">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div>{children}</div>
      </div>
    </aside>
  );
}
