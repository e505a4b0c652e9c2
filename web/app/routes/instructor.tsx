import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { data, redirect } from 'react-router';
import { InstructorProfile } from '../features/site/instructors/instructor-profile.tsx';
import { profilePath } from '../features/site/instructors/instructors.ts';
import { InstructorHead } from '../features/site/instructors/instructors-head.tsx';
import { useInstructor } from '../features/site/instructors/use-instructors.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import type { Route } from './+types/instructor.ts';

/** The slug of an unknown or removed instructor is a 404. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { search, searchParams } = new URL(request.url);
  const isPreview = searchParams.get('preview') === 'settings';
  const { values } = await readForPage(api.settings.shown({ language, isPreview }));
  const { people } = { ...initialValues('instructors'), ...values.instructors };
  const slug = params.slug.toLowerCase();
  if (!people.some((person) => person.slug === slug)) throw data(null, { status: 404 });
  if (slug !== params.slug) throw redirect(profilePath({ slug }) + search, 301);
  return { slug };
}

export default function Instructor({ loaderData }: Route.ComponentProps) {
  const instructor = useInstructor(loaderData.slug);
  // Removed while the page was open; the next load responds with 404.
  if (!instructor) return null;
  return (
    <>
      <InstructorHead instructor={instructor} />
      <InstructorProfile instructor={instructor} />
    </>
  );
}
