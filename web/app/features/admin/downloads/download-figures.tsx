import type { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DayChart } from '../../../ui/chart/day-chart.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import { Section } from '../kit/section.tsx';
import { csvOf } from '../kit/statistics/csv.ts';
import { CsvButton } from '../kit/statistics/csv-button.tsx';
import { daysOf, type Period } from '../kit/statistics/period.ts';
import { useDayFormat } from '../kit/statistics/use-day-format.ts';

type Statistics = Awaited<ReturnType<typeof queries.downloads.statistics.call>>;

type DownloadFiguresProps = { downloads: Statistics; period: Period };

/** How many there were, on which days, and of what. */
export function DownloadFigures({ downloads, period }: DownloadFiguresProps) {
  const t = useTexts('admin');
  const format = useFormat();
  return (
    <>
      <dl className="border-y border-rule py-5">
        <StatNumber
          value={format.number(downloads.total)}
          label={t('admin.downloads.total', { count: downloads.total })}
        />
      </dl>
      <ByDay days={downloads.days} period={period} />
      <ByItem items={downloads.items} period={period} />
    </>
  );
}

function ByDay({ days, period }: { days: Statistics['days']; period: Period }) {
  const t = useTexts('admin');
  const format = useFormat();
  const { dayShort } = useDayFormat();
  const byDay = new Map(days.map(({ day, downloads }) => [day, downloads]));
  const busiest = days.toSorted((one, other) => other.downloads - one.downloads)[0];
  const write = (count: number) =>
    t('admin.downloads.count', { count, shown: format.number(count) });
  return (
    <DayChart
      title={
        busiest
          ? t('admin.downloads.busiestDay', {
              day: dayShort(busiest.day),
              downloads: write(busiest.downloads),
            })
          : t('admin.downloads.byDay')
      }
      sliderLabel={t('admin.downloads.byDay')}
      values={daysOf(period).map((day) => ({ day, value: byDay.get(day) ?? 0 }))}
      write={write}
      writeShort={(count) => format.number(count)}
      writeDay={dayShort}
    />
  );
}

function ByItem({ items, period }: { items: Statistics['items']; period: Period }) {
  const t = useTexts('admin', 'catalogue');
  const format = useFormat();
  const columns: Column<Statistics['items'][number]>[] = [
    { id: 'item', header: t('admin.downloads.item'), cell: ({ title }) => title },
    { id: 'kind', header: t('admin.downloads.kind'), cell: ({ kind }) => t(kindTexts[kind]) },
    {
      id: 'downloads',
      header: t('admin.downloads.downloads'),
      cell: ({ downloads }) => format.number(downloads),
      align: 'end',
    },
  ];
  const csv = () =>
    csvOf(
      ['item', 'kind', 'downloads'],
      items.map(({ title, kind, downloads }) => [title, kind, downloads]),
    );
  return (
    <Section
      title={t('admin.downloads.byItem')}
      action={<CsvButton name="downloads" period={period} make={csv} />}
    >
      <Table
        caption={t('admin.downloads.byItem')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
