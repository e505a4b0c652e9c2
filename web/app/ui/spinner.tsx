import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Shows that something is under way. Decorative: say it in words next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames('size-[1.25em] animate-spin', className)}
    />
  );
}
