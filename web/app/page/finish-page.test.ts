// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';
import { earlyScriptTexts } from './early-script-texts.server.ts';
import {
  deferApplication,
  inlineEarlyScript,
  inlineStyles,
  linkStyles,
  scriptsOf,
} from './finish-page.ts';

const html = '<html><head></head><body><a href="#content">Skip</a></body></html>';
const words = earlyScriptTexts('en', 'b1');

/** The children of the body as a browser parses them. */
function bodyOf(page: string): Element[] {
  return [...new DOMParser().parseFromString(page, 'text/html').body.children];
}

describe('beginning of a page', () => {
  it('is the place of notices, their words and the first script, before anything is painted', () => {
    const tags = bodyOf(inlineEarlyScript(html, words)).map((element) => element.tagName);
    expect(tags).toEqual(['PAGE-NOTICES', 'SCRIPT', 'SCRIPT', 'A']);
  });

  it('keeps words apart from scripts, whatever they contain', () => {
    const hostile = { ...words, title: '</script><img src=x>$&' };
    const [, block, script] = bodyOf(inlineEarlyScript(html, hostile));
    expect(JSON.parse(block?.textContent ?? '')).toEqual(hostile);
    expect(script?.textContent).toBe(earlyScript);
  });

  it('lets the policy of a shared page allow the script, and not the words', () => {
    expect(scriptsOf(inlineEarlyScript(html, words))).toEqual([earlyScript]);
  });

  it('carries the nonce of a private page', () => {
    const [, , script] = bodyOf(inlineEarlyScript(html, words, 'n0nce'));
    expect(script?.getAttribute('nonce')).toBe('n0nce');
  });

  it('speaks the language of the page, and marks English where it stands in', () => {
    expect(earlyScriptTexts('de', 'b1')).toMatchObject({ lang: '', title: 'Hinweis zum Browser' });
    expect(earlyScriptTexts('bg', 'b1')).toMatchObject({
      lang: 'en',
      title: 'Browser Compatibility Notice',
    });
  });
});

describe('application of a page', () => {
  const rendered =
    '<html><head><link rel="modulepreload" href="/assets/root.js"/>' +
    '<link rel="modulepreload" href="/assets/landing.js"/></head><body>' +
    '<script nonce="" type="module" async="">import "/assets/root.js"</script></body></html>';
  const inertScript = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('#app-modules');
  const dataOf = (html: string) =>
    Object.fromEntries(Object.entries(inertScript(html)?.dataset ?? {}));

  it('neither runs nor loads with the page, which names the files that it needs', () => {
    const html = deferApplication(rendered);
    expect(html).not.toContain('modulepreload"');
    expect(inertScript(html)?.getAttribute('type')).toBe('text/plain');
    expect(dataOf(html)).toEqual({
      files: '/assets/root.js /assets/landing.js',
    });
  });

  it('waits in a page that says what its first view does', () => {
    const firstView = {
      file: '/assets/first.js',
      route: '/course/{slug}',
      shared: ['/a.js', '/b.js'],
    };
    expect(dataOf(deferApplication(rendered, undefined, firstView))).toEqual({
      files: '/assets/root.js /assets/landing.js',
      firstView: '/assets/first.js',
      route: '/course/{slug}',
      shared: '/a.js /b.js',
    });
  });
});

describe('style sheets of a page', () => {
  const marked =
    '<link rel="stylesheet" href="/assets/app-1.css" data-inline=""/>' +
    '<link rel="stylesheet" href="/assets/basic-1.css" data-inline=""/>';

  it('are in a shared page as far as it needs them; the whole one follows, also without scripts', () => {
    const page = inlineStyles(marked, (path) => `/* of ${path} */`);
    expect(page).toBe(
      '<style>/* of /assets/app-1.css */</style>' +
        '<link rel="stylesheet" data-href="/assets/app-1.css" media="print" id="late-styles"/>' +
        '<noscript><link rel="stylesheet" href="/assets/app-1.css"/></noscript>' +
        '<style>/* of /assets/basic-1.css */</style>',
    );
  });

  it('are named by a page of one person', () => {
    expect(linkStyles(marked, (path) => `/* ${path} */`)).toBe(
      '<link rel="stylesheet" href="/assets/app-1.css"/><style>/* /assets/basic-1.css */</style>',
    );
  });
});
