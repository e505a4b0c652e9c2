import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';

export function AccountSkeleton() {
  return (
    <SkeletonRegion>
      <div className="mb-12 grid gap-4">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-4 w-44" />
      </div>
      <div className="columns-12">
        <SkeletonText lines={9} className="col-span-3 content-start gap-5 max-lg:hidden" />
        <div className="col-span-full grid gap-6 lg:col-span-8 lg:col-start-5">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-12 max-w-160" />
          <Skeleton className="h-12 max-w-160" />
          <Skeleton className="h-12 max-w-160" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
