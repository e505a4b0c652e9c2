import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider } from '../../../lib/use-format.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { DecisionItem } from './decision-item.tsx';
import { decisionsQuery } from './decisions-query.ts';

/** Every decision against the reader, with its reasons, permanently. */
export function DecisionsPage() {
  const t = useTexts('moderation');
  const lang = useFallbackLang('moderation');
  const timeZone = useVisitorTimeZone();
  const { data, error, isFetching, refetch } = useQuery(decisionsQuery(queries));
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
        <PageHead
          title={t('moderation.decisions.head.title')}
          description={t('moderation.decisions.head.description')}
          isIndexed={false}
        />
        <header className="mb-8 grid gap-3">
          <h1 className="type-h2">{t('moderation.decisions.title')}</h1>
          <p className="type-body">{t('moderation.decisions.lede')}</p>
        </header>
        {data ? <Decisions statements={data} /> : null}
        {!data && !error ? <DecisionsSkeleton /> : null}
        {!data && error ? (
          <ErrorState
            title={t('moderation.decisions.failed')}
            text={t('moderation.decisions.failedText')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : null}
      </div>
    </TimeZoneProvider>
  );
}

function Decisions({ statements }: { statements: readonly Statement[] }) {
  const t = useTexts('moderation');
  if (statements.length === 0) {
    return (
      <EmptyState
        title={t('moderation.decisions.empty')}
        text={t('moderation.decisions.emptyText')}
      />
    );
  }
  return (
    <ul className="grid border-t border-ink">
      {statements.map((statement) => (
        <DecisionItem key={statement.id} statement={statement} />
      ))}
    </ul>
  );
}

function DecisionsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4 border-t border-ink pt-6">
      <Skeleton className="h-6 w-72 max-w-full" />
      <Skeleton className="h-4 w-full max-w-xl" />
      <Skeleton className="h-4 w-full max-w-lg" />
    </SkeletonRegion>
  );
}
