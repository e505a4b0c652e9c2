import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { listDays } from '../kit/statistics/period.ts';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';

type DayValue = { readonly day: string; readonly value: number };
type Month = { readonly id: string; readonly value: number };

/** The same downloads by month; a partial month only counts the requested days. */
export function MonthlyDownloads({ view, days }: { view: ReportView; days: readonly DayValue[] }) {
  const t = useTexts('admin', 'statistics');
  const format = useFormat();
  const months = byMonth(view, days);
  const busiest = months.toSorted((one, other) => other.value - one.value)[0];
  const write = (count: number) => format.number(count);
  const writeMonth = (id: string) => format.date(new Date(`${id}-15T12:00:00Z`), 'month');
  const columns: ReportColumn<Month>[] = [
    {
      id: 'month',
      header: t('statistics.month'),
      cell: ({ id }) => writeMonth(id),
      csv: ({ id }) => id,
    },
    {
      id: 'downloads',
      header: t('admin.downloads.downloads'),
      cell: ({ value }) => write(value),
      csv: ({ value }) => value,
      align: 'end',
    },
  ];
  return (
    <>
      <ColumnChart
        title={
          busiest
            ? t('statistics.busiestMonth', {
                month: writeMonth(busiest.id),
                value: write(busiest.value),
              })
            : t('statistics.monthByMonth')
        }
        sliderLabel={t('statistics.monthByMonth')}
        columns={months}
        write={write}
        writeShort={write}
        writeName={writeMonth}
        writeTick={writeMonth}
      />
      <ReportTable
        title={t('statistics.monthByMonth')}
        name="downloads-months"
        period={view.period}
        columns={columns}
        rows={months.toReversed()}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function byMonth(view: ReportView, days: readonly DayValue[]): Month[] {
  const sums = new Map(listDays(view.period).map((day) => [day.slice(0, 7), 0]));
  for (const { day, value } of days) {
    const month = day.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + value);
  }
  return [...sums].map(([id, value]) => ({ id, value }));
}
