import { Euro } from 'lucide-react';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';

type MoneyFieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** An amount in euros, in the user's number format. */
export function MoneyField({ name, value, onChange, ...field }: MoneyFieldProps) {
  return (
    <Field {...field}>
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        leading={<Euro aria-hidden="true" />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="tabular"
      />
    </Field>
  );
}
