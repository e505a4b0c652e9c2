import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
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
import type { CachingRegister } from './vat-ids/cache-register.ts';

type CheckoutLimit = 'couponAccount' | 'couponNetwork' | 'vatIdAccount' | 'vatIdNetwork';

/** The dependencies of this module's use cases; each picks what it needs. */
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
    'grantPurchase' | 'setGrace' | 'revokePurchase' | 'restorePurchase' | 'lockPurchase' | 'usedOf'
  >;
  findEmail: IdentityApi['findEmail'];
  findNames: IdentityApi['findNames'];
  findCountry: LocationApi['findCountry'];
  /** Null if no payment provider is configured: only bank transfers are offered then. */
  provider: PaymentProvider | null;
  vatIds: CachingRegister;
  referrals: Referrals;
  settings: CheckoutSettings;
};

/** Attribution is decided elsewhere; checkout only reports order events. */
export type Referrals = {
  /** In the transaction that creates the order, before any payment. */
  orderPlaced(change: Change, placed: ReferredOrder): Promise<void>;
  /** The representative of the previous payment may earn commission on this one. */
  renewalPlaced(tx: Tx, renewal: { orderId: OrderId; before: OrderId }): Promise<void>;
  /** The order was paid, partly refunded or disputed. May be called repeatedly, in any order. */
  saleChanged(tx: Tx, orderId: OrderId): Promise<void>;
};

export type ReferredOrder = {
  readonly orderId: OrderId;
  readonly userId: string;
  readonly coupon: string | null;
  /** The code the buyer entered. */
  readonly invitedBy: string | null;
  readonly at: Date;
};

export type CheckoutSettings = {
  readonly siteUrl: string;
  readonly secret: string;
  /** As stored in an invoice. */
  findSeller(tx: Tx, language: LanguageCode): Promise<Seller>;
  /** Null if none is configured: bank transfers aren't offered then. */
  findBank(tx: Tx): Promise<BankAccount | null>;
};

/** The seller as printed on invoices. */
export type Seller = {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly email: string;
  readonly companyId: string;
  readonly vatId: string;
};

export type BankAccount = { readonly holder: string; readonly iban: string; readonly bic: string };
