import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { containsPayload, hostileCorpus, servedTypes } from '../hostile/hostile-corpus.factory.ts';
import { payload } from '../hostile/hostile-file.ts';
import { convertContent } from './convert-content.ts';

const corpus = await hostileCorpus();

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test.each(corpus)('$purpose: $title', { timeout: 60_000 }, async (hostile) => {
  const { purpose, name, bytes, refusal } = hostile;
  const given = await aFolder();
  const [path, folder] = [join(given, 'given'), join(given, 'made')];
  await mkdir(folder);
  await writeFile(path, bytes);
  const making = convertContent({ purpose, name, path, folder });
  if (refusal !== null) {
    await expect(making).rejects.toMatchObject({ reason: refusal });
    return;
  }
  expect(bytes.includes(payload)).toBe(true);
  const made = await making;
  expect(made.contentType).toBe(servedTypes[purpose]);
  for (const file of [made, ...(made.pictures ?? [])]) {
    expect(containsPayload(await readFile(file.path))).toBe(false);
  }
});

test('the corpus is as large as it should be', () => {
  expect(corpus.length).toBeGreaterThan(100);
  expect(corpus.filter(({ purpose }) => purpose === 'video').length).toBeGreaterThanOrEqual(40);
  expect(new Set(corpus.map(({ title }) => title)).size).toBe(corpus.length);
});
