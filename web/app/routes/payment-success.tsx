import { useSearchParams } from 'react-router';
import { orderQuery } from '../features/orders/order-queries.ts';
import { PaymentSuccessPage } from '../features/orders/payment-success-page.tsx';
import { readOrderId } from '../features/orders/read-order-id.ts';
import { throwIfUnknown } from '../features/orders/throw-if-unknown.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/payment-success.ts';

/** Reads the order and nothing else: that somebody is sent here does not mean that they paid. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const orderId = readOrderId(url.searchParams);
  if (orderId !== null) {
    const source = queriesWith(context.get(pageRequest).api);
    const reading = queryClient.query({ ...orderQuery(source, orderId), retry: false });
    await readForPage(reading.catch(throwIfUnknown));
  }
  return { queries: packQueries(queryClient) };
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const orderId = readOrderId(parameters);
  return (
    <PageQueries packed={loaderData.queries}>
      <PaymentSuccessPage key={orderId} orderId={orderId} />
    </PageQueries>
  );
}
