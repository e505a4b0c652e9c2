import type { HttpRoute } from '../../platform/http-route.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { createBeginSubscriptionJob } from './begin-subscription.job.ts';
import { createForgetSubscriptionsJob } from './forget-subscriptions.job.ts';
import { handleOneClickUnsubscribe } from './http/one-click.ts';
import type { NewsletterApi } from './newsletter.api.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import {
  countReaders,
  deleteByEmail,
  findPersonalData,
  findReaders,
  findSubscriber,
  storeUnsubscribeDigest,
} from './newsletter.repository.ts';
import { createNewsletterRouter } from './newsletter.router.ts';
import {
  hashToken,
  oneClickPath,
  oneClickUrl,
  unsubscribeToken,
  unsubscribeUrl,
} from './newsletter-links.ts';

export function createNewsletter(deps: NewsletterDependencies) {
  return {
    api: newsletterApi(deps),
    addresses: (): HttpRoute[] => [
      {
        method: 'POST',
        path: `${oneClickPath}/:token`,
        answer: handleOneClickUnsubscribe(deps),
        // The email client's server calls it; the token authorises the request.
        isSigned: true,
      },
    ],
    routers: { newsletter: createNewsletterRouter(deps) },
    personalData: [personalSource(deps)] satisfies readonly PersonalDataSource[],
    jobs: [
      createBeginSubscriptionJob(deps),
      createForgetSubscriptionsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}

function newsletterApi({ settings }: NewsletterDependencies): NewsletterApi {
  return {
    findReaders,
    countReaders,
    findSubscriberId: async (tx, email) => (await findSubscriber(tx, email))?.id ?? null,
    async departureLinks(tx, readerId) {
      await storeUnsubscribeDigest(tx, readerId, hashToken(unsubscribeToken(settings, readerId)));
      return {
        pageUrl: unsubscribeUrl(settings, readerId),
        oneClickUrl: oneClickUrl(settings, readerId),
      };
    },
  };
}

/**
 * A subscription belongs to an email, not to an account; the account's email identifies the owner.
 */
function personalSource({ findEmail }: NewsletterDependencies): PersonalDataSource {
  return {
    name: 'newsletter',
    async read(tx, userId) {
      const email = await findEmail(tx, userId);
      return email === null ? [] : findPersonalData(tx, email);
    },
    async erase(tx, userId) {
      const email = await findEmail(tx, userId);
      if (email !== null) await deleteByEmail(tx, email);
    },
  };
}
