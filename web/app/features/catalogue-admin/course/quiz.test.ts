import { publishProblems } from '@danube/contract/catalogue/draft/publish-problems.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../catalogue-admin.factory.ts';
import {
  addChoice,
  addQuestion,
  changeQuestion,
  markChoice,
  type Quiz,
  removeChoice,
  removeQuestion,
  rightChoice,
} from './quiz.ts';

const none: Quiz = { questions: [], answers: [] };
const abc = changeQuestion(addQuestion(none), 0, { choices: ['a', 'b', 'c'] });

describe('a quiz', () => {
  it('marks no choice of a new question, and publishing says so', () => {
    const quiz = addQuestion(none);
    expect(rightChoice(quiz, 0)).toBeUndefined();
    const course = makeCourse(
      { edit: 'lesson', id: lessonIdOf(1), facts: { kind: 'quiz', answers: [...quiz.answers] } },
      {
        ...{ edit: 'text', unit: lessonIdOf(1), language: 'en', state: 'reviewed' },
        text: { questions: [...quiz.questions] },
      },
    );
    expect(publishProblems(course)).toContainEqual({ code: 'answerMissing', unit: lessonIdOf(1) });
  });

  it.each([
    [2, 0, 1],
    [0, 2, 0],
    [1, 1, undefined],
  ])('with choice %d right, without choice %d, has %s right', (right, removed, now) => {
    expect(rightChoice(removeChoice(markChoice(abc, 0, right), 0, removed), 0)).toBe(now);
  });

  it('keeps the marks of other questions when one is removed', () => {
    const two = markChoice(addQuestion(abc), 1, 1);
    expect(rightChoice(removeQuestion(two, 0), 0)).toBe(1);
  });

  it('always has one answer for each question, and a marked choice stays marked', () => {
    const act = fc.constantFrom(addQuestion, (quiz: Quiz) => addChoice(quiz, 0));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const marked = markChoice(addQuestion(none), 0, 1);
        const quiz = acts.reduce((now, next) => next(now), marked);
        expect(quiz.answers).toHaveLength(quiz.questions.length);
        expect(rightChoice(quiz, 0)).toBe(1);
      }),
    );
  });
});
