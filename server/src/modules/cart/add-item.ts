import { cartItemIdSchema, type ItemType } from '@danube/contract/cart/cart.schemas.ts';
import { maxCartItems } from '@danube/contract/cart/cart-limits.ts';
import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { CatalogueApi, NamedOffer } from '../catalogue/catalogue.api.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { findCartRows, insertCartRow } from './cart.repository.ts';
import { changeCart } from './change-cart.ts';
import { findOwned } from './find-owned.ts';
import { toCartItemType } from './to-cart-item-type.ts';

type Input = {
  readonly userId: string;
  readonly itemType: ItemType;
  /** An id, or the slug of a course. */
  readonly item: string;
  readonly language: LanguageCode;
};

/** Returns the title, for the confirmation message. */
export function addItem(deps: CartDependencies, input: Input): Promise<{ title: string }> {
  const { userId, itemType } = input;
  return deps.transact(async (change) => {
    const { tx } = change;
    const item = await findForSale(deps.catalogue, tx, input);
    const { title } = item;
    await changeCart(change, userId, async () => {
      const rows = await findCartRows(tx, userId);
      if (rows.some((row) => row.itemId === item.id && row.itemType === itemType)) {
        throw new DomainError('ALREADY_IN_CART', { title });
      }
      if ((await findOwned(deps, tx, { userId, items: [item] })).has(item.id)) {
        throw new DomainError('ALREADY_OWNED', { title });
      }
      if (await isRenewing(deps, tx, { userId, item })) {
        throw new DomainError('ALREADY_SUBSCRIBED', { title });
      }
      if (rows.length >= maxCartItems) throw new DomainError('CART_FULL');
      const id = cartItemIdSchema.parse(deps.ids.uuid());
      const addedAt = deps.clock.now();
      const { id: itemId, price } = item;
      await insertCartRow(tx, { id, userId, itemType, itemId, price, addedAt });
      return true;
    });
    return { title };
  });
}

async function findForSale(
  catalogue: CartDependencies['catalogue'],
  tx: Tx,
  input: Input,
): Promise<NamedOffer> {
  const id = await findItemId(catalogue, tx, input);
  const [item] = id === null ? [] : await catalogue.findNamedItems(tx, [id], input.language);
  if (!item?.isPublic || toCartItemType(item) !== input.itemType)
    throw new DomainError('ITEM_NOT_FOUND');
  if (item.price === 0) throw new DomainError('ITEM_IS_FREE');
  return item;
}

/** It would be charged twice; once cancelled, it can be bought again. */
async function isRenewing(
  { subscriptions }: Pick<CartDependencies, 'subscriptions'>,
  tx: Tx,
  { userId, item }: { userId: string; item: NamedOffer },
): Promise<boolean> {
  return item.interval !== null && subscriptions.isSubscribedTo(tx, userId, item.id);
}

/** Ids are used directly; a course may also be given by slug. */
async function findItemId(
  catalogue: Pick<CatalogueApi, 'findBySlug'>,
  tx: Tx,
  { itemType, item }: Input,
): Promise<ItemId | null> {
  const id = itemIdSchema.safeParse(item);
  if (id.success) return id.data;
  return itemType === 'course' ? catalogue.findBySlug(tx, 'course', item) : null;
}
