import type { PostDraft } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { fingerprint } from '@danube/contract/catalogue/draft/translated.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import type { testPlatform } from '../../testing/test-platform.ts';
import { createMedia } from '../media/media.module.ts';
import { createNewsletter } from '../newsletter/newsletter.module.ts';
import { createSettings } from '../settings/settings.module.ts';
import type { BlogDependencies } from './blog.dependencies.ts';
import { createBlog } from './blog.module.ts';

const siteUrl = 'https://danube.example';

/** The blog with the test's own database, a real newsletter and no storage. */
export function testBlog(platform: ReturnType<typeof testPlatform>) {
  const recorded = createRecordedJobs();
  // Simulates a killed worker: enqueuing throws after this many jobs.
  const kill = { afterJobs: Number.POSITIVE_INFINITY };
  const jobs: typeof recorded.jobs = {
    enqueue(tx, job, request) {
      kill.afterJobs -= 1;
      if (kill.afterJobs < 0) throw new Error('killed');
      return recorded.jobs.enqueue(tx, job, request);
    },
  };
  const findNames = async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, `name of ${id}`]));
  const findEmail = async () => 'admin@example.org';
  const media = createMedia({
    ...platform,
    jobs,
    findNames,
    storage: null,
    ownsBucket: false,
    fileJudged: async () => undefined,
    describeUses: async () => [],
  });
  const newsletter = createNewsletter({
    ...platform,
    jobs,
    findEmail,
    limiter: { consume: async () => ({ allowed: true as const }) },
    settings: { siteUrl, secret: 'a secret of the tests' },
  });
  const deps: BlogDependencies = {
    ...platform,
    jobs,
    findNames,
    findEmail,
    siteUrl,
    media: media.api,
    newsletter: newsletter.api,
    settings: createSettings({
      ...platform,
      findNames,
      media: media.api,
      findReferences: async () => [],
    }).api,
  };
  return { ...createBlog(deps), deps, newsletter, recorded, kill };
}

/** A complete post in English, with an up-to-date German translation. */
export function createPostDraftFixture(
  slug: string,
  overrides: Partial<PostDraft> = {},
): PostDraft {
  const text = { title: `About ${slug}`, summary: 'In short.', body: 'A quiet word on candles.' };
  const german = { title: `Über ${slug}`, summary: 'Kurz.', body: 'Ein Wort über Kerzen.' };
  return {
    originalLanguage: 'en',
    slugs: { en: slug, de: `${slug}-de` },
    author: 'viktor-hajnal',
    tags: ['risk'],
    cover: null,
    asOf: null,
    position: null,
    hasRiskNotice: false,
    texts: {
      en: { text, mark: null },
      de: { text: german, mark: { state: 'reviewed', of: fingerprint(text) } },
    },
    ...overrides,
  };
}
