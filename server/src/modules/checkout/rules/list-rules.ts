import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import { academyDay } from '../../../platform/academy-day.ts';
import type { CountryRulesDependencies } from './country-rules.dependencies.ts';
import { findAllRules } from './country-rules.repository.ts';
import { ruleOn } from './rule-on.ts';

/** Past, current and future rules of all countries. */
export async function listRules({
  db,
  clock,
}: Pick<CountryRulesDependencies, 'db' | 'clock'>): Promise<
  (CountryRule & { isCurrent: boolean })[]
> {
  const rules = await findAllRules(db);
  const day = academyDay(clock.now());
  const current = new Set(
    Map.groupBy(rules, ({ country }) => country)
      .values()
      .map((ofCountry) => ruleOn(ofCountry, day)),
  );
  return rules.map((rule) => ({ ...rule, isCurrent: current.has(rule) }));
}
