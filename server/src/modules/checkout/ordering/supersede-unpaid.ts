import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findPayableLines } from '../orders/waiting-orders.repository.ts';
import { cancelUnpaid } from '../settlement/cancel-unpaid.ts';

type Buying = { readonly userId: string; readonly key: string; readonly language: LanguageCode };

/**
 * Cancels earlier orders of something in the cart, from whichever version of it, so that nobody can
 * pay for both. An order that is being paid right now, or by a debit, stays: `PAYMENT_UNDER_WAY`.
 */
export async function supersedeUnpaid(deps: CheckoutDependencies, buying: Buying): Promise<void> {
  const { userId, language } = buying;
  const lines = await findPayableLines(deps.db, buying);
  if (lines.length === 0) return;
  const cart = await deps.cart.read(deps.db, userId, language);
  for (const id of ordersOf(cart, lines)) await cancelUnpaid(deps, id);
}

/** The same for an order that was placed since then. The cart must be locked. */
export async function requireNoneUnderWay(
  tx: Tx,
  buying: Omit<Buying, 'language'> & { cart: Cart },
): Promise<void> {
  const lines = await findPayableLines(tx, buying);
  if (ordersOf(buying.cart, lines).size > 0) throw new DomainError('PAYMENT_UNDER_WAY');
}

function ordersOf(
  { items }: Cart,
  lines: Awaited<ReturnType<typeof findPayableLines>>,
): ReadonlySet<OrderId> {
  const wanted = new Set(items.map(({ itemId }) => itemId));
  return new Set(lines.filter(({ itemId }) => wanted.has(itemId)).map(({ orderId }) => orderId));
}
