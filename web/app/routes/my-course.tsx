import { redirect } from 'react-router';
import { coursePath } from '../features/shared/paths/course-paths.ts';
import { readerPath } from '../features/shared/paths/learning-paths.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/my-course.ts';

/** Not a page: redirects to the next lesson, which changes. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { course } = params;
  const { progress } = await readForPage(orNotFound(api.learning.course({ course, language })));
  const path = progress.next ? readerPath(course, progress.next.slug) : coursePath(course);
  throw redirect(path + url.search, 302);
}
