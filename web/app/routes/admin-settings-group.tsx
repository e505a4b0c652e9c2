import { isGroupName } from '@danube/contract/settings/settings-groups.ts';
import { data } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { GroupScreen } from '../features/admin/settings/group-screen.tsx';
import { settingsGroupQuery } from '../features/admin/settings/settings-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-settings-group.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { group } = params;
  if (!isGroupName(group)) throw data(null, { status: 404 });
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...settingsGroupQuery(source, group), retry: false }));
  return { group, queries: packQueries(queryClient) };
}

export default function AdminSettingsGroup({ loaderData }: Route.ComponentProps) {
  const t = useTexts('settings', 'staff');
  const localPath = useLocalPath();
  const { group } = loaderData;
  const title = t(`settings.groups.${group}.title`);
  const crumbs = [
    { label: t('staff.groups.settings'), to: localPath('/admin/settings') },
    { label: title },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={title} lede={t(`settings.groups.${group}.text`)} crumbs={crumbs}>
        <GroupScreen key={group} group={group} />
      </AdminLayout>
    </PageQueries>
  );
}
