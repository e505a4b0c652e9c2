import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';

/** "May this person use it, until when, and why?" Every file and lesson is checked here. */
export type EntitlementsApi = {
  /** `userId` is null for a visitor. An item that doesn't exist is `notOwned`. */
  accessTo(tx: Tx, userId: string | null, itemId: ItemId): Promise<ItemAccess>;
  /** The same for several; items that don't exist are omitted. */
  accessToAll(
    tx: Tx,
    userId: string | null,
    itemIds: readonly ItemId[],
  ): Promise<ReadonlyMap<ItemId, ItemAccess>>;
  /** The same for callers that have already read the items. */
  accessToItems(
    tx: Tx,
    userId: string | null,
    items: readonly OfferedItem[],
  ): Promise<ReadonlyMap<ItemId, ItemAccess>>;
  /** Which of these people may use an item, in a fixed number of queries. */
  findEntitled(tx: Tx, itemId: ItemId, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Everything this person has or had access to: items, packages and their contents. */
  everOpenedTo(tx: Tx, userId: string): Promise<ItemId[]>;
  /**
   * Entitlements in force that began in this period and haven't been used: everyone's, or one
   * person's.
   */
  findUnused(
    tx: Tx,
    granted: { from: Date; to: Date; userId?: string },
  ): Promise<UnusedEntitlement[]>;
  accessToLesson(tx: Tx, userId: string | null, lessonId: LessonId): Promise<ItemAccess>;
  /** Grants a purchase. Repeating it for the same item and order only changes its end. */
  grantPurchase(tx: Tx, purchase: Purchase): Promise<void>;
  /** Sets how long access outlasts the period that these orders' latest payment paid for. */
  setGrace(tx: Tx, grace: PurchaseGrace): Promise<void>;
  /** Revokes an order's entitlements: all of them, or these items. */
  revokePurchase(tx: Tx, orderId: OrderId, items?: readonly ItemId[]): Promise<void>;
  /** Restores revoked entitlements of an order, e.g. after a won dispute: all, or these items. */
  restorePurchase(tx: Tx, orderId: OrderId, items?: readonly ItemId[]): Promise<void>;
  /**
   * Records the first use of something a person owns. Call it before checking access, in the same
   * transaction, so that a concurrent withdrawal waits.
   */
  markUsed(tx: Tx, userId: string, itemId: ItemId): Promise<void>;
  /** The purchases that opening this item would use for the first time. */
  findFirstUses(tx: Tx, userId: string, itemId: ItemId): Promise<PurchasedItem[]>;
  /** Whether the first use of something a person owns is recorded. */
  isUsed(tx: Tx, userId: string, itemId: ItemId): Promise<boolean>;
  /**
   * Blocks first use of the order's items until the transaction ends, so that the result of
   * `usedOf` stays valid.
   */
  lockPurchase(tx: Tx, orderId: OrderId): Promise<void>;
  /** Which items of an order were used; packages also through their contents. */
  usedOf(tx: Tx, orderId: OrderId): Promise<ItemId[]>;
  /** All entitlements of an order, and their state. */
  purchasesOf(tx: Tx, orderId: OrderId): Promise<StoredPurchase[]>;
};

export type UnusedEntitlement = {
  readonly userId: string;
  readonly itemId: ItemId;
  readonly grantedAt: Date;
};

export type PurchasedItem = { readonly orderId: OrderId; readonly itemId: ItemId };

export type StoredPurchase = {
  readonly itemId: ItemId;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** When something in it was first opened or downloaded. */
  readonly usedAt: Date | null;
};

export type Purchase = {
  readonly userId: string;
  readonly orderId: OrderId;
  readonly itemId: ItemId;
  readonly source: 'purchase' | 'subscription';
  /** Null if it doesn't expire. */
  readonly expiresAt: Date | null;
};

export type PurchaseGrace = {
  readonly orderIds: readonly OrderId[];
  /** The end of the latest period. */
  readonly expiresAt: Date;
  /** Null if access ends with the period. */
  readonly graceUntil: Date | null;
};
