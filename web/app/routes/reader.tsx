import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { redirect } from 'react-router';
import {
  openLessonQuery,
  studentCourseQuery,
} from '../features/learn/learning/learning-queries.ts';
import { AccessEndedPage } from '../features/learn/learning/reader/access-ended-page.tsx';
import { ReaderPage } from '../features/learn/learning/reader/reader-page.tsx';
import { curriculumPath } from '../features/shared/paths/course-paths.ts';
import { lessonPicturesPath } from '../features/shared/paths/learning-paths.ts';
import { lessonTerms } from '../features/site/glossary/lesson-terms.ts';
import { queriesWith } from '../lib/api.ts';
import { declaredError } from '../lib/failure.ts';
import { linkTerms } from '../lib/markdown/link-terms.ts';
import { parseMarkdown } from '../lib/markdown/parse-markdown.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import { signInUrl } from '../page/require-audience.ts';
import type { Route } from './+types/reader.ts';

/** Personal, but open to visitors too, because some lessons are free. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const queryClient = createQueryClient();
  const source = queriesWith(api);
  const address = { ...params, language };
  const reading = orNotFound(
    queryClient.query({ ...studentCourseQuery(source, address), retry: false }),
  );
  try {
    const [, lesson, session, terms] = await readForPage(
      Promise.all([
        reading,
        orNotFound(queryClient.query({ ...openLessonQuery(source, address), retry: false })),
        api.identity.session(),
        api.glossary.links(),
      ]),
    );
    return {
      course: null,
      address,
      body: linkTerms(parseText(lesson), lessonTerms(terms, textOf(lesson))),
      owner: session?.user.id ?? null,
      queries: packQueries(queryClient),
    };
  } catch (error) {
    const why = findClosedReason(error);
    if (why === 'signedOut') throw redirect(signInUrl(url), 303);
    if (why === 'notOwned') throw redirect(toCurriculum(params.course, url), 302);
    if (why === 'ended') return { course: await readForPage(reading) };
    throw error;
  }
}

function parseText({ id, body }: OpenLesson) {
  return parseMarkdown(body, { lessonPictures: lessonPicturesPath(id) });
}

function textOf({ course, slug, language, fieldLanguages }: OpenLesson) {
  return { course: course.slug, slug, language: fieldLanguages?.body ?? language };
}

function findClosedReason(error: unknown): 'signedOut' | 'notOwned' | 'ended' | null {
  const declared = declaredError(error);
  return declared?.code === 'LESSON_CLOSED' ? declared.data.why : null;
}

function toCurriculum(course: string, { search }: URL): string {
  const [path, anchor] = curriculumPath(course).split('#');
  return `${path}${search}#${anchor}`;
}

export default function Reader({ loaderData }: Route.ComponentProps) {
  if (loaderData.course) return <AccessEndedPage course={loaderData.course} />;
  const { address, body, owner, queries } = loaderData;
  return (
    <PageQueries packed={queries}>
      <ReaderPage key={owner} address={address} body={body} owner={owner} />
    </PageQueries>
  );
}
