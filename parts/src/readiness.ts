import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess, logPath, readLogTail } from './processes.ts';

export interface Readiness {
  /** Processes that must stay alive meanwhile. */
  processes: readonly string[];
  /** Throws or returns false until the part is ready. */
  check: () => Promise<boolean>;
}

/** A database that was killed replays its log first: more than a minute on a busy machine. */
const timeoutMs = 120_000;

/**
 * Waits for a part to respond; fails immediately, with the end of its log, if its process is gone.
 */
export async function waitUntilReady(folder: string, readiness: Readiness): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  for (;;) {
    try {
      if (await readiness.check()) return;
    } catch (error) {
      lastError = error;
    }
    for (const name of readiness.processes) {
      if (findProcess(folder, name) === undefined) throw new Error(describeEnd(folder, name));
    }
    if (Date.now() > deadline) {
      const names = readiness.processes.join(', ');
      throw new Error(`${names} did not answer within ${timeoutMs / 1000} s`, {
        cause: lastError,
      });
    }
    await sleep(25);
  }
}

/** Whether something listens; for servers without a more useful check. */
export function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function answersHttp(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await response.arrayBuffer();
  return response.ok;
}

function describeEnd(folder: string, name: string): string {
  return `${name} ended while starting (${logPath(folder, name)}):\n${readLogTail(folder, name)}`;
}
