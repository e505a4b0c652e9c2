import { completeLanguages } from '@danube/contract/locale.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { createRouterClient } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { createHelp } from './help.module.ts';

const help = createRouterClient(createHelp().routers.help, {
  context: contextOf(callers.anonymous),
});

describe('the help articles', () => {
  test('are twenty, each in every complete language', async () => {
    const cards = await help.list({ language: 'en' });
    expect(cards.length).toBeGreaterThanOrEqual(20);
    for (const { slug, availableIn } of cards) {
      expect(availableIn.toSorted(), slug).toEqual(completeLanguages.toSorted());
    }
  });

  test.each(completeLanguages)('link only to pages that exist: %s', async (language) => {
    const cards = await help.list({ language });
    const slugs = new Set(cards.map(({ slug }) => slug));
    for (const { slug } of cards) {
      const { body } = await help.read({ slug, language });
      const links = [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path);
      for (const path of links) {
        const plain = path.split(/[#?]/)[0] ?? '';
        expect(findPage(plain), `${slug}: ${path}`).toBeDefined();
        const other = /^\/help\/(.+)$/.exec(plain)?.[1];
        if (other) expect(slugs, `${slug}: ${path}`).toContain(other);
      }
    }
  });

  test('are read in the language asked for, and in English where it lacks them', async () => {
    const slug = 'reset-your-password';
    expect((await help.read({ slug, language: 'de' })).language).toBe('de');
    expect((await help.read({ slug, language: 'fi' })).language).toBe('en');
    await expect(help.read({ slug: 'no-such-article', language: 'en' })).rejects.toMatchObject({
      code: 'ARTICLE_NOT_FOUND',
    });
  });

  test('are found by the beginnings of words, the title first, with the sentence', async () => {
    const found = await help.search({ query: 'passw', language: 'en', limit: 20 });
    expect(found[0]?.titleMarks.length).toBeGreaterThan(0);
    expect(
      found.every(({ titleMarks, excerptMarks }) => titleMarks.length + excerptMarks.length > 0),
    ).toBe(true);
    expect(await help.search({ query: 'zzzz', language: 'en', limit: 20 })).toEqual([]);
    const accents = await help.search({ query: 'faktur', language: 'sk', limit: 20 });
    expect(accents.length).toBeGreaterThan(0);
  });
});
