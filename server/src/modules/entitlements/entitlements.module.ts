import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { EntitlementsApi } from './entitlements.api.ts';
import type { EntitlementsDependencies } from './entitlements.dependencies.ts';
import {
  clearPurchaseRevocation,
  findPurchases,
  findUnused,
  findUsedItems,
  lockPurchase,
  storeGrace,
} from './entitlements.repository.ts';
import { createEntitlementsRouter } from './entitlements.router.ts';
import {
  decideForItems,
  findAccess,
  findEntitled,
  findItemAccess,
  findItemsEverOpened,
  findLessonAccess,
  type ItemWithAccess,
} from './find-access.ts';
import { addItemNames } from './list-entitlements.ts';
import { findFirstUses, isUsed, markUsed } from './mark-used.ts';
import { grantPurchase, revokePurchase } from './purchase-entitlements.ts';

export function createEntitlements(deps: EntitlementsDependencies) {
  const api: EntitlementsApi = {
    accessTo: (tx, userId, itemId) => findItemAccess(deps, tx, { userId, itemId }),
    async accessToAll(tx, userId, itemIds) {
      return accessById(await findAccess(deps, tx, { userId, itemIds }));
    },
    async accessToItems(tx, userId, items) {
      return accessById(await decideForItems(deps, tx, { userId, items }));
    },
    findEntitled: (tx, itemId, userIds) => findEntitled(deps, tx, { itemId, userIds }),
    everOpenedTo: (tx, userId) => findItemsEverOpened(deps, tx, userId),
    findUnused: (tx, granted) => findUnused(tx, { ...granted, now: deps.clock.now() }),
    accessToLesson: (tx, userId, lessonId) => findLessonAccess(deps, tx, { userId, lessonId }),
    grantPurchase: (tx, purchase) => grantPurchase(deps, tx, purchase),
    setGrace: storeGrace,
    revokePurchase: (tx, orderId, items) => revokePurchase(deps, tx, { orderId, items }),
    restorePurchase: clearPurchaseRevocation,
    markUsed: (tx, userId, itemId) => markUsed(deps, tx, { userId, itemId }),
    async findFirstUses(tx, userId, itemId) {
      const rights = await findFirstUses(deps, tx, { userId, itemId });
      return rights.flatMap((right) =>
        right.orderId === null ? [] : [{ orderId: right.orderId, itemId: right.itemId }],
      );
    },
    isUsed: (tx, userId, itemId) => isUsed(deps, tx, { userId, itemId }),
    lockPurchase,
    usedOf: findUsedItems,
    purchasesOf: findPurchases,
  };
  return {
    api,
    routers: { entitlements: createEntitlementsRouter(deps) },
    // Deleting the account deletes these rows too.
    personalData: [
      {
        name: 'entitlements',
        read: (tx, userId) => addItemNames(deps, tx, { userId, language: defaultLanguage }),
      },
    ] satisfies readonly PersonalDataSource[],
  };
}

function accessById(found: readonly ItemWithAccess[]): ReadonlyMap<ItemId, ItemAccess> {
  return new Map(found.map(({ item, access }) => [item.id, access]));
}
