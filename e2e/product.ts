import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, freePortPair } from './free-port.ts';
import { startLoadBalancer } from './load-balancer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Copy = {
  readonly url: string;
  readonly metricsUrl: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** The copy's log so far. */
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** A running product's URLs: visitors come through the load balancer, tests may address a copy. */
export type ProductAddresses = {
  readonly url: string;
  readonly firstCopy: string;
  readonly secondCopy: string;
  readonly firstCopyMetrics: string;
};

export type Product = ProductAddresses & {
  /** The logs of both copies so far. */
  log(): string;
  /** Stops both copies; throws if they logged warnings or errors. */
  stop(): Promise<void>;
};

/** Two copies of the built server behind one URL, as in production. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const door = await startLoadBalancer();
  // One after the other: started together, a copy that fails would leave the other one running.
  const first = await startCopy({ env, siteUrl: door.url });
  const second = await startCopy({ env, siteUrl: door.url }).catch(async (error) => {
    await first.stop();
    throw error;
  });
  door.leadTo([first.port, second.port]);
  return {
    url: door.url,
    firstCopy: first.url,
    secondCopy: second.url,
    firstCopyMetrics: first.metricsUrl,
    log: () => first.log() + second.log(),
    async stop() {
      await door.close();
      await Promise.all([first.stop(), second.stop()]);
      failOnLoggedErrors(first.log() + second.log());
    },
  };
}

/** A warning or error, or anything that isn't a log line, fails the run. */
export function failOnLoggedErrors(log: string): void {
  const complaints = log.split('\n').filter((line) => line && !isQuiet(line));
  if (complaints.length > 0) throw new Error(`the server complained:\n${complaints.join('\n')}`);
}

const warning = 40;

function isQuiet(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) < warning;
}

/** A program that didn't start in time. */
export class StartError extends Error {}

/** Starts one copy of the built server, or the worker, as production does. */
export async function startCopy(options: {
  env: Record<string, string>;
  program?: 'main' | 'worker';
  siteUrl?: string;
  /** A free port by default. */
  port?: number;
}): Promise<Copy> {
  const port = options.port ?? (await freePort());
  // The worker listens on the port after the server's.
  const internalPort = await freePortPair();
  const url = `http://127.0.0.1:${port}`;
  const file = `${root}server/build/${options.program ?? 'main'}.js`;
  const program = spawn(process.execPath, ['--enable-source-maps', file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SITE_URL: options.siteUrl ?? url,
      HOST: '127.0.0.1',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      AUTH_SECRET: authSecret,
      DRAIN_SECONDS: '0',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
      // Compiling megabytes of scripts again would be most of the startup time.
      NODE_COMPILE_CACHE: `${root}.parts/compile-cache`,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
    });
  }
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    program.kill(signal);
    await ended;
  }
  // The worker responds as soon as it accepts jobs.
  const isWorker = options.program === 'worker';
  const metricsUrl = `http://127.0.0.1:${isWorker ? internalPort + 1 : internalPort}/metrics`;
  if (!(await isAnswering(isWorker ? metricsUrl : `${url}/healthz`, program))) {
    const state = program.exitCode === null ? 'is silent' : `ended with ${program.exitCode}`;
    await stop('SIGKILL');
    throw new StartError(
      `the ${isWorker ? 'worker' : 'server'} did not start, it ${state}:\n${log}`,
    );
  }
  return { url, metricsUrl, port, process: program, log: () => log, stop };
}

/** For tests only; both copies must be able to read each other's sessions. */
export const authSecret = 'only-for-tests-and-nothing-else-at-all';

const timeoutMs = 300_000;

async function isAnswering(url: string, program: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && program.exitCode === null) {
    // Another program at this port may accept the connection and never respond.
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return true;
    await sleep(100);
  }
  return false;
}
