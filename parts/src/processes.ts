import { type SpawnOptions, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStartTime } from './process-start-time.ts';

interface PidFile {
  pid: number;
  birth: string;
}

export interface ProcessStart {
  name: string;
  command: string;
  args: readonly string[];
  options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
}

/** Starts a program that outlives this one, with its output in `log/` and its pid in `run/`. */
export async function startProcess(folder: string, start: ProcessStart): Promise<void> {
  const log = openLog(folder, start.name);
  try {
    const child = spawn(start.command, start.args, {
      ...start.options,
      detached: true,
      stdio: ['ignore', log, log],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', reject);
    });
    child.unref();
    recordProcess(folder, start.name, child.pid);
  } finally {
    closeSync(log);
  }
}

/** The pid, if it still belongs to the process we started under this name. */
export function findProcess(folder: string, name: string): number | undefined {
  const remembered = readPidFile(folder, name);
  if (remembered === undefined) return undefined;
  return readStartTime(remembered.pid) === remembered.birth ? remembered.pid : undefined;
}

/** Whether a pid of our process is now free or belongs to another process. */
export function isProcessGone(folder: string, name: string, pid: number): boolean {
  const birth = readStartTime(pid);
  if (birth === undefined) return true;
  const remembered = readPidFile(folder, name);
  return remembered?.pid === pid && remembered.birth !== birth;
}

export interface ProcessStop {
  name: string;
  signal: NodeJS.Signals;
  /** How long the process may take before it is killed. */
  timeoutMs: number;
}

/** Returns whether the process ended gracefully; false if it had to be killed. */
export async function stopProcess(folder: string, stop: ProcessStop): Promise<boolean> {
  const pid = findProcess(folder, stop.name);
  let endedByItself = true;
  if (pid !== undefined) {
    sendSignal(pid, stop.signal);
    if (!(await hasEnded(folder, stop))) {
      endedByItself = false;
      sendSignal(pid, 'SIGKILL');
      await hasEnded(folder, { name: stop.name, timeoutMs: 10_000 });
    }
  }
  rmSync(pidPath(folder, stop.name), { force: true });
  return endedByItself;
}

export function readLogTail(folder: string, name: string): string {
  const path = logPath(folder, name);
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}

export function logPath(folder: string, name: string): string {
  return join(folder, 'log', `${name}.log`);
}

export function recordProcess(folder: string, name: string, pid: number | undefined): void {
  const birth = pid === undefined ? undefined : readStartTime(pid);
  // It exited in the meantime: there is nothing to record, and the caller's check reports why.
  if (birth === undefined) return;
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(pidPath(folder, name), JSON.stringify({ pid, birth }));
}

function readPidFile(folder: string, name: string): PidFile | undefined {
  const path = pidPath(folder, name);
  if (!existsSync(path)) return undefined;
  // Only recordProcess writes these files.
  return JSON.parse(readFileSync(path, 'utf8')) as PidFile;
}

function pidPath(folder: string, name: string): string {
  return join(folder, 'run', `${name}.json`);
}

/** The previous run's log is kept: it shows why a part died. */
function openLog(folder: string, name: string): number {
  mkdirSync(join(folder, 'log'), { recursive: true });
  const path = logPath(folder, name);
  if (existsSync(path)) renameSync(path, join(folder, 'log', `${name}.previous.log`));
  return openSync(path, 'w');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It exited between the check and the signal, which is fine.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw error;
  }
}

async function hasEnded(
  folder: string,
  { name, timeoutMs }: { name: string; timeoutMs: number },
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (findProcess(folder, name) !== undefined) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
