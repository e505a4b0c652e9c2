import { countryName, sortCountries } from '../../../lib/country-name.ts';
import { vatIdTexts } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BillingField } from './checkout-fields.ts';
import { CheckoutStep } from './checkout-step.tsx';
import type { Checkout } from './use-checkout.ts';

type BillingStepProps = {
  checkout: Checkout;
  countries: readonly string[];
  isRemembered: boolean;
};

export function BillingStep({ checkout, countries, isRemembered }: BillingStepProps) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const { fields, change } = checkout;
  return (
    <CheckoutStep
      step={1}
      title={t('checkout.billing.title')}
      text={t(isRemembered ? 'checkout.billing.remembered' : 'checkout.billing.text')}
    >
      <Field
        label={t('checkout.billing.country')}
        help={t('checkout.billing.countryHelp')}
        error={useFieldError(checkout, 'country')}
      >
        <Select
          name="country"
          autoComplete="billing country"
          value={fields.country}
          onChange={(event) => change({ country: event.target.value })}
        >
          {fields.country === '' ? (
            <option value="">{t('checkout.billing.chooseCountry')}</option>
          ) : null}
          {sortCountries(countries, language).map((code) => (
            // Browsers and the server don't always call a country the same.
            <option key={code} value={code} suppressHydrationWarning>
              {countryName(code, language)}
            </option>
          ))}
        </Select>
      </Field>
      <TextField checkout={checkout} field="name" autoComplete="billing name" />
      <TextField checkout={checkout} field="street" autoComplete="billing street-address" />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
        <TextField checkout={checkout} field="postcode" autoComplete="billing postal-code" />
        <TextField checkout={checkout} field="city" autoComplete="billing address-level2" />
      </div>
      <Checkbox
        name="isCompany"
        checked={fields.isCompany}
        onChange={(event) => change({ isCompany: event.target.checked })}
        label={t('checkout.billing.isCompany')}
        help={t('checkout.billing.isCompanyHelp')}
      />
      {fields.isCompany ? (
        <div className="grid gap-5 border-s-2 border-rule ps-5">
          <TextField checkout={checkout} field="company" autoComplete="billing organization" />
          <VatIdField checkout={checkout} />
        </div>
      ) : null}
    </CheckoutStep>
  );
}

type TextFieldProps = {
  checkout: Checkout;
  field: Exclude<BillingField, 'country' | 'vatId'>;
  autoComplete: string;
};

const maxLengths = { name: 120, street: 120, postcode: 20, city: 80, company: 120 } as const;

function TextField({ checkout, field, autoComplete }: TextFieldProps) {
  const t = useTexts('checkout');
  return (
    <Field label={t(labels[field])} error={useFieldError(checkout, field)}>
      <TextInput
        name={field}
        autoComplete={autoComplete}
        required
        maxLength={maxLengths[field]}
        value={checkout.fields[field]}
        onChange={(event) => checkout.change({ [field]: event.target.value })}
      />
    </Field>
  );
}

const labels = {
  name: 'checkout.billing.name',
  street: 'checkout.billing.street',
  postcode: 'checkout.billing.postcode',
  city: 'checkout.billing.city',
  company: 'checkout.billing.company',
} as const;

/** Checked on blur, not with every letter. */
function VatIdField({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const { fields, change, leaveVatId, quote } = checkout;
  const fault = useFieldError(checkout, 'vatId');
  const rejection = quote.answer?.vatIdRejection;
  const treatment = quote.answer?.quote.vatTreatment;
  const isValid = quote.isSettled && fields.vatId !== '' && treatment === 'reverseCharge';
  // Outside the EU any tax number is accepted: it isn't checked, and no VAT depends on it.
  const isOutside = treatment === 'outsideEu';
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label={t(isOutside ? 'checkout.billing.taxNumber' : 'checkout.billing.vatId')}
        help={t(isOutside ? 'checkout.billing.taxNumberHelp' : 'checkout.billing.vatIdHelp')}
        error={rejection ? t(vatIdTexts[rejection]) : fault}
        isOptional
        className="w-full"
      >
        <TextInput
          name="vatId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={fields.vatId}
          onChange={(event) => change({ vatId: event.target.value })}
          onBlur={leaveVatId}
        />
      </Field>
      <p role="status" className="text-xs font-medium text-river-ink">
        {isValid ? t('checkout.billing.vatIdValid') : null}
      </p>
      {rejection === 'notChecked' ? (
        <Button size="small" isLoading={quote.isFetching} onClick={quote.refetch}>
          {t('checkout.billing.checkAgain')}
        </Button>
      ) : null}
    </div>
  );
}

function useFieldError({ faults }: Checkout, field: BillingField): string | undefined {
  const t = useTexts('checkout');
  return faults.fields.includes(field) ? t(fieldTexts[field]) : undefined;
}

export const fieldTexts = {
  country: 'checkout.fields.country',
  name: 'checkout.fields.name',
  street: 'checkout.fields.street',
  postcode: 'checkout.fields.postcode',
  city: 'checkout.fields.city',
  company: 'checkout.fields.company',
  vatId: 'checkout.fields.vatId',
} as const satisfies Record<BillingField, string>;
