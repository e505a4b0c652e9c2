import { type ReactNode, useState } from 'react';
import { maxDecimalLength } from '../../../lib/decimal.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { digitsOf, formatNumberInput, type NumberRange, parseNumber } from './parse-number.ts';

type NumberFieldProps = {
  label: ReactNode;
  value: number | null;
  range: NumberRange;
  /** Shown in the error for unreadable input. */
  example: number;
  /** Null if the input is empty or invalid. */
  onEnter: (value: number | null) => void;
  /** Repeats a number with a separator, which two languages read differently. */
  isRepeated?: boolean;
  className?: string;
};

/** The input keeps what was typed until the number changes elsewhere. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, range, example, onEnter, isRepeated = false, className } = props;
  const t = useTexts('quiz');
  const format = useFormat();
  const { language } = format;
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const written = value === null ? '' : formatNumberInput(value, language);
  const text = typed && typed.value === value ? typed.text : written;
  const { fault } = parseNumber(text, range, language);
  const inFull = (number: number) => format.number(number, digitsOf(number));

  function enter(next: string) {
    const read = parseNumber(next, range, language);
    setTyped({ text: next, value: read.value });
    onEnter(read.value);
  }

  return (
    <Field
      label={label}
      className={className}
      help={
        isRepeated && value !== null && /[.,]/.test(text)
          ? t('quiz.number.readAs', { value: inFull(value) })
          : undefined
      }
      error={
        fault
          ? t(fault === 'unreadable' ? 'quiz.number.unreadable' : 'quiz.number.outOfRange', {
              example: formatNumberInput(example, language),
              min: inFull(range.min),
              max: inFull(range.max),
            })
          : undefined
      }
    >
      <TextInput
        value={text}
        onChange={(event) => enter(event.target.value)}
        // The decimal keypad has no minus sign.
        inputMode={range.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={maxDecimalLength}
        className="tabular"
      />
    </Field>
  );
}
