import { findEverything, nothingFound } from '../features/frame/search/find-everything.ts';
import { SearchHead } from '../features/frame/search/search-head.tsx';
import { SearchPage } from '../features/frame/search/search-page.tsx';
import { readSearchView } from '../features/shared/paths/search-paths.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/search.ts';

const maxResults = 50;

/** If the search fails, the query stays in the field with a button to retry. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language, reportError } = context.get(pageRequest);
  const view = readSearchView(new URL(request.url).searchParams);
  if (!view.query) return { view, found: nothingFound };
  try {
    const limits = { maxItems: maxResults, maxVideos: maxResults, maxPosts: maxResults };
    return { view, found: await findEverything(api, { ...view, language, ...limits }) };
  } catch (error) {
    reportError(error);
    return { view, found: null };
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SearchHead view={loaderData.view} />
      <SearchPage view={loaderData.view} found={loaderData.found} />
    </>
  );
}
