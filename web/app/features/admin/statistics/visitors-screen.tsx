import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DayReport } from '../kit/statistics/day-report.tsx';
import { FigureRow } from '../kit/statistics/figure-row.tsx';
import { Report } from '../kit/statistics/report.tsx';
import { ReportForm } from '../kit/statistics/report-form.tsx';
import { type ReportColumn, ReportTable } from '../kit/statistics/report-table.tsx';
import type { ReportView } from '../kit/statistics/report-view.ts';
import { useDayFormat } from '../kit/statistics/use-day-format.ts';
import { AudienceTables } from './audience-tables.tsx';
import { PagesTable } from './pages-table.tsx';
import { visitorsQuery } from './statistics-queries.ts';
import { useCounted } from './use-figures.ts';
import { ViewsTable } from './views-table.tsx';

type Statistics = Awaited<ReturnType<typeof queries.analytics.visitors.call>>;

/** Page views between two days, and their sources. */
export function VisitorsScreen({ view }: { view: ReportView }) {
  return (
    <div className="grid min-w-0 gap-8">
      <ReportForm view={view} />
      <Report
        query={visitorsQuery(queries, view.period)}
        compared={view.before && visitorsQuery(queries, view.before)}
        until={view.period.to}
        isEmpty={({ views, bots }) => views === 0 && bots === 0}
      >
        {(data, before, asOf) => <Visitors view={view} data={data} before={before} asOf={asOf} />}
      </Report>
    </div>
  );
}

type VisitorsProps = {
  view: ReportView;
  data: Statistics;
  before: Statistics | undefined;
  asOf: Date;
};

function Visitors({ view, data, before, asOf }: VisitorsProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const counted = useCounted();
  const shareOf = ({ allowed, views }: Statistics) => (views > 0 ? allowed / views : 0);
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          counted('views', [data.views, before?.views]),
          counted('dailyVisitors', [data.dailyVisitors, before?.dailyVisitors]),
          counted('allowed', [shareOf(data), before && shareOf(before)], (share) =>
            format.percent(share, 0),
          ),
          counted('bots', [data.bots, before?.bots]),
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
        <AudienceTables view={view} data={data} />
        <Days view={view} days={data.days} />
      </div>
    </>
  );
}

function byDay({ days }: Statistics) {
  return days.map(({ day, views }) => ({ day, value: views }));
}

function Days({ view, days }: { view: ReportView; days: Statistics['days'] }) {
  const t = useTexts('statistics');
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
      id: 'views',
      header: t('statistics.columns.views'),
      cell: ({ views }) => format.number(views),
      csv: ({ views }) => views,
      align: 'end',
    },
    {
      id: 'dailyVisitors',
      header: t('statistics.figures.dailyVisitors.label'),
      cell: ({ dailyVisitors }) => format.number(dailyVisitors),
      csv: ({ dailyVisitors }) => dailyVisitors,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={t('statistics.dayByDay')}
      name="visits-days"
      period={view.period}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
    />
  );
}
