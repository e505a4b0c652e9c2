import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it('takes the unit in which people would say it', () => {
    const shown = [0, 1, 812, 1024, 8 * 1024 ** 2, 35_861_299, 1024 ** 3].map((bytes) =>
      formatBytes(bytes, 'en'),
    );
    expect(shown).toEqual(['0 bytes', '1 byte', '812 bytes', '1 kB', '8 MB', '34.2 MB', '1 GB']);
  });

  it('writes numbers and units as the language does', () => {
    expect(formatBytes(35_861_299, 'de')).toBe('34,2 MB');
    expect(formatBytes(35_861_299, 'fr')).toMatch(/^34,2\sMo$/);
  });

  it('says the same in a browser that does not know the language', () => {
    expect([formatBytes(812, 'mt'), formatBytes(812, 'ga')]).toEqual(['812 bytes', '812 bytes']);
  });

  it('never shows more than a thousand of a unit, nor less than none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1024, max: 2 ** 45 }), (bytes) => {
        const value = Number.parseFloat(formatBytes(bytes, 'en').replace(',', ''));
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThan(1024);
      }),
    );
    expect(formatBytes(-5, 'en')).toBe('0 bytes');
  });
});
