import type { ClaimSource } from '@danube/contract/claims/claims.schemas.ts';

/** What an administrator would enter for a figure. */
export function createSource(overrides: Partial<ClaimSource> = {}): ClaimSource {
  return {
    text: 'Counted in the enrolment records of the academy.',
    language: 'en',
    url: 'https://academy.example/reports/2026',
    asOf: '2026-09-30',
    ...overrides,
  };
}
