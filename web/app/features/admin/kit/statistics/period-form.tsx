import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilterForm } from '../../../../ui/form/filter-form.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { Period } from './period.ts';
import { PeriodPresets } from './period-presets.tsx';

type PeriodFormProps = {
  period: Period;
  /** Additional filters besides the days, by field name. */
  narrowed?: Readonly<Record<string, string>>;
  /** The fields of those filters. */
  children?: ReactNode;
};

/** The period of the figures, stored in the URL. */
export function PeriodForm({ period, narrowed, children }: PeriodFormProps) {
  const t = useTexts('admin');
  return (
    <div className="grid gap-3">
      <FilterForm
        values={{ ...period, ...narrowed }}
        label={t('admin.statistics.period')}
        className="flex flex-wrap items-end gap-4"
      >
        <Field label={t('admin.statistics.from')} className="min-w-0 flex-1 basis-36 sm:max-w-52">
          <TextInput type="date" name="from" defaultValue={period.from} />
        </Field>
        <Field label={t('admin.statistics.to')} className="min-w-0 flex-1 basis-36 sm:max-w-52">
          <TextInput type="date" name="to" defaultValue={period.to} />
        </Field>
        {children}
        <Button type="submit" className="min-h-12">
          {t('admin.statistics.show')}
        </Button>
      </FilterForm>
      <PeriodPresets period={period} />
    </div>
  );
}
