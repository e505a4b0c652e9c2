import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextNetwork, siteUrl } from './visitor.ts';

export type LoadReport = {
  readonly sent: number;
  readonly failures: readonly string[];
  readonly slowestMs: number;
};

export type Load = { stop(): Promise<LoadReport> };

/** Long, because the slowest response is checked separately. */
const timeoutMs = 30_000;
/** A machine that can't keep up gets less load, so that the load itself isn't the fault. */
const maxOpen = 64;
const tickMs = 5;
const mix = ['GET /', 'POST /api/rpc/events/upcoming', 'GET /?lang=de'];

/** Sends requests at a steady rate over keep-alive connections, with a limit on pending ones. */
export function startLoad(url: string, perSecond: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const failures: string[] = [];
  const begin = performance.now();
  let sent = 0;
  let skipped = 0;
  let open = 0;
  let slowestMs = 0;

  async function send(number: number): Promise<void> {
    const requestedAt = performance.now();
    const outcome = await exchange(agent, url, mix[number % mix.length] ?? '');
    slowestMs = Math.max(slowestMs, performance.now() - requestedAt);
    if (outcome !== 'ok') failures.push(outcome);
    open -= 1;
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - begin) / 1000) * perSecond - skipped;
    for (; sent < due && open < maxOpen; sent += 1) {
      open += 1;
      void send(sent);
    }
    // Requests that couldn't be sent now aren't made up for later.
    skipped += Math.max(0, due - sent);
  }, tickMs);

  return {
    async stop() {
      clearInterval(timer);
      while (open > 0) await sleep(tickMs);
      agent.destroy();
      return { sent, failures, slowestMs };
    },
  };
}

/** Resolves to `ok`, or to the error. */
function exchange(agent: Agent, url: string, line: string): Promise<string> {
  const [method = 'GET', path = '/'] = line.split(' ');
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, {
      agent,
      method,
      timeout: timeoutMs,
      headers: {
        'x-forwarded-for': nextNetwork(),
        ...(method === 'POST' ? { origin: siteUrl, 'content-type': 'application/json' } : {}),
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        resolve(response.statusCode === 200 ? 'ok' : `${line} ${response.statusCode}`),
      );
      response.on('error', (error) => resolve(`${line} ${error.message}`));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error) => resolve(`${line} ${error.message}`));
    outgoing.end(method === 'POST' ? '{"json":{}}' : undefined);
  });
}
