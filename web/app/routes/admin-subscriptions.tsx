import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { subscriptionsQuery } from '../features/admin/sales/sales-queries.ts';
import { SubscriptionsScreen } from '../features/admin/sales/subscriptions/subscriptions-screen.tsx';
import { readSubscriptionsView } from '../features/admin/sales/subscriptions/subscriptions-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-subscriptions.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readSubscriptionsView(url.searchParams);
  await awaitOptional(queryClient.query({ ...subscriptionsQuery(source, view), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminSubscriptions({ loaderData }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.sales.subscriptions')} lede={t('sales.subscriptions.lede')}>
        <SubscriptionsScreen view={readSubscriptionsView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
