import { useSearchParams } from 'react-router';
import { PostsScreen } from '../features/admin/blog/posts-screen.tsx';
import { postsQuery, readPostsView } from '../features/admin/blog/posts-view.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-blog.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readPostsView(url.searchParams);
  await awaitOptional(queryClient.query({ ...postsQuery(source, view), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  const t = useTexts('posts');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('posts.title')} lede={t('posts.lede')}>
        <PostsScreen view={readPostsView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
