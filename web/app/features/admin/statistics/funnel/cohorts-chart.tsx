import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import { useDayFormat } from '../../kit/statistics/use-day-format.ts';
import type { Funnel } from './funnel-query.ts';
import { useCohortName } from './use-cohort-name.ts';

/** Sign-ups by week or month; those that aren't over are drawn as outlines. */
export function CohortsChart({ cohorts }: { cohorts: Funnel['cohorts'] }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { dayShort } = useDayFormat();
  const write = (count: number) => format.number(count);
  const nameOf = useCohortName();
  const names = new Map(cohorts.map((cohort) => [cohort.from, nameOf(cohort)]));
  return (
    <ColumnChart
      title={t('statistics.tables.signUps')}
      sliderLabel={t('statistics.tables.signUps')}
      columns={cohorts.map(({ from, state, signedUp }) => ({
        id: from,
        value: signedUp,
        isUnfinished: state === 'open',
      }))}
      write={write}
      writeShort={write}
      writeName={(from) => names.get(from) ?? from}
      writeTick={dayShort}
    />
  );
}
