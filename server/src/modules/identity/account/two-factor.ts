import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { qrCodePath } from '../../../platform/qr-code.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson } from '../identity.repository.ts';
import { recordSecondFactorChange } from '../record-second-factor-change.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';

type Proof = { currentPassword?: string | undefined };

export async function startTwoFactor(deps: IdentityDependencies, act: OwnActionContext<Proof>) {
  await proveIdentity(deps, act.member, act.input);
  await requireTwoFactor(deps, act.member, false);
  await requireRecentFactor(deps, deps.db, act.member);
  const answer = await callAccounts(act.context, (request) =>
    deps.accounts.api.enableTwoFactor({ ...request, body: passwordOf(act.input) }),
  );
  if (answer.method !== 'totp') throw new Error('the account library began another method');
  const { totpURI: uri, backupCodes: recoveryCodes } = answer;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return { secret, uri, qrCode: qrCodePath(uri), recoveryCodes };
}

export async function confirmTwoFactor(
  deps: IdentityDependencies,
  act: OwnActionContext<{ code: string }>,
) {
  await requireTwoFactor(deps, act.member, false);
  const code = act.input.code.replace(/\s/g, '');
  await callAccounts(act.context, (request) =>
    deps.accounts.api.verifyTOTP({ ...request, body: { code } }),
  );
  await notifyOwner(deps, act, 'two-factor-on');
  return {};
}

export async function stopTwoFactor(deps: IdentityDependencies, act: OwnActionContext<Proof>) {
  await proveIdentity(deps, act.member, act.input);
  await requireTwoFactor(deps, act.member, true);
  await requireRecentFactor(deps, deps.db, act.member);
  await callAccounts(act.context, (request) =>
    deps.accounts.api.disableTwoFactor({ ...request, body: passwordOf(act.input) }),
  );
  await notifyOwner(deps, act, 'two-factor-off');
  return {};
}

export async function renewRecoveryCodes(deps: IdentityDependencies, act: OwnActionContext<Proof>) {
  await proveIdentity(deps, act.member, act.input);
  await requireTwoFactor(deps, act.member, true);
  await requireRecentFactor(deps, deps.db, act.member);
  const { backupCodes } = await callAccounts(act.context, (request) =>
    deps.accounts.api.generateBackupCodes({ ...request, body: passwordOf(act.input) }),
  );
  await notifyOwner(deps, act, 'recovery-codes-renewed');
  return { recoveryCodes: backupCodes };
}

function passwordOf({ currentPassword }: Proof): { password?: string } {
  return currentPassword === undefined ? {} : { password: currentPassword };
}

async function requireTwoFactor(
  deps: IdentityDependencies,
  member: Member,
  isOn: boolean,
): Promise<void> {
  const person = await findPerson(deps.db, member.userId);
  if (person?.hasTwoFactor === isOn) return;
  throw new DomainError(isOn ? 'TWO_FACTOR_OFF' : 'TWO_FACTOR_ALREADY_ON');
}

function notifyOwner(
  deps: IdentityDependencies,
  act: OwnActionContext,
  change: 'two-factor-on' | 'two-factor-off' | 'recovery-codes-renewed',
): Promise<void> {
  return recordSecondFactorChange(deps, {
    userId: act.member.userId,
    change,
    context: act.context,
  });
}
