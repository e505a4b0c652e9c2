import { withdrawalOffersQuery } from '../features/shop/orders/order-queries.ts';
import { WithdrawalPage } from '../features/shop/orders/withdrawal-page.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/withdrawal.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...withdrawalOffersQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <WithdrawalPage />
    </PageQueries>
  );
}
