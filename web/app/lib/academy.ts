import type { GroupValues } from '@danube/contract/settings/settings-groups.ts';
import { useSettings } from './settings.tsx';

/** The academy as printed in the footer and told to search engines. */
export function useAcademy() {
  return academyOf(useSettings('academy'));
}

function academyOf({ phone, ...facts }: GroupValues<'academy'>) {
  const [first = '', ...others] = facts.name.split(' ');
  return {
    ...facts,
    /** The wordmark is set in two lines. */
    brand: { first, second: others.join(' ') },
    phone: { shown: phone, dialled: phone.replaceAll(/[^+\d]/g, '') },
  };
}
