import { type FunnelCounts, funnelSteps } from '@danube/contract/analytics/funnel-steps.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import type { ReportColumn } from '../../kit/statistics/report-table.tsx';

/** A column for each step: the people, and their share of all sign-ups. */
export function useStepColumns(): ReportColumn<FunnelCounts>[] {
  const t = useTexts('statistics');
  const format = useFormat();
  return funnelSteps.map((step) => ({
    id: step,
    header: t(`statistics.figures.${step}.label`),
    cell: (row) => (
      <>
        {format.number(row[step])}{' '}
        {step !== 'signedUp' && row.signedUp > 0 ? (
          // Below the number: next to it, "6 100 %" would read as one figure.
          <span className="block text-xs text-ink-2">
            {format.percent(row[step] / row.signedUp, 0)}
          </span>
        ) : null}
      </>
    ),
    csv: (row) => row[step],
    align: 'end',
  }));
}
