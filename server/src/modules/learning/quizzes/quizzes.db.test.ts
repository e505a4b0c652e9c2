import type { Answer } from '@danube/contract/learning/quiz.schemas.ts';
import { describe, expect, test } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { pass } from '../learning.factory.ts';
import { english, openLearningStage } from '../testing/learning-stage.ts';

const { db, pool, as, ask, anOwnedCourse } = await openLearningStage();

describe('a quiz', () => {
  test('tells nothing of what is right before it is handed in', async () => {
    const { lessons } = await anOwnedCourse();
    const attempt = await ask.beginQuiz({ lesson: lessons[3], ...english });
    const json = JSON.stringify(attempt);
    for (const word of ['right', 'tolerance', 'Because', '12.5', 'explanation', 'index']) {
      expect(json).not.toContain(word);
    }
    const order = attempt.questions.find(({ type }) => type === 'order');
    expect(order && 'choices' in order && order.choices.map(({ text }) => text)).not.toEqual([
      'first',
      'second',
      'third',
    ]);
    expect(
      JSON.stringify(await ask.lesson({ course: 'fast', lesson: 'lesson-4', ...english })),
    ).not.toContain('Because');
  });

  test('is passed with the right answers, and completes its lesson', async () => {
    const { lessons } = await anOwnedCourse();
    const result = await pass(ask, lessons[3]);
    expect(result).toMatchObject({ right: 5, asked: 5, isPassed: true });
    expect(result.questions[4]?.solution).toMatchObject({
      rules: [
        { rule: 'stopSet' },
        { rule: 'targetSet' },
        { rule: 'riskWithinLimit', isKept: true },
        { rule: 'rewardToRisk', isKept: true },
      ],
    });
    const lesson = await ask.lesson({ course: 'fast', lesson: 'lesson-4', ...english });
    expect(lesson).toMatchObject({
      isDone: true,
      quiz: { asked: 5, best: { right: 5, isPassed: true } },
    });
  });

  test('not answered is not passed, and can be tried again', async () => {
    const { lessons } = await anOwnedCourse();
    const { id } = await ask.beginQuiz({ lesson: lessons[3], ...english });
    const result = await ask.handIn({ attempt: id, answers: [] });
    expect(result).toMatchObject({ right: 0, isPassed: false });
    expect(result.questions.map(({ explanation }) => explanation)).toContain('Because.');
    expect((await pass(ask, lessons[3])).isPassed).toBe(true);
  });

  test('begun twice asks the same; handed in twice the first answers stay', async () => {
    const { lessons } = await anOwnedCourse();
    const first = await ask.beginQuiz({ lesson: lessons[3], ...english });
    expect(await ask.beginQuiz({ lesson: lessons[3], ...english })).toEqual(first);
    const wrong: Answer[] = [{ type: 'single', place: 0 }];
    const right: Answer[] = [{ type: 'single', place: 1 }];
    const [result] = await Promise.all(
      [wrong, wrong].map((answers) => ask.handIn({ attempt: first.id, answers })),
    );
    expect(await ask.handIn({ attempt: first.id, answers: right })).toEqual(result);
    expect((await pool.query('select 1 from quiz_attempts')).rowCount).toBe(1);
  });

  test('of somebody else is not there', async () => {
    const { lessons, id } = await anOwnedCourse();
    await insertEntitlement(db, { userId: callers.otherMember.userId, itemId: id });
    const { id: attempt } = await ask.beginQuiz({ lesson: lessons[3], ...english });
    await expect(as('otherMember').handIn({ attempt, answers: [] })).rejects.toMatchObject({
      code: 'ATTEMPT_NOT_FOUND',
      defined: true,
    });
  });

  test('cannot be handed in once the course is closed', async () => {
    const { lessons, right } = await anOwnedCourse();
    const { id } = await ask.beginQuiz({ lesson: lessons[3], ...english });
    await pool.query('update entitlements set revoked_at = now() where id = $1', [right.id]);
    await expect(ask.handIn({ attempt: id, answers: [] })).rejects.toMatchObject({
      code: 'LESSON_CLOSED',
    });
  });
});
