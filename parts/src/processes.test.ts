import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from './parts-folder.factory.ts';
import { readStartTime } from './process-start-time.ts';
import {
  findProcess,
  isProcessGone,
  readLogTail,
  recordProcess,
  startProcess,
  stopProcess,
} from './processes.ts';

const waitForeverScript = "process.stdout.write('ready\\n'); setInterval(() => {}, 1000)";
const ignoreSigtermScript = `process.on('SIGTERM', () => {}); ${waitForeverScript}`;

async function startScript(folder: string, script: string): Promise<number> {
  await startProcess(folder, { name: 'probe', command: process.execPath, args: ['-e', script] });
  onTestFinished(async () => {
    await stopProcess(folder, { name: 'probe', signal: 'SIGKILL', timeoutMs: 5000 });
  });
  while (readLogTail(folder, 'probe') !== 'ready') await sleep(20);
  const pid = findProcess(folder, 'probe');
  if (pid === undefined) throw new Error('the process is not there');
  return pid;
}

/** A live process of ours whose pid file has an earlier start time, as after pid reuse. */
async function startStranger(folder: string): Promise<number> {
  const stranger = spawn(process.execPath, ['-e', waitForeverScript]);
  onTestFinished(() => void stranger.kill('SIGKILL'));
  await once(stranger.stdout, 'data');
  mkdirSync(join(folder, 'run'));
  const pidFile = { pid: stranger.pid, birth: 'another boot/1' };
  writeFileSync(join(folder, 'run', 'probe.json'), JSON.stringify(pidFile));
  return stranger.pid ?? 0;
}

test('finds a process that it started and forgets it once stopped', async () => {
  const folder = makeTemporaryFolder();
  const pid = await startScript(folder, waitForeverScript);
  const stopped = await stopProcess(folder, { name: 'probe', signal: 'SIGTERM', timeoutMs: 5000 });
  expect(stopped).toBe(true);
  expect(readStartTime(pid)).toBeUndefined();
  expect(findProcess(folder, 'probe')).toBeUndefined();
  expect(existsSync(join(folder, 'run', 'probe.json'))).toBe(false);
});

test('kills a process that does not listen, and says so', async () => {
  const folder = makeTemporaryFolder();
  const pid = await startScript(folder, ignoreSigtermScript);
  const stopped = await stopProcess(folder, { name: 'probe', signal: 'SIGTERM', timeoutMs: 200 });
  expect(stopped).toBe(false);
  expect(readStartTime(pid)).toBeUndefined();
});

test('does not take a process that reuses the pid for its own, and leaves it alone', async () => {
  const folder = makeTemporaryFolder();
  const pid = await startStranger(folder);
  expect(findProcess(folder, 'probe')).toBeUndefined();
  await stopProcess(folder, { name: 'probe', signal: 'SIGKILL', timeoutMs: 100 });
  await sleep(100);
  expect(readStartTime(pid)).toBeDefined();
});

test('knows a reused pid from one that is still its own', async () => {
  const folder = makeTemporaryFolder();
  const pid = await startStranger(folder);
  expect(isProcessGone(folder, 'probe', pid)).toBe(true);
  recordProcess(folder, 'probe', pid);
  expect(isProcessGone(folder, 'probe', pid)).toBe(false);
});

test('keeps the log of the run before', async () => {
  const folder = makeTemporaryFolder();
  await startScript(folder, waitForeverScript);
  await stopProcess(folder, { name: 'probe', signal: 'SIGTERM', timeoutMs: 5000 });
  await startScript(folder, waitForeverScript);
  expect(readFileSync(join(folder, 'log', 'probe.previous.log'), 'utf8')).toBe('ready\n');
});

test('says which program is missing', async () => {
  const missing = { name: 'probe', command: '/nowhere/program', args: [] };
  await expect(startProcess(makeTemporaryFolder(), missing)).rejects.toThrow('/nowhere/program');
});
