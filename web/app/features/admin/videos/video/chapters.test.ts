import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatChapters, parseChapters } from './chapters.ts';

const title = fc
  .string({ minLength: 1, maxLength: 120 })
  .map((text) => text.replace(/\p{Cc}/gu, ' ').trim())
  .filter((text) => text !== '');

const chapters = fc
  .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 86_400 }), title }), {
    selector: ({ at }) => at,
    maxLength: 40,
  })
  .map((list) => list.toSorted((one, other) => one.at - other.at));

describe('chapters as they are typed', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(chapters, (list) => {
        expect(parseChapters(formatChapters(list))).toEqual({ ok: true, chapters: list });
      }),
    );
  });

  it('may be spaced out, and longer than an hour', () => {
    expect(parseChapters('\n0:00  Start \n\n1:02:05 End\n')).toEqual({
      ok: true,
      chapters: [
        { at: 0, title: 'Start' },
        { at: 3725, title: 'End' },
      ],
    });
  });

  it('name the line that is no chapter, or is not later than the one before', () => {
    expect(parseChapters('0:00 Start\nthe stop')).toEqual({ ok: false, line: 2 });
    expect(parseChapters('0:00 Start\n\n0:00 Again')).toEqual({ ok: false, line: 3 });
    expect(parseChapters('1:75 No such second')).toEqual({ ok: false, line: 1 });
    expect(parseChapters('1:30')).toEqual({ ok: false, line: 1 });
  });

  it('are forty at the most', () => {
    const many = Array.from({ length: 41 }, (_, index) => `${index}:00 Part`).join('\n');
    expect(parseChapters(many)).toEqual({ ok: false, line: null });
  });
});
