import type { GroupValues } from '@danube/contract/settings/settings-groups.ts';
import { useSettings } from './settings.tsx';

/** The academy as shown in the footer and in structured data. */
export function useAcademy() {
  return academyOf(useSettings('academy'));
}

function academyOf({ phone, ...facts }: GroupValues<'academy'>) {
  const [first = '', ...others] = facts.name.split(' ');
  return {
    ...facts,
    /** The wordmark has two lines. */
    brand: { first, second: others.join(' ') },
    phone: { shown: phone, dialled: phone.replaceAll(/[^+\d]/g, '') },
  };
}
