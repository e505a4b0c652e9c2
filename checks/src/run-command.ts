import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type CommandOutcome = {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
  /** Whether it was stopped because it exceeded its time limit. */
  readonly hasTimedOut: boolean;
};

export type CommandOptions = {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  limitSeconds?: number;
  /** Receives everything the command prints while it runs, so that it isn't lost in a crash. */
  logFile?: string;
};

/** Runs a command in `root`, with this Node and its node_modules/.bin first on PATH. */
export async function runCommand(
  root: string,
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, limitSeconds, logFile }: CommandOptions = {},
): Promise<CommandOutcome> {
  const startedAt = performance.now();
  const programs = join(root, 'node_modules', '.bin');
  const path = [dirname(process.execPath), programs, process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    // Its own process group, so that a command that hangs is stopped with everything it started.
    detached: true,
  });
  running.add(child);
  const output = collectOutput(child, logFile);
  let hasTimedOut = false;
  const timers =
    limitSeconds === undefined
      ? []
      : [
          setTimeout(() => {
            hasTimedOut = true;
            endGroup(child, 'SIGTERM');
          }, limitSeconds * 1000),
          // Gives it time to stop children in other process groups.
          setTimeout(() => endGroup(child, 'SIGKILL'), (limitSeconds + graceSeconds) * 1000),
        ];
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    // A command stopped by a signal has no exit code.
    child.on('close', (code) => resolve(code ?? 1));
  });
  timers.forEach(clearTimeout);
  running.delete(child);
  const seconds = (performance.now() - startedAt) / 1000;
  return { exitCode, output: output(), seconds, hasTimedOut };
}

function collectOutput(child: ChildProcess, logFile: string | undefined): () => string {
  const chunks: Buffer[] = [];
  if (logFile !== undefined) mkdirSync(dirname(logFile), { recursive: true });
  const log = logFile === undefined ? undefined : createWriteStream(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      log?.write(chunk);
    });
  }
  child.once('close', () => log?.end());
  // Some programs colour their output whatever their options.
  return () => stripVTControlCharacters(Buffer.concat(chunks).toString());
}

const graceSeconds = 10;

const running = new Set<ChildProcess>();

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has exited in the meantime.
  }
}

/** Ctrl-C only reaches our own process group, so it is forwarded. */
export function endCommandsWithProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) endGroup(child, signal);
      process.exit(1);
    });
  }
}
