import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { personQuery } from './people-queries.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonBar } from './person-bar.tsx';
import { PersonData } from './person-data.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonRecord } from './person-record.tsx';
import { PersonRights } from './person-rights.tsx';

/** `ownId` is the administrator who is viewing. */
export function PersonScreen({ userId, ownId }: { userId: string; ownId: string }) {
  const t = useTexts('admin');
  const isOwner = useHasScope('owner');
  const person = useQuery(personQuery(queries, userId));
  if (person.isPending) return <PersonSkeleton />;
  if (person.data === undefined) {
    return (
      <ErrorState
        title={t('admin.person.failed')}
        text={t('admin.failedText')}
        onRetry={() => void person.refetch()}
        isRetrying={person.isFetching}
      />
    );
  }
  return (
    <>
      <PersonBar person={person.data} />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
        <PersonFacts person={person.data} />
        <PersonRights person={person.data} isSelf={person.data.id === ownId} />
      </div>
      <PersonRecord person={person.data} />
      <PersonAccess person={person.data} />
      {isOwner ? <PersonData person={person.data} /> : null}
    </>
  );
}

function PersonSkeleton() {
  return (
    <SkeletonRegion className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
      <SkeletonText lines={8} />
      <SkeletonText lines={4} />
    </SkeletonRegion>
  );
}
