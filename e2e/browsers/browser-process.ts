import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export type BrowserProcess = {
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  end(): Promise<void>;
};

/**
 * Starts a program in its own process group, because browsers have child processes that must end
 * too.
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<BrowserProcess> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => output,
    async end() {
      if (child.exitCode !== null || child.pid === undefined) return;
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

const startLimitMs = 60_000;

/** Retries until the program responds; gives up if it has exited. */
export async function retryUntilResponse<Answer>(
  { child, output }: BrowserProcess,
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} doesn't answer: ${output().trim()}`);
}
