import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugSchema } from './catalogue.schemas.ts';
import { toSlug } from './to-slug.ts';

describe('the name in addresses that a title suggests', () => {
  it.each([
    ['The DAX in depth', 'the-dax-in-depth'],
    ['  Größe & Risiko: 100 %  ', 'grosse-risiko-100'],
    ['Señales über Łódź', 'senales-uber-lodz'],
    ['Viktor’s rules', 'viktors-rules'],
    ['Ελληνικά', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it('is always one that an address may have, or empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (title) => {
        const slug = toSlug(title);
        expect(slug === '' || slugSchema.safeParse(slug).success).toBe(true);
      }),
    );
  });
});
