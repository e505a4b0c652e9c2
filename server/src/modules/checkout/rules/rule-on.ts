import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';

/**
 * Of one country's rules the one that holds on a day: the latest that has begun, and of two that
 * begin on the same day the one that was written last.
 */
export function ruleOn(rules: readonly CountryRule[], day: string): CountryRule | null {
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
