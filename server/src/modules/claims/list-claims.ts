import {
  type ClaimFigure,
  type ClaimId,
  claimRegister,
} from '@danube/contract/claims/claim-register.ts';
import {
  claimIdSchema,
  type ListedClaim,
  type ShownFigure,
} from '@danube/contract/claims/claims.schemas.ts';
import { academyDay } from '../../platform/academy-day.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { toClaimEntries } from './claims.mapper.ts';
import { findShownComputed, findSources } from './claims.repository.ts';

/** Every figure with its source and today's computed value. */
export async function listClaims(deps: ClaimsDependencies): Promise<ListedClaim[]> {
  const entries = toClaimEntries(await findSources(deps.db));
  const shown = await findShownComputed(deps.db);
  const computed = await computeClaims(deps, () => true);
  const asOf = academyDay(deps.clock.now());
  return entries.map((entry) => {
    const value = computed.get(entry.id);
    return {
      ...entry,
      isCounted: computed.has(entry.id),
      computed: value === undefined || value === null ? null : { value, asOf },
      isComputedShown: shown.has(entry.id),
    };
  });
}

/** The figures that override the register's. */
export async function findShownFigures(deps: ClaimsDependencies): Promise<ShownFigure[]> {
  const shown = await findShownComputed(deps.db);
  if (shown.size === 0) return [];
  const computed = await computeClaims(deps, (id) => shown.has(id));
  // Without anything to count, the register's figure stays.
  return [...computed].flatMap(([id, value]) => (value === null ? [] : [{ id, value }]));
}

async function computeClaims(
  { db, clock, findComputed }: ClaimsDependencies,
  isWanted: (id: ClaimId) => boolean,
): Promise<Map<ClaimId, number | null>> {
  const found = new Map<ClaimId, number | null>();
  for (const { id: named, compute } of findComputed()) {
    const id = claimIdSchema.parse(named);
    if (!isWanted(id)) continue;
    const value = await compute(db, clock.now());
    found.set(id, value === null ? null : rounded(claimRegister[id], value));
  }
  return found;
}

/** Ratings have one decimal, everything else none. */
function rounded({ unit }: ClaimFigure, value: number): number {
  return unit === 'rating' ? Math.round(value * 10) / 10 : Math.round(value);
}
