import { Percent } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import type { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { ReasonField } from '../kit/reason-field.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import type { RuleFields } from './country-rule.ts';

type RuleForm = ReturnType<typeof useDialogForm<RuleFields>>;
type FormProps = { form: RuleForm };

/** A rule's fields; `first` is what differs between member states and other countries. */
export function RuleFormFields(props: FormProps & { earliest: string; first: ReactNode }) {
  const t = useTexts('sales');
  const { form, earliest, first } = props;
  const { values, isInvalid, setValues } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {first}
        <FirstDayField form={form} earliest={earliest} />
      </div>
      <Checkbox
        label={t('sales.rules.isSaleAllowed')}
        help={t('sales.rules.isSaleAllowedHelp')}
        checked={values.isSaleAllowed}
        onChange={(event) => setValues({ isSaleAllowed: event.currentTarget.checked })}
      />
      <NoteField
        label={t('sales.rules.riskNote')}
        value={values.riskNote}
        onChange={(riskNote) => setValues({ riskNote })}
      />
      <NoteField
        label={t('sales.rules.waiverNote')}
        value={values.waiverNote}
        onChange={(waiverNote) => setValues({ waiverNote })}
      />
      <ReasonField
        reason={values.reason}
        isInvalid={isInvalid('reason')}
        onChange={(reason) => setValues({ reason })}
      />
    </>
  );
}

export function RateField({ form: { values, isInvalid, setValues } }: FormProps) {
  const t = useTexts('sales');
  return (
    <Field
      label={t('sales.rules.rate')}
      help={t('sales.rules.rateHelp')}
      error={isInvalid('vatRate') ? t('sales.rules.rateWrong') : undefined}
    >
      <TextInput
        name="vatRate"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        trailing={<Percent aria-hidden="true" />}
        value={values.vatRate}
        onChange={(event) => setValues({ vatRate: event.currentTarget.value })}
        className="tabular"
      />
    </Field>
  );
}

function FirstDayField({ form, earliest }: FormProps & { earliest: string }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const { values, isInvalid, setValues } = form;
  const day = format.day(earliest);
  return (
    <Field
      label={t('sales.rules.validFrom')}
      help={t('sales.rules.validFromHelp', { day })}
      error={isInvalid('validFrom') ? t('sales.rules.validFromWrong', { day }) : undefined}
    >
      <TextInput
        type="date"
        name="validFrom"
        min={earliest}
        value={values.validFrom}
        onChange={(event) => setValues({ validFrom: event.currentTarget.value })}
      />
    </Field>
  );
}

function NoteField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useTexts('sales');
  return (
    <Field label={props.label} help={t('sales.rules.noteHelp')} isOptional>
      <TextArea
        rows={2}
        maxLength={1000}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        className="min-h-20!"
      />
    </Field>
  );
}
