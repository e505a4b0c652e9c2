import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import type { LessonVersion } from '@danube/contract/learning/lesson-version.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FoundLesson } from '../access/require-open-lesson.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';

export type PreviewedLesson = {
  readonly course: ItemId;
  /** Its id or slug. */
  readonly lesson: string;
  readonly version: LessonVersion;
};

type Deps = Pick<LearningDependencies, 'db' | 'catalogue'>;

/**
 * A lesson for people who edit it, without any entitlement: procedures and URLs that call this are
 * only for staff with the scope `content`.
 */
export async function requirePreviewedLesson(
  deps: Deps,
  input: PreviewedLesson,
): Promise<FoundLesson> {
  const found = await findPreviewedLesson(deps, input);
  if (!found) throw new DomainError('LESSON_NOT_FOUND');
  return found;
}

export async function findPreviewedLesson(
  { db, catalogue }: Deps,
  { course: id, lesson: name, version }: PreviewedLesson,
): Promise<FoundLesson | null> {
  const find = version === 'draft' ? catalogue.findCourseDraft : catalogue.findCourse;
  const course = await find(db, id);
  const lessons = course ? lessonsOf(course.draft) : [];
  const lesson = lessons.find((each) => each.id === name || each.slug === name);
  return course && lesson ? { course, lesson } : null;
}
