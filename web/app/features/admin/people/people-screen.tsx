import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { useSelection } from '../kit/bulk/use-selection.ts';
import { useHasScope } from '../kit/staff-scope.tsx';
import { PeopleBulk } from './people-bulk.tsx';
import { PeopleExport } from './people-export.tsx';
import { PeopleFilterForm } from './people-filter-form.tsx';
import { PeopleList, PeopleListSkeleton } from './people-list.tsx';
import { peopleQuery } from './people-queries.ts';
import { isFiltered, type PeopleView, peopleUrl } from './people-view.ts';

export function PeopleScreen({ view }: { view: PeopleView }) {
  const t = useTexts('admin');
  const format = useFormat();
  const { data } = useQuery(peopleQuery(queries, view));
  const total = data?.total;
  const mayExport = useHasScope('owner');
  return (
    <section aria-label={t('admin.people.title')} className="grid min-w-0 gap-6">
      <PeopleFilterForm view={view} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-4">
        <p role="status" className="text-sm">
          {total === undefined
            ? null
            : t('admin.people.total', { count: total, shown: format.number(total) })}
        </p>
        {total && mayExport ? <PeopleExport view={view} /> : null}
      </div>
      <People view={view} />
    </section>
  );
}

function People({ view }: { view: PeopleView }) {
  const t = useTexts('admin');
  const list = useQuery(peopleQuery(queries, view));
  if (list.isPending) return <PeopleListSkeleton view={view} />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.people.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { people, nextCursor } = list.data;
  if (people.length === 0) return <NoPeople view={view} />;
  return (
    <>
      <PeoplePage people={people} view={view} />
      <Pages view={view} nextCursor={nextCursor} shown={people.length} total={list.data.total} />
    </>
  );
}

/** The people of a page, and what can be done with those that are selected. */
function PeoplePage({ people, view }: { people: readonly PersonRow[]; view: PeopleView }) {
  const selection = useSelection(people.map(({ id }) => id));
  return (
    <>
      <PeopleList people={people} view={view} selection={selection} />
      <PeopleBulk people={people} view={view} selection={selection} />
    </>
  );
}

function NoPeople({ view }: { view: PeopleView }) {
  const t = useTexts('admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('admin.people.empty')} text={t('admin.people.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('admin.people.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath('/admin/people')}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}

type PagesProps = { view: PeopleView; nextCursor: string | null; shown: number; total: number };

function Pages({ view, nextCursor, shown, total }: PagesProps) {
  const t = useTexts('admin');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: PeopleView['trail']) => localPath(peopleUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('admin.people.shown', {
        shown: format.number(shown),
        total: format.number(total),
      })}
    />
  );
}
