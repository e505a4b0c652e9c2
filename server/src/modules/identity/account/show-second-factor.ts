import { DomainError } from '../../../platform/domain-error.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { claimCode, findPerson, recordFactorVerified } from '../identity.repository.ts';
import { createToken } from '../one-time-token.ts';
import { recordSecondFactorChange } from '../record-second-factor-change.ts';
import { hashCode, readSecondFactorCode, type SecondFactorCode } from '../second-factor-code.ts';
import { limitProof } from './limit-proof.ts';
import type { OwnActionContext } from './own-action-context.ts';

/**
 * Verifies the factor again during a session, for sensitive actions. The session gets a new token,
 * so that a copy of the old one gains nothing.
 */
export async function showSecondFactor(
  deps: IdentityDependencies,
  act: OwnActionContext<{ code: string }>,
): Promise<Record<string, never>> {
  const { userId, sessionId } = act.member;
  // Otherwise the library would treat the code as the confirmation of a new app.
  const person = await findPerson(deps.db, userId);
  if (!person?.hasTwoFactor) throw new DomainError('TWO_FACTOR_OFF');
  // The library only counts wrong codes at sign-in.
  const code = readSecondFactorCode(act.input.code);
  await limitProof(deps, act.member, {
    method: code.isFromApp ? 'app' : 'recovery-code',
    attempts: `second factor of ${userId}`,
    verify: () => verify(deps, act, code),
  });
  const { token, tokenHash } = createToken();
  await recordFactorVerified(deps.db, { sessionId, userId, at: deps.clock.now(), tokenHash });
  await callAccounts(act.context, (request) =>
    deps.accounts.api.sendSessionToken({ ...request, body: { token } }),
  );
  if (!code.isFromApp) {
    await recordSecondFactorChange(deps, {
      userId,
      change: 'recovery-code-used',
      context: act.context,
    });
  }
  return {};
}

async function verify(
  deps: Pick<IdentityDependencies, 'accounts' | 'db'>,
  act: OwnActionContext,
  { isFromApp, code }: SecondFactorCode,
): Promise<void> {
  await callAccounts(act.context, (request) =>
    isFromApp
      ? deps.accounts.api.verifyTOTP({ ...request, body: { code } })
      : deps.accounts.api.verifyBackupCode({ ...request, body: { code, disableSession: true } }),
  );
  const { userId } = act.member;
  if (isFromApp && !(await claimCode(deps.db, userId, hashCode(userId, code)))) {
    throw new DomainError('CODE_INVALID');
  }
}
