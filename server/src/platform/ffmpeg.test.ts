import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFfmpeg } from './ffmpeg.ts';

async function command(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ffmpeg-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('reads the version', async () => {
  const path = await command('echo "ffmpeg version 7.1-static Copyright (c) 2000-2026"');
  expect(await findFfmpeg(path)).toEqual({ version: '7.1-static' });
});

test('answers null for a program that is absent, broken or another', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeNull();
  expect(await findFfmpeg(await command('exit 3'))).toBeNull();
  expect(await findFfmpeg(await command('echo hello'))).toBeNull();
});
