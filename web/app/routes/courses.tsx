import { CoursesHead } from '../features/shop/catalogue/courses/courses-head.tsx';
import { CoursesPage } from '../features/shop/catalogue/courses/courses-page.tsx';
import { readCoursesView } from '../features/shop/catalogue/courses/courses-view.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/courses.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const view = readCoursesView(new URL(request.url).searchParams);
  const list = await readForPage(api.catalogue.list({ kind: 'course', language, ...view }));
  return { list, view };
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { list, view } = loaderData;
  return (
    <>
      <CoursesHead items={list.items} />
      <CoursesPage list={list} view={view} />
    </>
  );
}
