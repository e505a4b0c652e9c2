import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';
import type { PlacedUnderCode } from '../checkout/checkout.api.ts';

/** What other modules report: sign-ups with a code, role changes, and changes to orders. */
export type SalesRepsApi = {
  accountOpened(change: Change, opened: { userId: string; referralCode: string }): Promise<void>;
  rightChanged(change: Change, person: { userId: string; isSalesRep: boolean }): Promise<void>;
  orderPlaced(change: Change, placed: PlacedUnderCode): Promise<void>;
  renewalPlaced(tx: Tx, renewal: { orderId: OrderId; before: OrderId }): Promise<void>;
  saleChanged(tx: Tx, orderId: OrderId): Promise<void>;
  /** Who invited these people; those nobody invited are missing. */
  findInviters(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, RepId>>;
  /** The names of these representatives, for staff. */
  findRepNames(tx: Tx, ids: readonly RepId[]): Promise<ReadonlyMap<RepId, string>>;
};
