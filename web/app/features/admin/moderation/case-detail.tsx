import type { CaseDetail } from '@danube/contract/moderation/moderation.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { Section } from '../kit/section.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseContext } from './case-context.tsx';
import { EventList } from './event-list.tsx';
import { caseQuery } from './moderation-queries.ts';
import { StandingBadges } from './standing-badges.tsx';

/** Everything needed to decide a case, and the actions. */
export function CaseDetailPanel({ caseKey }: { caseKey: string }) {
  const t = useTexts('queue');
  const { data, error, isFetching, refetch } = useQuery(caseQuery(queries, caseKey));
  if (data) return <Detail detail={data} />;
  if (error) {
    return (
      <ErrorState
        title={t('queue.failed')}
        text={errorText(error, t)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <SkeletonRegion className="grid gap-4">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-40 w-full" />
    </SkeletonRegion>
  );
}

function Detail({ detail }: { detail: CaseDetail }) {
  const t = useTexts('queue');
  const { person, history } = detail;
  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:gap-6">
      <Heading detail={detail} />
      {detail.context.length > 0 ? (
        <Section title={t('queue.context')}>
          <CaseContext detail={detail} />
        </Section>
      ) : null}
      <CaseActions detail={detail} />
      <Section title={t('queue.events')}>
        <EventList events={detail.events} />
      </Section>
      {person ? (
        <Section title={t('queue.history', { name: person.name })}>
          {history.length > 0 ? (
            <EventList events={history} />
          ) : (
            <p className="text-sm text-ink-2">{t('queue.noHistory')}</p>
          )}
        </Section>
      ) : null}
    </article>
  );
}

function Heading({ detail }: { detail: CaseDetail }) {
  const t = useTexts('queue');
  const { person, conversation, message, notice } = detail;
  const place = conversation ? (conversation.name ?? t('queue.direct')) : t('queue.noMessage');
  return (
    <header className="grid gap-2">
      <h2 className="type-h3 wrap-anywhere">{person?.name ?? t('queue.former')}</h2>
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <span>{place}</span>
        {message && message.state !== 'shown' ? (
          <Badge kind="risk">{t(`queue.states.${message.state}`)}</Badge>
        ) : null}
        {detail.standing ? <StandingBadges standing={detail.standing} /> : null}
      </div>
      {notice ? (
        <div className="grid gap-1 text-sm wrap-anywhere">
          <p>{t('queue.notice', notice)}</p>
          <p>{t('queue.noticePlace', notice)}</p>
        </div>
      ) : null}
    </header>
  );
}
