import { cohortUnits } from '@danube/contract/analytics/cohorts.ts';
import { funnelSteps } from '@danube/contract/analytics/funnel-steps.ts';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { FigureRow } from '../../kit/statistics/figure-row.tsx';
import type { Period } from '../../kit/statistics/period.ts';
import { Report } from '../../kit/statistics/report.tsx';
import { ReportForm } from '../../kit/statistics/report-form.tsx';
import { useCounted } from '../use-figures.ts';
import { CohortsChart } from './cohorts-chart.tsx';
import { CohortsTable } from './cohorts-table.tsx';
import { type Funnel, funnelQuery } from './funnel-query.ts';
import type { FunnelView } from './funnel-view.ts';
import { GroupTables } from './group-tables.tsx';
import { StepsPicture } from './steps-picture.tsx';

/** What became of the people who signed up, by week or month, source, language, rep and course. */
export function FunnelScreen({ view }: { view: FunnelView }) {
  const t = useTexts('statistics');
  const language = useLanguage();
  const { unit } = view;
  const query = (period: Period) => funnelQuery(queries, period, { unit, language });
  return (
    <div className="grid min-w-0 gap-8">
      <ReportForm view={view} narrowed={{ unit }}>
        <Field label={t('statistics.unit')} className="min-w-0 flex-1 basis-36 sm:max-w-52">
          <Select name="unit" defaultValue={unit}>
            {cohortUnits.map((known) => (
              <option key={known} value={known}>
                {t(`statistics.unitNames.${known}`)}
              </option>
            ))}
          </Select>
        </Field>
      </ReportForm>
      <Report
        query={query(view.period)}
        compared={view.before && query(view.before)}
        until={view.period.to}
        isEmpty={({ total, dailyVisitors }) => total.signedUp === 0 && dailyVisitors === 0}
      >
        {(data, before, asOf) => <Steps view={view} data={data} before={before} asOf={asOf} />}
      </Report>
    </div>
  );
}

type StepsProps = { view: FunnelView; data: Funnel; before: Funnel | undefined; asOf: Date };

function Steps({ view, data, before, asOf }: StepsProps) {
  const format = useFormat();
  const counted = useCounted();
  const rateOf = ({ total, dailyVisitors }: Funnel) =>
    dailyVisitors > 0 ? total.signedUp / dailyVisitors : 0;
  return (
    <>
      <FigureRow
        asOf={asOf}
        figures={[
          ...funnelSteps.map((step) => counted(step, [data.total[step], before?.total[step]])),
          counted('signUpRate', [rateOf(data), before && rateOf(before)], (rate) =>
            format.percent(rate, 1),
          ),
          counted('skipped', [data.skipped, before?.skipped]),
        ]}
      />
      <StepsPicture total={data.total} />
      <CohortsChart cohorts={data.cohorts} />
      <CohortsTable view={view} cohorts={data.cohorts} />
      <GroupTables view={view} data={data} />
    </>
  );
}
