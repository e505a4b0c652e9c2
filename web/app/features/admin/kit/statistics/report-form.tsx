import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { comparisons } from './comparison.ts';
import { PeriodForm } from './period-form.tsx';
import type { ReportView } from './report-view.ts';

type ReportFormProps = {
  view: ReportView;
  narrowed?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** A report's period, and what it is compared with. */
export function ReportForm({ view, narrowed, children }: ReportFormProps) {
  const t = useTexts('statistics');
  return (
    <PeriodForm period={view.period} narrowed={{ compare: view.comparison, ...narrowed }}>
      {children}
      <Field label={t('statistics.compare')} className="min-w-0 flex-1 basis-44 sm:max-w-64">
        <Select name="compare" defaultValue={view.comparison}>
          {comparisons.map((comparison) => (
            <option key={comparison} value={comparison}>
              {t(`statistics.comparisons.${comparison}`)}
            </option>
          ))}
        </Select>
      </Field>
    </PeriodForm>
  );
}
