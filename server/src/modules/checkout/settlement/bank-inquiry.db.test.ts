import { createRouterClient } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  stateOf,
} from '../../../testing/checkout-stage.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() }).ordersAdmin;

afterAll(() => stage.close());

async function idsNeedingAttention() {
  const { orders } = await desk.list({ attention: 'true', search: '' });
  return orders.map(({ id }) => id);
}

test('a bank’s inquiry is shown to staff, and needs attention until it is answered', async () => {
  const buyer = await stage.openBuyer();
  await buyer.put();
  const { orderId: id, payAt } = await buyer.order();
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const { intent } = await stateOf(stage, id);
  const { dispute } = await control.openInquiry(String(intent));
  await stage.receiveEvents();
  expect(await desk.read({ id })).toMatchObject({ inquiry: 'open', dispute: null });
  expect(await idsNeedingAttention()).toEqual([id]);
  await control.changeInquiry(dispute, 'answered');
  await stage.receiveEvents();
  expect(await desk.read({ id })).toMatchObject({ inquiry: 'answered' });
  expect(await idsNeedingAttention()).toEqual([]);
  await control.changeInquiry(dispute, 'closed');
  await stage.receiveEvents();
  const { inquiry, events } = await desk.read({ id });
  expect(inquiry).toBeNull();
  expect(events.map(({ kind }) => kind).filter((kind) => kind.startsWith('inquiry'))).toEqual([
    'inquiryOpened',
    'inquiryClosed',
  ]);
});
