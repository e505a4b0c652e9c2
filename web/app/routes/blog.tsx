import { data, redirect } from 'react-router';
import { readBlogView } from '../features/shared/paths/blog-paths.ts';
import { searchOfKind } from '../features/shared/paths/search-paths.ts';
import { BlogHead } from '../features/site/blog/blog-head.tsx';
import { BlogPage } from '../features/site/blog/blog-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/blog.ts';

const postsPerPage = 13;

/**
 * Posts are searched on the search page, so `?q=` leads there. If the list fails to load, an error
 * replaces the posts; 503 keeps it out of caches.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, reportError } = context.get(pageRequest);
  const parameters = new URL(request.url).searchParams;
  const search = searchOfKind(parameters, 'post');
  if (search) throw redirect(search);
  const view = readBlogView(parameters);
  try {
    const { tag, author, cursor } = view;
    const list = await api.blog.list({ language, tag, author, cursor, limit: postsPerPage });
    return data({ view, list });
  } catch (error) {
    reportError(error);
    return data({ view, list: null }, { status: 503 });
  }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { view, list } = loaderData;
  return (
    <>
      <BlogHead posts={list?.posts ?? []} view={view} />
      <BlogPage view={view} list={list} />
    </>
  );
}
