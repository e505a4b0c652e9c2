import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { CheckoutApi } from '../checkout/checkout.api.ts';
import type { IdentityApi } from '../identity/identity.api.ts';
import type { AccessDependencies } from './find-access.ts';

/** What the use cases of this module are given; each names the part it needs. */
export type EntitlementsDependencies = AccessDependencies & {
  db: Db;
  ids: Ids;
  transact: Transact;
  catalogue: Pick<CatalogueApi, 'findItems' | 'findLessons' | 'nameItems'>;
  findNames: IdentityApi['findNames'];
  subscriptions: Pick<CheckoutApi, 'hasRenewingSubscription' | 'stopSubscriptionOf'>;
};
