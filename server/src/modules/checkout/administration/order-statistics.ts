import type { ordersAdminContract } from '@danube/contract/checkout/orders-admin.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/database.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import {
  type Period,
  sumRefundsByDay,
  sumSalesByCountry,
  sumSalesByDay,
  sumSalesByItem,
} from './sales.repository.ts';

type Statistics = InferContractRouterOutputs<typeof ordersAdminContract>['statistics'];

/**
 * Sales are those of the days on which money came, before refunds; `net` and `vat` are parts of
 * them. Nobody is named, so nobody's look at it is written down.
 */
export function orderStatistics(
  deps: Pick<OrdersAdminDependencies, 'db' | 'catalogue'>,
  period: Period,
): Promise<Statistics> {
  // One moment for all sums: figures that do not add up would look like a mistake.
  return deps.db.transaction(
    async (tx) => {
      const sales = await sumSalesByDay(tx, period);
      const refunds = await sumRefundsByDay(tx, period);
      return {
        orders: sales.reduce((total, day) => total + day.orders, 0),
        revenue: add(sales.map(({ revenue }) => revenue)),
        refunded: add(refunds.map(({ refunded }) => refunded)),
        net: add(sales.map(({ net }) => net)),
        vat: add(sales.map(({ vat }) => vat)),
        days: everyDay(period, sales, refunds),
        items: await soldItems(deps, tx, period),
        countries: await sumSalesByCountry(tx, period),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Sales = Awaited<ReturnType<typeof sumSalesByDay>>;
type Refunds = Awaited<ReturnType<typeof sumRefundsByDay>>;

/** Also those on which nothing was sold. */
function everyDay({ from, to }: Period, sales: Sales, refunds: Refunds): Statistics['days'] {
  const salesOf = new Map(sales.map((sale) => [sale.day, sale]));
  const refundedOf = new Map(refunds.map(({ day, refunded }) => [day, refunded]));
  return daysBetween(from, to).map((day) => ({
    day,
    orders: salesOf.get(day)?.orders ?? 0,
    revenue: salesOf.get(day)?.revenue ?? nothing,
    refunded: refundedOf.get(day) ?? nothing,
  }));
}

function daysBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(to);
  return Array.from({ length: Math.max(0, days + 1) }, (_, n) => first.add({ days: n }).toString());
}

/** Under one name each, whatever language its buyers read. */
async function soldItems(
  { catalogue }: Pick<OrdersAdminDependencies, 'catalogue'>,
  tx: Tx,
  period: Period,
): Promise<Statistics['items']> {
  const sums = await sumSalesByItem(tx, period);
  const ids = sums.map(({ itemId }) => itemId);
  const names = await catalogue.nameItems(tx, ids, defaultLanguage);
  const titleOf = new Map(names.map(({ id, title }) => [id, title]));
  return sums.map(({ itemId, sold, revenue }) => {
    return { title: titleOf.get(itemId) ?? itemId, sold, revenue };
  });
}

const nothing = moneySchema.parse(0);

function add(amounts: readonly Money[]): Money {
  return moneySchema.parse(amounts.reduce((total, amount) => total + amount, 0));
}
