import { ORPCError } from '@orpc/client';
import { academy } from '../../../lib/academy.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';

/** Why a download was refused, by its code; the words live in the catalogue. */
export type DownloadProblem = { readonly code: string; readonly details: unknown };

/** Whatever is no answer of the API is a line that broke on the way. */
export function downloadProblem(error: unknown): DownloadProblem {
  if (!(error instanceof ORPCError)) return { code: 'UNREACHABLE', details: null };
  return { code: error.code, details: error.data ?? null };
}

const words: Readonly<Record<string, TextKey>> = {
  NOT_ENTITLED: 'downloads.problems.notOwned',
  DOWNLOAD_NOT_FOUND: 'downloads.problems.notFound',
  TOO_MANY_REQUESTS: 'downloads.problems.tooMany',
  SERVICE_UNAVAILABLE: 'downloads.problems.unavailable',
  UNREACHABLE: 'downloads.problems.unavailable',
  UNAUTHORIZED: 'downloads.problems.signedOut',
  BAD_REQUEST: 'downloads.problems.notFound',
};

/** What happened and how to go on. */
export function downloadProblemText(t: Translate, { code, details }: DownloadProblem): string {
  if (code === 'NOT_ENTITLED' && fieldOf(details, 'why') === 'ended') {
    return t('downloads.problems.ended');
  }
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  const seconds = Number(fieldOf(details, 'retryAfterSeconds'));
  return t(known ?? 'downloads.problems.unexpected', {
    email: academy.email,
    count: seconds > 0 ? Math.ceil(seconds / 60) : 1,
  });
}

function fieldOf(details: unknown, name: string): unknown {
  if (typeof details !== 'object' || details === null) return undefined;
  return Object.entries(details).find(([key]) => key === name)?.[1];
}
