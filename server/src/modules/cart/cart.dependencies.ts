import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';

/** What the cart needs from subscriptions; implemented by checkout. */
export type OwnSubscriptions = {
  /** Whether this person has a subscription to an item that will renew. */
  isSubscribedTo(tx: Tx, userId: string, itemId: ItemId): Promise<boolean>;
};

/** Dependencies of the module's use cases; each picks what it needs. */
export type CartDependencies = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  catalogue: Pick<
    CatalogueApi,
    'findItems' | 'findNamedItems' | 'findBySlug' | 'findCourseLessons' | 'nameItems'
  >;
  entitlements: Pick<EntitlementsApi, 'accessToItems'>;
  subscriptions: OwnSubscriptions;
};
