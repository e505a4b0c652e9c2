import { redirect } from 'react-router';
import { coursePath } from '../features/shared/paths/course-paths.ts';
import type { Route } from './+types/course-details.ts';

const movedPermanently = 301;

/** An alias of a course's page. Keeps the query string. */
export function loader({ request, params }: Route.LoaderArgs) {
  const path = coursePath(encodeURIComponent(params.slug));
  return redirect(path + new URL(request.url).search, movedPermanently);
}

export default function CourseDetails() {
  return null;
}
