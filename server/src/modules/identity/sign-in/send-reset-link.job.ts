import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import { resetLinkMinutes } from '../accounts/accounts.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson, findUserIdByEmail } from '../identity.repository.ts';
import { createToken } from '../one-time-token.ts';
import { resetUrl } from '../site-urls.ts';

type ResetRequest = { email: string; language: LanguageCode };

export const sendResetLinkJob: JobType<ResetRequest> = {
  name: 'send-reset-link',
  schema: z.object({ email: z.email(), language: languageSchema }),
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 60 },
  expireInSeconds: 60,
  concurrency: 4,
  isSealed: true,
  keepCompletedSeconds: 60,
};

/** Creates a one-time link that the auth library accepts, and emails it. */
export function createSendResetLinkJob(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'jobs' | 'accounts' | 'settings'>,
): JobDefinition<ResetRequest> {
  return {
    ...sendResetLinkJob,
    async handle({ email, language }, { jobId }) {
      const userId = await findUserIdByEmail(deps.db, email);
      const person = userId ? await findPerson(deps.db, userId) : null;
      if (!person) return;
      const locale = person.language ?? language;
      const { token } = createToken();
      const { internalAdapter } = await deps.accounts.$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: person.id,
        expiresAt: new Date(deps.clock.now().getTime() + resetLinkMinutes * 60_000),
      });
      await enqueueMail(deps.db, deps.jobs, {
        to: person.email,
        locale,
        mail: {
          kind: 'reset-password',
          firstName: person.firstName,
          resetUrl: resetUrl(deps.settings.siteUrl, token, locale),
          expiresInMinutes: resetLinkMinutes,
        },
        messageKey: `reset-password:${jobId}`,
      });
    },
  };
}
