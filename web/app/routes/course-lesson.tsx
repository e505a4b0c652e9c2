import { redirect } from 'react-router';
import { coursePath, curriculumAnchor, lessonPath } from '../features/shared/paths/course-paths.ts';
import { LessonHead } from '../features/shop/catalogue/courses/course-head.tsx';
import { toLessonView } from '../features/shop/catalogue/courses/course-view.server.ts';
import { LessonPage } from '../features/shop/catalogue/courses/lesson-page.tsx';
import { lessonTerms } from '../features/site/glossary/lesson-terms.ts';
import { linkTerms } from '../lib/markdown/link-terms.ts';
import { pageRequest } from '../page/page-request.ts';
import { readItemPage } from '../page/read-item-page.ts';
import type { Route } from './+types/course-lesson.ts';

/** Temporary: the lesson may become free, or the person may enrol. */
const temporaryRedirect = 302;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { slug, lesson: name } = params;
  const course = await readItemPage(api.catalogue.course({ slug, language }), {
    request,
    pathTo: (present) => lessonPath(present, name),
  });
  const outline = course.modules
    .flatMap(({ lessons }) => lessons)
    .find((lesson) => lesson.slug === name);
  if (outline && !outline.isFree) {
    const { search } = new URL(request.url);
    return redirect(`${coursePath(slug)}${search}#${curriculumAnchor}`, temporaryRedirect);
  }
  const lesson = await readItemPage(api.catalogue.freeLesson({ slug, lesson: name, language }), {
    request,
    pathTo: (present) => lessonPath(present, name),
  });
  const terms = lessonTerms(await api.glossary.links(), {
    course: slug,
    slug: name,
    language: lesson.fieldLanguages?.body ?? lesson.language,
  });
  const view = toLessonView(lesson, course);
  return { lesson: { ...view, body: linkTerms(view.body, terms) } };
}

export default function CourseLesson({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LessonHead lesson={loaderData.lesson} />
      <LessonPage lesson={loaderData.lesson} />
    </>
  );
}
