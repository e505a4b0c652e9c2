import { randomUUID } from 'node:crypto';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() });
const today = { from: '2026-11-16', to: '2026-11-16' };

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

afterAll(() => stage.close());

async function buy(country: string, price: number) {
  const buyer = await stage.openBuyer();
  await buyer.put({ price });
  const { orderId, payAt } = await buyer.order({ billing: { ...home, country } });
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const { intent } = await stateOf(stage, orderId);
  return { id: orderId, intent: String(intent) };
}

test('figures, ledger and One-Stop-Shop return say the same after refunds, disputes and transfers', async () => {
  const german = await buy('DE', 14_900);
  const finnish = await buy('FI', 9_918);
  await buy('SK', 5_000);
  const waiting = await stage.openBuyer();
  await waiting.put({ price: 7_000 });
  await waiting.order({ method: 'transfer' });
  const refund = { id: german.id, key: randomUUID(), amount: moneySchema.parse(3_321) };
  await desk.ordersAdmin.refund({ ...refund, reason: 'asked for' });
  const { dispute } = await control.openDispute(finnish.intent, 4_000);
  await control.closeDispute(dispute, 'lost');
  await stage.receiveEvents();

  const figures = await desk.ordersAdmin.statistics(today);
  const { rows: ledger } = await stage.pool.query(
    `select -sum(amount) filter (where account = 'revenue')::int as net,
       -sum(amount) filter (where account = 'vat')::int as vat from ledger_entries`,
  );
  expect({ net: figures.net, vat: figures.vat }).toEqual(ledger[0]);
  expect(figures).toMatchObject({ sales: 36_818, refunded: 7_321, revenue: 29_497 });
  expect(figures.net + figures.vat).toBe(figures.revenue);
  const sums = figures.countries.map(({ country, revenue }) => [country, revenue] as const);
  const { rows } = await desk.ordersAdmin.ossReturn({ year: 2026, quarter: 4 });
  const abroad = rows.map(({ country, net, vat }) => [country, net + vat] as const);
  expect(new Map(abroad)).toEqual(new Map(sums.filter(([country]) => country !== 'SK')));
});
