import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { CouponsScreen } from '../features/admin/sales/coupons/coupons-screen.tsx';
import { readCouponsView } from '../features/admin/sales/coupons/coupons-view.ts';
import { couponsQuery } from '../features/admin/sales/sales-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-coupons.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readCouponsView(url.searchParams);
  await awaitOptional(queryClient.query({ ...couponsQuery(source, view), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminCoupons({ loaderData }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.sales.coupons')} lede={t('sales.coupons.lede')}>
        <CouponsScreen view={readCouponsView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
