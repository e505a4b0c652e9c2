import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';

type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
};

const FieldContext = createContext<FieldWiring | null>(null);

type FieldProps = {
  label: ReactNode;
  /** What to enter and why; stays visible while an error is shown. */
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  isOptional?: boolean;
  children: ReactNode;
  className?: string;
};

/** Label above, help and error below; the control inside gets its ids from context. */
export function Field({ label, help, error, isOptional, children, className }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const wiring = { id, describedBy: described || undefined, isInvalid: Boolean(error) };
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm leading-snug font-[560]">
        {label}
        {isOptional ? <OptionalLabel /> : null}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {help ? (
        <p id={`${id}-help`} className="type-small">
          {help}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs leading-normal font-medium text-fall">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The attributes of a control inside a Field; its own props win. */
export function useFieldWiring() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
  };
}

/** Shared by every text field and select. */
export const controlClasses =
  'w-full min-w-0 rounded-md border border-control bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-3 hover:border-ink-2 focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-fall disabled:border-rule-strong disabled:bg-sunk disabled:text-ink-3 [&[readonly]]:bg-sunk';

function OptionalLabel() {
  const t = useTexts('ui');
  return <span className="ms-1.5 font-normal text-ink-3">{t('ui.optional')}</span>;
}
