import type { LanguageCode } from '@danube/contract/locale.ts';
import { tooManyRequests } from '../../platform/guard.ts';
import { beginSubscriptionJob } from './begin-subscription.job.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { createToken } from './newsletter-links.ts';

/**
 * A job looks whether the address is known; the answer is the same for all and takes as long.
 * Nobody can have a mailbox flooded by us, wherever the requests come from.
 */
export async function subscribe(
  deps: Pick<NewsletterDependencies, 'db' | 'jobs' | 'limiter'>,
  { email, language }: { email: string; language: LanguageCode },
): Promise<void> {
  const answer = await deps.limiter.consume('mailAddress', email);
  if (!answer.allowed) throw tooManyRequests(answer.retryAfterSeconds);
  const payload = { email, language, token: createToken() };
  await deps.jobs.enqueue(deps.db, beginSubscriptionJob, { payload });
}
