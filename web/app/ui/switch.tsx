import type { ComponentProps, ReactNode } from 'react';
import { Choice } from './choice.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode };

/** For a setting that takes effect immediately; use a checkbox where a form is sent. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} kind="switch" />;
}
