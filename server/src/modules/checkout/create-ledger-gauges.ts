import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { WatchedGauge } from '../../platform/metrics.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import {
  countHeld,
  findLatestPaidOrders,
  findOldestOpenSession,
  findOldestWaitingEvent,
} from './books.repository.ts';
import { sumLedger } from './ledger/ledger.repository.ts';

/** Long enough for the minute between two scrapes. */
const recentOrderCount = 20;

/** What an operator must learn immediately and would otherwise miss. */
export function createLedgerGauges(deps: {
  db: Db;
  clock: Clock;
  entitlements: Pick<EntitlementsApi, 'purchasesOf'>;
}): WatchedGauge[] {
  const { db, clock } = deps;
  const secondsSince = (moment: Date | null) =>
    moment ? Math.max(0, (clock.now().getTime() - moment.getTime()) / 1000) : 0;
  return [
    {
      name: 'ledger_imbalance_cents',
      help: 'Sum of all ledger entries: must be 0',
      read: () => sumLedger(db),
    },
    {
      name: 'paid_orders_without_access',
      help: `Of the ${recentOrderCount} orders paid last, those that gave nothing: must be 0`,
      read: () => countWithoutAccess(deps),
    },
    {
      name: 'orders_held',
      help: 'Orders whose payment does not match and waits for a person',
      read: () => countHeld(db),
    },
    {
      name: 'stripe_event_oldest_waiting_seconds',
      help: 'How long the oldest unprocessed event of Stripe has waited',
      read: async () => secondsSince(await findOldestWaitingEvent(db)),
    },
    {
      name: 'payment_session_oldest_open_seconds',
      help: 'How long the oldest payment session is neither paid nor known to be expired',
      read: async () => secondsSince(await findOldestOpenSession(db)),
    },
  ];
}

async function countWithoutAccess(deps: Parameters<typeof createLedgerGauges>[0]): Promise<number> {
  let found = 0;
  for (const orderId of await findLatestPaidOrders(deps.db, recentOrderCount)) {
    const purchases = await deps.entitlements.purchasesOf(deps.db, orderId);
    if (purchases.length === 0) found += 1;
  }
  return found;
}
