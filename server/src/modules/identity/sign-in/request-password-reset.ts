import type { LanguageCode } from '@danube/contract/locale.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { consumeMailLimit } from './consume-mail-limit.ts';
import { sendResetLinkJob } from './send-reset-link.job.ts';

/** A job checks whether the account exists; the response is the same and takes equally long. */
export async function requestPasswordReset(
  deps: Pick<IdentityDependencies, 'db' | 'jobs' | 'limiter'>,
  input: { email: string; language: LanguageCode },
): Promise<Record<string, never>> {
  await consumeMailLimit(deps, input.email);
  await deps.jobs.enqueue(deps.db, sendResetLinkJob, { payload: input });
  return {};
}
