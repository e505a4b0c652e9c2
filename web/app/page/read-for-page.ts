import { data } from 'react-router';
import { statusOf } from '../lib/failure.ts';

/**
 * Waits for what a page cannot be shown without. While the records are down the page answers 503,
 * which says "come back" instead of "broken".
 */
export async function readForPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 503) throw data(null, { status: 503 });
    throw error;
  }
}
