import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Change, Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { AccessDependencies } from './find-access.ts';

/** What entitlements need from subscriptions; implemented by checkout. */
export type Subscriptions = {
  /** Whether an order is a payment of a subscription that will renew. */
  hasRenewingSubscription(tx: Tx, orderId: OrderId): Promise<boolean>;
  /**
   * Immediately, which also ends access, or at the end of the paid period; its owner is notified.
   */
  stopSubscriptionOf(change: Change, orderId: OrderId, when: 'now' | 'paidUntil'): Promise<void>;
};

/** Dependencies of the module's use cases; each picks what it needs. */
export type EntitlementsDependencies = AccessDependencies & {
  db: Db;
  ids: Ids;
  transact: Transact;
  catalogue: Pick<CatalogueApi, 'findItems' | 'findLessons' | 'nameItems'>;
  findNames: IdentityApi['findNames'];
  findEmail: IdentityApi['findEmail'];
  findLanguage: IdentityApi['findLanguage'];
  jobs: Pick<Jobs, 'enqueue'>;
  siteUrl: string;
  subscriptions: Subscriptions;
};
