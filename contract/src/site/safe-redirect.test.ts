import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followedRedirects, refusedRedirects } from './redirect-vectors.factory.ts';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://danube.example';
const pages = ['/', '/auth?tab=signin', '/a/b/c', '/reset-password/token', '//', '/blog/?x#y'];

describe('redirect after signing in', () => {
  it('is tried with at least 200 ways of leaving the site', () => {
    expect(new Set(refusedRedirects).size).toBeGreaterThanOrEqual(200);
  });

  it.each(refusedRedirects.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
    '[R2.33] does not follow %s',
    (_shown, value) => {
      expect(safeRedirect(value)).toBe('/');
      expect(safeRedirect(value, '/my-courses')).toBe('/my-courses');
    },
  );

  it.each(followedRedirects)('[R2.33] follows %s as %s', (value, expected) => {
    expect(safeRedirect(value)).toBe(expected);
  });

  it('goes to the fallback where nothing was asked for', () => {
    expect([safeRedirect(null), safeRedirect(undefined), safeRedirect('')]).toEqual([
      '/',
      '/',
      '/',
    ]);
  });

  const sharp = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\n',
    '\r',
    ' ',
    'e',
    '\u0000',
    'javascript:',
    'https:',
    '\u2215',
    '\uff0f',
    '\u3002',
    '//',
    'auth',
    '%',
  );
  const sharpText = fc.array(sharp, { maxLength: 12 }).map((parts) => parts.join(''));

  it.each([
    ['any text', fc.string({ unit: 'binary' })],
    ['text of sharp pieces', sharpText],
    ['a slash and sharp pieces', sharpText.map((text) => `/${text}`)],
  ])('[R2.33] never leaves the origin, for %s, from any page', (_name, texts) => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...pages), (text, page) => {
        const target = safeRedirect(text);
        expect(new URL(target, origin + page).origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])/);
        // Checking a checked value again doesn't change it.
        expect(safeRedirect(target)).toBe(target);
      }),
      { numRuns: 2_000 },
    );
  });
});
