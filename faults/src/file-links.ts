import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStorage } from '@danube/server/platform/storage.ts';
import { openBucket, openFileAdmin } from './file-admin.ts';
import { type Forgery, forgeLinks } from './forged-links.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import { putPart } from './sent-file.ts';
import type { Stage } from './stage.ts';
import { measureMsUntil } from './wait.ts';

const source = Buffer.from('//@version=6\nindicator("Paid for")\nplot(close)\n');
const readyTimeoutMs = 120_000;
const concurrency = 16;

/** A link opens its file for a minute, and no modification of it opens anything. */
export const fileLinks: Scenario = {
  name: 'file-links',
  needs: 'shared',
  async run(stage) {
    const linkCount = stage.isShort ? 100 : 1_000;
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    await stage.startWorker();
    const desk = await openFileAdmin(copy.url);
    const call = <Answer>(name: string, input: unknown) => desk.call<Answer>(copy.url, name, input);
    const request = { name: 'paid.pine', purpose: 'source', bytes: source.length };
    const { fileId } = await call<{ fileId: string }>('beginUpload', request);
    const [part] = await call<{ url: string }[]>('signParts', { fileId, numbers: [1] });
    const uploadLink = part?.url ?? '';
    await putPart(uploadLink, source);
    const partDigests = [createHash('sha256').update(source).digest('hex')];
    await call('completeUpload', { fileId, partDigests });
    const waited = await measureMsUntil(
      async () => (await call<{ state: string }>('read', { fileId })).state === 'ready',
      { timeoutMs: readyTimeoutMs, everyMs: 100 },
    );
    const { url } = await call<{ url: string }>('link', { fileId });
    const before = await open({ title: 'as given', url, method: 'GET' });
    const foreign = await foreignLinks(stage, fileId);
    const attempts = forgeLinks({ link: url, uploadLink, foreign, count: linkCount });
    const opened = await tryAll(attempts);
    const after = await open({ title: 'as given', url, method: 'GET' });
    await call('remove', { fileId });
    return [
      expectAtMost(readyTimeoutMs / 1000, 'ready after', [waited / 1000, ' s']),
      expectAtLeast(linkCount, 'forged links tried', [new Set(attempts.map(keyOf)).size, '']),
      expectNone('of them opened something', opened),
      expectNone(
        'the link itself did not open the file',
        [before, after].filter((text) => text !== '200 whole'),
      ),
    ];
  },
};

/** Signed by someone else, for another bucket, or too long ago. */
async function foreignLinks(stage: Stage, fileId: string): Promise<Forgery[]> {
  const key = `files/${fileId}`;
  const bucket = openBucket(stage);
  const expired = await bucket.presignGet(key, { expiresInSeconds: 1 });
  const otherUser = await signedBy(stage, key, { accessKeyId: 'somebody-else' });
  const otherSecret = await signedBy(stage, key, { secretAccessKey: 'another-secret' });
  const otherBucket = await signedBy(stage, key, { bucket: 'another-bucket' });
  bucket.close();
  await sleep(2_500);
  return [
    { title: 'expired', url: expired, method: 'GET' },
    { title: 'signed by another user', url: otherUser, method: 'GET' },
    { title: 'signed with another secret', url: otherSecret, method: 'GET' },
    { title: 'for another bucket', url: otherBucket, method: 'GET' },
  ];
}

async function signedBy(
  stage: Stage,
  key: string,
  changes: Partial<{ accessKeyId: string; secretAccessKey: string; bucket: string }>,
): Promise<string> {
  const storage = createStorage({
    endpoint: stage.env.S3_ENDPOINT ?? '',
    region: stage.env.S3_REGION ?? '',
    bucket: stage.env.S3_BUCKET ?? '',
    accessKeyId: stage.env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: stage.env.S3_SECRET_ACCESS_KEY ?? '',
    ...changes,
  });
  const link = await storage.presignGet(key, { expiresInSeconds: 60 });
  storage.close();
  return link;
}

async function tryAll(attempts: readonly Forgery[]): Promise<string[]> {
  const opened: string[] = [];
  for (let at = 0; at < attempts.length; at += concurrency) {
    const some = attempts.slice(at, at + concurrency);
    const outcomes = await Promise.all(some.map(open));
    for (const [index, outcome] of outcomes.entries()) {
      if (!isRefused(outcome)) opened.push(`${some[index]?.title}: ${outcome}`);
    }
  }
  return opened;
}

/** Only an explicit rejection counts: a crashed storage hasn't rejected anything. */
function isRefused(outcome: string): boolean {
  return /^4\d\d refused$/.test(outcome);
}

async function open({ url, method }: Forgery): Promise<string> {
  const body = method === 'PUT' || method === 'POST' ? 'forged' : undefined;
  const answer = await fetch(url, { method, body, redirect: 'manual' });
  const came = Buffer.from(await answer.arrayBuffer());
  if (came.includes('Paid for')) return `${answer.status} whole`;
  return `${answer.status} ${answer.status >= 400 && answer.status < 500 ? 'refused' : 'other'}`;
}

function keyOf({ url, method }: Forgery): string {
  return `${method} ${url}`;
}
