import type { VatIdRefusal } from '@danube/contract/checkout/checkout.errors.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';
import type { PlacedUnderCode } from './checkout.dependencies.ts';
import type { RepAccount } from './ledger/postings.ts';
import type { Sale } from './sales/read-sale.ts';

/** What has addresses of its own besides procedures, and what other modules ask. */
export type CheckoutApi = {
  /** Whether an order is a payment of a subscription that keeps charging. */
  hasRenewingSubscription(tx: Tx, orderId: OrderId): Promise<boolean>;
  /**
   * Immediately, which also ends access, or at the end of the paid period; its owner is notified.
   */
  stopSubscriptionOf(change: Change, orderId: OrderId, when: 'now' | 'paidUntil'): Promise<void>;
  /** An order that was paid, and all that became of it, locked; null if it never was paid. */
  lockSale(tx: Tx, orderId: OrderId): Promise<Sale | null>;
  /** Moves a representative's money between accounts of the ledger, each move once. */
  moveCommission(tx: Tx, moves: readonly CommissionMove[], at: Date): Promise<void>;
  /** The discount of a coupon; null if it isn't currently available to everyone. */
  findOpenCoupon(tx: Tx, code: string, now: Date): Promise<CouponValue | null>;
  doesCouponExist(tx: Tx, code: string): Promise<boolean>;
  /** The cards that a person's own orders were paid with. */
  findCardDigests(tx: Tx, userId: string): Promise<string[]>;
  /** The accounts that a buyer's refunds went to. */
  findRefundIbans(tx: Tx, userId: string): Promise<string[]>;
  /** The VAT contained in an amount, at a country's rate on a given day. */
  splitVatOn(
    tx: Tx,
    about: { country: Country; day: string; total: Money },
  ): Promise<{ net: Money; vat: Money; vatRate: number }>;
  /**
   * Why a VAT id doesn't hold for a business in this country; null if it does. Anyone who asks is
   * counted; a job isn't.
   */
  checkVatId(
    about: { vatId: string; country: Country },
    requester?: { userId: string; network: string },
  ): Promise<VatIdRefusal | null>;
  /** Who bought, as the orders keep it; with all accounts that their refunds went to. */
  findBuyers(tx: Tx, orderIds: readonly OrderId[]): Promise<Buyer[]>;
  /** False if the payment provider did not say it. */
  receiveEvent(body: string, signature: string): Promise<boolean>;
  /**
   * For its buyer and for administrators, whose looking is recorded; to everyone else it is
   * not there.
   */
  findInvoice(
    act: Act,
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
  /** What it is done under, once. */
  readonly name: string;
  readonly from: RepAccount;
  readonly to: RepAccount;
  readonly amount: Money;
};

export type { PlacedUnderCode, RepAccount, Sale };
