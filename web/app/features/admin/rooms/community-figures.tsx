import type { CommunityStatistics } from '@danube/contract/moderation/moderation.schemas.ts';
import { statisticsDays } from '@danube/contract/moderation/moderation-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { Section } from '../kit/section.tsx';
import { statisticsQuery } from './rooms-queries.ts';

type Figures = CommunityStatistics['current'];

const counts = ['people', 'messages', 'questions', 'answered', 'reports'] as const;

/** Four weeks of the rooms next to the four before. */
export function CommunityFigures() {
  const t = useTexts('rooms', 'admin');
  const figures = useQuery(statisticsQuery(queries));
  return (
    <Section title={t('rooms.figures.title', { days: String(statisticsDays) })}>
      <p className="type-body text-sm">{t('rooms.figures.text')}</p>
      {figures.isPending ? (
        <SkeletonRegion>
          <Skeleton className="h-24 w-full" />
        </SkeletonRegion>
      ) : null}
      {figures.isError ? (
        <ErrorState
          title={t('rooms.figures.failed')}
          text={t('admin.failedText')}
          onRetry={() => void figures.refetch()}
          isRetrying={figures.isFetching}
        />
      ) : null}
      {figures.data ? <FigureList {...figures.data} /> : null}
    </Section>
  );
}

function FigureList({ current, previous }: CommunityStatistics) {
  const t = useTexts('rooms');
  const format = useFormat();
  const wait = ({ medianMinutes }: Figures) => {
    if (medianMinutes === null) return t('rooms.figures.none');
    if (medianMinutes < 90) return t('rooms.figures.minutes', { count: Math.round(medianMinutes) });
    return t('rooms.figures.hours', { count: Math.round(medianMinutes / 60) });
  };
  const before = (value: string) => t('rooms.figures.before', { value });
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3">
      {counts.map((figure) => (
        <StatNumber
          key={figure}
          size="medium"
          value={format.number(current[figure])}
          label={
            <>
              {t(`rooms.figures.${figure}`)} {before(format.number(previous[figure]))}
            </>
          }
        />
      ))}
      <StatNumber
        size="medium"
        value={wait(current)}
        label={
          <>
            {t('rooms.figures.wait')} {before(wait(previous))}
          </>
        }
      />
    </dl>
  );
}
