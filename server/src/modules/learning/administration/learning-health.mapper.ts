import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonsOf, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type {
  CourseHealth,
  LearningHealth,
  LessonHealth,
  QuestionHealth,
} from '@danube/contract/learning/learning-health.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CourseHead, PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { FirstAnswers } from './first-answers.repository.ts';
import type { LessonSum, StartsOfDay } from './standings.repository.ts';

/** Nobody reads a longer list. */
const maxQuestions = 50;

export function sumOf(starts: readonly StartsOfDay[]) {
  const sum = (name: 'started' | 'finished' | 'learning' | 'stopped') =>
    starts.reduce((total, row) => total + row[name], 0);
  return {
    started: sum('started'),
    finished: sum('finished'),
    learning: sum('learning'),
    stopped: sum('stopped'),
  };
}

export function startsByDay(starts: readonly StartsOfDay[]): LearningHealth['days'] {
  const days = new Map<string, number>();
  for (const { day, started } of starts) days.set(day, (days.get(day) ?? 0) + started);
  return [...days].map(([day, started]) => ({ day, started }));
}

export function toCourses(
  heads: readonly CourseHead[],
  starts: readonly StartsOfDay[],
  certificates: ReadonlyMap<ItemId, number>,
): CourseHealth[] {
  return heads
    .map(({ id, slug, title, by }) => ({
      id,
      slug,
      title,
      instructor: by,
      ...sumOf(starts.filter(({ courseId }) => courseId === id)),
      certificates: certificates.get(id) ?? 0,
    }))
    .sort((one, other) => other.started - one.started || one.title.localeCompare(other.title));
}

export function toLessons(
  rows: readonly LessonSum[],
  courses: readonly PublishedCourse[],
  language: LanguageCode,
): LessonHealth[] {
  const sums = new Map(rows.map((row) => [row.lessonId, row]));
  return courses.flatMap(({ id: course, draft }) =>
    lessonsOf(draft).map((lesson, index) => ({
      id: lesson.id,
      course,
      number: index + 1,
      title: titleIn(draft, lesson, language).title,
      kind: lesson.kind,
      started: sums.get(lesson.id)?.started ?? 0,
      finished: sums.get(lesson.id)?.finished ?? 0,
      stopped: sums.get(lesson.id)?.stopped ?? 0,
    })),
  );
}

/** Questions that were removed since have no text and are left out. */
export function toQuestions(
  answers: readonly FirstAnswers[],
  courses: readonly PublishedCourse[],
  language: LanguageCode,
): QuestionHealth[] {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return answers
    .toSorted(
      (one, other) =>
        one.right / one.answered - other.right / other.answered || other.answered - one.answered,
    )
    .flatMap(({ courseId, lessonId, index, answered, right }) => {
      const course = byId.get(courseId);
      const lesson = course && lessonsOf(course.draft).find(({ id }) => id === lessonId);
      if (!lesson) return [];
      const wording = resolveWording(lesson.texts, language, course.draft.originalLanguage);
      const prompt = wording?.text.questions[index]?.prompt;
      if (prompt === undefined) return [];
      const lessonTitle = wording?.text.title ?? '';
      const number = index + 1;
      return [{ course: courseId, lesson: lessonId, lessonTitle, number, prompt, answered, right }];
    })
    .slice(0, maxQuestions);
}
