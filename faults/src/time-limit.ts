import { setTimeout as sleep } from 'node:timers/promises';

export class HungError extends Error {
  override readonly name = 'HungError';
}

/** The work's result; throws a HungError if it doesn't finish in time. */
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
