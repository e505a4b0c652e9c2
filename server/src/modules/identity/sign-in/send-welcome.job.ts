import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson } from '../identity.repository.ts';
import { libraryUrl } from '../site-urls.ts';

type NewAccount = { userId: string; wantedPath: string | null };

export const sendWelcomeJob: JobType<NewAccount> = {
  name: 'send-welcome',
  schema: z.object({ userId: z.string().min(1), wantedPath: z.string().nullable() }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 300 },
  expireInSeconds: 60,
  concurrency: 4,
  isSealed: true,
  keepCompletedSeconds: 60,
};

/**
 * The first email to a new account: where to start, and where everything is. The account's creation
 * enqueues the job once, and the message key makes a repeated run harmless.
 */
export function createSendWelcomeJob(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'jobs' | 'settings' | 'firstSteps'>,
): JobDefinition<NewAccount> {
  return {
    ...sendWelcomeJob,
    async handle({ userId, wantedPath }) {
      const { db, clock, firstSteps, settings } = deps;
      const person = await findPerson(db, userId);
      if (!person || person.isSuspended || person.erasureAt) return;
      const language = person.language ?? defaultLanguage;
      const newcomer = { wantedPath, language, now: clock.now() };
      const { start, session } = await firstSteps.find(db, newcomer);
      await enqueueMail(db, deps.jobs, {
        to: person.email,
        locale: language,
        messageKey: `welcome:${userId}`,
        mail: {
          kind: 'welcome',
          firstName: person.firstName,
          start: start && {
            title: start.title,
            url: `${settings.siteUrl}${start.path}`,
            isChosen: start.isChosen,
          },
          session,
          timeZone: academyTimeZone,
          coursesUrl: `${settings.siteUrl}/courses`,
          libraryUrl: libraryUrl(settings.siteUrl),
          contactEmail: await settings.findContactEmail(db),
        },
      });
    },
  };
}
