import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Transact } from '../../platform/transact.ts';
import type { CatalogueApi } from '../catalogue/catalogue.api.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';

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
};
