import { type LessonVersion, lessonVersions } from '@danube/contract/learning/lesson-version.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import { editorPath } from '../../kit/item-kinds.ts';

/** Which version of a lesson is shown, and in which language; without one, in the page's. */
export type StudentView = { version: LessonVersion; language?: LanguageCode };

export function readStudentView(parameters: URLSearchParams): StudentView {
  const language = parameters.get('in');
  return {
    version: lessonVersions.find((each) => each === parameters.get('version')) ?? 'draft',
    ...(isLanguageCode(language) ? { language } : {}),
  };
}

/** The page that shows a lesson, by id or slug, as its students see it. */
export function studentViewPath(
  { course, lesson }: { course: string; lesson: string },
  { version, language }: StudentView = { version: 'draft' },
): string {
  const parameters = new URLSearchParams();
  if (version !== 'draft') parameters.set('version', version);
  if (language) parameters.set('in', language);
  const query = parameters.toString();
  return `${editorPath('course', course)}/lessons/${lesson}${query ? `?${query}` : ''}`;
}
