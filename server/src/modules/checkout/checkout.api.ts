import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { VatIdRejection } from '@danube/contract/checkout/checkout.errors.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';
import type { PurchasedItem } from '../entitlements/entitlements.api.ts';
import type { ReferredOrder } from './checkout.dependencies.ts';
import type { RepAccount } from './ledger/postings.ts';
import type { Sale } from './sales/read-sale.ts';
import type { OrderedItem } from './sales/sales.repository.ts';

/** For HTTP endpoints and other modules. */
export type CheckoutApi = {
  /** Whether an order is a payment of a subscription that will renew. */
  hasRenewingSubscription(tx: Tx, orderId: OrderId): Promise<boolean>;
  /** Whether this person has a subscription to an item that will renew. */
  isSubscribedTo(tx: Tx, userId: string, itemId: ItemId): Promise<boolean>;
  /**
   * Immediately, which also ends access, or at the end of the paid period; its owner is notified.
   */
  stopSubscriptionOf(change: Change, orderId: OrderId, when: 'now' | 'paidUntil'): Promise<void>;
  /** Until when a consumer can withdraw from content they bought and didn't use; null if they can't. */
  withdrawableUntil(tx: Tx, bought: PurchasedItem): Promise<Date | null>;
  /** A paid order with everything that happened to it, locked; null if it was never paid. */
  lockSale(tx: Tx, orderId: OrderId): Promise<Sale | null>;
  /** Moves commission between ledger accounts; each move is posted once. */
  moveCommission(tx: Tx, moves: readonly CommissionMove[], at: Date): Promise<void>;
  /** The discount of a coupon; null if it isn't currently available to everyone. */
  findOpenCoupon(tx: Tx, code: string, now: Date): Promise<CouponValue | null>;
  doesCouponExist(tx: Tx, code: string): Promise<boolean>;
  /** Digests of the cards that paid for a person's orders. */
  findCardDigests(tx: Tx, userId: string): Promise<string[]>;
  /** What these people ordered, paid or not. */
  findOrderedItems(tx: Tx, userIds: readonly string[]): Promise<OrderedItem[]>;
  /** The accounts that a buyer's refunds went to. */
  findRefundIbans(tx: Tx, userId: string): Promise<string[]>;
  /** The VAT contained in an amount, at a country's rate on a given day. */
  splitVatOn(
    tx: Tx,
    about: { country: Country; day: string; total: Money },
  ): Promise<{ net: Money; vat: Money; vatRate: number }>;
  /**
   * Why a VAT id isn't valid for a business in this country; null if it is. Requests by people are
   * rate-limited; jobs aren't.
   */
  checkVatId(
    about: { vatId: string; country: Country },
    requester?: { userId: string; network: string },
  ): Promise<VatIdRejection | null>;
  /** The buyers as stored in their orders, with all accounts their refunds went to. */
  findBuyers(tx: Tx, orderIds: readonly OrderId[]): Promise<Buyer[]>;
  /** False if the signature isn't the payment provider's. */
  receiveEvent(body: string, signature: string): Promise<boolean>;
  /**
   * For its buyer and, with an audit entry, for administrators; for anyone else it doesn't exist.
   */
  findInvoice(
    act: ActionContext,
    orderId: OrderId,
    invoiceId: InvoiceId,
  ): Promise<{ document: InvoicePdf; language: LanguageCode } | null>;
};

export type Buyer = {
  readonly orderId: OrderId;
  readonly userId: string | null;
  readonly email: string;
  readonly billingName: string;
  readonly cardDigest: string | null;
  readonly refundIbans: readonly string[];
};

export type CommissionMove = {
  readonly orderId: OrderId;
  /** The posting's unique name. */
  readonly name: string;
  readonly from: RepAccount;
  readonly to: RepAccount;
  readonly amount: Money;
};

export type { OrderedItem, ReferredOrder as PlacedUnderCode, RepAccount, Sale };
