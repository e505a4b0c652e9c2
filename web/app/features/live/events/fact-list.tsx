import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type Fact = { id: string; text: ReactNode };

/** Short facts in one line, separated by rules. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <ul
      className={classNames(
        'tabular -ms-1.5 flex flex-wrap gap-y-1 overflow-x-clip text-xs font-[560] text-ink-2 sm:-ms-3 sm:text-sm',
        className,
      )}
    >
      {facts.map(({ id, text }) => (
        // Shifted by its own width, so that the rule at the start of each line is clipped.
        <li key={id} className="-ms-px border-s border-rule-strong px-1.5 sm:px-3">
          {text}
        </li>
      ))}
    </ul>
  );
}
