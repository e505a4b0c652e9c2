import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { filesQuery } from '../features/admin/media/list/files-query.ts';
import { FilesScreen } from '../features/admin/media/list/files-screen.tsx';
import { readFilesView } from '../features/admin/media/list/files-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-upload-management.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readFilesView(url.searchParams);
  await awaitOptional(queryClient.query({ ...filesQuery(source, view), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminUploadManagement({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'media');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.uploads.title')} lede={t('media.files.lede')}>
        <FilesScreen view={readFilesView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
