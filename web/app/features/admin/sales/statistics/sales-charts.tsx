import { useTexts } from '../../../../lib/texts.tsx';
import { DayChart } from '../../../../ui/chart/day-chart.tsx';
import { listDays } from '../../kit/statistics/period.ts';
import type { ReportView } from '../../kit/statistics/report-view.ts';
import { cents, useSalesFormat } from '../use-sales-format.ts';
import type { Statistics } from './use-figures.ts';

type SalesChartsProps = { sales: Statistics; before: Statistics | undefined; view: ReportView };

/** Revenue and orders over time; each title states the chart's conclusion. */
export function SalesCharts({ sales, before, view }: SalesChartsProps) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const byDay = new Map(sales.days.map((entry) => [entry.day, entry]));
  const days = listDays(view.period);
  const best = sales.days.toSorted((a, b) => b.sales - a.sales)[0];
  const busiest = sales.days.toSorted((a, b) => b.orders - a.orders)[0];
  return (
    <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 2xl:grid-cols-2">
      <DayChart
        title={
          best && best.sales > 0
            ? t('sales.statistics.bestDay', {
                day: format.dayShort(best.day),
                amount: format.money(best.sales),
              })
            : t('sales.statistics.salesByDay')
        }
        sliderLabel={t('sales.statistics.salesByDay')}
        values={days.map((day) => ({ day, value: byDay.get(day)?.sales ?? 0 }))}
        compared={before?.days.map((day) => day.sales)}
        write={(value) => format.money(cents(value))}
        // The scale has round steps, which may be fractions of a cent if hardly anything was sold.
        writeShort={(value) => format.moneyShort(cents(Math.round(value)))}
        writeDay={format.dayShort}
      />
      <DayChart
        title={
          busiest && busiest.orders > 0
            ? t('sales.statistics.busiestDay', {
                day: format.dayShort(busiest.day),
                count: busiest.orders,
                shown: format.number(busiest.orders),
              })
            : t('sales.statistics.ordersByDay')
        }
        sliderLabel={t('sales.statistics.ordersByDay')}
        values={days.map((day) => ({ day, value: byDay.get(day)?.orders ?? 0 }))}
        compared={before?.days.map((day) => day.orders)}
        write={(count) => t('sales.orders.count', { count, shown: format.number(count) })}
        writeShort={(value) => format.number(value)}
        writeDay={format.dayShort}
      />
    </div>
  );
}
