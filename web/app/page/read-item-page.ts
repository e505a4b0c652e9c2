import { data, redirect } from 'react-router';
import { statusOf } from '../lib/failure.ts';
import { readForPage } from './read-for-page.ts';

type PageOrMoved<Page> =
  | { readonly isMoved: false; readonly page: Page }
  | { readonly isMoved: true; readonly slug: string };

const movedPermanently = 301;

/**
 * Waits for the page of one item. A renamed item redirects to its current URL, keeping the query
 * string; a missing or invalid slug is a 404.
 */
export async function readItemPage<Page>(
  reading: Promise<PageOrMoved<Page>>,
  { request, pathTo }: { request: Request; pathTo: (slug: string) => string },
): Promise<Page> {
  const answer = await readForPage(orNotFound(reading));
  if (!answer.isMoved) return answer.page;
  throw redirect(pathTo(answer.slug) + new URL(request.url).search, movedPermanently);
}

/** Waits for something by its name. An unknown or invalid name is a 404. */
export async function orNotFound<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (isNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

/** The URL is the only input here, so an invalid name is a missing page. */
export function isNotFound(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}
