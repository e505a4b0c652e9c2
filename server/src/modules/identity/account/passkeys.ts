import type { Passkey } from '@danube/contract/identity/account.schemas.ts';
import type { PasskeyMessage } from '@danube/contract/identity/identity.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { recordSecondFactorChange } from '../record-second-factor-change.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import { deletePasskey } from './account.repository.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';
import { removeSignInMethod } from './remove-sign-in-method.ts';

type Proof = { currentPassword?: string | undefined };

export async function startPasskey(
  deps: IdentityDependencies,
  act: OwnActionContext<Proof>,
): Promise<PasskeyMessage> {
  await proveIdentity(deps, act.member, act.input);
  await requireRecentFactor(deps, deps.db, act.member);
  const options = await callAccounts(act.context, (request) =>
    deps.accounts.api.generatePasskeyRegistrationOptions(request),
  );
  return { ...options };
}

/** The ceremony is bound to the caller by a cookie and expires automatically. */
export async function finishPasskey(
  deps: IdentityDependencies,
  act: OwnActionContext<{ answer: PasskeyMessage; name: string }>,
): Promise<Passkey> {
  const { answer, name } = act.input;
  const passkey = await callAccounts(act.context, (request) =>
    deps.accounts.api.verifyPasskeyRegistration({ ...request, body: { response: answer, name } }),
  );
  await recordSecondFactorChange(deps, {
    userId: act.member.userId,
    change: 'passkey-added',
    context: act.context,
  });
  return { id: passkey.id, name, createdAt: passkey.createdAt };
}

export async function removePasskey(
  deps: IdentityDependencies,
  act: OwnActionContext<Proof & { id: string }>,
): Promise<Record<string, never>> {
  await proveIdentity(deps, act.member, act.input);
  await requireRecentFactor(deps, deps.db, act.member);
  const { userId } = act.member;
  await deps.transact(({ tx }) =>
    removeSignInMethod(tx, userId, async () => {
      const isRemoved = await deletePasskey(tx, userId, act.input.id);
      if (!isRemoved) throw new DomainError('PASSKEY_NOT_FOUND');
    }),
  );
  await recordSecondFactorChange(deps, {
    userId,
    change: 'passkey-removed',
    context: act.context,
  });
  return {};
}
