import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queueQuery } from '../features/admin/moderation/moderation-queries.ts';
import { ModerationScreen } from '../features/admin/moderation/moderation-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-moderation.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.infiniteQuery({ ...queueQuery(source, 'open'), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminModeration({ loaderData }: Route.ComponentProps) {
  const t = useTexts('queue');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('queue.title')} lede={t('queue.lede')}>
        <ModerationScreen />
      </AdminLayout>
    </PageQueries>
  );
}
