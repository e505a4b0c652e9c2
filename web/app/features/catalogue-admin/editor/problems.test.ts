import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse, makeDraft, moduleIdOf } from '../catalogue-admin.factory.ts';
import { placeAddress, readPlace } from './editor-place.ts';
import { placeOf, problemsNow } from './problems.ts';

const quiz = makeCourse({ edit: 'lesson', id: lessonIdOf(2), facts: { kind: 'quiz' } });
const file = fileIdSchema.parse('d0000000-0000-4000-8000-000000000001');

describe('what keeps a draft from being published', () => {
  it('follows the draft at once, and the server where only it can judge', () => {
    const answered = [
      { code: 'titleMissing', unit: null },
      { code: 'fileNotReady', unit: lessonIdOf(1) },
      { code: 'fileNotReady', unit: lessonIdOf(99) },
    ] as const;
    const now = problemsNow(quiz, answered).map(({ code, unit }) => `${code} ${unit}`);
    expect(now).toContain(`bodyMissing ${lessonIdOf(1)}`);
    expect(now).toContain(`fileNotReady ${lessonIdOf(1)}`);
    expect(now).not.toContain('titleMissing null');
    expect(now).not.toContain(`fileNotReady ${lessonIdOf(99)}`);
  });

  it.each([
    ['summaryMissing', null, { part: 'texts', field: 'summary' }],
    ['lessonsMissing', null, { part: 'lessons', field: 'structure' }],
    ['moduleEmpty', moduleIdOf(1), { part: 'lessons', field: moduleIdOf(1) }],
    ['titleMissing', moduleIdOf(1), { part: 'lessons', field: moduleIdOf(1) }],
    ['titleMissing', lessonIdOf(1), { part: 'lessons', unit: lessonIdOf(1), field: 'title' }],
    ['answerMissing', lessonIdOf(2), { part: 'lessons', unit: lessonIdOf(2), field: 'questions' }],
    ['fileNotReady', lessonIdOf(1), { part: 'lessons', unit: lessonIdOf(1), field: 'file' }],
    ['fileNotReady', null, { part: 'facts', field: 'cover' }],
  ] as const)('%s of %s leads to its field', (code, unit, place) => {
    expect(placeOf({ code, unit }, quiz)).toEqual(place);
  });

  it('leads to the files of an item that has some', () => {
    const book = makeDraft('book', { edit: 'facts', facts: { files: [file] } });
    expect(placeOf({ code: 'fileNotReady', unit: null }, book).field).toBe('files');
  });
});

describe('a place in the editor', () => {
  it('is read back from its address', () => {
    const place = { part: 'translations', unit: lessonIdOf(1), language: 'de' } as const;
    const address = placeAddress(place);
    expect(readPlace(new URLSearchParams(address), 'course')).toEqual(place);
  });

  it('is the texts where the address names a part that the kind lacks', () => {
    expect(readPlace(new URLSearchParams('part=lessons&in=xx'), 'book')).toEqual({ part: 'texts' });
  });
});
