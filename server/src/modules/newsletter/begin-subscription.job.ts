import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { NewsletterMail } from '@danube/documents/documents.types.ts';
import * as z from 'zod';
import type { Tx } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { enqueueMail } from '../../platform/send-mail.job.ts';
import { confirmationDays } from './confirmation-days.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { findSubscriber, storeRequest, storeUnsubscribeDigest } from './newsletter.repository.ts';
import { confirmUrl, hashToken, unsubscribeToken, unsubscribeUrl } from './newsletter-links.ts';

/** The token is part of the job, so that a repeated job sends the same link. */
type Subscription = { email: string; language: LanguageCode; token: string };

type Dependencies = Pick<
  NewsletterDependencies,
  'transact' | 'clock' | 'ids' | 'jobs' | 'settings'
>;

export const beginSubscriptionJob: JobType<Subscription> = {
  name: 'begin-subscription',
  schema: z.strictObject({ email: z.email(), language: languageSchema, token: z.string() }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 60 },
  expireInSeconds: 60,
  concurrency: 4,
  isSealed: true,
  keepCompletedSeconds: 60,
};

/** Emails the address: how to confirm, or that it is already subscribed. */
export function createBeginSubscriptionJob(deps: Dependencies): JobDefinition<Subscription> {
  return {
    ...beginSubscriptionJob,
    handle: (subscription, { jobId }) =>
      deps.transact(async ({ tx }) => {
        const letter = await prepareLetter(deps, tx, subscription);
        if (!letter) return;
        const messageKey = `newsletter:${jobId}`;
        await enqueueMail(tx, deps.jobs, { to: subscription.email, messageKey, ...letter });
      }),
  };
}

async function prepareLetter(
  { clock, ids, settings }: Dependencies,
  tx: Tx,
  { email, language, token }: Subscription,
): Promise<{ locale: LanguageCode; mail: NewsletterMail } | null> {
  const id = ids.uuid();
  const isPending = await storeRequest(tx, {
    id,
    email,
    language,
    requestedAt: clock.now(),
    confirmationDigest: hashToken(token),
    departureDigest: hashToken(unsubscribeToken(settings, id)),
  });
  if (isPending) {
    const expiresInDays = confirmationDays;
    const url = confirmUrl(settings, token);
    return {
      locale: language,
      mail: { kind: 'newsletter-confirm', confirmUrl: url, expiresInDays },
    };
  }
  const subscriber = await findSubscriber(tx, email);
  if (!subscriber) return null;
  await storeUnsubscribeDigest(
    tx,
    subscriber.id,
    hashToken(unsubscribeToken(settings, subscriber.id)),
  );
  // In the language they chose: this request may come from someone else.
  return {
    locale: subscriber.language,
    mail: { kind: 'newsletter-exists', leaveUrl: unsubscribeUrl(settings, subscriber.id) },
  };
}
