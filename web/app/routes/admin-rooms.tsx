import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { roomsQuery } from '../features/admin/rooms/rooms-queries.ts';
import { RoomsScreen } from '../features/admin/rooms/rooms-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-rooms.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  await awaitOptional(queryClient.query({ ...roomsQuery(source), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminRooms({ loaderData }: Route.ComponentProps) {
  const t = useTexts('rooms');
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('rooms.title')} lede={t('rooms.lede')}>
        <RoomsScreen />
      </AdminLayout>
    </PageQueries>
  );
}
