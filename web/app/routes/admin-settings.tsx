import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { settingsListQuery } from '../features/admin/settings/settings-queries.ts';
import { SettingsScreen } from '../features/admin/settings/settings-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-settings.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...settingsListQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const t = useTexts('settings', 'staff');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('staff.groups.settings')} lede={t('settings.lede')}>
        <SettingsScreen />
      </AdminLayout>
    </PageQueries>
  );
}
