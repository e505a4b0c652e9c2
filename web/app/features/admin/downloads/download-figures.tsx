import type { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { kindTexts } from '../../shop/item/catalogue-names.ts';
import { DayReport } from '../kit/statistics/day-report.tsx';
import { FigureRow } from '../kit/statistics/figure-row.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';
import { useDayFormat } from '../kit/statistics/use-day-format.ts';
import type { DownloadsView } from './downloads-view.ts';
import { MonthlyDownloads } from './monthly-downloads.tsx';

type Statistics = Awaited<ReturnType<typeof queries.downloads.statistics.call>>;

type DownloadFiguresProps = {
  view: DownloadsView;
  downloads: Statistics;
  before: Statistics | undefined;
  asOf: Date;
};

/** Download counts by day or month, and by item. */
export function DownloadFigures({ view, downloads, before, asOf }: DownloadFiguresProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const label = t('statistics.figures.downloads.label');
  const figure = {
    id: 'downloads',
    label,
    value: downloads.total,
    before: before?.total,
    is: t('statistics.figures.downloads.is'),
    not: t('statistics.figures.downloads.not'),
    write: (count: number) => format.number(count),
  };
  const byDay = ({ days }: Statistics) => days.map(({ day, downloads: value }) => ({ day, value }));
  return (
    <>
      <FigureRow asOf={asOf} figures={[figure]} />
      {view.screen === 'monthly' ? (
        <MonthlyDownloads view={view} days={byDay(downloads)} />
      ) : (
        <>
          <DayReport
            view={view}
            label={label}
            values={byDay(downloads)}
            before={before && byDay(before)}
          />
          <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
            <ByItem items={downloads.items} view={view} />
            <ByDay days={downloads.days} view={view} />
          </div>
        </>
      )}
    </>
  );
}

function ByItem({ items, view }: { items: Statistics['items']; view: ReportView }) {
  const t = useTexts('admin', 'catalogue');
  const format = useFormat();
  const columns: ReportColumn<Statistics['items'][number]>[] = [
    {
      id: 'item',
      header: t('admin.downloads.item'),
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'kind',
      header: t('admin.downloads.kind'),
      cell: ({ kind }) => t(kindTexts[kind]),
      csv: ({ kind }) => kind,
    },
    {
      id: 'downloads',
      header: t('admin.downloads.downloads'),
      cell: ({ downloads }) => format.number(downloads),
      csv: ({ downloads }) => downloads,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={t('admin.downloads.byItem')}
      name="downloads"
      period={view.period}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}

function ByDay({ days, view }: { days: Statistics['days']; view: ReportView }) {
  const t = useTexts('admin', 'statistics');
  const format = useFormat();
  const { day: writeDay } = useDayFormat();
  const columns: ReportColumn<Statistics['days'][number]>[] = [
    {
      id: 'day',
      header: t('statistics.day'),
      cell: ({ day }) => writeDay(day),
      csv: ({ day }) => day,
    },
    {
      id: 'downloads',
      header: t('admin.downloads.downloads'),
      cell: ({ downloads }) => format.number(downloads),
      csv: ({ downloads }) => downloads,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={t('statistics.dayByDay')}
      name="downloads-days"
      period={view.period}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
    />
  );
}
