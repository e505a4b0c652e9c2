import { randomUUID } from 'node:crypto';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  shopOpeningTime,
} from '../../../testing/checkout-stage.ts';
import { subscribeBuyer } from '../../../testing/subscribed-buyer.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const { clock } = stage.platform;
const desk = createRouterClient(stage.router, { context: adminContext() });
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  clock.set(shopOpeningTime);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function subscribe() {
  const subscribed = await subscribeBuyer(stage, buyer);
  stage.mails.splice(0);
  return subscribed;
}

/** What the member receives: an email with a known key isn't sent again. */
async function receivedMails() {
  await stage.receiveEvents();
  const byKey = new Map(stage.mails.toReversed().map(({ messageKey, mail }) => [messageKey, mail]));
  return [...byKey.values()].toReversed();
}

const cancelled = (when: 'now' | 'paidUntil', by: 'member' | 'academy') => ({
  kind: 'subscription-cancelled',
  when,
  by,
});

const endNow = { refund: moneySchema.parse(0), reason: 'asked for', when: 'now' as const };

test('ending a subscription that was already cancelled is confirmed too', async () => {
  const { id } = await subscribe();
  await buyer.api.orders.cancelSubscription({ id, language: 'en' });
  clock.set('2026-11-17T09:00:00Z');
  await desk.subscriptionsAdmin.end({ ...endNow, id, key: randomUUID() });
  expect(await receivedMails()).toMatchObject([
    cancelled('paidUntil', 'member'),
    cancelled('now', 'academy'),
  ]);
});

test('a subscription that is resumed and cancelled again in the same period is confirmed again', async () => {
  const { id, stripeId } = await subscribe();
  await buyer.api.orders.cancelSubscription({ id, language: 'en' });
  await control.resume(stripeId);
  await stage.receiveEvents();
  clock.set('2026-11-17T09:00:00Z');
  await buyer.api.orders.cancelSubscription({ id, language: 'en' });
  const confirmation = cancelled('paidUntil', 'member');
  expect(await receivedMails()).toMatchObject([confirmation, confirmation]);
});

test('a cancellation that is reported several times is confirmed once', async () => {
  const { stripeId } = await subscribe();
  for (const day of [17, 18, 19]) {
    clock.set(`2026-11-${day}T09:00:00Z`);
    await stage.provider.endSubscription(stripeId, 'paidUntil');
    await stage.receiveEvents();
  }
  expect(await receivedMails()).toMatchObject([cancelled('paidUntil', 'member')]);
});
