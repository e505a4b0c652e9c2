import { describe, expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

const short = (heights: number[]) => placeNames(heights).map(({ edge, side }) => `${edge} ${side}`);

describe('placeNames', () => {
  it('puts names above their lines when there is room', () => {
    expect(short([0.2, 0.5, 0.3])).toEqual(['above start', 'above start', 'above start']);
  });

  it('puts the lower of two close levels below its line, in any order', () => {
    expect(short([0.22, 0.2])).toEqual(['below start', 'above start']);
  });

  it('puts the third and the fourth of several close levels at the end', () => {
    expect(short([0.2, 0.21, 0.22, 0.23])).toEqual([
      'above start',
      'below start',
      'above end',
      'below end',
    ]);
  });
});
