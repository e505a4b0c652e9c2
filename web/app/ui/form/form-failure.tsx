import type { ReactNode } from 'react';
import { FieldError } from '../field.tsx';

type FormFailureProps = {
  /** A field should say it: then only listeners hear it here too, wherever their focus is. */
  isBesideField?: boolean;
  children: ReactNode;
};

/** Not hidden where no field says what is wrong with it: nobody would learn why nothing happened. */
const whileAFieldSaysIt = 'in-[form:has([aria-invalid=true],[data-invalid])]:sr-only';

/** Why nothing came of an attempt; read out when it appears. */
export function FormFailure({ isBesideField = false, children }: FormFailureProps) {
  return (
    <div role="alert" className={isBesideField ? whileAFieldSaysIt : undefined}>
      <FieldError>{children}</FieldError>
    </div>
  );
}
