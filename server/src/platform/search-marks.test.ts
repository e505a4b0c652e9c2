import { describe, expect, test } from 'vitest';
import { readMarks } from './search-marks.ts';

describe('marks of a search', () => {
  test('say where the words stand in the plain text', () => {
    expect(readMarks('a \u0001stop\u0002 and a \u0001target\u0002')).toEqual({
      text: 'a stop and a target',
      marks: [
        [2, 6],
        [13, 19],
      ],
    });
  });

  test('are none where nothing was marked, and signs of HTML stay letters', () => {
    expect(readMarks('<b>a</b> & b')).toEqual({ text: '<b>a</b> & b', marks: [] });
  });

  test('begin with the text where its first word was searched', () => {
    expect(readMarks('\u0001Gold\u0002')).toEqual({ text: 'Gold', marks: [[0, 4]] });
  });
});
