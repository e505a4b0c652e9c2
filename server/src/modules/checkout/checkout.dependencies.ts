import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Documents } from '../../platform/documents.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Change, Transact } from '../../platform/transact.ts';
import type { CartApi } from '../cart/cart.api.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { LocationApi } from '../location/location.api.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { RememberingRegister } from './vat-ids/remember-answers.ts';

type CheckoutLimit = 'couponAccount' | 'couponNetwork' | 'vatIdAccount' | 'vatIdNetwork';

/** What the use cases of this module are given; each names the part it needs. */
export type CheckoutDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  jobs: Pick<Jobs, 'enqueue'>;
  logger: Logger;
  limiter: Pick<RateLimiter<CheckoutLimit>, 'consume' | 'applyRefund'>;
  seal: Seal;
  documents: Pick<Documents, 'declarationText'>;
  cart: CartApi;
  catalogue: Pick<CatalogueApi, 'nameItems' | 'findItems'>;
  entitlements: Pick<
    EntitlementsApi,
    'grantPurchase' | 'revokePurchase' | 'restorePurchase' | 'lockPurchase' | 'usedOf'
  >;
  findEmail: IdentityApi['findEmail'];
  findNames: IdentityApi['findNames'];
  findCountry: LocationApi['findCountry'];
  /** Null if no payment provider is configured: then only transfers are offered. */
  provider: PaymentProvider | null;
  vatIds: RememberingRegister;
  referrals: Referrals;
  settings: CheckoutSettings;
};

/** Who earns by an order is decided elsewhere; checkout says what happens to it. */
export type Referrals = {
  /** In the transaction that makes the order, before anything of it is paid. */
  orderPlaced(change: Change, placed: PlacedUnderCode): Promise<void>;
  /** Anyone who earned by the payment before it may earn by this one. */
  renewalPlaced(tx: Tx, renewal: { orderId: OrderId; before: OrderId }): Promise<void>;
  /** It was paid, or part of it went back, or is disputed. Told often, in any order. */
  saleChanged(tx: Tx, orderId: OrderId): Promise<void>;
};

export type PlacedUnderCode = {
  readonly orderId: OrderId;
  readonly userId: string;
  readonly coupon: string | null;
  /** The code that the buyer submitted. */
  readonly invitedBy: string | null;
  readonly at: Date;
};

export type CheckoutSettings = {
  readonly siteUrl: string;
  readonly secret: string;
  /** As an invoice will keep it. */
  findSeller(tx: Tx): Promise<Seller>;
  /** Null if none is configured: then transfers are not offered. */
  findBank(tx: Tx): Promise<BankAccount | null>;
};

/** Who sells, as invoices print it. */
export type Seller = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly email: string;
  readonly companyId: string;
  readonly vatId: string;
};

export type BankAccount = { readonly holder: string; readonly iban: string; readonly bic: string };
