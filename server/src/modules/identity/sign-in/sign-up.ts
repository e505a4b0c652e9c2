import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { requireStrongPassword } from '../password-strength.ts';
import { beginRegistrationJob } from './begin-registration.job.ts';
import { consumeMailLimit } from './consume-mail-limit.ts';
import { redirectPathOf } from './redirect-path.ts';
import { markBrowser } from './registering-browser.ts';

export type SignUp = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  password: string;
  language: LanguageCode;
  referralCode?: string | undefined;
  source?: SignUpSource | undefined;
  redirect?: string | undefined;
};

/**
 * Hashes the password and leaves the rest to a job, which alone checks whether the address is
 * known: response and timing are the same for every address.
 */
export async function signUp(
  deps: Pick<IdentityDependencies, 'db' | 'jobs' | 'judge' | 'limiter' | 'accounts' | 'settings'>,
  context: Pick<RequestContext, 'headers' | 'responseHeaders'>,
  input: SignUp,
): Promise<Record<string, never>> {
  const { password, phone = null, referralCode = null, source = null, redirect, ...person } = input;
  requireStrongPassword(deps.judge, password, [person.firstName, person.lastName, person.email]);
  await consumeMailLimit(deps, person.email);
  const { password: hasher } = await deps.accounts.$context;
  const passwordHash = await hasher.hash(password);
  const browserHash = markBrowser(context, deps.settings.siteUrl);
  await deps.jobs.enqueue(deps.db, beginRegistrationJob, {
    payload: {
      ...person,
      phone,
      passwordHash,
      browserHash,
      referralCode,
      source,
      wantedPath: redirectPathOf(redirect),
    },
  });
  return {};
}
