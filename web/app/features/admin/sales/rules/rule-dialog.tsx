import { isMemberState } from '@danube/contract/checkout/countries.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import {
  type CountryRules,
  createRuleFields,
  findEarliestDay,
  findRuleErrors,
  type RuleFields,
} from './country-rule.ts';
import { RateField, RuleFormFields } from './rule-form.tsx';
import { useAddRule } from './use-add-rule.ts';

/** Adds a rule that follows the country's last one. */
export function RuleDialog({ rules }: { rules: CountryRules }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const { language } = format;
  const name = format.country(rules.country);
  const earliest = findEarliestDay(rules, new Date());
  const form = useDialogForm<RuleFields>({
    defaultValues: () => createRuleFields(rules, language),
    validate: (fields) => findRuleErrors(fields, { earliest, language }),
    onSubmit: useAddRule(),
  });
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
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RuleFormFields
        form={form}
        earliest={earliest}
        first={isMemberState(rules.country) ? <RateField form={form} /> : null}
      />
    </FormDialog>
  );
}
