import type { Field as SettingsField } from '@danube/contract/settings/field.ts';
import type { HTMLInputTypeAttribute } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { FileInput } from './file-input.tsx';
import { LanguagesInput } from './languages-input.tsx';

type FieldInputProps = {
  field: SettingsField;
  label: string;
  error: string | undefined;
  value: unknown;
  isReadOnly?: boolean;
  onChange: (value: unknown) => void;
};

const inputTypes: Partial<Record<SettingsField['kind'], HTMLInputTypeAttribute>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
};

/** The control for a value, by the kind of its field. */
export function FieldInput(props: FieldInputProps) {
  const { field, label, error, value, isReadOnly = false, onChange } = props;
  const t = useTexts('settings');
  if (field.kind === 'switch') {
    return (
      <Switch
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (field.kind === 'picture' || field.kind === 'film') {
    return (
      <FileInput
        purpose={field.kind === 'film' ? 'video' : 'picture'}
        label={label}
        error={error}
        value={shownValue(value)}
        onChange={onChange}
      />
    );
  }
  if (field.kind === 'languages') {
    return (
      <LanguagesInput label={label} error={error} value={linesOf(value)} onChange={onChange} />
    );
  }
  if (field.kind === 'years') return <YearsInput {...props} />;
  if (isScale(field)) {
    return <ScaleInput {...props} />;
  }
  const isList = field.kind === 'lines';
  return (
    <Field
      label={label}
      error={error}
      isOptional={field.isOptional === true}
      help={isList ? t('settings.onePerLine') : undefined}
    >
      {isList ? (
        <TextArea
          rows={3}
          value={linesOf(value).join('\n')}
          onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
          onBlur={() => onChange(linesOf(value).map(trimmed).filter(Boolean))}
        />
      ) : (
        <TextInput
          type={inputTypes[field.kind] ?? 'text'}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          maxLength={field.kind === 'number' ? undefined : field.max}
          value={shownValue(value)}
          readOnly={isReadOnly}
          onChange={(event) => onChange(parseInput(field, event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

/**
 * A small range of whole numbers, such as a rating: a select, so that nothing else can be entered.
 */
function isScale({ kind, min = 0, max, step, isOptional }: SettingsField): boolean {
  return kind === 'number' && step === 1 && max - min < 10 && !isOptional;
}

function ScaleInput({ field, label, error, value, onChange }: FieldInputProps) {
  const format = useFormat();
  const { min = 0, max } = field;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => max - index);
  return (
    <Field label={label} error={error}>
      <Select
        value={shownValue(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {format.number(number)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function YearsInput({ field, label, error, value, onChange }: FieldInputProps) {
  const t = useTexts('settings');
  return (
    <Field label={label} error={error}>
      <Select
        value={shownValue(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {field.choices?.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t('settings.years.never') : t('settings.years.after', { count })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** An invalid number is sent as it is, so that the server reports it. */
function parseInput({ kind }: SettingsField, text: string): unknown {
  if (kind !== 'number') return text;
  if (text.trim() === '') return null;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) && !/[.,]$/.test(text) ? number : text;
}

function shownValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function linesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function trimmed(line: string): string {
  return line.trim();
}
