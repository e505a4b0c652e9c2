import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in its own process. */
export type Program = {
  readonly url: string;
  /** CPU seconds used so far. */
  cpuSeconds(): number;
  residentMegabytes(): number;
  stop(): Promise<void>;
};

/** On a machine full of other work, loading the modules alone takes minutes. */
const timeoutMs = 300_000;
/** Linux counts CPU in hundredths of a second, on every architecture Node runs on. */
const ticksPerSecond = 100;

export async function startProgram(options: {
  file: string;
  args?: readonly string[];
  folder?: string;
  /** Answers with 200 once the server is up. */
  healthPath?: string;
  port: number;
  env: Record<string, string>;
}): Promise<Program> {
  const { file, args = [], folder, healthPath = '/healthz' } = options;
  const flags = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter(Boolean);
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...options.env },
    // In production the log is read elsewhere, not on the measured cores.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${options.port}`;
  async function stop() {
    child.kill('SIGTERM');
    await ended;
  }
  if (!(await isAnswering(url + healthPath, child))) {
    await stop();
    throw new Error(`${file} did not start`);
  }
  return {
    url,
    cpuSeconds: () => cpuSeconds(child.pid),
    residentMegabytes: () => residentMegabytes(child.pid),
    stop,
  };
}

async function isAnswering(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}

function cpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
