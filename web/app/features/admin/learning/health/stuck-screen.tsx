import type { StuckStudents } from '@danube/contract/learning/learning-health.contract.ts';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FigureRow } from '../../kit/statistics/figure-row.tsx';
import { PeriodForm } from '../../kit/statistics/period-form.tsx';
import { Report } from '../../kit/statistics/report.tsx';
import { stuckStudentsQuery } from '../learning-queries.ts';
import { FilterFields } from './filter-fields.tsx';
import type { HealthView } from './health-view.ts';
import { StuckTable } from './stuck-table.tsx';
import { useHealthFigures } from './use-health-figures.ts';

/** Who started a course in the period and stopped. */
export function StuckScreen({ view }: { view: HealthView }) {
  const language = useLanguage();
  return (
    <div className="grid min-w-0 gap-8">
      <PeriodForm period={view.period} narrowed={view.filter}>
        <FilterFields filter={view.filter} />
      </PeriodForm>
      <Report
        query={stuckStudentsQuery(queries, {
          period: view.period,
          filter: view.filter,
          language,
        })}
        compared={null}
        until={view.period.to}
        isEmpty={() => false}
      >
        {(data, _before, asOf) => <StuckReport data={data} asOf={asOf} />}
      </Report>
    </div>
  );
}

function StuckReport({ data, asOf }: { data: StuckStudents; asOf: Date }) {
  const t = useTexts('students');
  const format = useFormat();
  const figure = useHealthFigures();
  const { students, total } = data;
  return (
    <>
      <FigureRow asOf={asOf} figures={[figure('stuck', [total, undefined])]} />
      {total === 0 ? (
        <EmptyState title={t('students.stuck.empty')} text={t('students.stuck.emptyText')} />
      ) : (
        <div className="grid min-w-0 gap-3">
          <StuckTable students={students} />
          {total > students.length ? (
            <p className="type-small">
              {t('students.stuck.more', { shown: format.number(students.length) })}
            </p>
          ) : null}
        </div>
      )}
    </>
  );
}
