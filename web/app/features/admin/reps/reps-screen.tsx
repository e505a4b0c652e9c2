import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { ListFilter, optionsOf } from '../kit/list-filter.tsx';
import { Section } from '../kit/section.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { StatRow } from '../kit/stat-row.tsx';
import { BankResponseImport } from './bank-response-import.tsx';
import { CreateRepDialog } from './create-rep-dialog.tsx';
import { HoldsSection } from './holds-section.tsx';
import { ImportCodes } from './import-codes.tsx';
import { PayoutsSection } from './payouts-section.tsx';
import { RepsList } from './reps-list.tsx';
import { repsQuery } from './reps-queries.ts';
import {
  defaultPeriod,
  isFiltered,
  type RepsView,
  repPeriodTexts,
  repStateTexts,
  repsPath,
  repsUrl,
} from './reps-view.ts';

/** Holds first, then the payouts, then all reps. */
export function RepsScreen({ view }: { view: RepsView }) {
  const t = useTexts('reps', 'admin');
  const localPath = useLocalPath();
  const mayCreate = useHasScope('owner');
  return (
    <div className="grid min-w-0 gap-12">
      <Figures view={view} />
      <HoldsSection />
      <PayoutsSection />
      <BankResponseImport />
      <Section
        title={t('reps.list.title')}
        action={mayCreate ? <CreateRepDialog /> : null}
        className="gap-6! border-t border-ink pt-5"
      >
        <ListFilter
          label={t('reps.list.filter')}
          search={{ label: t('reps.list.search'), value: view.search }}
          choices={[
            {
              name: 'state',
              label: t('reps.list.state'),
              value: view.state ?? '',
              empty: t('reps.states.any'),
              options: optionsOf(t, repStateTexts),
            },
            {
              name: 'days',
              label: t('reps.list.period'),
              // The default is the empty option, so it isn't counted as a filter.
              value: view.days === defaultPeriod ? '' : view.days,
              empty: t(repPeriodTexts[defaultPeriod]),
              options: optionsOf(t, repPeriodTexts).filter(({ value }) => value !== defaultPeriod),
            },
          ]}
          apply={t('reps.list.apply')}
          clear={isFiltered(view) ? localPath(repsPath) : null}
        />
        <Reps view={view} />
      </Section>
      <ImportCodes />
    </div>
  );
}

/** Of all reps, regardless of filters. */
function Figures({ view }: { view: RepsView }) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const { data } = useQuery(repsQuery(queries, view));
  const shown = [
    [t('reps.figures.owed'), data && format.money(data.owed)],
    [t('reps.figures.held'), data && format.number(data.held)],
    [t('reps.figures.reps'), data && format.number(data.total)],
  ] as const;
  return <StatRow stats={shown} />;
}

function Reps({ view }: { view: RepsView }) {
  const t = useTexts('reps', 'admin');
  const localPath = useLocalPath();
  const list = useQuery(repsQuery(queries, view));
  if (!list.isPending && list.data === undefined) {
    return (
      <ErrorState
        title={t('reps.list.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data?.reps.length === 0) return <NoReps view={view} />;
  const back = previousTrail(view.trail);
  const nextCursor = list.data?.nextCursor;
  const at = (trail: RepsView['trail']) => localPath(repsUrl({ ...view, trail }));
  return (
    <>
      <RepsList reps={list.data?.reps ?? []} isLoading={list.isPending} />
      <CursorPagination
        previous={back ? at(back) : undefined}
        next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      />
    </>
  );
}

function NoReps({ view }: { view: RepsView }) {
  const t = useTexts('reps', 'admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('reps.list.none')} text={t('reps.list.noneText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('reps.list.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath(repsPath)}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}
