import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { beginSubscriptionJob, createBeginSubscriptionJob } from './begin-subscription.job.ts';
import {
  createForgetSubscriptionsJob,
  forgetSubscriptionsJob,
} from './forget-subscriptions.job.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { deleteByEmail, findHeld } from './newsletter.repository.ts';
import { createNewsletterRouter } from './newsletter.router.ts';

/** Its queues, which a deployment installs. */
export const newsletterJobTypes = [
  beginSubscriptionJob,
  forgetSubscriptionsJob,
] satisfies readonly JobType<unknown>[];

export function createNewsletter(deps: NewsletterDependencies) {
  return {
    routers: { newsletter: createNewsletterRouter(deps) },
    personalData: [personalSource(deps)] satisfies readonly PersonalDataSource[],
    jobs: [
      createBeginSubscriptionJob(deps),
      createForgetSubscriptionsJob(deps),
    ] satisfies readonly JobDefinition<unknown>[],
  };
}

/** A subscription belongs to an address, not to an account; the account's address is its owner's. */
function personalSource({ findEmail }: NewsletterDependencies): PersonalDataSource {
  return {
    name: 'newsletter',
    async read(tx, userId) {
      const email = await findEmail(tx, userId);
      return email === null ? [] : findHeld(tx, email);
    },
    async erase(tx, userId) {
      const email = await findEmail(tx, userId);
      if (email !== null) await deleteByEmail(tx, email);
    },
  };
}
