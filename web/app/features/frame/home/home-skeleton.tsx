import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

/**
 * A placeholder for the next step, as tall as the viewport below the header. It has no text in
 * everyone's HTML; the greeting is added once the member is known.
 */
export function HomeSkeleton({ greeting }: { greeting?: ReactNode }) {
  return (
    <div className="page columns-12 min-h-[calc(100svh-4rem)] content-start gap-y-8 pt-8 sm:pt-12">
      <div className="col-span-full grid content-start gap-5 lg:col-span-7">
        {greeting ?? <Skeleton className="h-5 w-40" />}
        <div className="grid gap-3">
          <Skeleton className="h-11 w-full max-w-120 sm:h-16" />
          <Skeleton className="h-11 w-3/5 max-w-80 sm:h-16" />
        </div>
        <Skeleton className="h-5 w-full max-w-100" />
        <Skeleton className="h-14 w-full sm:w-56" />
      </div>
      <Skeleton className="col-span-full h-44 lg:col-span-5 lg:h-80" />
    </div>
  );
}
