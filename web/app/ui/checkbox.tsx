import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice } from './choice.tsx';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <Choice
      {...rest}
      kind="checkbox"
      errorId={errorId}
      error={error ? <FieldError id={errorId}>{error}</FieldError> : undefined}
    />
  );
}
