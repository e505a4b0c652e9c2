import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { OrderScreen } from '../features/admin/sales/order/order-screen.tsx';
import { orderQuery } from '../features/admin/sales/sales-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/admin-order.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const reading = queryClient.query({ ...orderQuery(source, params.orderId), retry: false });
  const { number } = await readForPage(orNotFound(reading));
  return { number, queries: packQueries(queryClient) };
}

export default function AdminOrder({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  const { number } = loaderData;
  const crumbs = [
    { label: t('admin.sales.orders'), to: localPath('/admin/orders') },
    { label: number },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('sales.orderTitle', { number })} crumbs={crumbs}>
        <OrderScreen key={params.orderId} id={params.orderId} />
      </AdminLayout>
    </PageQueries>
  );
}
