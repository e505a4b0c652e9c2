import type { OrderId, Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { DomainError } from '../../../platform/domain-error.ts';
import { createSeal } from '../../../platform/seal.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { noGrantMails } from '../../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../../testing/no-subscriptions.ts';
import { offers } from '../../../testing/offered-items.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { createEntitlements } from '../../entitlements/entitlements.module.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { findNames } from '../../identity/identity.repository.ts';
import { insertRefund } from '../checkout.factory.ts';
import { changeOrder, findOrder } from '../orders/orders.repository.ts';
import { createOrdersAdminRouter } from '../orders-admin.router.ts';
import type { OrderActions } from './order-actions.ts';

export const createTransfer: Transfer = {
  holder: 'Danube Trading Academy',
  iban: 'SK3112000000198742637541',
  bic: 'TATRSKBX',
  reference: 'RF45100001',
  dueAt: new Date('2026-11-30T00:00:00Z'),
  qrCode: { size: 21, path: 'M0 0h1v1h-1z' },
};

/** The order administration with its own database. */
export async function startOrdersAdmin(startsAt: string) {
  const database = await testDatabase();
  const { db, pool, ownerUrl } = database;
  const platform = testPlatform(db, startsAt);
  const seal = createSeal('only-for-tests');
  const people = { findNames: (ids: readonly string[]) => findNames(db, ids) };
  const entitlements = createEntitlements({
    ...platform,
    ...noGrantMails,
    subscriptions: noSubscriptions,
    ...people,
    catalogue: offers,
  });
  const router = createOrdersAdminRouter({
    ...platform,
    ...people,
    seal,
    catalogue: offers,
    entitlements: entitlements.api,
    acts: stubOrderActions,
    transferOf: async (_, { method, state }) =>
      method === 'transfer' && state === 'pending' ? createTransfer : null,
    withdrawableUntil: async () => null,
  });
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
  }
  return {
    db,
    pool,
    ownerUrl,
    platform,
    seal,
    entitlements: entitlements.api,
    close: () => database.close(),
    as: (caller: Caller) => createRouterClient(router, { context: contextOf(callers[caller]) }),
    async auditEntries() {
      const columns = 'actor_id, action, target_kind, target_id, before, after, reason';
      const order = 'order by number';
      return (await pool.query(`select ${columns} from audit_entries ${order}`)).rows;
    },
  };
}

/** Only what can be seen from outside: no ledger, invoices or emails. */
const stubOrderActions: OrderActions = {
  async settleTransfer({ tx }, orderId) {
    const order = await findOrder(tx, orderId);
    if (order?.state === 'paid') return 'alreadyPaid';
    if (order?.state !== 'pending') throw new DomainError('ORDER_STATE');
    await changeOrder(tx, orderId, { state: 'paid', paidAt: order.placedAt });
    return 'paid';
  },
  async requestRefund({ tx }, { orderId, key, amount, reason }) {
    const order = await findOrder(tx, orderId);
    if (order?.state !== 'paid') throw new DomainError('ORDER_STATE');
    const left = order.total - order.refunded;
    if (amount > left) throw new DomainError('REFUND_TOO_LARGE', { left });
    await insertRefund(tx, { orderId, key, amount, reason, state: 'requested' });
    await changeOrder(tx, orderId, { refunded: amount });
  },
  async stopSubscription() {
    throw new Error('no order here pays for a subscription');
  },
  async completeTransferRefunds({ tx }, orderId) {
    return hasState(tx, orderId, 'refunded');
  },
  async sendReceipt({ tx }, orderId) {
    return hasState(tx, orderId, 'paid');
  },
};

async function hasState(
  tx: Parameters<typeof findOrder>[0],
  orderId: OrderId,
  state: string,
): Promise<boolean> {
  return (await findOrder(tx, orderId))?.state === state;
}
