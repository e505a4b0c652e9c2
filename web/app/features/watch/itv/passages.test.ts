import { describe, expect, it } from 'vitest';
import { indexAt, passagesOf } from './passages.ts';

describe('the passages of a transcript', () => {
  it('put lines together until a sentence ends after a while', () => {
    const lines = [
      { at: 0, text: 'Good morning.' },
      { at: 5, text: 'The market\nopens at nine,' },
      { at: 16, text: 'and prices “do not wait.”' },
      { at: 19, text: 'Draw three lines.' },
    ];
    expect(passagesOf(lines)).toEqual([
      { at: 0, text: 'Good morning. The market opens at nine, and prices “do not wait.”' },
      { at: 19, text: 'Draw three lines.' },
    ]);
  });

  it('end where a sentence does not', () => {
    const lines = [0, 20, 44, 45, 60].map((at) => ({ at, text: `from ${at}` }));
    expect(passagesOf(lines).map(({ at }) => at)).toEqual([0, 45]);
  });

  it('leave out lines without words', () => {
    expect(passagesOf([{ at: 0, text: '  ' }])).toEqual([]);
  });
});

describe('what is under way', () => {
  it('is the last that has begun, and nothing before the first', () => {
    const moments = [{ at: 2 }, { at: 10 }];
    expect([0, 2, 9.9, 10, 99].map((second) => indexAt(moments, second))).toEqual([-1, 0, 0, 1, 1]);
  });
});
