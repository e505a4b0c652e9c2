import type { ListedClaim, ShownFigure } from '@danube/contract/claims/claims.schemas.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { toClaimEntries } from './claims.mapper.ts';
import { findComputedValues, findShownComputed, findSources } from './claims.repository.ts';

/** Every figure with its source and the last computed value. */
export async function listClaims({ db, findComputed }: ClaimsDependencies): Promise<ListedClaim[]> {
  const entries = toClaimEntries(await findSources(db));
  const shown = await findShownComputed(db);
  const computed = await findComputedValues(db);
  const counted = new Set(findComputed().map(({ id }) => id));
  return entries.map((entry) => {
    const isCounted = counted.has(entry.id);
    const { value, asOf } = computed.get(entry.id) ?? { value: null, asOf: '' };
    return {
      ...entry,
      isCounted,
      computed: !isCounted || value === null ? null : { value, asOf },
      isComputedShown: shown.has(entry.id),
    };
  });
}

/** The figures that override the register's. */
export async function findShownFigures(deps: ClaimsDependencies): Promise<ShownFigure[]> {
  // With nothing to count, the register's figure stays.
  return (await listClaims(deps)).flatMap(({ id, computed, isComputedShown }) =>
    computed && isComputedShown ? [{ id, value: computed.value }] : [],
  );
}
