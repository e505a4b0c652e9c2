import { languages } from '@danube/contract/locale.ts';
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
import { peopleStatisticsQuery } from './statistics-queries.ts';
import { useCounted } from './use-figures.ts';

type Statistics = Awaited<ReturnType<typeof queries.identity.people.statistics.call>>;

/** New accounts between two days. */
export function UsersScreen({ view }: { view: ReportView }) {
  return (
    <div className="grid min-w-0 gap-8">
      <ReportForm view={view} />
      <Report
        query={peopleStatisticsQuery(queries, view.period)}
        compared={view.before && peopleStatisticsQuery(queries, view.before)}
        until={view.period.to}
        isEmpty={({ total }) => total === 0}
      >
        {(data, before, asOf) => <Users view={view} data={data} before={before} asOf={asOf} />}
      </Report>
    </div>
  );
}

type UsersProps = {
  view: ReportView;
  data: Statistics;
  before: Statistics | undefined;
  asOf: Date;
};

function Users({ view, data, before, asOf }: UsersProps) {
  const t = useTexts('statistics');
  const counted = useCounted();
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          counted('joined', [data.joined, before?.joined]),
          counted('returned', [data.returned, before?.returned]),
          counted('people', [data.total, before?.total]),
        ]}
      />
      <DayReport
        view={view}
        label={t('statistics.figures.joined.label')}
        values={byDay(data)}
        before={before && byDay(before)}
      />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 xl:grid-cols-2">
        <Days view={view} days={data.days} />
        <Languages view={view} languages={data.languages} />
      </div>
    </>
  );
}

function byDay({ days }: Statistics) {
  return days.map(({ day, joined }) => ({ day, value: joined }));
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
      id: 'joined',
      header: t('statistics.figures.joined.label'),
      cell: ({ joined }) => format.number(joined),
      csv: ({ joined }) => joined,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={t('statistics.dayByDay')}
      name="students-days"
      period={view.period}
      columns={columns}
      rows={days.toReversed()}
      rowKey={({ day }) => day}
    />
  );
}

type LanguagesProps = { view: ReportView; languages: Statistics['languages'] };

function Languages({ view, languages }: LanguagesProps) {
  const t = useTexts('statistics');
  const format = useFormat();
  const columns: ReportColumn<Statistics['languages'][number]>[] = [
    {
      id: 'language',
      header: t('statistics.columns.language'),
      cell: ({ language }) =>
        language === null ? t('statistics.unnamed.language') : nameOf(language),
      csv: ({ language }) => language ?? '',
    },
    {
      id: 'joined',
      header: t('statistics.figures.joined.label'),
      cell: ({ joined }) => format.number(joined),
      csv: ({ joined }) => joined,
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={t('statistics.tables.languages')}
      name="students-languages"
      period={view.period}
      columns={columns}
      rows={languages}
      rowKey={({ language }) => language ?? ''}
    />
  );
}

/** The language's name in that language. */
function nameOf(language: string): string {
  return languages.find(({ code }) => code === language)?.nativeName ?? language;
}
