import { homeCountry, memberStates } from '@danube/contract/checkout/countries.ts';
import {
  type RepBilling,
  repBillingSchema,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useState } from 'react';
import { textOf } from '../../../lib/form-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useRepFormat } from './use-rep-format.ts';
import { vatIdExample } from './vat-id-example.ts';

const written = [
  ['name', 'commissions.billing.name', 'organization', 100],
  ['street', 'commissions.billing.street', 'street-address', 100],
  ['postcode', 'commissions.billing.postcode', 'postal-code', 20],
  ['city', 'commissions.billing.city', 'address-level2', 80],
] as const;

export const billingFields = ['name', 'street', 'postcode', 'city', 'vatId', 'chargesVat'] as const;

/** Where a rep may be established: the member states and the other SEPA countries. */
export const billingCountries = [...memberStates, 'CH', 'GB', 'IS', 'LI', 'NO'];

type BillingFieldsProps = {
  billing: RepBilling | null;
  wrong: readonly string[];
  /** Why the server refused the VAT number. */
  vatIdRefusal: string | undefined;
};

export function BillingFields({ billing, wrong, vatIdRefusal }: BillingFieldsProps) {
  const t = useTexts('commissions');
  const format = useRepFormat();
  const [country, setCountry] = useState(billing?.country ?? homeCountry);
  const named = billingCountries
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, format.language));
  const example = vatIdExample(country);
  return (
    <>
      {written.map(([name, label, autoComplete, longest]) => (
        <Field
          key={name}
          label={t(label)}
          error={wrong.includes(name) ? t('commissions.billing.wrong') : undefined}
        >
          <TextInput
            name={name}
            autoComplete={autoComplete}
            maxLength={longest}
            defaultValue={billing?.[name]}
          />
        </Field>
      ))}
      <Field label={t('commissions.billing.country')}>
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
          vatIdRefusal ??
          (wrong.includes('vatId') ? t('commissions.billing.vatIdWrong', { example }) : undefined)
        }
      >
        <TextInput
          name="vatId"
          autoComplete="off"
          maxLength={30}
          defaultValue={billing?.vatId ?? ''}
        />
      </Field>
      {country === homeCountry ? (
        <Checkbox
          name="chargesVat"
          label={t('commissions.billing.chargesVat')}
          help={t('commissions.billing.chargesVatHelp')}
          error={
            wrong.includes('chargesVat') ? t('commissions.billing.chargesVatWrong') : undefined
          }
          defaultChecked={billing?.chargesVat}
        />
      ) : null}
    </>
  );
}

export function readBilling(form: FormData) {
  return repBillingSchema.safeParse({
    ...Object.fromEntries(written.map(([name]) => [name, textOf(form, name).trim()])),
    country: textOf(form, 'country'),
    vatId: textOf(form, 'vatId').trim().toUpperCase() || null,
    chargesVat: form.has('chargesVat'),
  });
}
