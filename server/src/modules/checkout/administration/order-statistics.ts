import type { ordersAdminContract } from '@danube/contract/checkout/orders-admin.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { everyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import {
  countOrdersByCountry,
  countOrdersByDay,
  type Period,
  sumInvoicesByCountry,
  sumLedgerByDay,
  sumRefundsByDay,
  sumSalesByItem,
} from './sales.repository.ts';

type Statistics = InferContractRouterOutputs<typeof ordersAdminContract>['statistics'];

/**
 * Revenue comes from the ledger, like the invoices and the One-Stop-Shop return. Contains no
 * personal data, so reads aren't audited.
 */
export function orderStatistics(
  deps: Pick<OrdersAdminDependencies, 'db' | 'catalogue'>,
  period: Period,
): Promise<Statistics> {
  // One snapshot for all sums, so that the figures add up.
  return deps.db.transaction(
    async (tx) => {
      const earned = await sumLedgerByDay(tx, period);
      const refunds = await sumRefundsByDay(tx, period);
      const days = byDay(period, await countOrdersByDay(tx, period), { earned, refunds });
      return {
        orders: days.reduce((total, day) => total + day.orders, 0),
        revenue: sumMoney(earned.map(({ revenue }) => revenue)),
        net: sumMoney(earned.map(({ net }) => net)),
        vat: sumMoney(earned.map(({ vat }) => vat)),
        sales: sumMoney(days.map(({ sales }) => sales)),
        refunded: sumMoney(days.map(({ refunded }) => refunded)),
        days,
        items: await soldItems(deps, tx, period),
        countries: await byCountry(tx, period),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type OrderCounts = Awaited<ReturnType<typeof countOrdersByDay>>;
type Sums = {
  readonly earned: Awaited<ReturnType<typeof sumLedgerByDay>>;
  readonly refunds: Awaited<ReturnType<typeof sumRefundsByDay>>;
};

/** Including days without sales. */
function byDay(
  period: Period,
  counted: OrderCounts,
  { earned, refunds }: Sums,
): Statistics['days'] {
  const ordersOf = new Map(counted.map(({ day, orders }) => [day, orders]));
  const revenueOf = new Map(earned.map(({ day, revenue }) => [day, revenue]));
  const refundedOf = new Map(refunds.map(({ day, refunded }) => [day, refunded]));
  return everyDay(period).map((day) => {
    const revenue = revenueOf.get(day) ?? zero;
    const refunded = refundedOf.get(day) ?? zero;
    const sales = sumMoney([revenue, refunded]);
    return { day, orders: ordersOf.get(day) ?? 0, sales, refunded, revenue };
  });
}

async function byCountry(tx: Tx, period: Period): Promise<Statistics['countries']> {
  const counted = await countOrdersByCountry(tx, period);
  const ordersOf = new Map(counted.map(({ country, orders }) => [country, orders]));
  const sums = await sumInvoicesByCountry(tx, period);
  return sums.map(({ country, revenue }) => {
    return { country, orders: ordersOf.get(country) ?? 0, revenue };
  });
}

/** One title per item, independent of the buyers' languages. */
async function soldItems(
  { catalogue }: Pick<OrdersAdminDependencies, 'catalogue'>,
  tx: Tx,
  period: Period,
): Promise<Statistics['items']> {
  const sums = await sumSalesByItem(tx, period);
  const ids = sums.map(({ itemId }) => itemId);
  const names = await catalogue.nameItems(tx, ids, defaultLanguage);
  const titleOf = new Map(names.map(({ id, title }) => [id, title]));
  return sums.map(({ itemId, sold, sales }) => {
    return { title: titleOf.get(itemId) ?? itemId, sold, sales };
  });
}

const zero = moneySchema.parse(0);

function sumMoney(amounts: readonly Money[]): Money {
  return moneySchema.parse(amounts.reduce((total, amount) => total + amount, 0));
}
