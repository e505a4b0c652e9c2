import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { OptionalBoundary } from '../../../../lib/optional-boundary.tsx';
import { Prose, type ProseFigures } from '../../../../ui/prose.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

// Most texts have none of them, so none is loaded with the page.
const LessonChart = lazy(async () => ({
  default: (await import('./lesson-chart.tsx')).LessonChart,
}));
const LessonColumns = lazy(async () => ({
  default: (await import('./lesson-columns.tsx')).LessonColumns,
}));
const LessonCalculator = lazy(async () => ({
  default: (await import('./lesson-calculator.tsx')).LessonCalculator,
}));

const LessonVideo = lazy(async () => ({
  default: (await import('./lesson-video.tsx')).LessonVideo,
}));

const figures: ProseFigures = {
  chart: ({ chart, fallback }) => (
    <Place fallback={fallback}>
      <LessonChart chart={chart} />
    </Place>
  ),
  columns: ({ columns, fallback }) => (
    <Place fallback={fallback}>
      <LessonColumns columns={columns} />
    </Place>
  ),
  calculator: ({ calculator, fallback }) => (
    <Place fallback={fallback}>
      <LessonCalculator calculator={calculator} />
    </Place>
  ),
  video: ({ video, fallback }) => (
    <Place fallback={fallback}>
      <LessonVideo video={video} />
    </Place>
  ),
};

/** A lesson's text with its charts, columns, calculators and videos. */
export function LessonProse(props: Omit<ComponentProps<typeof Prose>, 'figures'>) {
  return <Prose {...props} figures={figures} />;
}

/** Shows the source if the code can't be loaded. */
function Place({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <OptionalBoundary fallback={fallback}>
      <Suspense fallback={<Skeleton className="h-128 w-full" />}>{children}</Suspense>
    </OptionalBoundary>
  );
}
