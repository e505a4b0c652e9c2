import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, useFieldWiring } from './field.tsx';

/** A native select: works before scripts have loaded, and phones show their own picker. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldWiring();
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...wiring}
        {...rest}
        className={classNames(controlClasses, 'min-h-12 appearance-none truncate py-2.5 pe-11')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
