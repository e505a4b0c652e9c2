import { looksLikeIssuedCode } from '@danube/contract/sales-reps/referral-code.ts';
import { data, redirect } from 'react-router';
import { declaredError } from '../lib/failure.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/not-found.ts';

/** Every URL without a route: a sales representative's short link, or a 404. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const segment = url.pathname.slice(1).replace(/\/$/, '');
  const code = looksLikeIssuedCode(segment)
    ? await findCode(context.get(pageRequest), segment)
    : null;
  if (code !== null) throw redirect(homeWith(url, code));
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

/** If the code can't be looked up, the page is a 404: a referral isn't worth an error page. */
async function findCode({ api, reportError }: PageRequest, code: string): Promise<string | null> {
  try {
    // Doesn't count as a click: the page it redirects to validates again and counts.
    const answer = await api.salesReps.validate({ code });
    return answer.is_valid ? (answer.referral_code ?? code) : null;
  } catch (error) {
    if (!declaredError(error)) reportError(error);
    return null;
  }
}

/** Keeps the rest of the query string, such as the language. */
function homeWith(url: URL, code: string): string {
  const parameters = new URLSearchParams(url.search);
  parameters.set('ref', code);
  return `/?${parameters}`;
}
