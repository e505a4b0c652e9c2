import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonOutline, lessonsOf, titleIn } from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LessonStep, NextStep } from '@danube/contract/learning/home.schemas.ts';
import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks, findMarks, type MarksRow } from '../marks/marks.repository.ts';
import { findMyCourses } from '../reading/my-courses.ts';
import { findNextLesson, isDone } from './find-next-lesson.ts';
import { findTextPosition } from './find-text-position.ts';
import { findFreeCourse, headOf, suggestCourse } from './suggest-course.ts';

type Input = { readonly userId: string; readonly language: LanguageCode };

/** The lesson to continue with; for someone without a course, the first lesson of a free one. */
export async function findNextStep(deps: LearningDependencies, input: Input): Promise<NextStep> {
  const mine = (await findMyCourses(deps, input)).filter(({ access }) => access.isAllowed);
  // Last opened first.
  const open = mine.find(({ progress }) => progress.lessons > 0 && progress.percent < 100);
  if (open) {
    const step = await stepIn(deps, open.course.id, input);
    if (step) return { kind: 'continue', ...step };
  }
  const [latest] = mine.filter(({ progress }) => progress.percent === 100);
  if (latest) return createFinishedStep(deps, { latest, mine, language: input.language });
  const free = await findFreeCourse(deps);
  const step = free && (await stepIn(deps, free, input));
  return step ? { kind: 'start', ...step } : { kind: 'none' };
}

async function createFinishedStep(
  deps: LearningDependencies,
  {
    latest,
    mine,
    language,
  }: { latest: MyCourse; mine: readonly MyCourse[]; language: LanguageCode },
): Promise<NextStep> {
  const without = mine.map(({ course }) => course.id);
  const { course, certificate } = latest;
  return {
    kind: 'finished',
    course,
    certificate,
    next: await suggestCourse(deps, { without, language }),
  };
}

async function stepIn(
  { db, catalogue }: LearningDependencies,
  courseId: ItemId,
  { userId, language }: Input,
): Promise<Omit<LessonStep, 'kind'> | null> {
  const course = await catalogue.findCourse(db, courseId);
  const [head] = await catalogue.findCourseHeads(db, [courseId], language);
  const marks = await findDoneMarks(db, userId, [courseId]);
  const lesson = course && findNextLesson(course, marks);
  if (!head || !lesson) return null;
  const [row] = await findMarks(db, userId, [lesson.id]);
  const { draft } = course;
  const lessons = lessonsOf(draft);
  const { id: _id, isFree: _isFree, ...outline } = lessonOutline(draft, lesson, language);
  return {
    course: headOf(head),
    lesson: outline,
    number: lessons.indexOf(lesson) + 1,
    place: row ? placeOf(course, { lesson, row, language, minutes: outline.minutes }) : null,
    modules: draft.modules.map((module) => ({
      id: module.id,
      ...titleIn(draft, module, language),
      lessons: module.lessons.length,
    })),
    done: lessons.filter(({ id }) => isDone(marks, id)).length,
    lessons: lessons.length,
  };
}

/** Below this share a lesson hasn't really been started. */
const minStartedShare = 0.01;

function placeOf(
  { draft }: PublishedCourse,
  at: { lesson: LessonDraft; row: MarksRow; language: LanguageCode; minutes: number },
): LessonStep['place'] {
  const { lesson, row, language, minutes } = at;
  const length = lesson.kind === 'video' ? lesson.videoSeconds : null;
  const share = length ? Math.min(1, row.placeSecond / length) : row.placeScroll;
  if (share < minStartedShare) return null;
  const minutesLeft = Math.max(1, Math.round(minutes * (1 - share)));
  if (length) return { heading: null, sentence: null, minutesLeft };
  const body = resolveWording(lesson.texts, language, draft.originalLanguage)?.text.body ?? '';
  return { ...findTextPosition(body, share), minutesLeft };
}
