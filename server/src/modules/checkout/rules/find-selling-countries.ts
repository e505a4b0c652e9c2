import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CountryRulesDependencies } from './country-rules.dependencies.ts';
import { listRules } from './list-rules.ts';

/** The countries we sell to today. */
export async function findSellingCountries(
  deps: Pick<CountryRulesDependencies, 'db' | 'clock'>,
): Promise<Country[]> {
  const rules = await listRules(deps);
  return rules
    .filter(({ isCurrent, isSaleAllowed }) => isCurrent && isSaleAllowed)
    .map(({ country }) => country);
}
