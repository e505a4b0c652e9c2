import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse, moduleIdOf } from '../catalogue-admin.factory.ts';
import { editorSearch, readEditorLocation } from './editor-location.ts';
import { currentProblems, locationOf } from './problems.ts';

const quiz = makeCourse({ edit: 'lesson', id: lessonIdOf(2), facts: { kind: 'quiz' } });
const file = fileIdSchema.parse('d0000000-0000-4000-8000-000000000001');

const unpublished = { code: 'includesUnpublished', unit: null, name: 'Gold' } as const;

describe('what keeps a draft from being published', () => {
  it('follows the draft and its files at once, and the server where only it can judge', () => {
    const answered = [
      { code: 'titleMissing', unit: null },
      { code: 'fileNotReady', unit: lessonIdOf(1) },
      unpublished,
    ] as const;
    const withFile = makeCourse(
      { edit: 'facts', facts: { cover: file } },
      { edit: 'lesson', id: lessonIdOf(2), facts: { captions: file } },
    );
    const checking = () => ({ name: 'gold.vtt', state: 'checking' as const });
    const now = currentProblems(withFile, answered, checking);
    expect(now).toContainEqual({ code: 'bodyMissing', unit: lessonIdOf(1) });
    expect(now.filter(({ code }) => code === 'fileNotReady')).toEqual([
      { code: 'fileNotReady', unit: null, field: 'cover', name: 'gold.vtt' },
      { code: 'fileNotReady', unit: lessonIdOf(2), field: 'captions', name: 'gold.vtt' },
    ]);
    expect(now).toContainEqual(unpublished);
    expect(now.map(({ code }) => code)).not.toContain('titleMissing');
    const later = (state: 'ready' | 'refused') =>
      currentProblems(withFile, [], () => ({ name: 'gold.vtt', state })).map(({ code }) => code);
    expect(later('ready')).not.toContain('fileNotReady');
    expect(later('refused')).toContain('fileRefused');
    expect(currentProblems(withFile, [], () => null).map(({ code }) => code)).toContain('fileGone');
  });

  it.each([
    ['summaryMissing', null, { part: 'texts', field: 'summary' }],
    ['lessonsMissing', null, { part: 'lessons', field: 'structure' }],
    ['moduleEmpty', moduleIdOf(1), { part: 'lessons', field: moduleIdOf(1) }],
    ['titleMissing', moduleIdOf(1), { part: 'lessons', field: moduleIdOf(1) }],
    ['titleMissing', lessonIdOf(1), { part: 'lessons', unit: lessonIdOf(1), field: 'title' }],
    ['answerMissing', lessonIdOf(2), { part: 'lessons', unit: lessonIdOf(2), field: 'questions' }],
    ['videoMissing', lessonIdOf(1), { part: 'lessons', unit: lessonIdOf(1), field: 'video' }],
  ] as const)('%s of %s leads to its field', (code, unit, place) => {
    expect(locationOf({ code, unit }, quiz)).toEqual(place);
  });

  it.each([
    [null, 'cover', { part: 'facts', field: 'cover' }],
    [null, 'files', { part: 'facts', field: 'files' }],
    [lessonIdOf(1), 'captions', { part: 'lessons', unit: lessonIdOf(1), field: 'captions' }],
  ] as const)('a file of %s leads to its field %s', (unit, field, place) => {
    expect(locationOf({ code: 'fileRefused', unit, field }, quiz)).toEqual(place);
  });
});

describe('a place in the editor', () => {
  it('is read back from its address', () => {
    const place = { part: 'translations', unit: lessonIdOf(1), language: 'de' } as const;
    const address = editorSearch(place);
    expect(readEditorLocation(new URLSearchParams(address), 'course')).toEqual(place);
  });

  it('is the texts where the address names a part that the kind lacks', () => {
    expect(readEditorLocation(new URLSearchParams('part=lessons&in=xx'), 'book')).toEqual({
      part: 'texts',
    });
  });
});
