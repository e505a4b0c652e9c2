import { type Money, moneySchema } from '@danube/contract/money.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { fitsSession, getSessionExpiry, planExpiry } from '../orders/compute-order-expiry.ts';
import {
  addEvent,
  changeOrder,
  findLines,
  type LineRecord,
  lockOrder,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { insertOpenSession } from '../payments/open-sessions.repository.ts';
import { PaymentUnavailableError, type SessionRequest } from '../payments/payment-provider.ts';
import { requireProvider, withPaymentOutageError } from '../payments/require-provider.ts';
import { withoutVat } from '../pricing/vat.ts';
import { syncOrder } from './sync-order.ts';

type OpenedSession = { readonly id: string; readonly url: string };

/** The payment page of an order; idempotent. Null if the order was cancelled in the meantime. */
export async function startPayment(
  deps: CheckoutDependencies,
  order: OrderRecord,
): Promise<string | null> {
  if (order.sessionUrl) return order.sessionUrl;
  const lines = await findLines(deps.db, order.id);
  const expiresAt = await planSession(deps, order);
  const request = sessionRequest({ ...order, expiresAt }, lines, deps.settings.siteUrl);
  const session = await withPaymentOutageError(requireProvider(deps).openSession(request));
  const state = await storeSession(deps, order, session);
  if (state !== 'cancelled') return session.url;
  await closeLateSession(deps, order);
  return null;
}

/**
 * Stripe's sessions last a day at most. Planned under the lock and only if necessary, so that
 * concurrent requests get the same page.
 */
async function planSession(deps: CheckoutDependencies, known: OrderRecord): Promise<Date> {
  if (fitsSession(getSessionExpiry(known), deps.clock.now())) return getSessionExpiry(known);
  return deps.transact(async ({ tx }) => {
    const order = await lockOrder(tx, known.id);
    if (!order) throw new DomainError('ORDER_NOT_FOUND');
    const now = deps.clock.now();
    if (order.sessionId !== null || fitsSession(getSessionExpiry(order), now))
      return getSessionExpiry(order);
    const planned = planExpiry(order, now);
    await changeOrder(tx, order.id, planned);
    return getSessionExpiry(planned);
  });
}

/**
 * Every session is stored, even if the order was cancelled meanwhile: only stored sessions are
 * closed reliably.
 */
async function storeSession(
  deps: CheckoutDependencies,
  { id }: OrderRecord,
  session: OpenedSession,
): Promise<OrderRecord['state']> {
  return deps.transact(async ({ tx }) => {
    const current = await lockOrder(tx, id);
    if (!current) throw new DomainError('ORDER_NOT_FOUND');
    if (current.sessionId !== null) return current.state;
    await changeOrder(tx, id, {
      sessionId: session.id,
      sessionUrl: session.url,
      debit: null,
    });
    const at = deps.clock.now();
    await insertOpenSession(tx, id, at);
    await addEvent(tx, { orderId: id, kind: 'paymentStarted', at });
    return current.state;
  });
}

/** If Stripe is down, reconciliation closes it later. */
async function closeLateSession(deps: CheckoutDependencies, { id }: OrderRecord): Promise<void> {
  try {
    await syncOrder(deps, id);
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    deps.logger.warn({ orderId: id }, 'a session of a cancelled order is still open');
  }
}
/** Uses only the order's rows. */
function sessionRequest(
  order: OrderRecord,
  lines: readonly LineRecord[],
  siteUrl: string,
): SessionRequest {
  const requested = lines.map(({ title, price, interval }) => ({
    title,
    interval,
    amount: order.vatTreatment === 'reverseCharge' ? withoutVat(price, order.vatRate) : price,
  }));
  const sum = requested.reduce((total, { amount }) => total + amount, 0);
  return {
    orderId: order.id,
    email: order.email,
    language: order.language,
    lines: requested,
    discount: subtract(sum, order.total),
    expiresAt: order.expiresAt,
    successUrl: `${siteUrl}/payment/success?order=${order.id}`,
    cancelUrl: `${siteUrl}/payment/cancel?order=${order.id}`,
  };
}

function subtract(sum: number, total: Money): Money {
  return moneySchema.parse(sum - total);
}
