import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { siteUrl } from './visitor.ts';

export type SentVisit = {
  readonly copyUrl: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: OutgoingHttpHeaders;
};

const timeoutMs = 15_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: timeoutMs });

/** Sends it like a beacon. Returns the status; 0 without a response. */
export function sendVisit({ copyUrl, body, headers }: SentVisit): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(`${copyUrl}/api/visits`, {
      agent,
      method: 'POST',
      timeout: timeoutMs,
      headers: { origin: siteUrl, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('error', () => resolve(0));
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', () => resolve(0));
    outgoing.end(JSON.stringify(body));
  });
}

/** Many in parallel, until `next` returns nothing. */
export async function sendVisits(
  atOnce: number,
  next: () => { visit: SentVisit; onAnswer(status: number): void | Promise<void> } | null,
): Promise<void> {
  async function sendOneByOne(): Promise<void> {
    for (let task = next(); task; task = next()) {
      await task.onAnswer(await sendVisit(task.visit));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOneByOne));
}
