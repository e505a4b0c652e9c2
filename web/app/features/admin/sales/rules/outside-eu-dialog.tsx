import { countriesOutsideEu } from '@danube/contract/checkout/countries-outside-eu.ts';
import { sortCountries } from '../../../../lib/country-name.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../../ui/select.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import {
  createRuleFields,
  findEarliestDay,
  findRuleErrors,
  findRulesOf,
  type RuleFields,
} from './country-rule.ts';
import { RuleFormFields } from './rule-form.tsx';
import { useAddRule } from './use-add-rule.ts';

const noCountry = findRulesOf('', []);

/** The first rule of a country outside the EU; without one, nothing is sold there. */
export function OutsideEuDialog({ ruled }: { ruled: readonly string[] }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const { language } = format;
  const earliest = findEarliestDay(noCountry, new Date());
  const form = useDialogForm<RuleFields>({
    defaultValues: () => createRuleFields(noCountry, language),
    validate: (fields) => findRuleErrors(fields, { earliest, language }),
    onSubmit: useAddRule(),
  });
  const { values, isInvalid, setValues } = form;
  const offered = countriesOutsideEu.filter((country) => !ruled.includes(country));
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('sales.rules.addOutside')}</Button>}
      size="medium"
      title={t('sales.rules.addOutside')}
      description={t('sales.rules.outsideText')}
      confirmLabel={t('sales.rules.add')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RuleFormFields
        form={form}
        earliest={earliest}
        first={
          <Field
            label={t('sales.country')}
            error={isInvalid('country') ? t('sales.rules.countryWrong') : undefined}
          >
            <Select
              name="country"
              value={values.country}
              onChange={(event) => setValues({ country: event.currentTarget.value })}
            >
              <option value="">{t('sales.rules.chooseCountry')}</option>
              {sortCountries(offered, language).map((country) => (
                <option key={country} value={country} suppressHydrationWarning>
                  {format.country(country)}
                </option>
              ))}
            </Select>
          </Field>
        }
      />
    </FormDialog>
  );
}
