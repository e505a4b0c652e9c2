import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { OrdersScreen } from '../features/admin/sales/orders/orders-screen.tsx';
import { readOrdersView } from '../features/admin/sales/orders/orders-view.ts';
import { ordersQuery, rulesQuery } from '../features/admin/sales/sales-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-orders.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readOrdersView(url.searchParams);
  await awaitOptional(
    queryClient.query({ ...ordersQuery(source, view), retry: false }),
    queryClient.query({ ...rulesQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.sales.orders')} lede={t('sales.orders.lede')}>
        <OrdersScreen view={readOrdersView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
