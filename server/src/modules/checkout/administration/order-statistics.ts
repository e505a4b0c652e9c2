import type { ordersAdminContract } from '@danube/contract/checkout/orders-admin.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/database.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import {
  countOrdersByCountry,
  countOrdersByDay,
  type Period,
  sumInvoicesByCountry,
  sumInvoicesByDay,
  sumRefundsByDay,
  sumSalesByItem,
} from './sales.repository.ts';

type Statistics = InferContractRouterOutputs<typeof ordersAdminContract>['statistics'];

/**
 * What was invoiced less what was credited, which is what the ledger and the One-Stop-Shop return
 * say too. Nobody is named, so nobody's look at it is written down.
 */
export function orderStatistics(
  deps: Pick<OrdersAdminDependencies, 'db' | 'catalogue'>,
  period: Period,
): Promise<Statistics> {
  // One moment for all sums: figures that do not add up would look like a mistake.
  return deps.db.transaction(
    async (tx) => {
      const invoiced = await sumInvoicesByDay(tx, period);
      const refunds = await sumRefundsByDay(tx, period);
      const days = everyDay(period, await countOrdersByDay(tx, period), { invoiced, refunds });
      return {
        orders: days.reduce((total, day) => total + day.orders, 0),
        revenue: add(invoiced.map(({ revenue }) => revenue)),
        net: add(invoiced.map(({ net }) => net)),
        vat: add(invoiced.map(({ vat }) => vat)),
        sales: add(days.map(({ sales }) => sales)),
        refunded: add(days.map(({ refunded }) => refunded)),
        days,
        items: await soldItems(deps, tx, period),
        countries: await byCountry(tx, period),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Counted = Awaited<ReturnType<typeof countOrdersByDay>>;
type Sums = {
  readonly invoiced: Awaited<ReturnType<typeof sumInvoicesByDay>>;
  readonly refunds: Awaited<ReturnType<typeof sumRefundsByDay>>;
};

/** Also those on which nothing was sold. */
function everyDay(
  { from, to }: Period,
  counted: Counted,
  { invoiced, refunds }: Sums,
): Statistics['days'] {
  const ordersOf = new Map(counted.map(({ day, orders }) => [day, orders]));
  const revenueOf = new Map(invoiced.map(({ day, revenue }) => [day, revenue]));
  const refundedOf = new Map(refunds.map(({ day, refunded }) => [day, refunded]));
  return daysBetween(from, to).map((day) => {
    const revenue = revenueOf.get(day) ?? nothing;
    const refunded = refundedOf.get(day) ?? nothing;
    const sales = add([revenue, refunded]);
    return { day, orders: ordersOf.get(day) ?? 0, sales, refunded, revenue };
  });
}

function daysBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(to);
  return Array.from({ length: Math.max(0, days + 1) }, (_, n) => first.add({ days: n }).toString());
}

async function byCountry(tx: Tx, period: Period): Promise<Statistics['countries']> {
  const counted = await countOrdersByCountry(tx, period);
  const ordersOf = new Map(counted.map(({ country, orders }) => [country, orders]));
  const sums = await sumInvoicesByCountry(tx, period);
  return sums.map(({ country, revenue }) => {
    return { country, orders: ordersOf.get(country) ?? 0, revenue };
  });
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
  return sums.map(({ itemId, sold, sales }) => {
    return { title: titleOf.get(itemId) ?? itemId, sold, sales };
  });
}

const nothing = moneySchema.parse(0);

function add(amounts: readonly Money[]): Money {
  return moneySchema.parse(amounts.reduce((total, amount) => total + amount, 0));
}
