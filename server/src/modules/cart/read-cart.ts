import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { findCartRows, findVersion, lockVersion } from './cart.repository.ts';
import { describeCart } from './describe-cart.ts';
import { isOwnedPermanently } from './owned-permanently.ts';

type Input = { readonly userId: string; readonly language: LanguageCode };

export async function readCart(
  deps: Pick<CartDependencies, 'catalogue' | 'entitlements'>,
  tx: Tx,
  input: Input,
): Promise<Cart> {
  // The version first: a change made in between then has the old version, which can't be ordered.
  return cartOf(deps, tx, { ...input, version: await findVersion(tx, input.userId) });
}

/** The same for ordering: locks the cart until the transaction ends. */
export async function lockCart(
  deps: Pick<CartDependencies, 'catalogue' | 'entitlements'>,
  tx: Tx,
  input: Input,
): Promise<Cart> {
  return cartOf(deps, tx, { ...input, version: await lockVersion(tx, input.userId) });
}

async function cartOf(
  { catalogue, entitlements }: Pick<CartDependencies, 'catalogue' | 'entitlements'>,
  tx: Tx,
  { userId, language, version }: Input & { version: number },
): Promise<Cart> {
  const rows = await findCartRows(tx, userId);
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  const items = await catalogue.findNamedItems(tx, ids, language);
  const inside = [...new Set(items.flatMap(({ includes }) => includes))];
  const parts = inside.length > 0 ? await catalogue.findItems(tx, inside) : [];
  const access = parts.length > 0 ? await entitlements.accessToItems(tx, userId, parts) : null;
  const owned = new Set(inside.filter((id) => isOwnedPermanently(access?.get(id))));
  const lessons = await catalogue.findCourseLessons(tx, [...new Set([...ids, ...inside])]);
  return describeCart(version, rows, { items, parts, owned, lessons, language });
}
