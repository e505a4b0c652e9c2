import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { addDays, dayIn } from '../../../../lib/day-start.ts';
import { academyTimeZone, formatDate } from '../../../../lib/format-date.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DayChart } from '../../../../ui/chart/day-chart.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { statisticsQuery } from '../videos-queries.ts';
import { groupByDay, type Measure, type ViewingDay } from './group-by-day.ts';

const periods = [7, 28, 90];
const defaultPeriod = 28;

const charts: readonly { measure: Measure; title: TextKey; label: TextKey }[] = [
  { measure: 'plays', title: 'videos.statistics.playsIn', label: 'videos.statistics.plays' },
  {
    measure: 'previews',
    title: 'videos.statistics.previewsIn',
    label: 'videos.statistics.previews',
  },
  { measure: 'minutes', title: 'videos.statistics.minutesIn', label: 'videos.statistics.minutes' },
];

/** Views of one video, or of all, by day. */
export function Viewings({ videoId }: { videoId?: string }) {
  const t = useTexts('admin', 'videos');
  const titleId = useId();
  const [days, setDays] = useState(defaultPeriod);
  const [today] = useState(() => dayIn(new Date(), academyTimeZone));
  const span = { from: addDays(today, 1 - days), to: today };
  const read = useQuery({
    ...statisticsQuery(queries, { id: videoId, ...span }),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('grid min-w-0 gap-6', videoId && 'border-t border-ink pt-3')}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={titleId} className="type-h4">
          {t('videos.statistics.title')}
        </h2>
        <Field label={t('videos.statistics.days')} className="min-w-44">
          <Select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {periods.map((count) => (
              <option key={count} value={count}>
                {t('videos.statistics.lastDays', { days: count })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {read.isPending ? <ChartsSkeleton /> : null}
      {read.data ? <Charts days={read.data.days} span={span} /> : null}
      {read.isError && !read.data ? (
        <ErrorState
          title={t('videos.statistics.failed')}
          text={t('admin.failedText')}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
        />
      ) : null}
    </section>
  );
}

type ChartsProps = { days: readonly ViewingDay[]; span: { from: string; to: string } };

function Charts({ days, span }: ChartsProps) {
  const t = useTexts('videos');
  const format = useFormat();
  const writeDay = (day: string) =>
    formatDate(new Date(`${day}T12:00:00Z`), 'monthDay', {
      language: format.language,
      timeZone: 'UTC',
    });
  return (
    <div className="grid min-w-0 gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
      {charts.map(({ measure, title, label }) => {
        const { values, total } = groupByDay(days, measure, span);
        const shown = format.number(Math.round(total));
        return (
          <div key={measure} className="min-w-0 xl:first:col-span-2">
            <DayChart
              title={t(title, { count: Math.round(total), shown })}
              sliderLabel={t(label)}
              values={values}
              write={(value) => format.number(value)}
              writeShort={(value) => format.number(value)}
              writeDay={writeDay}
            />
          </div>
        );
      })}
    </div>
  );
}

function ChartsSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonRegion>
  );
}
