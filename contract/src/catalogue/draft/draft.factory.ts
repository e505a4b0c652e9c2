import type { LessonId, ModuleId } from '../catalogue.schemas.ts';
import { lessonIdSchema, moduleIdSchema } from '../catalogue.schemas.ts';
import { applyEdit } from './apply-edit.ts';
import type { CourseDraft, Draft } from './draft.schemas.ts';
import type { DraftEdit } from './edit.schemas.ts';
import { newDraft } from './new-draft.ts';

export function lessonId(number: number): LessonId {
  return lessonIdSchema.parse(`10000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
}

export function moduleId(number: number): ModuleId {
  return moduleIdSchema.parse(`20000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
}

/** Applies all edits in order; throws if one doesn't apply. */
export function applyEdits<Kind extends Draft>(draft: Kind, ...edits: DraftEdit[]): Kind {
  return edits.reduce<Kind>((before, edit) => {
    const after = applyEdit(before, edit);
    if (!after) throw new Error(`the edit does not fit: ${JSON.stringify(edit)}`);
    // An edit never changes the kind.
    return after as Kind;
  }, draft);
}

/** A publishable course: two modules with two lessons each, the first one free. */
export function createCourseDraft(
  slug = 'reading-a-chart',
  title = 'Reading a chart',
): CourseDraft {
  const draft = newDraft({
    kind: 'course',
    slug,
    title,
    originalLanguage: 'en',
    instructor: 'viktor-hajnal',
    level: 'beginner',
  });
  if (draft.kind !== 'course') throw new Error('a course was asked for');
  const lessons = [1, 2, 3, 4].flatMap((number): DraftEdit[] => [
    {
      edit: 'addLesson',
      id: lessonId(number),
      module: moduleId(number < 3 ? 1 : 2),
      slug: `lesson-${number}`,
      kind: 'text',
      title: `Lesson ${number}`,
    },
    {
      edit: 'text',
      unit: lessonId(number),
      language: 'en',
      text: { body: `What lesson ${number} says about candles.` },
      state: 'reviewed',
    },
  ]);
  return applyEdits(
    draft,
    {
      edit: 'text',
      unit: 'item',
      language: 'en',
      text: { summary: 'What a chart says.', description: 'How to read **candles**.' },
      state: 'reviewed',
    },
    { edit: 'addModule', id: moduleId(1), title: 'First module' },
    { edit: 'addModule', id: moduleId(2), title: 'Second module' },
    ...lessons,
    { edit: 'lesson', id: lessonId(1), facts: { isFree: true } },
  );
}
