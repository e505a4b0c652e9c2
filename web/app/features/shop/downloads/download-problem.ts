import type { Api } from '../../../lib/api.ts';
import type { CodeOf, Failure } from '../../../lib/failure.ts';
import { type ProblemTexts, problemMessage } from '../../../lib/problem-message.ts';
import type { Translate } from '../../../lib/text-keys.ts';

/** Why a download was rejected; the texts are in the catalogue. */
export type DownloadProblem = Failure<CodeOf<Api['downloads']['request']>>;

const texts: ProblemTexts<DownloadProblem['code']> = {
  NOT_ENTITLED: ({ why }) =>
    why === 'ended' ? 'downloads.problems.ended' : 'downloads.problems.notOwned',
  DOWNLOAD_NOT_FOUND: 'downloads.problems.notFound',
  TOO_MANY_REQUESTS: 'downloads.problems.tooMany',
  SERVICE_UNAVAILABLE: 'downloads.problems.unavailable',
  UNREACHABLE: 'downloads.problems.unavailable',
  UNAUTHORIZED: 'downloads.problems.signedOut',
  FORBIDDEN: 'downloads.problems.unexpected',
  BAD_REQUEST: 'downloads.problems.notFound',
  UNKNOWN: 'downloads.problems.unexpected',
};

/** What happened and what to do next. */
export function downloadProblemText(t: Translate, problem: DownloadProblem): string {
  return problemMessage(t, problem, texts);
}
