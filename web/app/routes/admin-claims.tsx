import { ClaimsScreen } from '../features/admin/claims/claims-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { claimsQuery } from '../features/shared/claims/claims-query.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-claims.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...claimsQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminClaims({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.claims.title')} lede={t('admin.claims.lede')}>
        <ClaimsScreen />
      </AdminLayout>
    </PageQueries>
  );
}
