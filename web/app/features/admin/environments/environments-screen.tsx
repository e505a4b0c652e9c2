import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { environmentsQuery } from './environments-queries.ts';
import { PartList } from './part-list.tsx';
import { SiteSwitches } from './site-switches.tsx';
import { Tests } from './tests.tsx';
import { VariableTable } from './variable-table.tsx';

/** The health of each part of the site, available tests, and the startup configuration. */
export function EnvironmentsScreen() {
  const t = useTexts('environments', 'admin');
  const read = useQuery(environmentsQuery(queries));
  if (read.isPending) {
    return (
      <SkeletonRegion className="grid gap-8">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonRegion>
    );
  }
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('environments.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-12">
      <PartList parts={read.data.parts} />
      <DeadLetters />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-12 xl:grid-cols-2">
        <Tests />
        <SiteSwitches />
      </div>
      <VariableTable variables={read.data.variables} />
    </div>
  );
}
