import type { EntitlementId } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { type Act, entryBy } from '../../platform/act.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { lockEntitlement, storeRevocation } from './entitlements.repository.ts';

/** Ends a right now. What was revoked before stays as it was, and is not written down again. */
export function revokeEntitlement(
  deps: Pick<EntitlementsDependencies, 'transact' | 'clock'>,
  act: Act,
  { id, reason }: { id: EntitlementId; reason: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const row = await lockEntitlement(tx, id);
    if (!row) throw new DomainError('ENTITLEMENT_NOT_FOUND');
    if (row.revokedAt) return;
    const revokedAt = deps.clock.now();
    await storeRevocation(tx, id, revokedAt);
    const { userId, itemId: item, source, expiresAt } = row;
    const before = { id, item, source, expiresAt, revokedAt: null };
    audit({
      ...entryBy(act),
      action: 'entitlements.revoke',
      target: { kind: 'person', id: userId },
      before,
      after: { ...before, revokedAt },
      reason,
    });
  });
}
