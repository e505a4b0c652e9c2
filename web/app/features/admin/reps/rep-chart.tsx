import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { useNavigate } from 'react-router';
import { addDays, dayIn } from '../../../lib/day-start.ts';
import { academyTimeZone } from '../../../lib/format-date.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DayChart } from '../../../ui/chart/day-chart.tsx';
import { Select } from '../../../ui/select.tsx';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { listDays } from '../kit/statistics/period.ts';
import { cents } from '../sales/use-sales-format.ts';
import { repPath, repPeriodTexts } from './reps-view.ts';

type RepChartProps = { rep: AdminRep; days: number };

/** Clicks and commission by day, over the chosen period. */
export function RepChart({ rep, days }: RepChartProps) {
  const t = useTexts('reps');
  const format = useRepFormat();
  const today = dayIn(new Date(), academyTimeZone);
  const byDay = new Map(rep.days.map((entry) => [entry.day, entry]));
  const all = listDays({ from: addDays(today, 1 - days), to: today });
  const writeDay = (day: string) => format.day(day, 'monthDay');
  return (
    <div className="grid gap-6">
      <PeriodChoice rep={rep} days={days} />
      <div className="grid gap-x-12 gap-y-10 2xl:grid-cols-2">
        <DayChart
          title={t('reps.chart.earned')}
          sliderLabel={t('reps.chart.earned')}
          values={all.map((day) => ({ day, value: byDay.get(day)?.earned ?? 0 }))}
          write={(value) => format.money(cents(value))}
          writeShort={(value) => format.moneyShort(cents(Math.round(value)))}
          writeDay={writeDay}
        />
        <DayChart
          title={t('reps.chart.clicks')}
          sliderLabel={t('reps.chart.clicks')}
          values={all.map((day) => ({ day, value: byDay.get(day)?.clicks ?? 0 }))}
          write={(value) => format.number(value)}
          writeShort={(value) => format.number(value)}
          writeDay={writeDay}
        />
      </div>
    </div>
  );
}

function PeriodChoice({ rep, days }: RepChartProps) {
  const t = useTexts('reps');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <Select
      aria-label={t('reps.list.period')}
      value={days}
      data-needs-app
      className="justify-self-start"
      onChange={({ currentTarget }) =>
        void navigate(localPath(`${repPath(rep.id)}?days=${currentTarget.value}`), {
          preventScrollReset: true,
        })
      }
    >
      {Object.entries(repPeriodTexts).map(([value, text]) => (
        <option key={value} value={value}>
          {t(text)}
        </option>
      ))}
    </Select>
  );
}
