import { useQueries } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { studentCourseQuery } from '../learning/learning-queries.ts';
import type { PathLesson } from './path-view.ts';

export type LessonState = { readonly isDone: boolean; readonly isOpen: boolean };

/** A member's progress in a lesson; undefined for visitors and while loading. */
export type PathProgress = (lesson: PathLesson) => LessonState | undefined;

/** The page is cached for everyone; the member's progress is requested by the browser. */
export function usePathProgress(lessons: readonly PathLesson[]): PathProgress {
  const { user } = useSession();
  const language = useLanguage();
  const courses = [...new Set(lessons.map(({ course }) => course.slug))];
  const answers = useQueries({
    queries: courses.map((course) => ({
      ...studentCourseQuery(queries, { course, language }),
      enabled: user !== null,
    })),
  });
  const states = new Map(
    answers.flatMap(({ data }) =>
      (data?.modules ?? []).flatMap((module) =>
        module.lessons.map((lesson) => [`${data?.slug}/${lesson.slug}`, lesson] as const),
      ),
    ),
  );
  return ({ course, slug }) => (user ? states.get(`${course.slug}/${slug}`) : undefined);
}
