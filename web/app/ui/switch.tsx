import type { ComponentProps, ReactNode } from 'react';
import { Choice } from './choice.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode };

/** For a setting that applies immediately; use a checkbox in a form that is submitted. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} kind="switch" />;
}
