import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { RulesScreen } from '../features/admin/sales/rules/rules-screen.tsx';
import { rulesQuery } from '../features/admin/sales/sales-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-country-rules.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...rulesQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminCountryRules({ loaderData }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.sales.countryRules')} lede={t('sales.rules.lede')}>
        <RulesScreen />
      </AdminLayout>
    </PageQueries>
  );
}
