import { ORPCError } from '@orpc/client';
import { data } from 'react-router';

/**
 * Waits for what a page cannot be shown without. While the records are away the page answers 503,
 * which says "come back" instead of "broken".
 */
export async function readForPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ORPCError && error.status === 503) throw data(null, { status: 503 });
    throw error;
  }
}
