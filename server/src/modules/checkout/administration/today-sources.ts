import type { Days } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import type { AttentionSource, Driver, FigureSource } from '../../../platform/today-sources.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { orderStatistics } from './order-statistics.ts';
import { sumLedgerByDay } from './sales.repository.ts';
import { findUnconfirmedVatIds } from './unconfirmed-vat-ids.repository.ts';
import { countOrdersNeedingAttention, countTransfersAwaited } from './waiting.repository.ts';

export const salesAttention: readonly AttentionSource[] = [
  {
    name: 'ordersStuck',
    scope: 'orders',
    path: '/admin/orders?state=attention',
    isUrgent: true,
    find: countOrdersNeedingAttention,
  },
  {
    name: 'transfersAwaited',
    scope: 'money',
    path: '/admin/transfers',
    find: countTransfersAwaited,
  },
  {
    name: 'vatIdsUnconfirmed',
    scope: 'money',
    path: '/admin/orders',
    find: findUnconfirmedVatIds,
  },
];

type Dependencies = Pick<OrdersAdminDependencies, 'db' | 'catalogue'>;

/** The ledger's revenue, the same as on the sales page. */
export function salesFigures(deps: Dependencies): FigureSource[] {
  return [
    {
      name: 'revenue',
      scope: 'money',
      unit: 'cents',
      path: '/admin/statistics/orders',
      async read(tx, days) {
        const rows = await sumLedgerByDay(tx, days);
        return rows.map(({ day, revenue }) => ({ day, value: revenue }));
      },
      findDriver: (_tx: Tx, now: Days, before: Days) => findDriver(deps, now, before),
    },
  ];
}

/** The item whose sales contributed most to the change of the total, and likewise the country. */
async function findDriver(deps: Dependencies, now: Days, before: Days): Promise<Driver | null> {
  const [later, earlier] = [await orderStatistics(deps, now), await orderStatistics(deps, before)];
  const direction = Math.sign(later.revenue - earlier.revenue);
  if (direction === 0) return null;
  const item = findLargestChange(
    { later: later.items, earlier: earlier.items, direction },
    ({ title, sales }) => [title, sales],
  );
  const country = findLargestChange(
    { later: later.countries, earlier: earlier.countries, direction },
    (each) => [each.country, each.revenue],
  );
  return item === null ? null : { item, country };
}

function findLargestChange<Row>(
  { later, earlier, direction }: { later: Row[]; earlier: Row[]; direction: number },
  read: (row: Row) => [name: string, amount: number],
): string | null {
  const changes = new Map<string, number>();
  const add = (name: string, amount: number) =>
    changes.set(name, (changes.get(name) ?? 0) + amount * direction);
  for (const [name, amount] of later.map(read)) add(name, amount);
  for (const [name, amount] of earlier.map(read)) add(name, -amount);
  const [first] = [...changes].sort(([, one], [, other]) => other - one);
  return first && first[1] > 0 ? first[0] : null;
}
