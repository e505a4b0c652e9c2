import type { PersonRecord } from '@danube/contract/moderation/moderation.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { personStandingQuery } from './moderation-queries.ts';
import { StandingBadges } from './standing-badges.tsx';

/** A person's standing in the community, and every decision against them. */
export function PersonStanding({ userId }: { userId: string }) {
  const t = useTexts('person');
  return (
    <section aria-labelledby="community" className="grid min-w-0 gap-3 border-t border-ink pt-6">
      <h2 id="community" className="type-h4">
        {t('person.community.title')}
      </h2>
      <Standing userId={userId} />
    </section>
  );
}

function Standing({ userId }: { userId: string }) {
  const t = useTexts('person', 'admin');
  const record = useQuery(personStandingQuery(queries, userId));
  if (record.isPending) {
    return (
      <SkeletonRegion>
        <SkeletonText lines={2} />
      </SkeletonRegion>
    );
  }
  if (record.data === undefined) {
    return (
      <ErrorState
        title={t('person.community.failed')}
        text={t('admin.failedText')}
        onRetry={() => void record.refetch()}
        isRetrying={record.isFetching}
        className="py-4!"
      />
    );
  }
  if (record.data === null) {
    return <p className="type-body text-sm">{t('person.community.notOneself')}</p>;
  }
  const { standing, decisions } = record.data;
  const isFree = standing.suspension === null && standing.mutes.length === 0;
  return (
    <>
      {isFree ? (
        <p className="type-body text-sm">{t('person.community.good')}</p>
      ) : (
        <p className="flex flex-wrap gap-2">
          <StandingBadges standing={standing} />
        </p>
      )}
      <ul>
        {decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </ul>
    </>
  );
}

function Decision({ decision }: { decision: PersonRecord['decisions'][number] }) {
  const t = useTexts('person', 'queue', 'moderation');
  const format = useFormat();
  const { restriction, rule, decidedAt, until, isInForce, reversedAt, remark } = decision;
  const facts = [
    format.date(decidedAt, 'medium'),
    t(`moderation.rules.${rule}`),
    ...(until ? [t('queue.untilDate', { date: format.date(until, 'medium') })] : []),
    ...(reversedAt ? [t('queue.wasReversed')] : []),
  ];
  return (
    <li className="grid gap-1 border-t border-rule py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-[560]">{t(`queue.kinds.${restriction}`)}</span>
        <Badge kind={isInForce ? 'risk' : 'neutral'}>
          {t(isInForce ? 'person.community.inForce' : 'person.community.over')}
        </Badge>
      </p>
      <p className="text-ink-2" suppressHydrationWarning>
        {facts.join(' · ')}
      </p>
      {remark ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{remark}</p> : null}
    </li>
  );
}
