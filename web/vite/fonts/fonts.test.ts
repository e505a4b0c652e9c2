import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { describe, expect, it } from 'vitest';
import { createFontSubset } from './fonts.ts';
import { lettersOf, ownLettersOf, type Script, scripts, unicodeRange } from './glyph-sets.ts';
import { typefaces } from './typefaces.ts';

const { resolve } = createRequire(import.meta.url);
const budget = 90_000;
const firstView = typefaces.filter(({ name }) => name !== 'sans-italic');

describe('fonts', () => {
  it.each(['latin', 'greek', 'cyrillic'] as const)(
    'of a page in %s letters are three files below 90 kB',
    async (script) => {
      const sizes: number[] = [];
      for (const typeface of firstView) {
        sizes.push(
          (await createFontSubset(readFileSync(resolve(typeface.source)), typeface, script)).length,
        );
      }
      expect(sizes).toHaveLength(3);
      expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(budget);
    },
  );

  it.each(languages)(
    'have every letter of the $name texts in the file of its pages',
    ({ code }) => {
      const written = new Set(textsIn(code).match(/\p{L}|[^\p{L}\p{So}\s]/gu));
      const known = lettersOf[scriptOf(code)];
      expect([...written].filter((letter) => !known.includes(letter))).toEqual([]);
    },
  );

  it('have each letter in one file only for a page in Latin script', () => {
    const all = scripts.flatMap((script) => Array.from(ownLettersOf[script]));
    expect(new Set(all).size).toBe(all.length);
  });
});

function scriptOf(code: LanguageCode): Script {
  if (code === 'el') return 'greek';
  return code === 'bg' ? 'cyrillic' : 'latin';
}

function textsIn(code: LanguageCode): string {
  const folder = join(import.meta.dirname, '../../../locales', code);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
}

it('letters are named as ranges', () => {
  expect(unicodeRange('cabx€')).toBe('U+61-63, U+78, U+20AC');
});
