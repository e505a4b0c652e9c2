import { looksIssued } from '@danube/contract/sales-reps/referral-code.ts';
import { data, redirect } from 'react-router';
import { declaredError } from '../lib/failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/not-found.ts';

/** Every address that nothing else answers: the short link of a sales representative, or nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const segment = url.pathname.slice(1).replace(/\/$/, '');
  const code = looksIssued(segment) ? await findCode(context.get(pageRequest), segment) : null;
  if (code !== null) throw redirect(homeWith(url, code));
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

/** A code that can't be looked up is not found: a referral is never worth an error page. */
async function findCode({ api, reportError }: PageRequest, code: string): Promise<string | null> {
  try {
    // Not as an arrival: the page it leads to asks again and counts.
    const answer = await api.salesReps.validate({ code });
    return answer.is_valid ? (answer.referral_code ?? code) : null;
  } catch (error) {
    if (!declaredError(error)) reportError(error);
    return null;
  }
}

/** What the address says besides, such as the language, goes along. */
function homeWith(url: URL, code: string): string {
  const parameters = new URLSearchParams(url.search);
  parameters.set('ref', code);
  return `/?${parameters}`;
}
