import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';

/**
 * The rule in force on a day: the latest one that has started; of two with the same start, the last
 * one written.
 */
export function findRuleOnDay(rules: readonly CountryRule[], day: string): CountryRule | null {
  const started = rules.filter(({ validFrom }) => validFrom <= day);
  return started.reduce<CountryRule | null>(
    (found, rule) => (found && !isAfter(rule, found) ? found : rule),
    null,
  );
}

function isAfter(rule: CountryRule, other: CountryRule): boolean {
  if (rule.validFrom !== other.validFrom) return rule.validFrom > other.validFrom;
  return rule.version > other.version;
}
