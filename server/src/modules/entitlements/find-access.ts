import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { CatalogueApi, OfferedItem } from '../catalogue/catalogue.api.ts';
import { decideAccess } from './decide-access.ts';
import {
  findEntitlementPeriods,
  findEntitlementPeriodsTo,
  findItemsOwnedByAny,
} from './entitlements.repository.ts';

export type AccessDependencies = {
  clock: Clock;
  catalogue: Pick<CatalogueApi, 'findItems' | 'findLessons'>;
};

export type ItemWithAccess = { readonly item: OfferedItem; readonly access: ItemAccess };

/** Items that don't exist are omitted. */
export async function findAccess(
  deps: AccessDependencies,
  tx: Tx,
  requested: { userId: string | null; itemIds: readonly ItemId[]; isPreview?: boolean },
): Promise<ItemWithAccess[]> {
  const items = await deps.catalogue.findItems(tx, requested.itemIds);
  return decideForItems(deps, tx, { ...requested, items });
}

export async function decideForItems(
  deps: AccessDependencies,
  tx: Tx,
  requested: { userId: string | null; items: readonly OfferedItem[]; isPreview?: boolean },
): Promise<ItemWithAccess[]> {
  const { userId, items, isPreview = false } = requested;
  const owned = userId === null ? [] : await findEntitlementPeriods(tx, userId);
  const packages = await findPackages(deps, tx, { items, owned });
  const now = deps.clock.now();
  return items.map((item) => {
    const opening = itemsGivingAccessTo(item, packages);
    const rights = owned.filter(({ itemId }) => opening.has(itemId));
    const isSignedIn = userId !== null;
    return { item, access: decideAccess({ isSignedIn, isPreview, item, rights, now }) };
  });
}

/** Which of these people may use an item. */
export async function findEntitled(
  deps: AccessDependencies,
  tx: Tx,
  { itemId, userIds }: { itemId: ItemId; userIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const [item] = await deps.catalogue.findItems(tx, [itemId]);
  if (!item || userIds.length === 0) return new Set();
  const owned = await findItemsOwnedByAny(tx, userIds);
  const packages = await findPackages(deps, tx, { items: [item], owned });
  const rights = await findEntitlementPeriodsTo(tx, itemsGivingAccessTo(item, packages), userIds);
  const rightsOf = Map.groupBy(rights, ({ userId }) => userId);
  const now = deps.clock.now();
  const isAllowed = (userId: string) => {
    const theirs = rightsOf.get(userId) ?? [];
    const reader = { isSignedIn: true, isPreview: false, rights: theirs };
    return decideAccess({ ...reader, item, now }).isAllowed;
  };
  return new Set(userIds.filter(isAllowed));
}

export async function findItemAccess(
  deps: AccessDependencies,
  tx: Tx,
  requested: { userId: string | null; itemId: ItemId; isPreview?: boolean },
): Promise<ItemAccess> {
  const [found] = await findAccess(deps, tx, { ...requested, itemIds: [requested.itemId] });
  return found?.access ?? noAccess;
}

/** A lesson has its course's access, unless it is free. */
export async function findLessonAccess(
  deps: AccessDependencies,
  tx: Tx,
  { userId, lessonId }: { userId: string | null; lessonId: LessonId },
): Promise<ItemAccess> {
  const [lesson] = await deps.catalogue.findLessons(tx, [lessonId]);
  if (!lesson?.isPublic) return noAccess;
  return findItemAccess(deps, tx, { userId, itemId: lesson.courseId, isPreview: lesson.isFree });
}

export async function findItemsEverOpened(
  { catalogue }: Pick<AccessDependencies, 'catalogue'>,
  tx: Tx,
  userId: string,
): Promise<ItemId[]> {
  const owned = [
    ...new Set((await findEntitlementPeriods(tx, userId)).map(({ itemId }) => itemId)),
  ];
  const items = await catalogue.findItems(tx, owned);
  return [...new Set([...owned, ...items.flatMap(({ includes }) => includes)])];
}

const noAccess: ItemAccess = { isAllowed: false, why: 'notOwned' };

/** Packages among the requested and owned items: owning one gives access to what it includes. */
async function findPackages(
  { catalogue }: Pick<AccessDependencies, 'catalogue'>,
  tx: Tx,
  { items, owned }: { items: readonly OfferedItem[]; owned: readonly { itemId: ItemId }[] },
): Promise<OfferedItem[]> {
  const known = new Set(items.map(({ id }) => id));
  const others = new Set(owned.map(({ itemId }) => itemId).filter((id) => !known.has(id)));
  if (others.size === 0) return items.filter(isPackage);
  return [...items, ...(await catalogue.findItems(tx, [...others]))].filter(isPackage);
}

/** What gives access to an item: an entitlement to itself, or to a package that includes it. */
function itemsGivingAccessTo(
  item: OfferedItem,
  packages: readonly OfferedItem[],
): ReadonlySet<ItemId> {
  const openers = packages.filter(({ includes }) => includes.includes(item.id));
  return new Set([item.id, ...openers.map(({ id }) => id)]);
}

function isPackage({ kind }: OfferedItem): boolean {
  return kind === 'package';
}
