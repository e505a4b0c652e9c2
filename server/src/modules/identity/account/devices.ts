import { auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteOtherSessions } from '../identity.repository.ts';
import { personTarget } from '../person-target.ts';
import { deleteDevice } from './account.repository.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';

type Dependencies = Pick<
  IdentityDependencies,
  'db' | 'clock' | 'accounts' | 'limiter' | 'transact' | 'limitRecords'
>;

type Proof = { currentPassword?: string | undefined };

export async function revokeDevice(
  deps: Dependencies,
  act: OwnActionContext<Proof & { id: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  await proveIdentity(deps, member, input);
  await deps.transact(async (change) => {
    const isRevoked = await deleteDevice(change.tx, member.userId, input.id);
    if (!isRevoked) throw new DomainError('DEVICE_NOT_FOUND');
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.revoke-device',
      target: personTarget(member.userId),
    });
  });
  return {};
}

export async function revokeOtherDevices(
  deps: Dependencies,
  act: OwnActionContext<Proof>,
): Promise<{ revoked: number }> {
  const { member, input } = act;
  await proveIdentity(deps, member, input);
  return deps.transact(async (change) => {
    const revoked = await deleteOtherSessions(change.tx, member.userId, member.sessionId);
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.revoke-other-devices',
      target: personTarget(member.userId),
      after: { revoked },
    });
    return { revoked };
  });
}
