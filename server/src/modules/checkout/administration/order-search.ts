import type { StaffSearchSource } from '../../../platform/staff-search.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { listOrders } from './list-orders.ts';

export function createOrderSearch(
  deps: Pick<OrdersAdminDependencies, 'transact'>,
): StaffSearchSource {
  return {
    group: 'sales',
    scope: 'orders',
    async find(act, { words, limit }) {
      const { orders } = await listOrders(deps, act, { search: words, order: 'newest', limit });
      return orders.map(({ id, number, buyer, email }) => ({
        id,
        title: number,
        detail: `${buyer} · ${email}`,
        path: `/admin/orders/${id}`,
      }));
    },
  };
}
