import { afterAll, expect, test } from 'vitest';
import { openCheckoutStage, sessionOf } from '../../../testing/checkout-stage.ts';

const stage = await openCheckoutStage();

afterAll(() => stage.close());

test('of what Stripe reports, no name, address or card is kept, and the buyer’s export has the rest', async () => {
  const buyer = await stage.openBuyer();
  await buyer.put();
  const { orderId, payAt } = await buyer.order();
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();

  const { rows } = await stage.pool.query('select * from stripe_events');
  expect(rows.length).toBeGreaterThan(0);
  const saved = JSON.stringify(rows);
  expect(saved).toContain(orderId);
  expect(saved).not.toContain(`${buyer.userId}@danube.example`);
  expect(saved).not.toMatch(/email|last4|address|card"|name"/);

  const orders = stage.checkout.personalData.find(({ name }) => name === 'orders');
  expect(await orders?.read(stage.db, buyer.userId)).toMatchObject([
    {
      sessionId: sessionOf(payAt),
      paymentIntentId: expect.stringMatching(/^pi_/),
      paymentReports: expect.arrayContaining([
        expect.objectContaining({ type: 'checkout.session.completed' }),
      ]),
    },
  ]);
});

test('a subscription is in the export of its owner', async () => {
  const buyer = await stage.openBuyer();
  const itemId = await buyer.put({ kind: 'package', price: 2_900 });
  const { payAt } = await buyer.order();
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const source = stage.checkout.personalData.find(({ name }) => name === 'subscriptions');
  expect(await source?.read(stage.db, buyer.userId)).toMatchObject([
    { itemId, state: 'active', price: 2_900, stripeCustomerId: expect.stringMatching(/^cus_/) },
  ]);
});
