import type { LanguageCode } from '@danube/contract/locale.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { sendResetLinkJob } from './send-reset-link.job.ts';
import { spendAddress } from './spend-address.ts';

/** A job checks whether the account exists; the response is the same and takes equally long. */
export async function requestPasswordReset(
  deps: Pick<IdentityDependencies, 'db' | 'jobs' | 'limiter'>,
  input: { email: string; language: LanguageCode },
): Promise<Record<string, never>> {
  await spendAddress(deps, input.email);
  await deps.jobs.enqueue(deps.db, sendResetLinkJob, { payload: input });
  return {};
}
