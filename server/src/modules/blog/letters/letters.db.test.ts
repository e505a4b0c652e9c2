import type { PostId } from '@danube/contract/blog/blog.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import { createLogger } from '../../../platform/logger.ts';
import { callers, contextOf } from '../../../testing/callers.ts';
import { runSize } from '../../../testing/run-size.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { createPostDraftFixture, testBlog } from '../blog.factory.ts';
import { insertDraftPost } from '../editing/create-post.ts';
import { lockPost } from '../editing/editing.repository.ts';
import { makePublic } from '../editing/publish-post.ts';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, '2026-11-15T10:20:00Z');
const blog = testBlog(platform);
await insertPerson(db, { id: 'admin-id' });
const admin = createRouterClient(blog.routers.blogAdmin, { context: contextOf(callers.admin) });

afterAll(() => database.close());

beforeEach(async () => {
  blog.recorded.forget();
  await pool.query('delete from newsletter_subscribers; delete from blog_posts');
});

async function aPublicPost(): Promise<PostId> {
  return platform.transact(async ({ tx }) => {
    const draft = createPostDraftFixture('candles');
    const id = await insertDraftPost(blog.deps, tx, { draft, act: 'created', madeBy: null });
    const post = await lockPost(tx, id);
    if (post) await makePublic(blog.deps, tx, post);
    return id;
  });
}

async function subscribers(count: number): Promise<void> {
  await pool.query(
    `insert into newsletter_subscribers (id, email, language, state, departure_digest, requested_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org',
       (array['en', 'de', 'pl'])[1 + n % 3], 'confirmed', 'digest ' || n, now()
     from generate_series(1, $1::int) n`,
    [count],
  );
}

const jobs: readonly JobDefinition<unknown>[] = blog.jobs;
const logger = createLogger({ level: 'silent', name: 'test' });

/** As the worker runs it; `signal` stops it between two batches. */
async function send(postId: PostId, signal = AbortSignal.timeout(60_000)): Promise<void> {
  const job = jobs.find(({ name }) => name === 'send-letter');
  await job?.handle({ postId }, { jobId: 'job', attempt: 1, signal, logger });
}

/** A worker that dies during a batch: its transaction is never committed. */
async function sendAndDie(postId: PostId, afterMails: number): Promise<void> {
  const before = blog.recorded.mails().length;
  blog.kill.afterJobs = afterMails;
  try {
    await expect(send(postId)).rejects.toThrow('killed');
  } finally {
    blog.kill.afterJobs = Number.POSITIVE_INFINITY;
    // Emails enqueued in the failed batch were rolled back.
    const { written } = (await admin.read({ id: postId })).letter ?? { written: 0 };
    const saved = Math.max(before, written);
    blog.recorded.sent.splice(saved);
  }
}

test('each reader gets a letter once, in their language, however often the worker dies', async () => {
  const count = runSize({ nightly: 10_000, short: 430 });
  const kills = runSize({ nightly: 20, short: 4 });
  const postId = await aPublicPost();
  await subscribers(count);
  await admin.sendLetter({ id: postId });
  blog.recorded.forget();
  for (let kill = 0; kill < kills; kill += 1) await sendAndDie(postId, 37 + kill * 50);
  await send(postId);
  const mails = blog.recorded.mails();
  expect(mails).toHaveLength(count);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(count);
  expect((await admin.read({ id: postId })).letter).toMatchObject({
    state: 'sent',
    written: count,
    readers: count,
  });
  const titles = new Map(mails.map(({ locale, mail }) => [locale, 'title' in mail && mail.title]));
  // Without a translation, the English text is framed in the reader's language.
  expect(Object.fromEntries(titles)).toEqual({
    en: 'About candles',
    de: 'Über candles',
    pl: 'About candles',
  });
  await expect(admin.sendLetter({ id: postId })).rejects.toThrow('LETTER_NOT_POSSIBLE');
});

test('stops when it is told to, and goes on without writing to anybody twice', async () => {
  const postId = await aPublicPost();
  await subscribers(150);
  await admin.sendLetter({ id: postId });
  blog.recorded.forget();
  const aborted = AbortSignal.abort();
  await expect(send(postId, aborted)).rejects.toThrow();
  await admin.stopLetter({ id: postId });
  await send(postId);
  expect(blog.recorded.mails()).toHaveLength(100);
  await admin.sendLetter({ id: postId });
  await send(postId);
  expect(new Set(blog.recorded.mails().map(({ to }) => to)).size).toBe(150);
  expect(blog.recorded.mails()).toHaveLength(150);
});

test('a reader leaves by one click of the mail program, which asks nothing', async () => {
  const postId = await aPublicPost();
  await subscribers(1);
  await admin.sendLetter({ id: postId });
  await send(postId);
  const [mail] = blog.recorded.mails();
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const app = new Hono();
  for (const address of blog.newsletter.addresses()) {
    if ('answer' in address) app.post(address.path, address.answer as never);
  }
  const click = () =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  expect((await click()).status).toBe(204);
  expect((await click()).status).toBe(204);
  const { rows } = await pool.query('select state from newsletter_subscribers');
  expect(rows).toEqual([{ state: 'left' }]);
  expect((await app.request(`${path}x`, { method: 'POST' })).status).toBe(404);
});

test('a test goes to whoever asks, carries no list header, and a draft can’t be sent', async () => {
  const postId = await aPublicPost();
  await admin.sendTest({ id: postId, language: 'de' });
  const [mail] = blog.recorded.mails();
  expect(mail).toMatchObject({ to: 'admin@example.org', locale: 'de' });
  expect(mail).not.toHaveProperty('unsubscribeUrl');
  const { id } = await admin.create({ title: 'A draft', originalLanguage: 'en' });
  await expect(admin.sendLetter({ id })).rejects.toThrow('LETTER_NOT_POSSIBLE');
});
