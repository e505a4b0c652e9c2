import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';

/** Shown until the countries are loaded. */
export function CheckoutSkeleton() {
  return (
    <SkeletonRegion className="columns-12 gap-y-8">
      <div className="col-span-full lg:order-2 lg:col-span-5 lg:col-start-8">
        <div className="grid gap-5 rounded-md border border-rule p-6">
          <Skeleton className="h-6 w-40" />
          <SkeletonText lines={4} className="max-lg:hidden" />
        </div>
      </div>
      <div className="col-span-full grid content-start gap-5 lg:order-1 lg:col-span-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-1/2" />
      </div>
    </SkeletonRegion>
  );
}
