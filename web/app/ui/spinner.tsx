import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** Decorative: put a text next to it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      className={classNames('size-[1.25em] animate-spin', className)}
    />
  );
}
