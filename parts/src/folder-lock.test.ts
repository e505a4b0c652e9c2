import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.ts';
import { makeTemporaryFolder } from './parts-folder.factory.ts';

async function countTogether(folder: string): Promise<number> {
  let inside = 0;
  let peak = 0;
  async function act(): Promise<void> {
    inside += 1;
    peak = Math.max(peak, inside);
    await sleep(5);
    inside -= 1;
  }
  await Promise.all(Array.from({ length: 6 }, () => withFolderLock(folder, act)));
  return peak;
}

test('lets one in at a time and leaves nothing behind', async () => {
  const folder = makeTemporaryFolder();
  expect(await countTogether(folder)).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('takes over from a holder that died, still one at a time', async () => {
  const folder = makeTemporaryFolder();
  // Our own pid from an earlier boot: alive, but not the process that took the lock.
  const dead = { pid: process.pid, birth: 'another boot/1', token: 'dead' };
  writeFileSync(join(folder, 'lock'), JSON.stringify(dead));
  expect(await countTogether(folder)).toBe(1);
});

test('is released when the act fails', async () => {
  const folder = makeTemporaryFolder();
  const failing = withFolderLock(folder, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
