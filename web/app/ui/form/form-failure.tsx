import type { ReactNode } from 'react';
import { FieldError } from '../field.tsx';

type FormFailureProps = {
  /** A field says it already: listeners still hear it at once, wherever their focus is. */
  isBesideField?: boolean;
  children: ReactNode;
};

/** Why nothing came of an attempt; read out when it appears. */
export function FormFailure({ isBesideField = false, children }: FormFailureProps) {
  return (
    <div role="alert" className={isBesideField ? 'sr-only' : undefined}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
