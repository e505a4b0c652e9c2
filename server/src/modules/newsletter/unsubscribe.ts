import { DomainError } from '../../platform/domain-error.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { markUnsubscribed } from './newsletter.repository.ts';
import { hashToken } from './newsletter-links.ts';

/** Also cancels a request that waits for confirmation. */
export async function unsubscribe(
  deps: Pick<NewsletterDependencies, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const isKnown = await markUnsubscribed(deps.db, hashToken(token), deps.clock.now());
  if (!isKnown) throw new DomainError('LINK_INVALID');
}
