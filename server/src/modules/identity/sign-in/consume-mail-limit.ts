import { createRateLimitError } from '../../../platform/guard.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';

/** Prevents us from flooding a mailbox, wherever the requests come from. */
export async function consumeMailLimit(
  deps: Pick<IdentityDependencies, 'limiter'>,
  email: string,
): Promise<void> {
  const answer = await deps.limiter.consume('mailAddress', email);
  if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
}
