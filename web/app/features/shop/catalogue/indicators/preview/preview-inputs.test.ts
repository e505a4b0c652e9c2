import { indicatorPreviews } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { inputsOf, numberRules, previewUrl, readInputs, readTexts } from './preview-inputs.ts';

const values = (search: string) =>
  readInputs(readTexts('danube-bands', new URLSearchParams(search))).values;

describe('inputs of an indicator', () => {
  it('stand as delivered where the address says nothing', () => {
    expect(values('')).toMatchObject({ averageLength: 34, atrLength: 14, outerFactor: 2 });
    expect(readInputs({}).values.direction).toBe('long');
  });

  it('come from the address, and only those the indicator has', () => {
    expect(values('averageLength=20&outerFactor=2.5&strength=7')).toMatchObject({
      averageLength: 20,
      outerFactor: 2.5,
      strength: 3,
    });
    expect(readInputs({ outerFactor: '2,5' }).values.outerFactor).toBe(2.5);
  });

  it('are drawn at the nearest bound where they are beyond it, and marked', () => {
    const read = readInputs({
      averageLength: '500',
      atrLength: 'x',
      innerFactor: '',
      buffer: '-1',
    });
    expect(read.values).toMatchObject({
      averageLength: 60,
      atrLength: 14,
      innerFactor: 1,
      buffer: 0,
    });
    expect([...read.faults].toSorted()).toEqual([
      'atrLength',
      'averageLength',
      'buffer',
      'innerFactor',
    ]);
  });

  it('stay out of the address where they stand as delivered', () => {
    const texts = { averageLength: '34', outerFactor: '3' };
    expect(previewUrl('/indicator/danube-bands', texts)).toBe(
      '/indicator/danube-bands?outerFactor=3',
    );
  });

  it('make a page that is nobody else’s, so that no cache keeps it', () => {
    const inputs = findPage('/indicator/danube-bands')?.page.cache?.inputs ?? [];
    expect([...inputs].toSorted()).toEqual([...Object.keys(numberRules), 'direction'].toSorted());
    expect(Object.keys(inputsOf).toSorted()).toEqual([...indicatorPreviews].toSorted());
  });
});
