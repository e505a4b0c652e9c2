import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { describe, expect, test } from 'vitest';
import { english, openLearningStage } from '../testing/learning-stage.ts';

const { pool, as, adminAs, aCourse } = await openLearningStage();
const editor = adminAs('editor');

/** A published course whose last lesson was edited since. */
async function withDraft() {
  const course = await aCourse();
  await pool.query(
    `update catalogue_items
     set draft = jsonb_set(draft, '{modules,0,lessons,4,texts,en,text,body}', '"Not public yet."')`,
  );
  return course;
}

const rows = async (table: string) => (await pool.query(`select 1 from ${table}`)).rowCount;

describe('a lesson as its students see it', () => {
  test('is the draft or what is public, with every lesson open', async () => {
    const { id, lessons } = await withDraft();
    const input = { course: id, lesson: lessons[4], ...english };
    const draft = await editor.previewLesson({ ...input, version: 'draft' });
    expect(draft.lesson).toMatchObject({ body: 'Not public yet.', marks: null, note: '' });
    expect(draft.versions).toEqual(['draft', 'public']);
    expect(draft.course.modules[0]?.lessons.map(({ isOpen }) => isOpen)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const shown = await editor.previewLesson({ ...input, version: 'public' });
    expect(shown.lesson.body).toContain('secret');
    // By slug too.
    const film = { ...input, lesson: 'lesson-2', version: 'draft' } as const;
    expect((await editor.previewLesson(film)).lesson.film).toEqual({
      seconds: 100,
      hasCaptions: false,
    });
  });

  test('of a course that was never published is there as a draft only', async () => {
    const { id, lessons } = await aCourse();
    await pool.query('update catalogue_items set published = null, is_public = false');
    const input = { course: id, lesson: lessons[0], ...english };
    expect((await editor.previewLesson({ ...input, version: 'draft' })).versions).toEqual([
      'draft',
    ]);
    await expect(editor.previewLesson({ ...input, version: 'public' })).rejects.toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
    // Readers don't find it, not even editors.
    for (const caller of ['anonymous', 'member', 'editor'] as const) {
      await expect(
        as(caller).lesson({ course: 'fast', lesson: 'lesson-1', ...english }),
      ).rejects.toMatchObject({ code: 'LESSON_NOT_FOUND' });
    }
  });

  test('is refused to everyone without the scope, and unknown lessons are not found', async () => {
    const { id, lessons } = await withDraft();
    const input = { course: id, lesson: lessons[4], version: 'draft', ...english } as const;
    for (const caller of ['anonymous', 'member', 'rep', 'support', 'moderator'] as const) {
      const client = adminAs(caller);
      const refused = { code: caller === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN' };
      await expect(client.previewLesson(input)).rejects.toMatchObject(refused);
      await expect(client.previewQuiz({ ...input, seed: 1 })).rejects.toMatchObject(refused);
      await expect(client.gradePreview({ ...input, seed: 1, answers: [] })).rejects.toMatchObject(
        refused,
      );
    }
    await expect(editor.previewLesson({ ...input, lesson: 'nothing' })).rejects.toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
    await expect(editor.previewQuiz({ ...input, seed: 1 })).rejects.toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
  });

  test('of a quiz is graded like an attempt, and nothing is recorded', async () => {
    const { id, lessons } = await aCourse();
    const quiz: LessonId = lessons[3];
    const input = { course: id, lesson: quiz, version: 'public', seed: 7, ...english } as const;
    const asked = await editor.previewQuiz(input);
    expect(await editor.previewQuiz(input)).toEqual(asked);
    expect(JSON.stringify(asked)).not.toContain('Because');
    const answers = [{ type: 'single', place: 1 } as const];
    const result = await editor.gradePreview({ ...input, answers });
    expect(result).toMatchObject({ right: 1, asked: 5, isPassed: false });
    expect(result.questions[0]).toMatchObject({ isRight: true, explanation: 'Because.' });
    expect(await rows('lesson_marks')).toBe(0);
    expect(await rows('quiz_attempts')).toBe(0);
    expect(await rows('entitlements')).toBe(0);
  });
});
