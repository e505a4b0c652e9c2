import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { describe, expect, it } from 'vitest';
import { makeItemCard } from '../features/shop/item/catalogue.factory.ts';
import type { Api } from '../lib/api.ts';
import { readListedItems, readOfferedLanguages, sitemapXml } from './sitemap.server.ts';

const siteUrl = 'https://danube.example';

/** Every URL of the sitemap, without its alternates. */
function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
}

const blog = { list: async () => ({ posts: [], nextCursor: null }) };
const help = { list: async () => [] };
const glossary = help;
const paths = help;
const settings = { shown: async () => ({ values: {}, words: {}, english: {} }) };
const events = { upcoming: async () => [] };

describe('the sitemap', () => {
  it('lists a published course by its name, in the languages it is written in [R2.04]', () => {
    const item = makeItemCard({ slug: 'dax-day-trading', availableIn: ['en', 'de', 'fi'] });
    const listed = addresses(sitemapXml(siteUrl, [item]));
    expect(listed.filter((address) => address.includes('/course/'))).toEqual([
      `${siteUrl}/course/dax-day-trading?lang=en`,
      `${siteUrl}/course/dax-day-trading?lang=de`,
    ]);
    expect(listed).toContain(`${siteUrl}/courses?lang=en`);
    expect(listed.filter((address) => address.includes('/cart'))).toEqual([]);
  });

  it('never lists a pattern as if it were a page', () => {
    expect(sitemapXml(siteUrl, [makeItemCard()])).not.toContain('/:');
  });

  it('lists a post by the name it has in each language', async () => {
    const empty = { list: async () => ({ items: [], videos: [], nextCursor: null }) };
    const names: Record<string, string> = { en: 'stop-costs', de: 'stop-kosten' };
    const posts = {
      list: async ({ language }: { language: string }) => ({
        // Untranslated posts are listed in English.
        posts: [
          { slug: names[language] ?? 'stop-costs', language: names[language] ? language : 'en' },
        ],
        nextCursor: null,
      }),
    };
    const api = {
      blog: posts,
      catalogue: empty,
      events,
      glossary,
      paths,
      help,
      settings,
      videos: empty,
    } as unknown as Api;
    const listed = addresses(sitemapXml(siteUrl, await readListedItems(api)));
    expect(listed.filter((address) => address.includes('/blog/'))).toEqual([
      `${siteUrl}/blog/stop-costs?lang=en`,
      `${siteUrl}/blog/stop-kosten?lang=de`,
    ]);
  });

  it('reads the items of every kind that has pages, to the last', async () => {
    const requested: unknown[] = [];
    const pages = { first: 'second', second: null } as const;
    const catalogue = {
      async list(input: { kind: string; cursor?: 'second' }) {
        requested.push([input.kind, input.cursor]);
        const slug = `${input.kind}-${input.cursor ?? 'first'}`;
        return { items: [makeItemCard({ slug })], nextCursor: pages[input.cursor ?? 'first'] };
      },
    };
    const videos = { list: async () => ({ videos: [], nextCursor: null }) };
    // Only the lists are read.
    const items = await readListedItems({
      blog,
      catalogue,
      events,
      glossary,
      paths,
      help,
      settings,
      videos,
    } as unknown as Api);
    expect(items.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['course-first', 'course-second']),
    );
    expect(requested).toContainEqual(['course', 'second']);
  });

  it('lists a film by its name, in the languages it is written in', async () => {
    const catalogue = { list: async () => ({ items: [], nextCursor: null }) };
    const pages = {
      first: { videos: [{ slug: 'stop', availableIn: ['en', 'de'] }], nextCursor: 'second' },
      second: { videos: [{ slug: 'open-gap', availableIn: ['en'] }], nextCursor: null },
    };
    const videos = {
      list: async ({ cursor }: { cursor?: string }) => pages[cursor ? 'second' : 'first'],
    };
    // Only the lists are read.
    const items = await readListedItems({
      blog,
      catalogue,
      events,
      glossary,
      paths,
      help,
      settings,
      videos,
    } as unknown as Api);
    const listed = addresses(sitemapXml(siteUrl, items));
    expect(listed.filter((address) => address.includes('/itv/'))).toEqual([
      `${siteUrl}/itv/stop?lang=en`,
      `${siteUrl}/itv/stop?lang=de`,
      `${siteUrl}/itv/open-gap?lang=en`,
    ]);
  });

  it('lists every help article in the languages it is written in', async () => {
    const empty = { list: async () => ({ items: [], videos: [], nextCursor: null }) };
    const articles = { list: async () => [{ slug: 'use-a-coupon', availableIn: ['en', 'de'] }] };
    const lists = {
      blog,
      catalogue: empty,
      events,
      glossary,
      paths,
      help: articles,
      settings,
      videos: empty,
    };
    const api = lists as unknown as Api;
    const xml = sitemapXml(siteUrl, await readListedItems(api));
    expect(xml).toContain(`<loc>${siteUrl}/help/use-a-coupon?lang=de</loc>`);
    expect(xml).not.toContain(`/help/use-a-coupon?lang=fr`);
  });

  it('lists every term and path in the languages it is written in', async () => {
    const empty = { list: async () => ({ items: [], videos: [], nextCursor: null }) };
    const terms = { list: async () => [{ slug: 'ask', term: 'Ask', language: 'en' }] };
    const lists = {
      blog,
      catalogue: empty,
      events,
      glossary: terms,
      paths: { list: async () => [{ slug: 'four-weeks', availableIn: ['en', 'de'] }] },
      help,
      settings,
      videos: empty,
    };
    const listed = addresses(sitemapXml(siteUrl, await readListedItems(lists as unknown as Api)));
    expect(listed.filter((address) => address.includes('/glossary/'))).toEqual([
      `${siteUrl}/glossary/ask?lang=en`,
    ]);
    expect(listed).toContain(`${siteUrl}/glossary?lang=de`);
    expect(listed.filter((address) => address.includes('/paths/'))).toEqual([
      `${siteUrl}/paths/four-weeks?lang=en`,
      `${siteUrl}/paths/four-weeks?lang=de`,
    ]);
    expect(listed).toContain(`${siteUrl}/placement?lang=de`);
  });

  it('lists the instructors that there are, and no others', async () => {
    const empty = { list: async () => ({ items: [], videos: [], nextCursor: null }) };
    const people = initialValues('instructors').people.slice(1);
    const shown = async () => ({ values: { instructors: { people } }, words: {}, english: {} });
    const lists = {
      blog,
      catalogue: empty,
      events,
      glossary,
      paths,
      help,
      settings: { shown },
      videos: empty,
    };
    const xml = sitemapXml(siteUrl, await readListedItems(lists as unknown as Api));
    expect(xml).toContain(`<loc>${siteUrl}/instructors/katharina-lindner?lang=de</loc>`);
    expect(xml).not.toContain('viktor-hajnal');
  });

  it('lists pages in the languages that the owner offers', async () => {
    const shown = async () => ({
      values: { languages: { offered: ['en', 'sk'] } },
      words: {},
      english: {},
    });
    const offered = await readOfferedLanguages({ settings: { shown } } as unknown as Api);
    const listed = addresses(sitemapXml(siteUrl, [], offered));
    expect(listed.filter((address) => address.includes('/about'))).toEqual([
      `${siteUrl}/about?lang=en`,
      `${siteUrl}/about?lang=sk`,
    ]);
  });

  it('lists the sessions to come by name and date', async () => {
    const empty = { list: async () => ({ items: [], videos: [], nextCursor: null }) };
    const requested: unknown[] = [];
    const sessions = {
      async upcoming(input: unknown) {
        requested.push(input);
        return [{ slug: 'tuesday-live', date: '2026-11-17', language: 'de' }];
      },
    };
    const lists = {
      blog,
      catalogue: empty,
      events: sessions,
      glossary,
      paths,
      help,
      settings,
      videos: empty,
    };
    const listed = addresses(sitemapXml(siteUrl, await readListedItems(lists as unknown as Api)));
    expect(listed.filter((address) => address.includes('/events/'))).toEqual([
      `${siteUrl}/events/tuesday-live/2026-11-17?lang=en`,
      `${siteUrl}/events/tuesday-live/2026-11-17?lang=de`,
    ]);
    expect(requested).toEqual([{ daysAhead: 92 }]);
  });
});
