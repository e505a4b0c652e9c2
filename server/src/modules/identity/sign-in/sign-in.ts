import {
  emailSchema,
  phoneSchema,
  type SignInOutcome,
} from '@danube/contract/identity/identity.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { createRateLimitError } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { callAccounts } from '../accounts/account-call.ts';
import { isOutdatedHash } from '../accounts/password-hasher.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import {
  findEmailByPhone,
  findPasswordHash,
  findUserIdByEmail,
  replacePasswordHash,
} from '../identity.repository.ts';
import { createSession } from './create-session.ts';
import { endPreviousSession } from './end-previous-session.ts';
import type { KnownDevices } from './known-device.ts';
import { recordFailedSignIn, recordRefusedSignIn } from './record-failed-sign-in.ts';

type Dependencies = IdentityDependencies & { devices: KnownDevices };

/** An address that can't exist: unknown names are looked up anyway. */
const nonexistentEmail = 'nobody@account.invalid';

/**
 * Runs the same queries and computes the same hash whether or not the account exists, so neither
 * response nor timing reveals it.
 */
export async function signIn(
  deps: Dependencies,
  context: RequestContext,
  input: { identifier: string; password: string },
): Promise<SignInOutcome> {
  const { identifier, password } = input;
  if (!identifier || !password) throw new DomainError('CREDENTIALS_MISSING');
  const email = await resolveEmail(deps, identifier);
  const userId = await findUserIdByEmail(deps.db, email);
  const attempts = attemptsOf(deps, context, {
    name: email === nonexistentEmail ? identifier : email,
    userId,
  });
  const { isFlood, limit } = await consumeAttempt(deps, attempts);
  if (limit) {
    const isRecorded = !isFlood && deps.limitRecords.claim(attempts);
    if (isRecorded) await recordRefusedSignIn(deps, context, { code: limit.code, userId });
    throw limit;
  }
  try {
    const answer = await callAccounts(context, (request) =>
      deps.accounts.api.signInEmail({ ...request, body: { email, password } }),
    );
    await deps.limiter.forget('signInAccount', attempts);
    if (userId) await updateHash(deps, userId, password);
    if ('twoFactorRedirect' in answer) {
      deps.countSignIn('second-factor');
      // The library has removed its cookie.
      await endPreviousSession(deps, context.headers);
      return { outcome: 'second-factor' };
    }
  } catch (error) {
    // A flood must not fill an append-only log.
    if (!isFlood) await recordFailedSignIn(deps, context, { error, userId });
    throw error;
  }
  return createSession(deps, context);
}

/** The password is only known now. If this fails, the next sign-in tries again. */
async function updateHash(deps: Dependencies, userId: string, password: string): Promise<void> {
  const former = await findPasswordHash(deps.db, userId);
  if (!former || !isOutdatedHash(former)) return;
  const { password: hasher } = await deps.accounts.$context;
  const current = await hasher.hash(password).catch(() => null);
  if (current) await replacePasswordHash(deps.db, userId, { former, current });
}

async function resolveEmail(deps: Dependencies, identifier: string): Promise<string> {
  if (identifier.includes('@')) {
    const email = emailSchema.safeParse(identifier);
    return email.success ? email.data : nonexistentEmail;
  }
  const phone = phoneSchema.safeParse(identifier);
  const email = phone.success ? await findEmailByPhone(deps.db, phone.data) : null;
  return email ?? nonexistentEmail;
}

/** A known device has separate attempts, which strangers can't use up. */
function attemptsOf(
  deps: Dependencies,
  context: RequestContext,
  account: { name: string; userId: string | null },
): string {
  const deviceId = deps.devices.find(context.headers, account.userId);
  return deviceId ? `${account.name} on ${deviceId}` : account.name;
}

/** The error if none is left, and whether there are far more attempts than normal. */
async function consumeAttempt(
  deps: Dependencies,
  attempts: string,
): Promise<{ isFlood: boolean; limit: DomainError<'TOO_MANY_REQUESTS'> | null }> {
  const everywhere = await deps.limiter.consume('signInEverywhere', 'all');
  if (!everywhere.allowed) deps.onFlood();
  const answer = await deps.limiter.consume('signInAccount', attempts);
  const isFlood = !everywhere.allowed;
  if (answer.allowed) return { isFlood, limit: null };
  deps.countSignIn('limited');
  return { isFlood, limit: createRateLimitError(answer.retryAfterSeconds) };
}
