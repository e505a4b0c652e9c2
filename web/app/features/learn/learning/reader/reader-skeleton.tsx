import { Skeleton, SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';

/** Until we know whether the viewer still has access to the lesson. */
export function ReaderSkeleton() {
  return (
    <SkeletonRegion className="page grid gap-8 py-10">
      <Skeleton className="mx-auto h-10 w-full max-w-160" />
      <SkeletonText lines={8} className="mx-auto w-full max-w-160" />
    </SkeletonRegion>
  );
}
