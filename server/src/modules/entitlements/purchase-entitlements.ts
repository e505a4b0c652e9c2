import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { entitlementIdSchema } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { Purchase } from './entitlements.api.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import { storePurchase, storePurchaseRevocation } from './entitlements.repository.ts';

type Dependencies = Pick<EntitlementsDependencies, 'clock' | 'ids'>;

/** One row per item and order, no matter how often the payment is reported. */
export async function grantPurchase(
  { clock, ids }: Dependencies,
  tx: Tx,
  purchase: Purchase,
): Promise<void> {
  const id = entitlementIdSchema.parse(ids.uuid());
  await storePurchase(tx, { ...purchase, id, grantedAt: clock.now() });
}

/** Entitlements that were already revoked keep their timestamp. */
export function revokePurchase(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Tx,
  { orderId, items }: { orderId: OrderId; items?: readonly ItemId[] | undefined },
): Promise<void> {
  return storePurchaseRevocation(tx, { orderId, items, revokedAt: clock.now() });
}
