import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import { expect, test } from 'vitest';
import { atomFeed } from './atom-feed.ts';

const id = postIdSchema.parse('018f4c5e-0000-4000-8000-000000000001');

function feedWith(overrides: Partial<PostCard>): string {
  const post: PostCard = {
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
  return atomFeed({
    siteUrl: 'https://danube.example',
    language: 'en',
    title: 'Danube',
    posts: [post],
    authorNames: new Map([['viktor-hajnal', 'Viktor Hajnal']]),
  });
}

test('an entry keeps its id when its address changes', () => {
  const idOf = (xml: string) => /<entry><id>([^<]*)<\/id>/.exec(xml)?.[1];
  expect(idOf(feedWith({}))).toBe(`urn:uuid:${id}:en`);
  expect(idOf(feedWith({ slug: 'renamed' }))).toBe(idOf(feedWith({})));
});

test('what people wrote is text, never markup', () => {
  const xml = feedWith({});
  expect(xml).toContain('<title>Risk &amp; &lt;reward&gt;</title>');
  expect(xml).toContain('<summary>&quot;Quoted&quot;</summary>');
  expect(xml).toContain('<updated>2026-11-02T07:00:00.000Z</updated>');
});
