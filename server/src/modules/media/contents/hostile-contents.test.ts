import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canSting, hostileCorpus, servedTypes } from '../hostile/hostile-corpus.factory.ts';
import { sting } from '../hostile/hostile-file.ts';
import { makeContent } from './make-content.ts';

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
  const making = makeContent({ purpose, name, path, folder });
  if (refusal !== null) {
    await expect(making).rejects.toMatchObject({ reason: refusal });
    return;
  }
  expect(bytes.includes(sting)).toBe(true);
  const made = await making;
  expect(made.contentType).toBe(servedTypes[purpose]);
  for (const file of [made, ...(made.pictures ?? [])]) {
    expect(canSting(await readFile(file.path))).toBe(false);
  }
});

test('the corpus is as large as it should be', () => {
  expect(corpus.length).toBeGreaterThan(100);
  expect(corpus.filter(({ purpose }) => purpose === 'video').length).toBeGreaterThanOrEqual(40);
  expect(new Set(corpus.map(({ title }) => title)).size).toBe(corpus.length);
});
