import type { ReactNode } from 'react';
import { FieldError } from '../field.tsx';

type FormErrorProps = {
  /** A field shows the error: then it is only announced to screen readers here. */
  isBesideField?: boolean;
  children: ReactNode;
};

/**
 * Hidden only while a field shows the error; otherwise people wouldn't learn why nothing happened.
 */
const hiddenIfFieldInvalid = 'in-[form:has([aria-invalid=true],[data-invalid])]:sr-only';

/** Why a submission failed; announced when it appears. */
export function FormError({ isBesideField = false, children }: FormErrorProps) {
  return (
    <div role="alert" className={isBesideField ? hiddenIfFieldInvalid : undefined}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
