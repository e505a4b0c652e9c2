import { data } from 'react-router';
import { statusOf } from '../lib/failure.ts';

/**
 * Waits for required data. While the database is down the page responds with 503, which means "try
 * later" instead of "broken".
 */
export async function readForPage<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (statusOf(error) === 503) throw data(null, { status: 503 });
    throw error;
  }
}
