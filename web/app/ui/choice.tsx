import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> & {
  kind: 'checkbox' | 'radio' | 'switch';
  label: ReactNode;
  help?: ReactNode;
  /** An already rendered error; linked to the input by its id. */
  error?: ReactNode;
  errorId?: string;
};

const choiceClasses = {
  checkbox:
    'rounded-sm bg-surface bg-center bg-no-repeat checked:border-river checked:bg-river indeterminate:border-river indeterminate:bg-river choice-check',
  radio:
    'rounded-full bg-surface checked:border-river checked:shadow-[inset_0_0_0_5px_var(--river)]',
  switch: 'w-9! rounded-full bg-sunk choice-knob checked:border-river checked:bg-river',
};

/**
 * The native input behind checkbox, radio and switch: it is submitted with a form and can be
 * toggled before scripts have loaded. The whole line is clickable.
 */
export function Choice(props: ChoiceProps) {
  const { kind, label, help, error, errorId, className, ...rest } = props;
  const id = useId();
  const described = [error && errorId, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1', className)}>
      <label
        className={classNames(
          'flex min-h-11 items-start gap-3 py-2.5 leading-normal has-disabled:text-ink-3',
          kind === 'switch' && 'justify-between',
        )}
      >
        <input
          {...rest}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={classNames(
            'mt-0.5 size-5 shrink-0 appearance-none border border-control transition-[background-color,border-color,box-shadow] hover:border-ink-2 aria-invalid:border-fall disabled:border-rule-strong disabled:bg-sunk',
            kind === 'switch' && 'order-2',
            choiceClasses[kind],
          )}
        />
        <span className="min-w-0">
          <span className="block text-sm">{label}</span>
          {help ? (
            <span id={`${id}-help`} className="type-small block">
              {help}
            </span>
          ) : null}
        </span>
      </label>
      {error}
    </div>
  );
}
