import type { LessonName } from '@danube/contract/paths/paths.schemas.ts';
import * as z from 'zod';

/** `<course>/<module>/<lesson>`: the file of a lesson without `.md`. */
export const lessonReference = z.string().regex(/^[a-z0-9-]+\/\d+-[a-z0-9-]+\/\d+-[a-z0-9-]+$/);

/** A lesson's slug is its file name without the number. */
export function toLessonName(reference: string): LessonName {
  const [course = '', , lesson = ''] = reference.split('/');
  return { course, slug: lesson.replace(/^\d+-/, '') };
}
