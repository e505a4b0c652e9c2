import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { requireOpenLesson } from '../access/require-open-lesson.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { removeNote, storeNote } from './notes.repository.ts';

/** An empty text deletes the note. */
export function saveNote(
  deps: LearningDependencies,
  { userId, lesson, text }: { userId: string; lesson: LessonId; text: string },
): Promise<void> {
  return deps.transact(async ({ tx }) => {
    await requireOpenLesson(deps, tx, { userId, lesson });
    if (text.trim() === '') await removeNote(tx, userId, lesson);
    else await storeNote(tx, { userId, lessonId: lesson, text, changedAt: deps.clock.now() });
  });
}
