import type { LanguageCode } from '@danube/contract/locale.ts';
import { maxCommissionRate } from '@danube/contract/sales-reps/commission-rules.ts';
import { parseHundredths } from '../../../lib/parse-amount.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type RateFieldProps = { rate: string; isInvalid: boolean; onChange: (rate: string) => void };

/** A percentage of the net price, with at most two decimals. */
export function RateField({ rate, isInvalid, onChange }: RateFieldProps) {
  const t = useTexts('reps');
  return (
    <Field
      label={t('reps.rates.rate')}
      help={t('reps.rates.help')}
      error={isInvalid ? t('reps.rates.wrong') : undefined}
    >
      <TextInput
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={rate}
        onChange={(event) => onChange(event.target.value)}
        className="tabular"
      />
    </Field>
  );
}

/** In hundredths of a percent; undefined if invalid. */
export function parseRate(text: string, language: LanguageCode): number | undefined {
  const rate = parseHundredths(text.replace('%', ''), language);
  return rate !== undefined && rate <= maxCommissionRate ? rate : undefined;
}
