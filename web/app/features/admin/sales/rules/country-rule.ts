import { isMemberState, memberStates } from '@danube/contract/checkout/countries.ts';
import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { dayIn, isDay } from '../../../../lib/day-start.ts';
import { academyTimeZone } from '../../../../lib/format-date.ts';
import { formatHundredths, parseHundredths } from '../../../../lib/parse-amount.ts';
import { isReason } from '../kit/reason-field.tsx';

export type ListedRule = CountryRule & { readonly isCurrent: boolean };

/** The rules of one country: current, upcoming and former. */
export type CountryRules = {
  readonly country: string;
  readonly current: ListedRule | null;
  readonly coming: readonly ListedRule[];
  readonly past: readonly ListedRule[];
};

export function findRulesOf(country: string, rules: readonly ListedRule[]): CountryRules {
  const own = rules
    .filter((rule) => rule.country === country)
    .toSorted((a, b) => b.version - a.version);
  const current = own.find(({ isCurrent }) => isCurrent) ?? null;
  const version = current?.version ?? 0;
  return {
    country,
    current,
    coming: own.filter((rule) => rule.version > version),
    past: own.filter((rule) => rule.version < version),
  };
}

/** The member states, and the other countries that have a rule. */
export function countriesWithRules(rules: readonly ListedRule[]): string[] {
  return [...memberStates, ...listCountriesOutsideEu(rules)];
}

export function listCountriesOutsideEu(rules: readonly ListedRule[]): string[] {
  const countries = new Set(rules.map(({ country }) => country));
  return [...countries].filter((country) => !isMemberState(country));
}

export type RuleFields = {
  /** Empty until one is chosen. */
  country: string;
  vatRate: string;
  validFrom: string;
  isSaleAllowed: boolean;
  riskNote: string;
  waiverNote: string;
  reason: string;
};

/** A new rule starts as a copy of the one it will follow. */
export function createRuleFields(rules: CountryRules, language: LanguageCode): RuleFields {
  const { country, current, coming } = rules;
  const latest = coming[0] ?? current;
  return {
    country,
    vatRate: latest ? formatHundredths(latest.vatRate, language) : '',
    validFrom: '',
    isSaleAllowed: latest?.isSaleAllowed ?? true,
    riskNote: latest?.riskNote ?? '',
    waiverNote: latest?.waiverNote ?? '',
    reason: '',
  };
}

/** The earliest day of a new rule: not before today, nor before the country's last one. */
export function findEarliestDay({ current, coming }: CountryRules, now: Date): string {
  const today = dayIn(now, academyTimeZone);
  const latest = (coming[0] ?? current)?.validFrom ?? '';
  return latest >= today ? latest : today;
}

const maxRate = 10_000;

/** A rule's rate; outside the EU no VAT is charged, so there is no rate field. */
export function readRuleRate({ country, vatRate }: RuleFields, language: LanguageCode) {
  return isMemberState(country) ? parseVatRate(vatRate, language) : 0;
}

export function parseVatRate(text: string, language: LanguageCode): number | undefined {
  const rate = parseHundredths(text.replace('%', ''), language);
  return rate !== undefined && rate <= maxRate ? rate : undefined;
}

type RuleLimits = { earliest: string; language: LanguageCode };

export function findRuleErrors(fields: RuleFields, { earliest, language }: RuleLimits) {
  const isDayRight = isDay(fields.validFrom) && fields.validFrom >= earliest;
  return [
    ...(fields.country === '' ? (['country'] as const) : []),
    ...(readRuleRate(fields, language) === undefined ? (['vatRate'] as const) : []),
    ...(isDayRight ? [] : (['validFrom'] as const)),
    ...(isReason(fields.reason) ? [] : (['reason'] as const)),
  ];
}
