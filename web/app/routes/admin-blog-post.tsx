import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { PostScreen } from '../features/admin/blog/post-screen.tsx';
import { postsPath } from '../features/admin/blog/posts-view.ts';
import { PostProvider, usePostTitle } from '../features/admin/blog/use-post.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { useLocalPath } from '../lib/local-path.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/admin-blog-post.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const edition = await readForPage(orNotFound(api.blogAdmin.find({ slug: params.slug })));
  return { edition };
}

/** The editor holds the post and saves it; only another URL is loaded again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function AdminBlogPost({ loaderData }: Route.ComponentProps) {
  const [edition, setEdition] = useState(loaderData.edition);
  // A renamed post is the same post: its editor continues.
  if (loaderData.edition.id !== edition.id) setEdition(loaderData.edition);
  return (
    <PostProvider key={edition.id} edition={edition}>
      <Page />
    </PostProvider>
  );
}

function Page() {
  const t = useTexts('posts', 'editor');
  const localPath = useLocalPath();
  const title = usePostTitle(t('editor.item.untitled'));
  const crumbs = [{ label: t('posts.title'), to: localPath(postsPath) }, { label: title }];
  return (
    <AdminLayout title={title} crumbs={crumbs}>
      <PostScreen />
    </AdminLayout>
  );
}
