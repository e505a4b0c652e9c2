import type { LanguageCode } from '@danube/contract/locale.ts';
import { createRateLimitError } from '../../platform/guard.ts';
import { beginSubscriptionJob } from './begin-subscription.job.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { createToken } from './newsletter-links.ts';

/**
 * A job checks whether the email is known; the response is the same for all and takes equally long.
 * The limit per email prevents flooding a mailbox.
 */
export async function subscribe(
  deps: Pick<NewsletterDependencies, 'db' | 'jobs' | 'limiter'>,
  { email, language }: { email: string; language: LanguageCode },
): Promise<void> {
  const answer = await deps.limiter.consume('mailAddress', email);
  if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
  const payload = { email, language, token: createToken() };
  await deps.jobs.enqueue(deps.db, beginSubscriptionJob, { payload });
}
