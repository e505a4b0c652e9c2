import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRuleOnDay } from './find-rule-on-day.ts';

function rule(version: number, validFrom: string): CountryRule {
  const rates = { vatRate: 20_00, isSaleAllowed: true, riskNote: '', waiverNote: '' };
  return { country: 'AT', version, validFrom, ...rates };
}

const first = rule(1, '2026-01-01');
const second = rule(2, '2026-07-01');
const corrected = rule(3, '2026-07-01');

test('holds from its first day until the next one begins', () => {
  const rules = [first, second];
  expect(findRuleOnDay(rules, '2025-12-31')).toBeNull();
  expect(findRuleOnDay(rules, '2026-01-01')).toBe(first);
  expect(findRuleOnDay(rules, '2026-06-30')).toBe(first);
  expect(findRuleOnDay(rules, '2026-07-01')).toBe(second);
  expect(findRuleOnDay(rules, '2027-07-01')).toBe(second);
});

test('of two that begin on a day the later written holds, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([first, second, corrected], { minLength: 3 }), (rules) => {
      expect(findRuleOnDay(rules, '2026-07-01')).toBe(corrected);
      expect(findRuleOnDay(rules, '2026-06-30')).toBe(first);
    }),
  );
});

test('without rules nothing holds', () => {
  expect(findRuleOnDay([], '2026-07-01')).toBeNull();
});
