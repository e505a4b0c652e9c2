import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import {
  addEvent,
  findLines,
  type LineRecord,
  type OrderRecord,
  storeSession,
} from '../ordering/orders.repository.ts';
import { withoutVat } from '../pricing/vat.ts';
import type { SessionRequest } from './payment-provider.ts';
import { orUnavailable, requireProvider } from './require-provider.ts';

/** The page where an order is paid; asked twice, it is the same one. */
export async function startPayment(
  deps: CheckoutDependencies,
  order: OrderRecord,
): Promise<string> {
  if (order.sessionUrl) return order.sessionUrl;
  const lines = await findLines(deps.db, order.id);
  const request = sessionRequest(order, lines, deps.settings.siteUrl);
  const session = await orUnavailable(requireProvider(deps).openSession(request));
  await deps.transact(async ({ tx }) => {
    const names = { sessionId: session.id, sessionUrl: session.url };
    if (!(await storeSession(tx, order.id, names))) return;
    await addEvent(tx, { orderId: order.id, kind: 'paymentStarted', at: deps.clock.now() });
  });
  return session.url;
}

/** Made of the order's rows alone. */
function sessionRequest(
  order: OrderRecord,
  lines: readonly LineRecord[],
  siteUrl: string,
): SessionRequest {
  const asked = lines.map(({ title, price, interval }) => ({
    ...{ title, interval },
    amount: order.vatTreatment === 'reverseCharge' ? withoutVat(price, order.vatRate) : price,
  }));
  const sum = asked.reduce((total, { amount }) => total + amount, 0);
  return {
    ...{ orderId: order.id, email: order.email, language: order.language, lines: asked },
    discount: difference(sum, order.total),
    expiresAt: order.expiresAt,
    successUrl: `${siteUrl}/payment/success?order=${order.id}`,
    cancelUrl: `${siteUrl}/payment/cancel?order=${order.id}`,
  };
}

function difference(sum: number, total: Money): Money {
  return moneySchema.parse(sum - total);
}
