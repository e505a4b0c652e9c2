import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { CommissionItem } from './commission-item.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { type DashboardView, dashboardUrl, stateTexts } from './dashboard-view.ts';
import { ExportLines } from './export-lines.tsx';
import { linesQuery } from './rep-queries.ts';

/** The rep's commission lines, newest first, each with its receipt. */
type LinesProps = {
  readonly view: DashboardView;
  /** Only with a valid code is there a link to share. */
  readonly canShare: boolean;
};

export function LinesSection({ view, canShare }: LinesProps) {
  const t = useTexts('commissions');
  return (
    <DashboardSection
      anchor="lines"
      title={t('commissions.lines.title')}
      action={<ExportLines />}
      className="mt-12"
    >
      <StateChoice view={view} />
      <Lines view={view} canShare={canShare} />
    </DashboardSection>
  );
}

function StateChoice({ view }: { view: DashboardView }) {
  const t = useTexts('commissions');
  const localPath = useLocalPath();
  const { days } = view;
  const choices = [
    {
      name: t('commissions.lines.all'),
      state: undefined,
      to: dashboardUrl({ days, trail: [] }),
    },
    ...(['pending', 'held', 'payable', 'paid', 'closed'] as const).map((state) => ({
      name: t(stateTexts[state]),
      state,
      to: dashboardUrl({ days, state, trail: [] }),
    })),
  ];
  return (
    <nav aria-label={t('commissions.lines.filter')} className="-mx-1 flex flex-wrap gap-1">
      {choices.map(({ name, state, to }) => (
        <Link
          key={name}
          to={localPath(to)}
          preventScrollReset
          aria-current={view.state === state ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-md px-3 text-sm text-ink-2 hover:bg-sunk',
            view.state === state && 'bg-river-wash font-[560] text-river-ink',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Lines({ view, canShare }: LinesProps) {
  const t = useTexts('commissions');
  const lines = useQuery(linesQuery(queries, view));
  if (!lines.data) {
    return lines.isFetching ? (
      <SkeletonRegion>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    ) : (
      <ErrorState title={t('commissions.lines.failed')} onRetry={() => void lines.refetch()} />
    );
  }
  if (lines.data.lines.length === 0) {
    return <NoLines view={view} canShare={canShare} />;
  }
  return (
    <>
      <ul>
        {lines.data.lines.map((line) => (
          <CommissionItem key={line.id} line={line} />
        ))}
      </ul>
      <Pages view={view} nextCursor={lines.data.nextCursor} />
    </>
  );
}

function Pages({ view, nextCursor }: { view: DashboardView; nextCursor: string | null }) {
  const localPath = useLocalPath();
  const previous = previousTrail(view.trail);
  if (!nextCursor && !previous) return null;
  const to = (trail: DashboardView['trail']) =>
    `${localPath(dashboardUrl({ ...view, trail }))}#lines`;
  return (
    <CursorPagination
      {...(previous ? { previous: to(previous) } : {})}
      {...(nextCursor ? { next: to(nextTrail(view.trail, nextCursor)) } : {})}
    />
  );
}

function NoLines({ view, canShare }: LinesProps) {
  const t = useTexts('commissions');
  return view.state ? (
    <p className="type-body">{t('commissions.lines.noneOfState')}</p>
  ) : (
    <EmptyState
      drawing="start"
      title={t('commissions.lines.none')}
      text={t('commissions.lines.noneText')}
      action={
        canShare ? (
          <Button asChild>
            <a href="#link">{t('commissions.share.title')}</a>
          </Button>
        ) : null
      }
    />
  );
}
