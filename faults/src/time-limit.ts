import { setTimeout as sleep } from 'node:timers/promises';

export class HungError extends Error {
  override readonly name = 'HungError';
}

/** What the work answers; a HungError where it has not ended in time. */
export async function withinSeconds<Answer>(
  seconds: number,
  work: Promise<Answer>,
): Promise<Answer> {
  const isOver = new AbortController();
  const { signal } = isOver;
  const hung = sleep(seconds * 1000, undefined, { signal }).then(() => {
    throw new HungError(`hung: it had not ended after ${seconds} s`);
  });
  try {
    return await Promise.race([work, hung]);
  } finally {
    isOver.abort();
  }
}
