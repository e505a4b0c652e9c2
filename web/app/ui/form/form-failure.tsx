import type { ReactNode } from 'react';
import { FieldError } from '../field.tsx';

type FormFailureProps = {
  /** A field shows the error: then it is only announced to screen readers here. */
  isBesideField?: boolean;
  children: ReactNode;
};

/**
 * Hidden only while a field shows the error; otherwise people wouldn't learn why nothing happened.
 */
const hiddenIfFieldInvalid = 'in-[form:has([aria-invalid=true],[data-invalid])]:sr-only';

/** Why an attempt failed; announced when it appears. */
export function FormFailure({ isBesideField = false, children }: FormFailureProps) {
  return (
    <div role="alert" className={isBesideField ? hiddenIfFieldInvalid : undefined}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
