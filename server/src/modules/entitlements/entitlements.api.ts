import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';

/** "May this person use it, until when, and why?" Every file and lesson is requested here. */
export type EntitlementsApi = {
  /** `userId` is null for a visitor. What doesn't exist is `notOwned`. */
  accessTo(tx: Tx, userId: string | null, itemId: ItemId): Promise<ItemAccess>;
  /** The same for several; what doesn't exist is not in the answer. */
  accessToAll(
    tx: Tx,
    userId: string | null,
    itemIds: readonly ItemId[],
  ): Promise<ReadonlyMap<ItemId, ItemAccess>>;
  /** The same for those who have read the items already. */
  accessToItems(
    tx: Tx,
    userId: string | null,
    items: readonly OfferedItem[],
  ): Promise<ReadonlyMap<ItemId, ItemAccess>>;
  /** Whatever a right of this person opens or once opened: items, packages and what is in them. */
  everOpenedTo(tx: Tx, userId: string): Promise<ItemId[]>;
  accessToLesson(tx: Tx, userId: string | null, lessonId: LessonId): Promise<ItemAccess>;
  /** What was bought. The same item of the same order again moves its end, no more. */
  grantPurchase(tx: Tx, purchase: Purchase): Promise<void>;
  /** Ends what an order gave: all of it, or these items. */
  revokePurchase(tx: Tx, orderId: OrderId, items?: readonly ItemId[]): Promise<void>;
  /** Gives back what was revoked of an order, such as after a dispute that was won: all, or these. */
  restorePurchase(tx: Tx, orderId: OrderId, items?: readonly ItemId[]): Promise<void>;
  /**
   * Records the first use of something a person owns. Call it before checking access, in the same
   * transaction, so that it is ordered with a concurrent withdrawal.
   */
  markUsed(tx: Tx, userId: string, itemId: ItemId): Promise<void>;
  /**
   * Blocks first use of the order's items until the transaction ends, so that the result of
   * `usedOf` stays true.
   */
  lockPurchase(tx: Tx, orderId: OrderId): Promise<void>;
  /** Which items of an order were used, of packages also through what they brought. */
  usedOf(tx: Tx, orderId: OrderId): Promise<ItemId[]>;
  /** All that an order gave, and what became of it. */
  purchasesOf(tx: Tx, orderId: OrderId): Promise<StoredPurchase[]>;
};

export type StoredPurchase = {
  readonly itemId: ItemId;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** When something of it was first fetched or opened. */
  readonly usedAt: Date | null;
};

export type Purchase = {
  readonly userId: string;
  readonly orderId: OrderId;
  readonly itemId: ItemId;
  readonly source: 'purchase' | 'subscription';
  /** Null if it has no end. */
  readonly expiresAt: Date | null;
};
