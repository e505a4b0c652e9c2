// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';
import { beginWithNotices, scriptsOf } from './finish-page.ts';
import { pageWords } from './page-words.server.ts';

const html = '<html><head></head><body><a href="#content">Skip</a></body></html>';
const words = pageWords('en', 'b1');

/** The children of the body as a browser reads them. */
function bodyOf(page: string): Element[] {
  return [...new DOMParser().parseFromString(page, 'text/html').body.children];
}

describe('beginning of a page', () => {
  it('is the place of notices, their words and the first script, before anything is painted', () => {
    const tags = bodyOf(beginWithNotices(html, words)).map((element) => element.tagName);
    expect(tags).toEqual(['PAGE-NOTICES', 'SCRIPT', 'SCRIPT', 'A']);
  });

  it('keeps words apart from scripts, whatever they contain', () => {
    const hostile = { ...words, title: '</script><img src=x>$&' };
    const [, block, script] = bodyOf(beginWithNotices(html, hostile));
    expect(JSON.parse(block?.textContent ?? '')).toEqual(hostile);
    expect(script?.textContent).toBe(earlyScript);
  });

  it('lets the policy of a shared page allow the script, and not the words', () => {
    expect(scriptsOf(beginWithNotices(html, words))).toEqual([earlyScript]);
  });

  it('carries the nonce of a private page', () => {
    const [, , script] = bodyOf(beginWithNotices(html, words, 'n0nce'));
    expect(script?.getAttribute('nonce')).toBe('n0nce');
  });

  it('speaks the language of the page, and marks English where it stands in', () => {
    expect(pageWords('de', 'b1')).toMatchObject({ lang: '', title: 'Hinweis zum Browser' });
    expect(pageWords('bg', 'b1')).toMatchObject({
      lang: 'en',
      title: 'Browser Compatibility Notice',
    });
  });
});
