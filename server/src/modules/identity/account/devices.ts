import type { Member } from '../../../platform/actor.ts';
import { auditActor } from '../../../platform/audit.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteOtherSessions } from '../identity.repository.ts';
import { deleteDevice } from './account.repository.ts';

export async function revokeDevice(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: { member: Member; context: RequestContext; input: { id: string } },
): Promise<Record<string, never>> {
  const { member, input } = act;
  await deps.transact(async (change) => {
    const isRevoked = await deleteDevice(change.tx, member.userId, input.id);
    if (!isRevoked) throw new DomainError('DEVICE_NOT_FOUND');
    change.audit({
      actor: auditActor(member),
      action: 'account.revoke-device',
      target: { kind: 'person', id: member.userId },
      requestId: act.context.requestId,
    });
  });
  return {};
}

export async function revokeOtherDevices(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: { member: Member; context: RequestContext },
): Promise<{ revoked: number }> {
  const { member } = act;
  return deps.transact(async (change) => {
    const revoked = await deleteOtherSessions(change.tx, member.userId, member.sessionId);
    change.audit({
      actor: auditActor(member),
      action: 'account.revoke-other-devices',
      target: { kind: 'person', id: member.userId },
      after: { revoked },
      requestId: act.context.requestId,
    });
    return { revoked };
  });
}
