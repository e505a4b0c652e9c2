import type { LearningWeek } from '@danube/contract/learning/home.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { RichText, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { GoalForm } from './goal-form.tsx';
import { daysLearned, weekOf } from './week.ts';
import { WeekLine } from './week-line.tsx';

/** The same height in every state, so that the layout doesn't shift. */
const height = 'min-h-68';

export function WeekSection({ className }: { className: string }) {
  const t = useTexts('home');
  const week = useQuery(queries.learning.week.queryOptions());
  return (
    <section aria-labelledby="home-week" className={className}>
      {week.data ? (
        <Week week={week.data} />
      ) : (
        <>
          <h3 id="home-week" className="type-h3">
            {t('home.week.title')}
          </h3>
          {week.isPending ? (
            <SkeletonRegion className={height}>
              <Skeleton className="mt-5 h-44 w-full" />
            </SkeletonRegion>
          ) : (
            <ErrorState
              title={t('home.week.failed')}
              onRetry={() => void week.refetch()}
              isRetrying={week.isFetching}
              className={height}
            />
          )}
        </>
      )}
    </section>
  );
}

function Week({ week }: { week: LearningWeek }) {
  const t = useTexts('home');
  const [isChanging, setIsChanging] = useState(false);
  const { daysPerWeek } = week;
  if (daysPerWeek === null || isChanging) {
    return (
      <div className={`grid content-start gap-4 ${height}`}>
        <h3 id="home-week" className="type-h3">
          {t('home.week.pick')}
        </h3>
        <GoalForm goal={daysPerWeek} onDone={() => setIsChanging(false)} />
      </div>
    );
  }
  return (
    <div className={`grid content-start gap-3 ${height}`}>
      <div className="flex items-center justify-between gap-4">
        <h3 id="home-week" className="type-h3">
          {t('home.week.title')}
        </h3>
        <Button variant="link" size="small" onClick={() => setIsChanging(true)}>
          {t('home.week.change')}
        </Button>
      </div>
      <WeekLine week={weekOf(week, new Date())} />
      <WeekProgress week={week} goal={daysPerWeek} />
    </div>
  );
}

/** How many days so far. An incomplete week is never phrased as a failure. */
function WeekProgress({ week, goal }: { week: LearningWeek; goal: number }) {
  const format = useFormat();
  const done = daysLearned(weekOf(week, new Date()));
  const figures = { done: format.number(done), goal: format.number(goal) };
  return (
    <p className="text-ink-2">
      <RichText
        k={done >= goal ? 'home.week.reached' : 'home.week.open'}
        values={figures}
        elements={{ b: <span className="type-number mr-2 text-4xl text-ink" /> }}
      />
    </p>
  );
}
