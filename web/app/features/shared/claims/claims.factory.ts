import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { claimRegister } from '@danube/contract/claims/claim-register.ts';
import type { ClaimSource, ListedClaim } from '@danube/contract/claims/claims.schemas.ts';

export function makeSource(overrides: Partial<ClaimSource> = {}): ClaimSource {
  return {
    text: 'Counted in the enrolment records.',
    language: 'en',
    url: null,
    asOf: '2026-09-30',
    ...overrides,
  };
}

/** The whole register as the server lists it, with these sources. */
export function claimEntries(sources: Partial<Record<ClaimId, ClaimSource>> = {}): ListedClaim[] {
  // Object.keys loses the register's key type.
  const ids = Object.keys(claimRegister) as ClaimId[];
  return ids.map((id) => ({
    id,
    source: sources[id] ?? null,
    isCounted: false,
    computed: null,
    isComputedShown: false,
  }));
}
