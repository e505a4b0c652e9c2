import { setTimeout as sleep } from 'node:timers/promises';
import { callProcedure, type Login, signIn } from './visitor.ts';

/** Creates events as an administrator, each with a number that can be found on the page. */
export type EventAdmin = {
  /** Resolves when the instance has acknowledged it. */
  add(copyUrl: string, number: number): Promise<string>;
  remove(copyUrl: string, id: string): Promise<void>;
};

export async function openEventAdmin(copyUrl: string): Promise<EventAdmin> {
  const cookie = await signIn(copyUrl, 'admin' satisfies Login);
  const firstStart = `${tomorrow()}T12:00`;

  async function call(url: string, procedure: string, input: unknown): Promise<{ id?: string }> {
    const answer = await callProcedure(url, procedure, { input, cookie });
    // Other writers may have used up this person's rate limit.
    if (answer.status === 429) {
      await sleep(JSON.parse(answer.body).json.data.retryAfterSeconds * 1000);
      return call(url, procedure, input);
    }
    if (answer.status !== 200) {
      throw new Error(`${procedure} answered ${answer.status}: ${answer.body}`);
    }
    return JSON.parse(answer.body).json;
  }

  return {
    async add(url, number) {
      const { id } = await call(url, 'eventsAdmin/create', {
        title: titleOf(number),
        description: 'Written to see how fast it shows.',
        type: 'other',
        firstStart,
        isAllDay: false,
        durationMinutes: 30,
        recurrenceRule: null,
        meetingUrl: null,
      });
      return id ?? '';
    },
    async remove(url, id) {
      await call(url, 'eventsAdmin/remove', { id });
    },
  };
}

export function isShown(html: string, number: number): boolean {
  return html.includes(titleOf(number));
}

/** The numbers of all events on a page. */
export function numbersShown(html: string): Set<number> {
  return new Set([...html.matchAll(/Measured event (\d+)\./g)].map((match) => Number(match[1])));
}

function titleOf(number: number): string {
  return `Measured event ${number}.`;
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
}
