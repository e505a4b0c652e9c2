import { DomainError } from '../../platform/domain-error.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import { oldestValidRequest } from './confirmation-days.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import {
  lockByConfirmation,
  storeConfirmation,
  storeUnsubscribeDigest,
} from './newsletter.repository.ts';
import { hashToken, unsubscribeToken, unsubscribeUrl } from './newsletter-links.ts';

/** Uses the link of the first email; the second email explains how to unsubscribe. */
export function confirmSubscription(
  deps: Pick<NewsletterDependencies, 'transact' | 'clock' | 'ids' | 'jobs' | 'settings'>,
  token: string,
): Promise<void> {
  const { settings } = deps;
  return deps.transact(async ({ tx }) => {
    const now = deps.clock.now();
    const subscriber = await lockByConfirmation(tx, hashToken(token));
    if (!subscriber || subscriber.requestedAt <= oldestValidRequest(now)) {
      throw new DomainError('LINK_INVALID');
    }
    const { id, email, language } = subscriber;
    await storeConfirmation(tx, id, now);
    await storeUnsubscribeDigest(tx, id, hashToken(unsubscribeToken(settings, id)));
    await enqueueMail(tx, deps.jobs, {
      to: email,
      locale: language,
      messageKey: `newsletter-welcome:${deps.ids.uuid()}`,
      mail: { kind: 'newsletter-welcome', leaveUrl: unsubscribeUrl(settings, id) },
    });
  });
}
