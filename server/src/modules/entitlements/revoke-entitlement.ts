import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { EntitlementId } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Change } from '../../platform/transact.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { lockEntitlement, storeRevocation } from './entitlements.repository.ts';

type Revocation = {
  readonly id: EntitlementId;
  readonly reason: string;
  /** What to do with the subscription behind the entitlement. */
  readonly subscription?: 'keep' | 'paidUntil' | 'now' | undefined;
};

/** Ends an entitlement now. Revoking it again changes nothing and isn't recorded. */
export function revokeEntitlement(
  deps: Pick<EntitlementsDependencies, 'transact' | 'clock' | 'subscriptions'>,
  act: ActionContext,
  { id, reason, subscription }: Revocation,
): Promise<void> {
  return deps.transact(async (change) => {
    const { tx, audit } = change;
    const row = await lockEntitlement(tx, id);
    if (!row) throw new DomainError('ENTITLEMENT_NOT_FOUND');
    if (row.revokedAt) return;
    await decideSubscription(deps, change, { orderId: row.orderId, subscription });
    const revokedAt = deps.clock.now();
    await storeRevocation(tx, id, revokedAt);
    const { userId, itemId: item, source, expiresAt } = row;
    const before = { id, item, source, expiresAt, revokedAt: null };
    audit({
      ...auditFieldsOf(act),
      action: 'entitlements.revoke',
      target: { kind: 'person', id: userId },
      before,
      after: { ...before, revokedAt, subscription },
      reason,
    });
  });
}

/** Makes sure that nobody keeps paying for revoked access by accident. */
async function decideSubscription(
  { subscriptions }: Pick<EntitlementsDependencies, 'subscriptions'>,
  change: Change,
  { orderId, subscription }: { orderId: OrderId | null } & Pick<Revocation, 'subscription'>,
): Promise<void> {
  if (orderId === null || !(await subscriptions.hasRenewingSubscription(change.tx, orderId)))
    return;
  if (!subscription) throw new DomainError('SUBSCRIPTION_UNDECIDED');
  if (subscription !== 'keep')
    await subscriptions.stopSubscriptionOf(change, orderId, subscription);
}
