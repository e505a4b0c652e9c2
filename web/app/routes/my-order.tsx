import { OrderPage } from '../features/shop/orders/order-page.tsx';
import { orderQuery } from '../features/shop/orders/order-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/my-order.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const reading = queryClient.query({ ...orderQuery(source, params.orderId), retry: false });
  await readForPage(orNotFound(reading));
  return { queries: packQueries(queryClient) };
}

export default function MyOrder({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <OrderPage key={params.orderId} orderId={params.orderId} />
    </PageQueries>
  );
}
