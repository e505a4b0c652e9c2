import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { CountryRulesDependencies } from './country-rules.dependencies.ts';
import { findAllRules } from './country-rules.repository.ts';
import { findRuleOnDay } from './find-rule-on-day.ts';

/** Past, current and future rules of all countries. */
export async function listRules({
  db,
  clock,
}: Pick<CountryRulesDependencies, 'db' | 'clock'>): Promise<
  (CountryRule & { isCurrent: boolean })[]
> {
  const rules = await findAllRules(db);
  const day = formatAcademyDay(clock.now());
  const current = new Set(
    Map.groupBy(rules, ({ country }) => country)
      .values()
      .map((ofCountry) => findRuleOnDay(ofCountry, day)),
  );
  return rules.map((rule) => ({ ...rule, isCurrent: current.has(rule) }));
}
