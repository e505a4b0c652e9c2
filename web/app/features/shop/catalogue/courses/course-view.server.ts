import type { CoursePage, FreeLesson } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { lessonPicturesPath } from '../../../shared/paths/learning-paths.ts';
import type { CourseView, LessonView } from './course-view.ts';

/**
 * A course as its page renders it: Markdown is parsed here, so that the parser stays on the server.
 */
export function toCourseView(page: CoursePage): CourseView {
  const { description, faq, ...rest } = page;
  const answers = faq.map(({ question, answer }) => ({ question, answer: parseMarkdown(answer) }));
  return {
    ...rest,
    description: parseMarkdown(description, { anchorPrefix: 'about' }),
    faq: answers,
    hasCfds: page.markets.includes('cfd') || namesCfds(page),
  };
}

/** A lesson as its page renders it, with its neighbours. */
export function toLessonView(lesson: FreeLesson, course: CoursePage): LessonView {
  const { body, ...rest } = lesson;
  const module = course.modules.find(({ lessons }) => lessons.some(({ id }) => id === lesson.id));
  return {
    ...rest,
    body: parseMarkdown(body, { lessonPictures: lessonPicturesPath(lesson.id) }),
    neighbours: module?.lessons ?? [],
    cover: course.cover,
    courseLanguage: course.language,
    hasCfds: mentionsCfds(body),
  };
}

function namesCfds({ title, summary, description, outcomes, faq }: CoursePage): boolean {
  const answers = faq.flatMap(({ question, answer }) => [question, answer]);
  return mentionsCfds([title, summary, description, ...outcomes, ...answers].join('\n'));
}

/** The abbreviation is the same in every language; some add an ending. */
function mentionsCfds(text: string): boolean {
  return /\bCFD/u.test(text);
}
