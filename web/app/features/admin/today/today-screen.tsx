import type { Today } from '@danube/contract/administration/today.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { useHasScope } from '../kit/staff-scope.tsx';
import { AttentionList } from './attention-list.tsx';
import { FigureCards } from './figure-cards.tsx';
import type { Headings } from './headings.ts';
import { useHeadline } from './headline.ts';
import { todayQuery } from './today-query.ts';

/** What happened, what needs attention, and what comes next. */
export function TodayScreen({ headings = 'h2' }: { headings?: Headings }) {
  const t = useTexts('today', 'statistics', 'admin');
  const read = useQuery(todayQuery(queries));
  if (read.isPending) return <TodaySkeleton />;
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('today.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  return <TodayContent today={read.data} headings={headings} />;
}

function TodayContent({ today, headings }: { today: Today; headings: Headings }) {
  const t = useTexts('today');
  const format = useFormat();
  const headline = useHeadline(today);
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <p
          className={classNames(
            'max-w-4xl font-serif leading-tight font-[420] text-balance',
            // The heading of its own page, or one of several parts of the home page.
            headings === 'h2' ? 'text-4xl' : 'text-3xl',
          )}
        >
          {headline}
        </p>
        <p className="type-small" suppressHydrationWarning>
          {t('today.lede', { time: format.date(today.asOf, 'time') })}{' '}
          {today.missing > 0 ? t('today.missing') : null}
        </p>
      </div>
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <AttentionList attention={today.attention} heading={headings} />
        <NextSession session={today.nextSession} heading={headings} />
      </div>
      <FigureCards figures={today.figures} heading={headings} />
    </div>
  );
}

type NextSessionProps = { session: Today['nextSession']; heading: Headings };

function NextSession({ session, heading: Heading }: NextSessionProps) {
  const t = useTexts('today');
  const format = useFormat();
  const localPath = useLocalPath();
  const mayPlan = useHasScope('content');
  const isLive = session === null || session.type === 'live_trading';
  return (
    <section className="grid content-start gap-3">
      <Heading className="type-h4">
        {t(isLive ? 'today.session.title' : 'today.session.titleOther')}
      </Heading>
      <div className="grid gap-1 border-t border-ink pt-3">
        {session ? (
          <>
            <p className="font-serif text-xl leading-snug">{session.title}</p>
            <p className="type-small" suppressHydrationWarning>
              {format.date(new Date(session.startsAt), session.isAllDay ? 'weekday' : 'moment')}
            </p>
          </>
        ) : (
          <>
            <p className="text-sm">{t('today.session.none')}</p>
            {mayPlan ? (
              <Link
                to={localPath('/admin/calendar/new')}
                className="w-fit text-sm text-river-ink underline underline-offset-[0.28em]"
              >
                {t('today.session.plan')}
              </Link>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

function TodaySkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="h-9 w-full max-w-3xl" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonRegion>
  );
}
