import { type ReactNode, useId } from 'react';
import { Choice } from './choice.tsx';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  help?: ReactNode;
  isDisabled?: boolean;
};

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
};

export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, value, defaultValue, onValueChange, help, error } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames('grid min-w-0', props.className)}
      aria-describedby={described || undefined}
      // A single radio is never invalid; the form looks for the group.
      data-invalid={error ? '' : undefined}
    >
      <legend className="text-sm leading-snug font-[560]">{legend}</legend>
      {help ? (
        <p id={`${id}-help`} className="type-small mt-1">
          {help}
        </p>
      ) : null}
      <div className="mt-1 grid">
        {options.map((option) => (
          <Choice
            key={option.value}
            kind="radio"
            name={name}
            value={option.value}
            label={option.label}
            help={option.help}
            disabled={option.isDisabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
