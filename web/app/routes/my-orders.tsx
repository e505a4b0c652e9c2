import { useSearchParams } from 'react-router';
import { ordersQuery, subscriptionsQuery } from '../features/shop/orders/order-queries.ts';
import { OrdersPage } from '../features/shop/orders/orders-page.tsx';
import { readOrdersTrail } from '../features/shop/orders/orders-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/my-orders.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const cursor = readOrdersTrail(url.searchParams).at(-1);
  await awaitOptional(
    queryClient.query({ ...ordersQuery(source, cursor), retry: false }),
    queryClient.query({ ...subscriptionsQuery(source, language), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function MyOrders({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <OrdersPage trail={readOrdersTrail(parameters)} />
    </PageQueries>
  );
}
