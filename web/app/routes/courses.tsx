import type { LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { CoursesHead } from '../features/shop/catalogue/courses/courses-head.tsx';
import { CoursesPage } from '../features/shop/catalogue/courses/courses-page.tsx';
import {
  type CoursesView,
  dropRemovedEntries,
  readCoursesView,
} from '../features/shop/catalogue/courses/courses-view.ts';
import type { Api } from '../lib/api.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/courses.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const requested = readCoursesView(new URL(request.url).searchParams);
  const isNamed = requested.instructor ?? requested.level ?? requested.market;
  const view = isNamed ? await withNames(api, language, requested) : requested;
  const list = await readForPage(api.catalogue.list({ kind: 'course', language, ...view }));
  return { list, view };
}

/** Reads the settings only if the URL refers to one of their entries. */
async function withNames(api: Api, language: LanguageCode, view: CoursesView) {
  const { values } = await readForPage(api.settings.shown({ language }));
  const { people } = { ...initialValues('instructors'), ...values.instructors };
  const { levels, markets } = { ...initialValues('names'), ...values.names };
  return dropRemovedEntries(view, { people, levels, markets });
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
