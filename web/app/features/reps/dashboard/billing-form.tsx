import { memberStates } from '@danube/contract/checkout/countries.ts';
import {
  type RepBilling,
  repBillingSchema,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRepFormat } from './use-rep-format.ts';

type BillingFormProps = {
  billing: RepBilling | null;
  isBusy: boolean;
  onSave: (billing: RepBilling) => void;
  onCancel: () => void;
};

const written = [
  ['name', 'commissions.billing.name', 'organization', 100],
  ['street', 'commissions.billing.street', 'street-address', 100],
  ['postcode', 'commissions.billing.postcode', 'postal-code', 20],
  ['city', 'commissions.billing.city', 'address-level2', 80],
] as const;

/** Where a rep may be established: the member states, and those of SEPA beside them. */
const countries = [...memberStates, 'CH', 'GB', 'IS', 'LI', 'NO'];

export function BillingForm({ billing, isBusy, onSave, onCancel }: BillingFormProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [country, setCountry] = useState(billing?.country ?? 'SK');
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readBilling(new FormData(event.currentTarget));
    setWrong(read.success ? [] : read.error.issues.map(({ path: [field] }) => String(field)));
    if (read.success && !isBusy) onSave(read.data);
  }

  const named = countries
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, format.language));
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      {written.map(([name, label, autoComplete, longest]) => (
        <Field
          key={name}
          label={t(label)}
          error={wrong.includes(name) ? t('commissions.billing.wrong') : undefined}
          className="w-full"
        >
          <TextInput
            name={name}
            autoComplete={autoComplete}
            maxLength={longest}
            defaultValue={billing?.[name]}
          />
        </Field>
      ))}
      <Field label={t('commissions.billing.country')} className="w-full">
        <Select
          name="country"
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('commissions.billing.vatId')}
        isOptional
        help={t('commissions.billing.vatIdHelp')}
        error={
          wrong.includes('vatId')
            ? t('commissions.billing.vatIdWrong', { example: exampleOf(country) })
            : undefined
        }
        className="w-full"
      >
        <TextInput
          name="vatId"
          autoComplete="off"
          maxLength={30}
          defaultValue={billing?.vatId ?? ''}
        />
      </Field>
      <p className="type-small">{t('commissions.billing.agree')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" data-needs-app isLoading={isBusy}>
          {t('commissions.billing.save')}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {t('commissions.billing.cancel')}
        </Button>
      </div>
    </form>
  );
}

function readBilling(form: FormData) {
  return repBillingSchema.safeParse({
    ...Object.fromEntries(written.map(([name]) => [name, textOf(form, name).trim()])),
    country: textOf(form, 'country'),
    vatId: textOf(form, 'vatId').trim().toUpperCase() || null,
  });
}

/** Greek ids begin with EL. */
function exampleOf(country: string): string {
  return `${country === 'GR' ? 'EL' : country}1234567890`;
}
