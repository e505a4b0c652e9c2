import { randomUUID } from 'node:crypto';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  shopOpeningTime,
} from '../../../testing/checkout-stage.ts';
import { readDocumentedEvents } from '../../../testing/documented-events.ts';
import { subscribeBuyer } from '../../../testing/subscribed-buyer.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

// Stripe sends none when a debit starts processing.
const stage = await openCheckoutStage({ events: await readDocumentedEvents() });
const { control } = stage.stripe;
const { clock } = stage.platform;
const desk = createRouterClient(stage.router, { context: adminContext() });
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

/** Paid until 16 December, 09:00. */
const subscribe = () => subscribeBuyer(stage, buyer);

type Item = Awaited<ReturnType<typeof subscribe>>['item'];

async function mayUse(item: Item): Promise<boolean | undefined> {
  return (await buyer.api.entitlements.mine({ items: [item] }))[item]?.isAllowed;
}

async function shownSubscription() {
  const [subscription] = await buyer.api.orders.subscriptions({ language: 'en' });
  return subscription;
}

/** At the end of the period Stripe drafts the invoice of the next one. */
async function beginRenewal(stripeId: string): Promise<string> {
  clock.set('2026-12-16T09:00:00Z');
  const { invoice } = await control.renew(stripeId, 'draft');
  await stage.receiveEvents();
  if (!invoice) throw new Error('there is an invoice');
  return invoice;
}

/** The bank collects for days. Only the reconciliation learns that it started. */
async function beginDebit(stripeId: string): Promise<string> {
  const invoice = await beginRenewal(stripeId);
  clock.set('2026-12-16T10:00:00Z');
  await control.chargeRenewal(invoice, 'processing');
  await stage.receiveEvents();
  await stage.runJob('reconcile-payments');
  return invoice;
}

const endNow = { key: randomUUID(), refund: moneySchema.parse(0), reason: 'asked for' };

describe('a subscription that renews', () => {
  test('keeps access while Stripe drafts and charges the invoice', async () => {
    const { item, stripeId } = await subscribe();
    const invoice = await beginRenewal(stripeId);
    expect(await mayUse(item)).toBe(true);
    expect((await shownSubscription())?.paidUntil).toEqual(new Date('2026-12-16T09:00:00Z'));
    clock.set('2026-12-16T10:00:00Z');
    await control.chargeRenewal(invoice, 'paid');
    expect(await mayUse(item)).toBe(true);
    await stage.receiveEvents();
    expect((await shownSubscription())?.paidUntil).toEqual(new Date('2027-01-16T09:00:00Z'));
    const access = await buyer.api.entitlements.mine({ items: [item] });
    expect(access[item]).toMatchObject({ until: new Date('2027-01-16T09:00:00Z') });
    clock.set('2027-01-16T09:30:00Z');
    expect(await mayUse(item)).toBe(true);
  });

  test('keeps access for a day without any news of Stripe, and shows when it ends', async () => {
    const { item } = await subscribe();
    const shown = async () => {
      const [source] = stage.entitlements.personalData;
      const rights = await source?.read(stage.db, buyer.userId);
      return rights?.map(({ expiresAt }) => expiresAt);
    };
    clock.set('2026-12-16T08:59:59Z');
    expect(await shown()).toEqual([new Date('2026-12-16T09:00:00Z')]);
    clock.set('2026-12-17T08:59:59Z');
    expect(await mayUse(item)).toBe(true);
    expect(await shown()).toEqual([new Date('2026-12-17T09:00:00Z')]);
    clock.set('2026-12-17T09:00:00Z');
    expect(await mayUse(item)).toBe(false);
  });

  test('loses access at once when the payment fails', async () => {
    const { item, stripeId } = await subscribe();
    const invoice = await beginRenewal(stripeId);
    clock.set('2026-12-16T10:00:00Z');
    await control.chargeRenewal(invoice, 'failed');
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(false);
  });
});

describe('a renewal by direct debit', () => {
  test('keeps access while the bank processes it, and prolongs it once it is paid', async () => {
    const { item, stripeId } = await subscribe();
    const invoice = await beginDebit(stripeId);
    clock.set('2026-12-21T10:00:00Z');
    await stage.runJob('reconcile-payments');
    expect(await mayUse(item)).toBe(true);
    expect(await shownSubscription()).toMatchObject({
      state: 'active',
      paidUntil: new Date('2026-12-16T09:00:00Z'),
    });
    await control.settleRenewal(invoice, 'succeeded');
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(true);
    expect((await shownSubscription())?.paidUntil).toEqual(new Date('2027-01-16T09:00:00Z'));
    // What the refused or returned payment of the new period gave must not come from the old one.
    const { orders } = await buyer.api.orders.mine({ limit: 25 });
    await stage.pool.query('update entitlements set revoked_at = now() where order_id = $1', [
      orders[0]?.id,
    ]);
    expect(await mayUse(item)).toBe(false);
  });

  test('loses access when the bank refuses it', async () => {
    const { item, stripeId } = await subscribe();
    const invoice = await beginDebit(stripeId);
    clock.set('2026-12-21T10:00:00Z');
    expect(await mayUse(item)).toBe(true);
    await control.settleRenewal(invoice, 'failed');
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(false);
    expect((await shownSubscription())?.state).toBe('pastDue');
    expect(stage.mails.map(({ mail }) => mail.kind)).toContain('subscription-payment-failed');
  });

  test('keeps access if the member cancels meanwhile: the bank still collects', async () => {
    const { item, id, stripeId } = await subscribe();
    await beginDebit(stripeId);
    clock.set('2026-12-18T10:00:00Z');
    await buyer.api.orders.cancelSubscription({ id, language: 'en' });
    expect(await mayUse(item)).toBe(true);
  });

  test('loses access if an administrator ends the subscription', async () => {
    const { item, id, stripeId } = await subscribe();
    await beginDebit(stripeId);
    await desk.subscriptionsAdmin.end({ ...endNow, id, when: 'now' });
    expect(await mayUse(item)).toBe(false);
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(false);
  });
});

describe('a cancelled subscription', () => {
  test.each([{ by: 'its owner' }, { by: 'an administrator' }])(
    'ends exactly when what was paid does, if $by cancelled it',
    async ({ by }) => {
      const { item, id, stripeId } = await subscribe();
      if (by === 'its owner') await buyer.api.orders.cancelSubscription({ id, language: 'en' });
      else await desk.subscriptionsAdmin.end({ ...endNow, id, when: 'paidUntil' });
      clock.set('2026-12-16T08:59:59Z');
      expect(await mayUse(item)).toBe(true);
      clock.set('2026-12-16T09:00:00Z');
      expect(await mayUse(item)).toBe(false);
      await stage.runJobs();
      await control.renew(stripeId, 'draft');
      await stage.receiveEvents();
      expect(await mayUse(item)).toBe(false);
      expect((await shownSubscription())?.state).toBe('ended');
    },
  );

  test('that is resumed has its grace again', async () => {
    const { item, id, stripeId } = await subscribe();
    await buyer.api.orders.cancelSubscription({ id, language: 'en' });
    await control.resume(stripeId);
    await stage.receiveEvents();
    clock.set('2026-12-16T09:30:00Z');
    expect(await mayUse(item)).toBe(true);
  });
});
