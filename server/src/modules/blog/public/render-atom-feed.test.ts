import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { expect, test } from 'vitest';
import { renderAtomFeed } from './render-atom-feed.ts';

const id = postIdSchema.parse('018f4c5e-0000-4000-8000-000000000001');

function aPost(overrides: Partial<PostCard> = {}): PostCard {
  return {
    id,
    slug: 'risk',
    title: 'Risk & <reward>',
    summary: '"Quoted"',
    language: 'en',
    originalLanguage: 'en',
    availableIn: ['en'],
    version: 1,
    translatedFrom: null,
    author: 'viktor-hajnal',
    tags: ['risk'],
    cover: null,
    minutes: 4,
    publishedAt: new Date('2026-11-01T07:00:00Z'),
    changedAt: new Date('2026-11-02T07:00:00Z'),
    ...overrides,
  };
}

function feedOf(posts: readonly PostCard[], language: LanguageCode = 'en'): string {
  return renderAtomFeed({
    siteUrl: 'https://danube.example',
    language,
    title: 'Danube',
    posts,
    authorNames: new Map([['viktor-hajnal', 'Viktor Hajnal']]),
  });
}

const feedWith = (overrides: Partial<PostCard>) => feedOf([aPost(overrides)]);
const idOf = (xml: string) => /<entry><id>([^<]*)<\/id>/.exec(xml)?.[1];

test('an entry keeps its id when its address changes, and has another in each language', () => {
  expect(idOf(feedWith({ slug: 'renamed' }))).toBe(idOf(feedWith({})));
  expect(idOf(feedOf([aPost()], 'de'))).not.toBe(idOf(feedWith({})));
});

test('a feed has what RFC 4287 requires, each once, also when it is empty', () => {
  const other = postIdSchema.parse('018f4c5e-0000-4000-8000-000000000002');
  for (const posts of [
    [],
    [aPost()],
    [aPost(), aPost({ id: other, author: 'left-us', tags: [] })],
  ]) {
    const [head = '', ...entries] = feedOf(posts).split('<entry>');
    expect(head).toMatch(/<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/);
    expect(entries).toHaveLength(posts.length);
    for (const part of [head, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(textsOf(part, name)).toHaveLength(1);
      expect(textsOf(part, 'updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    const ids = entries.flatMap((entry) => textsOf(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const entryId of ids) {
      expect(entryId).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    }
    for (const entry of entries) expect(textsOf(entry, 'name')[0]).toMatch(/\w/);
  }
});

function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

test('what people wrote is text, never markup', () => {
  const xml = feedWith({});
  expect(xml).toContain('<title>Risk &amp; &lt;reward&gt;</title>');
  expect(xml).toContain('<summary>&quot;Quoted&quot;</summary>');
  expect(xml).toContain('<updated>2026-11-02T07:00:00.000Z</updated>');
});
