import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import type { Tx } from '../../../platform/database.ts';
import { findRulesOf } from './country-rules.repository.ts';
import { findRuleOnDay } from './find-rule-on-day.ts';

/** The rule of a country on an academy day; null if we don't sell there. */
export async function findRule(tx: Tx, country: Country, day: string): Promise<CountryRule | null> {
  return findRuleOnDay(await findRulesOf(tx, country), day);
}
