import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';

type Deps = Pick<LearningDependencies, 'catalogue' | 'entitlements'>;

export type FoundLesson = { readonly course: PublishedCourse; readonly lesson: LessonDraft };

/**
 * The only gate to a lesson: text, video, file and quiz are all checked here. `userId` is null for
 * a visitor. Opening purchased content counts as use, which ends the right of withdrawal.
 */
export async function requireOpenLesson(
  deps: Deps,
  tx: Tx,
  requested: { userId: string | null; lesson: LessonId },
): Promise<FoundLesson> {
  const [row] = await deps.catalogue.findLessons(tx, [requested.lesson]);
  const course = row?.isPublic ? await deps.catalogue.findCourse(tx, row.courseId) : null;
  const lesson = course && lessonsOf(course.draft).find(({ id }) => id === requested.lesson);
  if (!course || !lesson) throw new DomainError('LESSON_NOT_FOUND');
  await requireAccess(deps, tx, { userId: requested.userId, course, lesson });
  return { course, lesson };
}

export async function requireAccess(
  { entitlements }: Pick<Deps, 'entitlements'>,
  tx: Tx,
  { userId, course, lesson }: FoundLesson & { userId: string | null },
): Promise<void> {
  if (userId !== null && !lesson.isFree) await entitlements.markUsed(tx, userId, course.id);
  const access = await entitlements.accessToLesson(tx, userId, lesson.id);
  if (access.isAllowed) return;
  // Content that isn't public is reported as not found, except to former owners.
  if (!course.isPublic && access.why !== 'ended') throw new DomainError('LESSON_NOT_FOUND');
  throw new DomainError('LESSON_CLOSED', { why: access.why });
}
