import { coursePath } from '../features/shared/paths/course-paths.ts';
import { CourseHead } from '../features/shop/catalogue/courses/course-head.tsx';
import { CoursePage } from '../features/shop/catalogue/courses/course-page.tsx';
import { toCourseView } from '../features/shop/catalogue/courses/course-view.server.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { readItemPage } from '../page/read-item-page.ts';
import type { Route } from './+types/course.ts';

/** As many as are shown, plus this one, which may be among them. */
const maxRelated = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { slug } = params;
  const page = await readItemPage(api.catalogue.course({ slug, language }), {
    request,
    pathTo: coursePath,
  });
  const { items } = await readForPage(
    api.catalogue.list({ kind: 'course', language, limit: maxRelated }),
  );
  const reviews = await readForPage(api.reviews.ofCourse({ course: page.id }));
  const others = items.filter(({ id }) => id !== page.id).slice(0, maxRelated - 1);
  return { course: toCourseView(page), others, reviews };
}

export default function Course({ loaderData }: Route.ComponentProps) {
  const { course, others, reviews } = loaderData;
  return (
    <>
      <CourseHead course={course} reviews={reviews} />
      <CoursePage course={course} others={others} reviews={reviews} />
    </>
  );
}
