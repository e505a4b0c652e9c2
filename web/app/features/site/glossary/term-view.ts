import type { CoursePage, LessonOutline } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { GlossaryTerm } from '@danube/contract/glossary/glossary.schemas.ts';

/** Where a term is taught, from the current catalogue. */
export type TaughtIn = {
  readonly course: Pick<CoursePage, 'slug' | 'title' | 'language'>;
  /** Null if the course no longer has the lesson. */
  readonly lesson: Pick<LessonOutline, 'slug' | 'title' | 'language' | 'isFree'> | null;
};

export function toTaughtIn(course: CoursePage, { lesson }: GlossaryTerm): TaughtIn {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const own = lessons.find(({ slug }) => slug === lesson.slug);
  return {
    course: { slug: course.slug, title: course.title, language: course.language },
    lesson: own
      ? { slug: own.slug, title: own.title, language: own.language, isFree: own.isFree }
      : null,
  };
}
