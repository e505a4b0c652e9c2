import type { LearningHealth } from '@danube/contract/learning/learning-health.contract.ts';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { DayReport } from '../../kit/statistics/day-report.tsx';
import { FigureRow } from '../../kit/statistics/figure-row.tsx';
import type { Period } from '../../kit/statistics/period.ts';
import { Report } from '../../kit/statistics/report.tsx';
import { ReportForm } from '../../kit/statistics/report-form.tsx';
import { learningHealthQuery } from '../learning-queries.ts';
import { CourseTable } from './course-table.tsx';
import { DropOffLessons } from './drop-off-lessons.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { HealthView } from './health-view.ts';
import { InstructorTable } from './instructor-table.tsx';
import { QuestionTable } from './question-table.tsx';
import { ReachPictures } from './reach-pictures.tsx';
import { useHealthFigures } from './use-health-figures.ts';

/** How students who started a course in the period are doing. */
export function HealthScreen({ view }: { view: HealthView }) {
  const language = useLanguage();
  const query = (period: Period) =>
    learningHealthQuery(queries, { period, filter: view.filter, language });
  return (
    <div className="grid min-w-0 gap-8">
      <ReportForm view={view} narrowed={view.filter}>
        <FilterFields filter={view.filter} />
      </ReportForm>
      <Report
        query={query(view.period)}
        compared={view.before && query(view.before)}
        until={view.period.to}
        isEmpty={({ courses }) => courses.length === 0}
      >
        {(data, before, asOf) => (
          <HealthReport view={view} data={data} before={before} asOf={asOf} />
        )}
      </Report>
    </div>
  );
}

type HealthReportProps = {
  view: HealthView;
  data: LearningHealth;
  before: LearningHealth | undefined;
  asOf: Date;
};

function HealthReport({ view, data, before, asOf }: HealthReportProps) {
  const t = useTexts('students');
  const format = useFormat();
  const figure = useHealthFigures();
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          figure('started', [data.started, before?.started]),
          figure('finished', [finishedShare(data), before && finishedShare(before)], (share) =>
            format.percent(share, 0),
          ),
          figure('learning', [data.learning, before?.learning]),
          figure('stopped', [data.stopped, before?.stopped]),
          figure('certificates', [data.certificates, before?.certificates]),
        ]}
      />
      <DayReport
        view={view}
        label={t('students.health.figures.started.label')}
        values={byDay(data)}
        before={before && byDay(before)}
      />
      <ReachPictures data={data} />
      <DropOffLessons view={view} data={data} />
      <QuestionTable view={view} data={data} />
      <div className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 2xl:grid-cols-2">
        <CourseTable view={view} courses={data.courses} />
        <InstructorTable view={view} courses={data.courses} />
      </div>
    </>
  );
}

function byDay({ days }: LearningHealth) {
  return days.map(({ day, started }) => ({ day, value: started }));
}

function finishedShare({ started, finished }: LearningHealth): number {
  return started > 0 ? finished / started : 0;
}
