import { type PostCard, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import type { PostView } from './post-view.ts';

export function makePostCard(overrides: Partial<PostCard> = {}): PostCard {
  return {
    id: postIdSchema.parse('018f4c5e-0000-4000-8000-000000000001'),
    slug: 'what-a-stop-costs',
    title: 'What a stop costs',
    summary: 'In euros.',
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
    changedAt: new Date('2026-11-01T07:00:00Z'),
    ...overrides,
  };
}

export function makePostView(overrides: Partial<PostView> = {}): PostView {
  const card = makePostCard();
  return {
    ...card,
    body: [{ kind: 'paragraph', phrases: ['A stop is an order.'] }],
    slugs: { [card.language]: card.slug },
    versionPublishedAt: card.changedAt,
    asOf: null,
    position: null,
    hasRiskNotice: false,
    related: [],
    ...overrides,
  };
}
