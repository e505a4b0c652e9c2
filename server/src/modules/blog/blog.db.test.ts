import type { PostEdition } from '@danube/contract/blog/blog-admin.contract.ts';
import type { PostEdit } from '@danube/contract/blog/draft/post-draft.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { noReads } from '../../platform/request-context.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { testBlog } from './blog.factory.ts';

const sunday = '2026-11-15T10:20:00Z';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, sunday);
const blog = testBlog(platform);
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(sunday);
  blog.recorded.forget();
  await pool.query(
    'delete from newsletter_subscribers; delete from blog_posts; delete from content_versions',
  );
});

function as(caller: Caller) {
  return createRouterClient(blog.routers.blogAdmin, { context: contextOf(callers[caller]) });
}

const admin = as('admin');
const visitor = createRouterClient(blog.routers.blog, {
  context: contextOf(callers.anonymous, { reads: noReads }),
});

function write(text: Extract<PostEdit, { edit: 'text' }>['text'], language: 'en' | 'de' = 'en') {
  return { edit: 'text', language, text, state: 'reviewed' } satisfies PostEdit;
}

const completeEdits: PostEdit[] = [
  write({ summary: 'In short.', body: 'Candles say what happened.' }),
  { edit: 'facts', facts: { author: 'viktor-hajnal', tags: ['risk', 'candles'] } },
];

async function aPost(title = 'Reading candles', more: PostEdit[] = []): Promise<PostEdition> {
  const { id, revision } = await admin.create({ title, originalLanguage: 'en' });
  return admin.edit({ id, revision, edits: [...completeEdits, ...more] });
}

async function aPublicPost(title?: string, more?: PostEdit[]): Promise<PostEdition> {
  const { id, revision } = await aPost(title, more);
  return admin.publish({ id, revision, at: null });
}

const german: PostEdit[] = [
  write({ title: 'Kerzen lesen', summary: 'Kurz.', body: 'Kerzen sagen, was war.' }, 'de'),
  { edit: 'slug', language: 'de', slug: 'kerzen-lesen' },
];

async function run(name: string, payload: unknown): Promise<void> {
  const jobs: readonly JobDefinition<unknown>[] = blog.jobs;
  const logger = createLogger({ level: 'silent', name: 'test' });
  const context = { jobId: 'job', attempt: 1, signal: AbortSignal.timeout(30_000), logger };
  await jobs.find((job) => job.name === name)?.handle(payload, context);
}

async function actions(): Promise<string[]> {
  const { rows } = await pool.query(
    'select action from audit_entries order by number desc limit 9',
  );
  return rows.map(({ action }) => action);
}

test('[R3.01n] blog_posts has a translated flag and an original language', async () => {
  await aPublicPost('Alone');
  await aPublicPost('Reading candles', german);
  const { rows } = await pool.query(
    'select title, translated, original_language from blog_posts order by title',
  );
  expect(rows).toEqual([
    { title: 'Alone', translated: false, original_language: 'en' },
    { title: 'Reading candles', translated: true, original_language: 'en' },
  ]);
});

describe('a draft', () => {
  test('is nobody’s but the administrators’ until it is published', async () => {
    const post = await aPost();
    expect(post).toMatchObject({ revision: 2, state: 'draft', problems: [] });
    await expect(visitor.post({ slug: 'reading-candles', language: 'en' })).rejects.toThrow(
      'POST_NOT_FOUND',
    );
    for (const caller of ['anonymous', 'member'] as const) {
      await expect(as(caller).read({ id: post.id })).rejects.toMatchObject({
        code: caller === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN',
      });
    }
    expect(await actions()).toEqual(expect.arrayContaining(['blog.create', 'blog.edit']));
  });

  test('that somebody else changed is not overwritten', async () => {
    const { id, revision } = await aPost();
    await admin.edit({ id, revision, edits: [write({ title: 'Theirs' })] });
    await expect(
      admin.edit({ id, revision, edits: [write({ title: 'Mine' })] }),
    ).rejects.toMatchObject({ code: 'DRAFT_CHANGED', data: { revision: revision + 1 } });
  });

  test('saved after publishing leaves the public form as it is', async () => {
    const { id, revision } = await aPublicPost();
    const edited = await admin.edit({ id, revision, edits: [write({ title: 'Later' })] });
    expect(edited.state).toBe('changed');
    const answer = await visitor.post({ slug: 'reading-candles', language: 'en' });
    expect(answer).toMatchObject({ isMoved: false, page: { title: 'Reading candles' } });
  });

  test('goes back to an earlier version, and what was in between stays in the history', async () => {
    const { id, revision } = await aPublicPost();
    const later = await admin.edit({ id, revision, edits: [write({ title: 'Worse' })] });
    const back = await admin.restore({ id, number: revision, revision: later.revision });
    expect(back.draft.texts.en?.text.title).toBe('Reading candles');
    expect((await admin.history({ id })).map(({ act }) => act)).toContain('restored');
  });

  test('keeps what its author saved over from another tab', async () => {
    const { id, revision } = await aPost();
    const other = await admin.edit({ id, revision, edits: [write({ body: 'From the laptop' })] });
    const over = { id, revision: other.revision, edits: [write({ body: 'From the phone' })] };
    await admin.edit({ ...over, keepsPrevious: true });
    const { draft } = await admin.readRevision({ id, number: other.revision });
    expect(draft.texts.en?.text.body).toBe('From the laptop');
  });

  test('whose earlier name another post took says so', async () => {
    const { id, revision } = await aPost('First');
    platform.clock.set('2026-11-15T12:00:00Z');
    const rename: PostEdit = { edit: 'slug', language: 'en', slug: 'renamed' };
    const renamed = await admin.edit({ id, revision, edits: [rename] });
    await admin.create({ title: 'Another', slug: 'first', originalLanguage: 'en' });
    await expect(
      admin.restore({ id, number: revision, revision: renamed.revision }),
    ).rejects.toMatchObject({ code: 'SLUG_TAKEN', defined: true });
  });

  test('is published from the list only as it was listed', async () => {
    const { id } = await aPost();
    const { posts } = await admin.list({});
    const [listed] = posts;
    expect(listed).toMatchObject({ id, revision: 2, state: 'draft' });
    const { revision } = await admin.edit({ id, revision: 2, edits: [write({ title: 'Newer' })] });
    const stale = admin.publish({ id, revision: listed?.revision ?? 0, at: null });
    await expect(stale).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    expect((await admin.list({})).posts[0]?.revision).toBe(revision);
  });

  test('is removed only where the public never saw it', async () => {
    const post = await aPost('Never shown');
    expect(await admin.remove({ id: post.id })).toEqual({ removed: true });
    const shown = await aPublicPost();
    await expect(admin.remove({ id: shown.id })).rejects.toThrow('POST_WAS_PUBLIC');
  });
});

describe('the gate', () => {
  const risky = write({ body: 'We buy the DAX at the open.' });

  test('a post that names an instrument with a direction needs time, disclosure and risk notice', async () => {
    const { id, revision } = await aPost('A setup', [risky]);
    const rejection = await admin.publish({ id, revision, at: null }).catch((error) => error);
    expect(rejection).toMatchObject({ code: 'POST_NOT_PUBLISHABLE' });
    expect(rejection.data.problems.map(({ code }: { code: string }) => code)).toEqual([
      'asOfMissing',
      'positionMissing',
      'riskNoticeMissing',
    ]);
    const facts = { asOf: sunday, position: 'none', hasRiskNotice: true } as const;
    const mended = await admin.edit({ id, revision, edits: [{ edit: 'facts', facts }] });
    const published = await admin.publish({ id, revision: mended.revision, at: null });
    expect(published.state).toBe('published');
  });

  test('an advertised figure comes from the register of claims', async () => {
    const { problems } = await aPost('Figures', [
      write({ body: 'Over 3,000+ traders, and {{tradersTrained}}, and {{nobody}}.' }),
    ]);
    expect(problems).toMatchObject([
      { code: 'claimUnknown', name: 'nobody' },
      { code: 'claimTyped', name: '3,000+' },
    ]);
  });
});

describe('publishing at a time', () => {
  const later = new Date('2026-11-16T08:00:00Z');

  test('shows the revision that was scheduled, also where the job was lost', async () => {
    const { id, revision } = await aPost();
    await admin.publish({ id, revision, at: later });
    await admin.edit({ id, revision, edits: [write({ title: 'Not this one' })] });
    await run('sweep-scheduled-posts', {});
    await expect(visitor.post({ slug: 'reading-candles', language: 'en' })).rejects.toThrow();
    platform.clock.set(later.toISOString());
    await run('sweep-scheduled-posts', {});
    await run('publish-post', { postId: id, revision, at: later.toISOString() });
    const answer = await visitor.post({ slug: 'reading-candles', language: 'en' });
    expect(answer).toMatchObject({ page: { title: 'Reading candles', version: 1 } });
    expect((await admin.read({ id })).state).toBe('changed');
  });

  test('survives more edits than the history keeps', async () => {
    const { id, revision } = await aPost();
    await admin.publish({ id, revision, at: later });
    const edited = await admin.edit({ id, revision, edits: [write({ title: 'Not this one' })] });
    await pool.query('update blog_revisions set version = 500 where number = $1', [
      edited.revision,
    ]);
    await admin.restore({ id, number: revision, revision: edited.revision });
    platform.clock.set(later.toISOString());
    await run('sweep-scheduled-posts', {});
    const answer = await visitor.post({ slug: 'reading-candles', language: 'en' });
    expect(answer).toMatchObject({ page: { title: 'Reading candles' } });
  });

  test('taken back twice leaves the public form', async () => {
    const { id, revision } = await aPublicPost();
    await admin.publish({ id, revision, at: later });
    for (const _attempt of [1, 2]) {
      const { state } = await admin.withdraw({ id, of: 'schedule' });
      expect(state).toBe('published');
    }
    expect((await admin.withdraw({ id, of: 'publication' })).state).toBe('withdrawn');
  });

  test('does nothing once it was taken back', async () => {
    const { id, revision } = await aPost();
    await admin.publish({ id, revision, at: later });
    await admin.withdraw({ id, of: 'schedule' });
    platform.clock.set(later.toISOString());
    await run('publish-post', { postId: id, revision, at: later.toISOString() });
    expect((await admin.read({ id })).state).toBe('draft');
  });
});

describe('readers', () => {
  test('[R2.63] a translation says what it was made of, and the original what it is at', async () => {
    const post = await aPublicPost('Reading candles', german);
    platform.clock.set('2026-11-16T10:20:00Z');
    const edited = await admin.edit({
      id: post.id,
      revision: post.revision,
      edits: [write({ body: 'Candles say what happened, and no more.' })],
    });
    await admin.publish({ id: post.id, revision: edited.revision, at: null });
    platform.clock.set('2026-11-17T10:20:00Z');
    const tagged = await admin.edit({
      id: post.id,
      revision: edited.revision,
      edits: [{ edit: 'facts', facts: { tags: ['risk'] } }],
    });
    await admin.publish({ id: post.id, revision: tagged.revision, at: null });
    const answer = await visitor.post({ slug: 'kerzen-lesen', language: 'de' });
    expect(answer).toMatchObject({
      page: {
        language: 'de',
        originalLanguage: 'en',
        availableIn: ['de', 'en'],
        translatedFrom: 1,
        version: 2,
        versionPublishedAt: new Date('2026-11-16T10:20:00Z'),
        changedAt: new Date('2026-11-17T10:20:00Z'),
      },
    });
    const original = await visitor.post({ slug: 'reading-candles', language: 'en' });
    expect(original).toMatchObject({ page: { translatedFrom: null, version: 2 } });
  });

  test('a translation of a draft that changed before its first publication is marked too', async () => {
    await aPublicPost('Reading candles', [...german, write({ body: 'Candles say more.' })]);
    const answer = await visitor.post({ slug: 'kerzen-lesen', language: 'de' });
    expect(answer).toMatchObject({ page: { translatedFrom: 0, version: 1 } });
  });

  test('are led to the name of their language, and for good only from an earlier one', async () => {
    const post = await aPublicPost('Reading candles', german);
    expect(await visitor.post({ slug: 'reading-candles', language: 'de' })).toEqual({
      isMoved: true,
      slug: 'kerzen-lesen',
      isPermanent: false,
    });
    const rename: PostEdit = { edit: 'slug', language: 'en', slug: 'candles' };
    const edited = await admin.edit({ id: post.id, revision: post.revision, edits: [rename] });
    await admin.publish({ id: post.id, revision: edited.revision, at: null });
    expect(await visitor.post({ slug: 'reading-candles', language: 'en' })).toEqual({
      isMoved: true,
      slug: 'candles',
      isPermanent: true,
    });
    // A new URL isn't a new version.
    expect(await visitor.post({ slug: 'candles', language: 'en' })).toMatchObject({
      page: { version: 1 },
    });
  });

  test('a name that leads to one post is never another’s', async () => {
    await aPublicPost();
    const other = await aPost('Other');
    const taken: PostEdit = { edit: 'slug', language: 'en', slug: 'reading-candles' };
    await expect(
      admin.edit({ id: other.id, revision: other.revision, edits: [taken] }),
    ).rejects.toThrow('SLUG_TAKEN');
  });

  test('find posts by tag, author, page and word, and the withdrawn ones nowhere', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      await aPublicPost(title);
      platform.clock.set(new Date(platform.clock.now().getTime() + 1_000).toISOString());
    }
    const page = await visitor.list({ language: 'en', limit: 2, tag: 'risk' });
    expect(page).toMatchObject({ total: 3, tags: ['candles', 'risk'] });
    expect(page.posts.map(({ title }) => title)).toEqual(['Third', 'Second']);
    const rest = await visitor.list({ language: 'en', limit: 2, cursor: page.nextCursor ?? '' });
    expect(rest.posts.map(({ title }) => title)).toEqual(['First']);
    expect((await visitor.list({ language: 'en', tag: 'gold' })).posts).toEqual([]);
    const found = await visitor.search({ query: 'candle secon', language: 'en' });
    expect(found.map(({ title }) => title)).toEqual(['Second']);
    const second = found[0];
    await admin.withdraw({ id: second?.id ?? '', of: 'publication' });
    expect(await visitor.search({ query: 'second', language: 'en' })).toEqual([]);
    const related = await visitor.post({ slug: 'first', language: 'en' });
    expect(related).toMatchObject({ page: { related: [{ title: 'Third' }] } });
  });
});

test('a post is quoted by its sentences, and also found by a word in a table', async () => {
  const body = 'Costs add up.\n\n| Cost | Euros |\n|---|---|\n| Spread | 2 |\n\nA spread is paid.';
  await aPublicPost('Costs', [write({ summary: 'Short.', body })]);
  const [found] = await visitor.search({ query: 'spread', language: 'en' });
  expect(found?.excerpt).toMatch(/Costs add up\. A spread is paid/);
  expect(await visitor.search({ query: 'euros', language: 'en' })).toHaveLength(1);
});

test('other modules learn the name of a public post, and of no other', async () => {
  const draft = await aPost();
  expect(await blog.api.findPublicName(db, draft.id)).toBeNull();
  const { id } = await aPublicPost('What a stop costs', german);
  expect(await blog.api.findPublicName(db, id)).toEqual({
    title: 'What a stop costs',
    slug: 'what-a-stop-costs',
  });
});

test('posts are found by their author, whether the draft or the public form names them', async () => {
  const { id, revision } = await aPublicPost('Candles');
  const author = 'anna-real';
  await admin.edit({ id, revision, edits: [{ edit: 'facts', facts: { author } }] });
  const found = [{ kind: 'post', title: 'Candles', path: '/admin/blog/edit/candles' }];
  expect(await blog.api.findPostsOfAuthor(db, 'viktor-hajnal')).toEqual(found);
  expect(await blog.api.findPostsOfAuthor(db, 'anna-real')).toEqual(found);
  expect(await blog.api.findPostsOfAuthor(db, 'nobody')).toEqual([]);
});

test('a public sample is to do before going live until someone edits it', async () => {
  const [samples] = blog.readiness;
  const { id, revision } = await aPublicPost();
  await pool.query('update blog_posts set is_sample = true, updated_by = null');
  expect(await samples?.isDone(db)).toBe(false);
  await admin.edit({ id, revision, edits: [write({ summary: 'Ours.' })] });
  expect(await samples?.isDone(db)).toBe(true);
});
