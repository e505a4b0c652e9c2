import type { CoursePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { LearningPath, LessonName } from '@danube/contract/paths/paths.schemas.ts';

/** A lesson with its current catalogue data. */
export type PathLesson = {
  readonly course: {
    readonly slug: string;
    readonly title: string;
    readonly language: LanguageCode;
  };
  readonly slug: string;
  readonly title: string;
  readonly language: LanguageCode;
  readonly minutes: number;
  readonly isFree: boolean;
};

export type PathEvening = Omit<LearningPath['plan'][number]['evenings'][number], 'lessons'> & {
  readonly lessons: readonly PathLesson[];
};

export type PathView = Omit<LearningPath, 'plan'> & {
  readonly plan: readonly { readonly title: string; readonly evenings: readonly PathEvening[] }[];
};

type Courses = ReadonlyMap<string, CoursePage>;

/** Undefined if the course isn't published, or no longer has the lesson. */
export function findPathLesson(courses: Courses, name: LessonName): PathLesson | undefined {
  const course = courses.get(name.course);
  const lesson = course?.modules
    .flatMap(({ lessons }) => lessons)
    .find(({ slug }) => slug === name.slug);
  if (!course || !lesson) return undefined;
  const { slug, title, language, minutes, isFree } = lesson;
  const from = { slug: course.slug, title: course.title, language: course.language };
  return { course: from, slug, title, language, minutes, isFree };
}

/** Evenings and weeks without any available lesson are left out and not counted. */
export function toPathView(path: LearningPath, courses: Courses): PathView {
  const plan = path.plan
    .map(({ title, evenings }) => ({
      title,
      evenings: evenings
        .map(({ lessons, ...rest }) => ({
          ...rest,
          lessons: lessons.flatMap((name) => findPathLesson(courses, name) ?? []),
        }))
        .filter(({ lessons }) => lessons.length > 0),
    }))
    .filter(({ evenings }) => evenings.length > 0);
  const evenings = plan.reduce((sum, week) => sum + week.evenings.length, 0);
  return { ...path, plan, weeks: plan.length, evenings };
}

export function namesOf({ plan }: LearningPath): LessonName[] {
  return plan.flatMap(({ evenings }) => evenings.flatMap(({ lessons }) => lessons));
}

export function lessonsOf({ plan }: PathView): readonly PathLesson[] {
  return plan.flatMap(({ evenings }) => evenings.flatMap(({ lessons }) => lessons));
}

export function minutesOf(lessons: readonly Pick<PathLesson, 'minutes'>[]): number {
  return lessons.reduce((sum, { minutes }) => sum + minutes, 0);
}
