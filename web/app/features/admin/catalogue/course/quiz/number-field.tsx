import { type ReactNode, useState } from 'react';
import { decimalsOf, formatDecimal, parseDecimal } from '../../../../../lib/decimal.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';

/** Decimal places of a field; more than any price or size has. */
const scale = 6;
const unit = 10 ** scale;

/** From the contract's schemas. */
type NumberLimits = { minValue: number | null; maxValue: number | null; isInt: boolean };

type NumberFieldProps = {
  label: string;
  help?: ReactNode;
  trailing?: ReactNode;
  value: number | null;
  limits: NumberLimits;
  onChange: (value: number) => unknown;
  /** Set if the field may be empty. */
  onEmpty?: () => unknown;
};

/** A localised number; invalid input stays in the field, with the error. */
export function NumberField(props: NumberFieldProps) {
  const { label, help, trailing, value, limits, onChange, onEmpty } = props;
  const { language } = useFormat();
  const [typed, setTyped] = useState<string>();
  const error = useNumberError(limits);
  const fits = (next: number | null) =>
    next === null ? onEmpty !== undefined : isWithin(next, limits);
  const read = (text: string) => (text.trim() === '' ? null : parseNumber(text, language));
  const meant = typed === undefined ? value : read(typed);
  const isInvalid = !fits(meant);
  const stored = value === null ? '' : formatDecimal(Math.round(value * unit), scale, language);
  return (
    <Field label={label} help={help} error={isInvalid ? error : undefined} isOptional={!!onEmpty}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        trailing={trailing}
        value={typed !== undefined && (isInvalid || meant === value) ? typed : stored}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const next = read(text);
          if (!fits(next)) return;
          if (next === null) onEmpty?.();
          else onChange(next);
        }}
        onBlur={() => {
          if (!isInvalid) setTyped(undefined);
        }}
        className="tabular"
      />
    </Field>
  );
}

function isWithin(value: number, { minValue, maxValue, isInt }: NumberLimits): boolean {
  const isInRange = value >= (minValue ?? -Infinity) && value <= (maxValue ?? Infinity);
  return isInRange && (!isInt || Number.isInteger(value));
}

/** NaN if it isn't a number: then it is outside any limits. */
function parseNumber(text: string, language: Parameters<typeof parseDecimal>[2]): number {
  const scaled = parseDecimal(text, scale, language);
  return scaled === null ? Number.NaN : scaled / unit;
}

function useNumberError({ minValue, maxValue, isInt }: NumberLimits): string {
  const t = useTexts('editor');
  const format = useFormat();
  const write = (limit: number | null) =>
    format.number(limit ?? 0, decimalsOf(Math.round((limit ?? 0) * unit), scale));
  const words = { least: write(minValue), most: write(maxValue) };
  return t(isInt ? 'editor.quiz.wholeWrong' : 'editor.quiz.numberWrong', words);
}
