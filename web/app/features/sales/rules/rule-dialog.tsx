import { useQueryClient } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FormDialog } from '../../admin/form-dialog.tsx';
import { ReasonField, reasonLine } from '../act/reason-field.tsx';
import { salesFailure } from '../act/sales-failure.ts';
import { useActForm } from '../act/use-act-form.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import {
  beginRule,
  type CountryRules,
  earliestDay,
  type RuleFields,
  rateOf,
  ruleFaults,
} from './country-rule.ts';

/** Adds a rule that follows the country's last one. */
export function RuleDialog({ rules }: { rules: CountryRules }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const { language } = format;
  const name = format.country(rules.country);
  const earliest = earliestDay(rules, new Date());
  const add = useAddRule(rules.country, name);
  const form = useActForm<RuleFields>({
    begin: () => beginRule(rules, language),
    faultsOf: (fields) => ruleFaults(fields, { earliest, language }),
    act: add,
  });
  const { draft, isWrong, write } = form;
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" aria-label={t('sales.rules.addOf', { country: name })}>
          {t('sales.rules.add')}
        </Button>
      }
      size="medium"
      title={t('sales.rules.addTitle', { country: name })}
      description={t('sales.rules.addText')}
      confirmLabel={t('sales.rules.add')}
      failure={form.failure === undefined ? undefined : salesFailure(form.failure, t)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('sales.rules.rate')}
          help={t('sales.rules.rateHelp')}
          error={isWrong('vatRate') ? t('sales.rules.rateWrong') : undefined}
        >
          <TextInput
            name="vatRate"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            trailing={<Percent aria-hidden="true" />}
            value={draft.vatRate}
            onChange={(event) => write({ vatRate: event.currentTarget.value })}
            className="tabular"
          />
        </Field>
        <Field
          label={t('sales.rules.validFrom')}
          help={t('sales.rules.validFromHelp', { day: format.day(earliest) })}
          error={
            isWrong('validFrom')
              ? t('sales.rules.validFromWrong', { day: format.day(earliest) })
              : undefined
          }
        >
          <TextInput
            type="date"
            name="validFrom"
            min={earliest}
            value={draft.validFrom}
            onChange={(event) => write({ validFrom: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('sales.rules.isSaleAllowed')}
        help={t('sales.rules.isSaleAllowedHelp')}
        checked={draft.isSaleAllowed}
        onChange={(event) => write({ isSaleAllowed: event.currentTarget.checked })}
      />
      <NoteField
        label={t('sales.rules.riskNote')}
        value={draft.riskNote}
        onWrite={(riskNote) => write({ riskNote })}
      />
      <NoteField
        label={t('sales.rules.waiverNote')}
        value={draft.waiverNote}
        onWrite={(waiverNote) => write({ waiverNote })}
      />
      <ReasonField
        reason={draft.reason}
        isWrong={isWrong('reason')}
        onWrite={(reason) => write({ reason })}
      />
    </FormDialog>
  );
}

function useAddRule(country: string, name: string) {
  const t = useTexts('sales');
  const { language } = useSalesFormat();
  const queryClient = useQueryClient();
  return async (fields: RuleFields) => {
    const vatRate = rateOf(fields.vatRate, language);
    if (vatRate === undefined) return;
    const { validFrom, isSaleAllowed, riskNote, waiverNote } = fields;
    await queries.countryRules.add.call({
      ...{ country, validFrom, vatRate, isSaleAllowed, riskNote, waiverNote },
      reason: reasonLine(fields.reason),
    });
    void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
    await queryClient.invalidateQueries({ queryKey: queries.countryRules.key() });
    showToast({ kind: 'success', title: t('sales.rules.added', { country: name }) });
  };
}

function NoteField(props: { label: string; value: string; onWrite: (value: string) => void }) {
  const t = useTexts('sales');
  return (
    <Field label={props.label} help={t('sales.rules.noteHelp')} isOptional>
      <TextArea
        rows={2}
        maxLength={1000}
        value={props.value}
        onChange={(event) => props.onWrite(event.currentTarget.value)}
        className="min-h-20!"
      />
    </Field>
  );
}
