// @vitest-environment jsdom
import { attemptIdSchema } from '@danube/contract/learning/quiz.schemas.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedAnswersKey } from '../../shared/storage/storage-keys.ts';
import { makeAttempt, makeQuizLesson } from './quiz.factory.ts';
import {
  clearSavedAnswers,
  hasSavedAnswers,
  readSavedAnswers,
  saveAnswers,
} from './saved-answers.ts';

afterEach(() => sessionStorage.clear());

const lesson = makeQuizLesson().id;
const attempt = makeAttempt();
const answers = [{ type: 'single', place: 1 } as const, null, null, null, null];
const noAnswers = [null, null, null, null, null];

describe('answers that were not handed in', () => {
  it('come back for their attempt, and for no other', () => {
    saveAnswers(lesson, attempt, answers);
    expect(hasSavedAnswers(lesson)).toBe(true);
    expect(readSavedAnswers(attempt)).toEqual(answers);
    const other = attemptIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000b009');
    expect(readSavedAnswers(makeAttempt({ id: other }))).toEqual(noAnswers);
  });

  it('are forgotten when they were', () => {
    saveAnswers(lesson, attempt, answers);
    clearSavedAnswers();
    expect(hasSavedAnswers(lesson)).toBe(false);
    expect(readSavedAnswers(attempt)).toEqual(noAnswers);
  });

  it.each(['{', '7', '[]', 'null', '{"attempt":"x"}'])('are nothing where %s is stored', (text) => {
    sessionStorage.setItem(savedAnswersKey, text);
    expect(readSavedAnswers(attempt)).toEqual(noAnswers);
    expect(hasSavedAnswers(lesson)).toBe(false);
  });

  it('are left out one by one where they do not fit', () => {
    const stored = { lesson, attempt: attempt.id, answers: [{ type: 'single', place: 99 }, 3] };
    sessionStorage.setItem(savedAnswersKey, JSON.stringify(stored));
    expect(readSavedAnswers(attempt)).toEqual(noAnswers);
  });

  it('live as long as the page where nothing may be stored', () => {
    const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveAnswers(lesson, attempt, answers)).not.toThrow();
    writing.mockRestore();
  });
});
