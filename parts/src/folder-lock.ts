import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStartTime } from './process-start-time.ts';

interface Holder {
  pid: number;
  birth: string | undefined;
  token: string;
}

const timeoutMs = 180_000;

/** One start or stop at a time per folder; a dead holder's lock is taken over. */
export async function withFolderLock<Result>(
  folder: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const path = join(folder, 'lock');
  const token = await acquireLock(path);
  try {
    return await act();
  } finally {
    if (readHolder(path)?.token === token) rmSync(path, { force: true });
  }
}

async function acquireLock(path: string): Promise<string> {
  const token = randomUUID();
  const ticket = `${path}.${token}`;
  const holder: Holder = { pid: process.pid, birth: readStartTime(process.pid), token };
  // Written to a temporary file and linked: the lock appears with its content, or not at all.
  writeFileSync(ticket, JSON.stringify(holder));
  try {
    const deadline = Date.now() + timeoutMs;
    while (!tryLink(ticket, path)) {
      const other = readHolder(path);
      if (other !== undefined && readStartTime(other.pid) !== other.birth) discard(path, other);
      if (Date.now() > deadline) {
        throw new Error(`process ${other?.pid} has held ${path} for ${timeoutMs / 1000} s`);
      }
      await sleep(50);
    }
    return token;
  } finally {
    rmSync(ticket, { force: true });
  }
}

function tryLink(ticket: string, path: string): boolean {
  try {
    linkSync(ticket, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    // Only acquireLock writes locks.
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Two waiters may see the same dead holder; the slower one must not remove the faster one's lock.
 */
function discard(path: string, dead: Holder): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.token !== dead.token) tryLink(aside, path);
  rmSync(aside, { force: true });
}
