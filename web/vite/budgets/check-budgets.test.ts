import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { textBundle } from '../text-bundles.ts';
import { checkBudgets } from './check-budgets.ts';
import type { BuiltSite } from './first-visit.ts';

const texts = [...new Set(['about', 'instructors', 'claims', 'consent'].map(textBundle))];
const later = ['warn-if-page-is-slow'];
const reading = ['first-view', 'libraries'];
const table = [
  {
    path: '/about',
    scripts: { kilobytes: 10, files: 5 + texts.length + later.length + reading.length },
  },
];

/** A build whose pages are within every budget; random bytes don't compress. */
function builtSite(more: Readonly<Record<string, number>> = {}): BuiltSite {
  const sizes = {
    '/assets/entry.js': 1000,
    '/assets/root.js': 1000,
    '/assets/about.js': 1000,
    '/assets/texts-en-frame-abcdefgh.json': 1000,
    ...Object.fromEntries(texts.map((name) => [`/assets/texts-en-${name}-abcdefgh.json`, 10])),
    ...Object.fromEntries(reading.map((name) => [`/assets/${name}.js`, 10])),
    ...Object.fromEntries(later.map((name) => [`/assets/${name}-abcdefgh.js`, 10])),
    '/assets/serif-latin-abcdefgh.woff2': 40_000,
    '/assets/serif-greek-abcdefgh.woff2': 40_000,
    '/assets/app-abcdefgh.css': 10_000,
    ...more,
  };
  const files = Object.entries(sizes).map(([name, size]) => [name, randomBytes(size)] as const);
  const imports = Object.keys(more).filter((name) => name.startsWith('/assets/part'));
  return {
    files: new Map(files),
    firstView: { file: '/assets/first-view.js', shared: ['/assets/libraries.js'] },
    entry: { module: '/assets/entry.js' },
    routes: {
      root: { module: '/assets/root.js', path: '' },
      about: { module: '/assets/about.js', path: 'about', imports },
    },
  };
}

const breachesOf = (site: BuiltSite) => checkBudgets(site, table);

describe('budgets', () => {
  it('are kept by a light page', () => {
    expect(breachesOf(builtSite())).toEqual([]);
  });

  it.each([
    ['a library in the page', { '/assets/part-1.js': 12_000 }, 'scripts: 16'],
    [
      'many small files',
      { '/assets/part-1.js': 10, '/assets/part-2.js': 10 },
      'files, the budget is',
    ],
    [
      'a library that readers fetch ahead',
      { '/assets/libraries.js': 121_000 },
      'scripts while reading: 121',
    ],
    ['a heavy font', { '/assets/sans-latin-abcdefgh.woff2': 60_000 }, 'fonts: 100'],
    ['styles of other pages', { '/assets/app-abcdefgh.css': 40_000 }, 'styles: 40'],
    ['longer texts', { '/assets/texts-en-frame-abcdefgh.json': 9000 }, 'scripts: 12'],
  ])('are broken by %s', (_what, more, message) => {
    expect(breachesOf(builtSite(more))).toEqual(
      expect.arrayContaining([expect.stringContaining(message)]),
    );
  });

  it('ask for a font to look at', () => {
    const { files, ...site } = builtSite();
    const fontless = new Map([...files].filter(([name]) => !name.endsWith('.woff2')));
    expect(breachesOf({ ...site, files: fontless })).toContain(
      '/about (en): fonts: none were found in the build',
    );
  });
});
