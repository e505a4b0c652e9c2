import { useSearchParams } from 'react-router';
import { itemsQuery } from '../features/admin/catalogue/catalogue-queries.ts';
import { ListScreen } from '../features/admin/catalogue/list/list-screen.tsx';
import { readListView } from '../features/admin/catalogue/list/list-view.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { kindTexts, readKind } from '../features/admin/kit/item-kinds.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-catalogue.ts';

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const kind = readKind(pattern);
  const view = readListView(url.searchParams);
  await awaitOptional(queryClient.query({ ...itemsQuery(source, kind, view), retry: false }));
  return { kind, queries: packQueries(queryClient) };
}

export default function AdminCatalogue({ loaderData }: Route.ComponentProps) {
  const t = useTexts('editor', 'admin');
  const [parameters] = useSearchParams();
  const { kind } = loaderData;
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t(kindTexts[kind].title)} lede={t(kindTexts[kind].lede)}>
        <ListScreen kind={kind} view={readListView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
