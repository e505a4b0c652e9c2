import { data, redirect } from 'react-router';
import { statusOf } from '../lib/failure.ts';
import { readForPage } from './read-for-page.ts';

type PageOrMoved<Page> =
  | { readonly isMoved: false; readonly page: Page }
  | { readonly isMoved: true; readonly slug: string };

const movedPermanently = 301;

/**
 * Waits for the page of one item. One that was renamed leads to its current address, with whatever
 * the address says besides; one that doesn't exist, or whose name no item can have, is not found.
 */
export async function readItemPage<Page>(
  reading: Promise<PageOrMoved<Page>>,
  { request, pathTo }: { request: Request; pathTo: (slug: string) => string },
): Promise<Page> {
  const answer = await readForPage(orNotFound(reading));
  if (!answer.isMoved) return answer.page;
  throw redirect(pathTo(answer.slug) + new URL(request.url).search, movedPermanently);
}

/** Waits for something by its name. What nothing is called, or nothing can be, is not found. */
export async function orNotFound<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (isNotThere(error)) throw data(null, { status: 404 });
    throw error;
  }
}

/** The address is all that a visitor can get wrong here: an unfit name is a page that doesn't exist. */
export function isNotThere(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 400;
}
