import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextNetwork } from '@danube/faults/visitor.ts';
import { type DayRequest, type Kind, rates, requestOf, type Scene } from './day-mix.ts';

export type Arrivals = {
  readonly seconds: number;
  readonly sent: number;
  /** Unexpected statuses and lost connections, with how often each came. */
  readonly errors: ReadonlyMap<string, number>;
  /** From when a request was due until its last byte, so that waiting to be sent counts. */
  readonly times: ReadonlyMap<Kind, readonly number[]>;
};

const timeoutMs = 30_000;
const tickMs = 5;

/** Sends what is due, however long earlier answers take, and waits for all of them. */
export async function playArrivals(
  url: string,
  scene: Scene,
  { factor, seconds }: { factor: number; seconds: number },
): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const errors = new Map<string, number>();
  const open: Promise<void>[] = [];
  // The keys of an object literal.
  const kinds = Object.entries(rates) as [Kind, number][];
  const times = new Map<Kind, number[]>(kinds.map(([kind]) => [kind, []]));
  const next = new Map<Kind, number>();
  const begin = performance.now();

  async function send(kind: Kind, due: number, turn: number): Promise<void> {
    const outcome = await exchange(agent, url, requestOf(scene, kind, turn));
    const error = `${kind}: ${outcome}`;
    if (outcome !== 'ok') errors.set(error, (errors.get(error) ?? 0) + 1);
    times.get(kind)?.push(performance.now() - due);
  }

  for (;;) {
    const passed = performance.now() - begin;
    if (passed > seconds * 1_000) break;
    for (const [kind, rate] of kinds) {
      const every = 1_000 / (rate * factor);
      for (let turn = next.get(kind) ?? 0; turn * every <= passed; turn += 1) {
        open.push(send(kind, begin + turn * every, turn));
        next.set(kind, turn + 1);
      }
    }
    await sleep(tickMs);
  }
  await Promise.all(open);
  agent.destroy();
  return { seconds: (performance.now() - begin) / 1_000, sent: open.length, errors, times };
}

/** Resolves to `ok`, or to the error. */
function exchange(agent: Agent, url: string, wanted: DayRequest): Promise<string> {
  const { path, method, headers, body } = wanted;
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, {
      agent,
      method,
      timeout: timeoutMs,
      headers: {
        ...headers,
        'x-forwarded-for': nextNetwork(),
        ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
      },
    });
    outgoing.on('response', (answer) => {
      answer.resume();
      const { statusCode: status = 0 } = answer;
      answer.on('end', () => resolve([200, 204, 302].includes(status) ? 'ok' : String(status)));
      answer.on('error', (error) => resolve(error.message));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end(body);
  });
}
