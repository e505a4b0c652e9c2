import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { ClaimsDependencies } from './claims.dependencies.ts';
import { findShownComputed, saveShownComputed } from './claims.repository.ts';
import { listClaims } from './list-claims.ts';

/** Switches between the computed figure and the register's. */
export async function showComputed(
  deps: ClaimsDependencies & { act: ActionContext },
  { id, isComputedShown }: { id: ClaimId; isComputedShown: boolean },
): Promise<ListedClaim> {
  const isCounted = deps.findComputed().some((claim) => claim.id === id);
  if (isComputedShown && !isCounted) throw new DomainError('CLAIM_NOT_COMPUTED');
  await deps.transact(async ({ tx, touchContent, audit }) => {
    const before = (await findShownComputed(tx)).has(id);
    if (before === isComputedShown) return;
    await saveShownComputed(tx, { id, isComputedShown, now: deps.clock.now() });
    touchContent('claims');
    audit({
      ...auditFieldsOf(deps.act),
      action: 'claims.show-computed',
      target: { kind: 'claim', id },
      before: { isComputedShown: before },
      after: { isComputedShown },
    });
  });
  const entry = (await listClaims(deps)).find((one) => one.id === id);
  if (!entry) throw new Error('a figure of the register is not listed');
  return entry;
}
