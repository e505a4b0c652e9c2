import {
  deadLettersQuery,
  environmentsQuery,
  siteSwitchQuery,
} from '../features/admin/environments/environments-queries.ts';
import { EnvironmentsScreen } from '../features/admin/environments/environments-screen.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-environments.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(
    queryClient.query({ ...environmentsQuery(source), retry: false }),
    queryClient.query({ ...deadLettersQuery(source), retry: false }),
    queryClient.query({ ...siteSwitchQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function AdminEnvironments({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.environments.title')} lede={t('admin.environments.lede')}>
        <EnvironmentsScreen />
      </AdminLayout>
    </PageQueries>
  );
}
