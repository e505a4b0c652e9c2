import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import { signUpSources } from '@danube/contract/identity/sign-up-sources.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson, findUserIdByEmail } from '../identity.repository.ts';
import { createToken } from '../one-time-token.ts';
import { confirmUrl, forgotPasswordUrl, signInUrl } from '../site-urls.ts';
import { insertRegistration } from './registrations.repository.ts';

const registrationSchema = z.object({
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  passwordHash: z.string(),
  browserHash: z.string(),
  language: languageSchema,
  // Jobs from previous versions don't have them.
  referralCode: z.string().nullable().default(null),
  source: z.enum(signUpSources).nullable().default(null),
  wantedPath: z.string().nullable().default(null),
});

type Registration = z.infer<typeof registrationSchema>;

export const confirmationHours = 24;

export const beginRegistrationJob: JobType<Registration> = {
  name: 'begin-registration',
  schema: registrationSchema,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 60 },
  expireInSeconds: 60,
  concurrency: 4,
  isSealed: true,
  keepCompletedSeconds: 60,
};

/**
 * Emails the address: how to open the account, or that one exists. A retry doesn't send it twice.
 */
export function createBeginRegistrationJob(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'jobs' | 'transact' | 'settings'>,
): JobDefinition<Registration> {
  return {
    ...beginRegistrationJob,
    async handle(registration, { jobId }) {
      const { email, language } = registration;
      const userId = await findUserIdByEmail(deps.db, email);
      const person = userId ? await findPerson(deps.db, userId) : null;
      const messageKey = `registration:${jobId}`;
      if (person) {
        await enqueueMail(deps.db, deps.jobs, {
          to: person.email,
          locale: person.language ?? language,
          mail: {
            kind: 'account-exists',
            firstName: person.firstName,
            signInUrl: signInUrl(deps.settings.siteUrl),
            resetUrl: forgotPasswordUrl(deps.settings.siteUrl),
          },
          messageKey,
        });
        return;
      }
      const { token, tokenHash } = createToken();
      const expiresAt = new Date(deps.clock.now().getTime() + confirmationHours * 3_600_000);
      await deps.transact(async ({ tx }) => {
        await insertRegistration(tx, { ...registration, tokenHash, expiresAt });
        await enqueueMail(tx, deps.jobs, {
          to: email,
          locale: language,
          mail: {
            kind: 'confirm-address',
            firstName: registration.firstName,
            confirmUrl: confirmUrl(deps.settings.siteUrl, token, language),
            expiresInHours: confirmationHours,
          },
          messageKey,
        });
      });
    },
  };
}
