import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@danube/e2e/free-port.ts';
import { Client } from 'pg';
import { type OpenStream, openStream } from './event-stream.ts';
import { expectAtMost, type Figure, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { callProcedure, sendRequest, signIn } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const streamCount = 1_000;
const deliveries = 7;

/** A server that holds streams: ours or the baseline. */
type Holder = {
  readonly url: string;
  readonly pid: number;
  readonly cookie?: string;
  /** One ordinary request, to warm up the code before memory is measured. */
  warm(): Promise<unknown>;
  /** Publishes the updates; the measured time starts here. */
  send(): Promise<unknown>;
  /** Prepares what `send` needs. */
  prepare?(): Promise<unknown>;
};

/** Open tabs cost little more than on a plain server with the same number. */
export const liveMemory: Scenario = {
  name: 'live-memory',
  needs: 'own',
  inShort: false,
  run: compareWithPlain,
};

async function compareWithPlain(stage: Stage): Promise<Figure[]> {
  const plain = await startPlain();
  const product = await openProduct(stage);
  try {
    const before = await holdStreams(plain.holder, streamCount);
    const ours = await holdStreams(product.holder, streamCount);
    const after = await holdStreams(plain.holder, streamCount);
    const plainMs = (before.milliseconds + after.milliseconds) / 2;
    const kilobytes = (bytes: number) => (bytes / streamCount / 1024).toFixed(0);
    return [
      expectAtMost(
        2,
        `memory of each of ${streamCount} streams, ${kilobytes(ours.bytes)} to ${kilobytes(before.bytes)} kB plain:`,
        [ours.bytes / before.bytes, ' ×'],
      ),
      expectAtMost(
        2,
        `news to all, ${ours.milliseconds.toFixed(0)} to ${plainMs.toFixed(0)} ms plain:`,
        [ours.milliseconds / plainMs, ' ×'],
      ),
    ];
  } finally {
    plain.process.kill();
    await product.close();
  }
}

async function startPlain(): Promise<{ holder: Holder; process: ChildProcess }> {
  const port = await freePort();
  const program = spawn(process.execPath, [
    join(import.meta.dirname, 'bare-streams.ts'),
    `${port}`,
  ]);
  const url = `http://127.0.0.1:${port}`;
  await measureMsUntil(async () => (await sendRequest(url)).status === 200, {
    timeoutMs: 10_000,
  });
  const holder = {
    url,
    pid: program.pid ?? 0,
    warm: () => sendRequest(url),
    send: () => sendRequest(`${url}/send`),
  };
  return { holder, process: program };
}

async function openProduct(stage: Stage): Promise<{ holder: Holder; close(): Promise<void> }> {
  const [copy] = await stage.startCopies(1);
  if (!copy) throw new Error('a copy is needed');
  const cookie = await signIn(copy.url, 'member');
  const database = new Client({ connectionString: stage.env.DATABASE_URL });
  await database.connect();
  const { hostname, port } = new URL(stage.env.REDIS_URL ?? '');
  const redis = connect(Number(port), hostname);
  redis.resume();
  const holder = {
    url: copy.url,
    pid: copy.process.pid ?? 0,
    cookie,
    warm: () => callProcedure(copy.url, 'identity/session', { cookie }),
    // As a change does it: the row first, and a hint after the commit.
    prepare: () =>
      database.query('insert into live_events (audience, message) values ($1, $2)', [
        'everyone',
        { topic: 'content', tags: ['events'] },
      ]),
    send: async () => redis.write('PUBLISH live x\r\n'),
  };
  return {
    holder,
    async close() {
      redis.destroy();
      await database.end();
    },
  };
}

async function holdStreams(
  holder: Holder,
  count: number,
): Promise<{ bytes: number; milliseconds: number }> {
  for (let request = 0; request < 100; request += 1) await holder.warm();
  for (const tab of await openTabs(holder, 50, () => undefined)) tab.close();
  await sleep(500);
  const before = residentBytes(holder.pid);
  let received = 0;
  const tabs = await openTabs(holder, count, () => {
    received += 1;
  });
  await sleep(1_000);
  const bytes = residentBytes(holder.pid) - before;
  const times: number[] = [];
  for (let delivery = 0; delivery < deliveries; delivery += 1) {
    received = 0;
    // Right before the hint is sent, or else the regular poll would deliver the updates first.
    await holder.prepare?.();
    const begin = performance.now();
    await holder.send();
    await measureMsUntil(() => received >= count, { timeoutMs: 5_000, everyMs: 1 });
    times.push(performance.now() - begin);
    await sleep(500);
  }
  for (const tab of tabs) tab.close();
  return { bytes, milliseconds: median(times) };
}

/** In batches, as after a restart; all at once would measure the connection queue. */
async function openTabs(
  holder: Holder,
  count: number,
  onMessage: () => void,
): Promise<OpenStream[]> {
  const tabs: OpenStream[] = [];
  while (tabs.length < count) {
    const some = Array.from({ length: Math.min(20, count - tabs.length) }, () =>
      openStream(holder.url, { cookie: holder.cookie, onMessage }),
    );
    tabs.push(...(await Promise.all(some)));
  }
  return tabs;
}

function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1]) * 1024;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
