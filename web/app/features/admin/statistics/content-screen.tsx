import { queries } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DayReport } from '../kit/statistics/day-report.tsx';
import { FigureRow } from '../kit/statistics/figure-row.tsx';
import type { Period } from '../kit/statistics/period.ts';
import { Report } from '../kit/statistics/report.tsx';
import { ReportForm } from '../kit/statistics/report-form.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';
import { PagesTable } from './pages-table.tsx';
import { type ContentKind, contentDownloadsQuery, visitorsQuery } from './statistics-queries.ts';
import { useCounted } from './use-figures.ts';
import { ViewsTable } from './views-table.tsx';

type Visits = Awaited<ReturnType<typeof queries.analytics.visitors.call>>;
type Downloads = Awaited<ReturnType<typeof queries.downloads.statistics.call>>;

type ContentScreenProps = { view: ReportView; kind: ContentKind };

/** Views and downloads of a kind of content, including items without downloads. */
export function ContentScreen({ view, kind }: ContentScreenProps) {
  const language = useLanguage();
  const visits = (period: Period) => visitorsQuery(queries, period, kind);
  const downloads = (period: Period) => contentDownloadsQuery(queries, period, { kind, language });
  return (
    <div className="grid min-w-0 gap-8">
      <ReportForm view={view} />
      <Report
        query={downloads(view.period)}
        compared={view.before && downloads(view.before)}
        until={view.period.to}
        isEmpty={({ items }) => items.length === 0}
      >
        {(data, before, asOf) => <Items view={view} data={data} before={before} asOf={asOf} />}
      </Report>
      <Report
        query={visits(view.period)}
        compared={view.before && visits(view.before)}
        until={view.period.to}
        isEmpty={({ views }) => views === 0}
      >
        {(data, before, asOf) => <Pages view={view} data={data} before={before} asOf={asOf} />}
      </Report>
    </div>
  );
}

type SectionProps<Data> = { view: ReportView; data: Data; before: Data | undefined; asOf: Date };

function Items({ view, data, before, asOf }: SectionProps<Downloads>) {
  const t = useTexts('statistics');
  const format = useFormat();
  const counted = useCounted();
  const unused = ({ items }: Downloads) => items.filter((item) => item.downloads === 0).length;
  const columns: ReportColumn<Downloads['items'][number]>[] = [
    {
      id: 'item',
      header: t('statistics.columns.item'),
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'downloads',
      header: t('statistics.figures.downloads.label'),
      cell: ({ downloads }) => format.number(downloads),
      csv: ({ downloads }) => downloads,
      align: 'end',
    },
  ];
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          counted('downloads', [data.total, before?.total]),
          counted('unused', [unused(data), before && unused(before)]),
        ]}
      />
      <ReportTable
        title={t('statistics.tables.items')}
        name="content-downloads"
        period={view.period}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
      />
    </>
  );
}

function Pages({ view, data, before, asOf }: SectionProps<Visits>) {
  const t = useTexts('statistics');
  const counted = useCounted();
  const byDay = ({ days }: Visits) => days.map(({ day, views }) => ({ day, value: views }));
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          counted('views', [data.views, before?.views]),
          counted('dailyVisitors', [data.dailyVisitors, before?.dailyVisitors]),
        ]}
      />
      <DayReport
        view={view}
        label={t('statistics.figures.views.label')}
        values={byDay(data)}
        before={before && byDay(before)}
      />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
        <PagesTable view={view} pages={data.pages} className="xl:col-span-2" />
        <ViewsTable
          view={view}
          title={t('statistics.tables.sources')}
          id="source"
          rows={data.sources.map(({ source, views }) => ({ name: source, views }))}
        />
      </div>
    </>
  );
}
