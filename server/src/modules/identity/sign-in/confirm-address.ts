import { languageSchema, type Session } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { createRateLimitError } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { Change } from '../../../platform/transact.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import {
  findPerson,
  findUserIdByEmail,
  insertAccount,
  invalidateLinks,
} from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { hashToken } from '../one-time-token.ts';
import { personTarget } from '../person-target.ts';
import { createSession } from './create-session.ts';
import { isSameBrowser } from './registering-browser.ts';
import {
  changeEmail,
  consumeEmailChange,
  deleteRegistrationsOf,
  lockRegistration,
  type Registration,
} from './registrations.repository.ts';
import { sendWelcomeJob } from './send-welcome.job.ts';

type Destination = { path: string; title: string | null };

type Outcome =
  | { outcome: 'signed-in'; session: Session; destination: Destination | null }
  | { outcome: 'address-changed'; email: string };

/** An email link: the only point at which an account or a new address is created. */
export async function confirmAddress(
  deps: IdentityDependencies,
  context: RequestContext,
  input: { token: string; password?: string | undefined },
): Promise<Outcome> {
  const tokenHash = hashToken(input.token);
  const now = deps.clock.now();
  const done = await deps.transact(async (change) => {
    const registration = await lockRegistration(change.tx, tokenHash, now);
    if (registration) {
      await requireRegistrant(deps, registration, { context, password: input.password });
      return openAccount(deps, change, { registration, context });
    }
    const emailChange = await consumeEmailChange(change.tx, tokenHash, now);
    if (emailChange) return applyEmailChange(deps, change, { emailChange, context });
    throw new DomainError('LINK_INVALID');
  });
  if ('email' in done) return { outcome: 'address-changed', email: done.email };
  await callAccounts(context, (request) =>
    deps.accounts.api.openSession({ ...request, body: { userId: done.userId } }),
  );
  const { wantedPath, language } = done;
  const destination = wantedPath && (await describe(deps, { path: wantedPath, language }));
  return { ...(await createSession(deps, context)), destination: destination || null };
}

async function describe(
  { db, firstSteps }: IdentityDependencies,
  wanted: { path: string; language: LanguageCode },
): Promise<Destination> {
  return { path: wanted.path, title: await firstSteps.findTitle(db, wanted) };
}

/**
 * The link only works for the person who chose the password: in the same browser, or with the
 * password.
 */
async function requireRegistrant(
  deps: IdentityDependencies,
  registration: Registration,
  proof: { context: RequestContext; password: string | undefined },
): Promise<void> {
  if (isSameBrowser(proof.context.headers, registration.browserHash)) return;
  if (proof.password === undefined) throw new DomainError('PASSWORD_NEEDED');
  const answer = await deps.limiter.consume('signInAccount', `link ${registration.tokenHash}`);
  if (!answer.allowed) throw createRateLimitError(answer.retryAfterSeconds);
  const { password } = await deps.accounts.$context;
  const { passwordHash: hash } = registration;
  const isRight = await password.verify({ hash, password: proof.password });
  if (!isRight) throw new DomainError('PASSWORD_WRONG');
}

async function openAccount(
  deps: IdentityDependencies,
  change: Change,
  opening: { registration: Registration; context: RequestContext },
): Promise<{ userId: string; wantedPath: string | null; language: LanguageCode }> {
  const { registration } = opening;
  const userId = deps.ids.uuid();
  const account = { ...registration, id: userId, accountId: deps.ids.uuid() };
  const isOpened = await insertAccount(change.tx, account);
  // The address was confirmed by another link in the meantime.
  if (!isOpened) throw new DomainError('LINK_INVALID');
  await deleteRegistrationsOf(change.tx, registration.email);
  const { referralCode, wantedPath } = registration;
  if (referralCode) await deps.representatives.accountOpened(change, { userId, referralCode });
  change.audit({
    actor: { kind: 'member', id: userId },
    action: 'account.register',
    target: personTarget(userId),
    requestId: opening.context.requestId,
  });
  await deps.jobs.enqueue(change.tx, sendWelcomeJob, { payload: { userId, wantedPath } });
  return { userId, wantedPath, language: languageSchema.parse(registration.language) };
}

async function applyEmailChange(
  deps: IdentityDependencies,
  change: Change,
  confirmed: { emailChange: { userId: string; newEmail: string }; context: RequestContext },
): Promise<{ email: string }> {
  const { userId, newEmail } = confirmed.emailChange;
  const person = await findPerson(change.tx, userId);
  if (!person || person.isSuspended || (await findUserIdByEmail(change.tx, newEmail))) {
    throw new DomainError('LINK_INVALID');
  }
  await changeEmail(change.tx, userId, newEmail);
  // A reset link in the old mailbox must not open the account any more.
  await invalidateLinks(change.tx, userId);
  await mailPerson(deps, change, {
    person,
    mail: {
      kind: 'address-changed',
      firstName: person.firstName,
      newEmail,
      contactEmail: await deps.settings.findContactEmail(change.tx),
    },
  });
  change.audit({
    actor: { kind: 'member', id: userId },
    action: 'account.change-email',
    target: personTarget(userId),
    requestId: confirmed.context.requestId,
  });
  return { email: newEmail };
}
