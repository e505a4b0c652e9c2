import { createHash } from 'node:crypto';
import { type FileId, partBytes } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runSize } from '../../../testing/run-size.ts';
import { openMediaStage } from '../media.factory.ts';

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory, pool, recorded } = media;
const other = media.asAdmin('other-admin');

afterAll(() => media.database.close());
beforeEach(() => media.empty());

/** Two full parts and a bit: the expected bytes of each part. */
const parts = [Buffer.alloc(partBytes, 1), Buffer.alloc(partBytes, 2), Buffer.alloc(10, 3)];
const bytes = 2 * partBytes + 10;
const digests = parts.map((part) => createHash('sha256').update(part).digest('hex'));

/** The expected state of one upload. */
type Model = { fileId: FileId; state: 'open' | 'joined' | 'finished' | 'gone'; has: Set<number> };
type Step = { act: (typeof acts)[number]; upload: number; part: number };

const acts = [
  'begin',
  'send',
  'send',
  'send',
  'send',
  'sendShort',
  'complete',
  'completeTwice',
  'joinAndDie',
  'abandon',
  'interfere',
  'read',
] as const;

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  upload: fc.nat({ max: 2 }),
  part: fc.nat({ max: 2 }),
});

test('whatever comes in whatever order, an upload is what was sent, finished once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 5, maxLength: 40 }), async (steps) => {
      await media.empty();
      const models: Model[] = [];
      for (const step of steps) await take(models, step);
      for (const model of models) await compare(model);
      await compareQueue(models);
    }),
    { numRuns: runSize({ nightly: 25, short: 10 }) },
  );
}, 120_000);

async function take(models: Model[], step: Step): Promise<void> {
  const model = models[step.upload];
  if (step.act === 'begin') {
    if (models.length > 2) return;
    const { fileId } = await admin.beginUpload({ name: 'film.mp4', purpose: 'video', bytes });
    models.push({ fileId, state: 'open', has: new Set() });
    return;
  }
  if (model) await stepsOf[step.act](model, step.part);
}

const stepsOf: Record<
  Exclude<Step['act'], 'begin'>,
  (model: Model, part: number) => Promise<void>
> = {
  async send(model, part) {
    const status = await send(model, part, parts[part] ?? Buffer.alloc(0));
    if (model.state === 'open') model.has.add(part);
    expect(status).toBe(model.state === 'open' ? 200 : 404);
  },
  async sendShort(model, part) {
    const status = await send(model, part, Buffer.alloc(5));
    expect(status).toBe(model.state === 'open' ? 403 : 404);
  },
  async complete(model) {
    await expectEnd(model, await complete(model));
  },
  async completeTwice(model) {
    const [one, two] = await Promise.all([complete(model), complete(model)]);
    expect(one).toBe(two);
    await expectEnd(model, one);
  },
  /** A server that dies after the storage has completed the upload. */
  async joinAndDie(model) {
    if (model.state !== 'open' || model.has.size < parts.length) return;
    const upload = { key: `quarantine/${model.fileId}`, uploadId: await uploadIdOf(model) };
    const found = await memory.storage.uploads.listParts(upload);
    expect(await memory.storage.uploads.complete(upload, found ?? [])).toBe('completed');
    model.state = 'joined';
  },
  async abandon(model) {
    const { abandoned } = await admin.abandonUpload({ fileId: model.fileId });
    expect(abandoned).toBe(model.state === 'open' || model.state === 'joined');
    if (!abandoned) return;
    model.state = 'gone';
    await runRemovals();
  },
  async interfere({ fileId }) {
    const notFound = { code: 'UPLOAD_NOT_FOUND' };
    await expect(other.readUpload({ fileId })).rejects.toMatchObject(notFound);
    await expect(other.signParts({ fileId, numbers: [1] })).rejects.toMatchObject(notFound);
    await expect(other.completeUpload({ fileId, partDigests: digests })).rejects.toMatchObject(
      notFound,
    );
    expect(await other.abandonUpload({ fileId })).toEqual({ abandoned: false });
  },
  read: compare,
};

/** A link from before the upload's end is still signed correctly: the storage must reject it. */
async function send(model: Model, part: number, body: Buffer): Promise<number> {
  const [signed] = await admin
    .signParts({ fileId: model.fileId, numbers: [part + 1] })
    .catch(() => []);
  if (!signed && model.state === 'joined') throw new Error('still open, and not signed');
  return memory.send(signed?.url ?? 'memory:nothing', body);
}

async function complete({ fileId }: Model): Promise<string> {
  return admin.completeUpload({ fileId, partDigests: digests }).then(
    ({ state }) => state,
    ({ code }) => code,
  );
}

async function expectEnd(model: Model, outcome: string): Promise<void> {
  const isWhole = model.has.size === parts.length;
  const expected = {
    open: isWhole ? 'checking' : 'UPLOAD_INCOMPLETE',
    joined: 'checking',
    finished: 'checking',
    gone: 'UPLOAD_NOT_FOUND',
  };
  expect(outcome).toBe(expected[model.state]);
  if (outcome === 'checking') model.state = 'finished';
}

async function compare(model: Model): Promise<void> {
  const { fileId, state, has } = model;
  const isOpen = state === 'open' || state === 'joined';
  const seen = await admin.readUpload({ fileId }).then(
    ({ received }) => received,
    ({ code }) => code,
  );
  expect(seen).toEqual(isOpen ? numbersOf(has) : 'UPLOAD_NOT_FOUND');
  const isJoined = state === 'joined' || state === 'finished';
  const object = memory.bytes(`quarantine/${fileId}`);
  expect(object.length).toBe(isJoined ? bytes : 0);
  if (isJoined) expect(object.equals(Buffer.concat(parts))).toBe(true);
}

/** Part numbers from 1, in order. */
function numbersOf(has: ReadonlySet<number>): number[] {
  return parts.flatMap((_, part) => (has.has(part) ? part + 1 : []));
}

async function compareQueue(models: readonly Model[]): Promise<void> {
  const finished = models.filter(({ state }) => state === 'finished').map(({ fileId }) => fileId);
  const checks = recorded.sent.filter(({ name }) => name === 'check-file');
  expect(new Set(checks.map(({ key }) => key))).toEqual(new Set(finished));
  expect(checks).toHaveLength(finished.length);
  const { rows } = await pool.query("select id from stored_files where state = 'checking'");
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(finished));
}

async function uploadIdOf({ fileId }: Model): Promise<string> {
  const { rows } = await pool.query('select upload_id from stored_files where id = $1', [fileId]);
  return rows[0].upload_id;
}

async function runRemovals(): Promise<void> {
  const removals = recorded.sent.filter(({ name }) => name === 'remove-objects');
  for (const { name, payload } of removals) await media.runJob(name, payload);
}
