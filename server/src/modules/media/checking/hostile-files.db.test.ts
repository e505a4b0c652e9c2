import { afterAll, beforeEach, expect, test } from 'vitest';
import { isNightly } from '../../../testing/run-size.ts';
import { containsPayload, hostileCorpus, servedTypes } from '../hostile/hostile-corpus.factory.ts';
import { type HostileFile, payload } from '../hostile/hostile-file.ts';
import { openMediaStage } from '../media.factory.ts';

const corpus = await hostileCorpus();
/**
 * hostile-contents.test.ts checks each of them; one of each kind is enough to test the handling.
 */
const uploaded = isNightly ? corpus : corpus.filter(isFirstOfItsKind);

const media = await openMediaStage('2026-11-16T10:20:00Z');
const { admin, memory } = media;

afterAll(() => media.database.close());
beforeEach(() => media.empty());

function isFirstOfItsKind({ purpose, refusal }: HostileFile, index: number): boolean {
  const first = corpus.findIndex((other) => other.purpose === purpose && other.refusal === refusal);
  return index === first;
}

test.each(uploaded)('$purpose: $title', async (hostile) => {
  const { purpose, name, bytes, refusal } = hostile;
  const fileId = await media.upload(bytes, { purpose, name });
  await media.runJobs();
  const file = await admin.read({ fileId });
  expect(file).toMatchObject({ refusal, state: refusal === null ? 'ready' : 'refused' });
  if (refusal !== null) {
    expect(memory.keys()).toEqual([]);
    await expect(admin.link({ fileId })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await media.media.api.link(media.db, fileId)).toBeNull();
    return;
  }
  expect(bytes.includes(payload)).toBe(true);
  expect(file.contentType).toBe(servedTypes[purpose]);
  for (const key of memory.keys()) {
    expect(key).toMatch(/^(files|pictures)\//);
    expect(memory.contentType(key)).toBe(servedTypes[purpose]);
    expect(containsPayload(memory.bytes(key))).toBe(false);
  }
  const { url } = await admin.link({ fileId });
  expect(url).toMatch(new RegExp(`^memory:files/${fileId}[?].*contentType=`));
});
