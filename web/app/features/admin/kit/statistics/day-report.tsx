import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DayChart } from '../../../../ui/chart/day-chart.tsx';
import { listDays } from './period.ts';
import type { ReportView } from './report-view.ts';
import { useDayFormat } from './use-day-format.ts';

type DayValue = { readonly day: string; readonly value: number };

type DayReportProps = {
  view: ReportView;
  label: string;
  values: readonly DayValue[];
  /** For the comparison period. */
  before?: readonly DayValue[] | undefined;
};

/** A count by day, with the comparison period behind it. */
export function DayReport({ view, label, values, before }: DayReportProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const { dayShort } = useDayFormat();
  const lookUp = (found: readonly DayValue[]) => {
    const byDay = new Map(found.map(({ day, value }) => [day, value]));
    return (day: string) => byDay.get(day) ?? 0;
  };
  const busiest = values.toSorted((one, other) => other.value - one.value)[0];
  const write = (count: number) => format.number(count);
  return (
    <DayChart
      title={
        busiest && busiest.value > 0
          ? t('statistics.busiest', { day: dayShort(busiest.day), value: write(busiest.value) })
          : label
      }
      sliderLabel={label}
      values={listDays(view.period).map((day) => ({ day, value: lookUp(values)(day) }))}
      compared={before && view.before ? listDays(view.before).map(lookUp(before)) : undefined}
      write={write}
      writeShort={write}
      writeDay={dayShort}
    />
  );
}
