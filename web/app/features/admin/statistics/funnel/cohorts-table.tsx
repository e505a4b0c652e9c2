import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { type ReportColumn, ReportTable } from '../../kit/statistics/report-table.tsx';
import type { Funnel } from './funnel-query.ts';
import type { FunnelView } from './funnel-view.ts';
import { useCohortName } from './use-cohort-name.ts';
import { useStepColumns } from './use-step-columns.tsx';

type Cohort = Funnel['cohorts'][number];

/** Every week or month with its steps, latest first; visits are shown next to them as a rate. */
export function CohortsTable({ view, cohorts }: { view: FunnelView; cohorts: readonly Cohort[] }) {
  const t = useTexts('statistics');
  const format = useFormat();
  const nameOf = useCohortName();
  const columns: ReportColumn<Cohort>[] = [
    {
      id: 'from',
      header: t('statistics.columns.cohort'),
      cell: ({ state, ...days }) => (
        <>
          {nameOf(days)}
          {state === 'settled' ? null : (
            <span className="block text-xs text-ink-2">
              {t(`statistics.cohortStates.${state}`)}
            </span>
          )}
        </>
      ),
      csv: ({ from }) => from,
      className: 'whitespace-nowrap',
    },
    {
      id: 'dailyVisitors',
      header: t('statistics.figures.dailyVisitors.label'),
      cell: ({ dailyVisitors }) => format.number(dailyVisitors),
      csv: ({ dailyVisitors }) => dailyVisitors,
      align: 'end',
    },
    {
      id: 'signUpRate',
      header: t('statistics.figures.signUpRate.label'),
      cell: ({ dailyVisitors, signedUp }) =>
        dailyVisitors > 0 ? format.percent(signedUp / dailyVisitors, 1) : null,
      csv: ({ dailyVisitors, signedUp }) => (dailyVisitors > 0 ? signedUp / dailyVisitors : ''),
      align: 'end',
    },
    ...useStepColumns(),
  ];
  return (
    <ReportTable
      title={t(`statistics.units.${view.unit}`)}
      name={`funnel-${view.unit}s`}
      period={view.period}
      columns={columns}
      rows={cohorts.toReversed()}
      rowKey={({ from }) => from}
    />
  );
}
