import { data } from 'react-router';
import { PathHead } from '../features/learn/paths/path-head.tsx';
import { PathNotFound } from '../features/learn/paths/path-not-found.tsx';
import { PathPage } from '../features/learn/paths/path-page.tsx';
import { namesOf, toPathView } from '../features/learn/paths/path-view.ts';
import { pageRequest } from '../page/page-request.ts';
import { readCourses } from '../page/read-courses.ts';
import { readForPage } from '../page/read-for-page.ts';
import { isNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/path.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const path = await readForPage(
    api.paths.read({ slug: params.slug, language }).catch(nullIfNotFound),
  );
  if (!path) return data({ path: null }, { status: 404 });
  const slugs = namesOf(path).map(({ course }) => course);
  return data({ path: toPathView(path, await readCourses(api, slugs, language)) });
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export default function PathRoute({ loaderData: { path } }: Route.ComponentProps) {
  if (!path) return <PathNotFound />;
  return (
    <>
      <PathHead path={path} />
      <PathPage path={path} />
    </>
  );
}
