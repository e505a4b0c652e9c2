import { entryBy } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutPerson } from '../about-person.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteOtherSessions } from '../identity.repository.ts';
import { deleteDevice } from './account.repository.ts';
import type { OwnAct } from './own-act.ts';

export async function revokeDevice(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: OwnAct<{ id: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  await deps.transact(async (change) => {
    const isRevoked = await deleteDevice(change.tx, member.userId, input.id);
    if (!isRevoked) throw new DomainError('DEVICE_NOT_FOUND');
    change.audit({
      ...entryBy(act),
      action: 'account.revoke-device',
      target: aboutPerson(member.userId),
    });
  });
  return {};
}

export async function revokeOtherDevices(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: OwnAct,
): Promise<{ revoked: number }> {
  const { member } = act;
  return deps.transact(async (change) => {
    const revoked = await deleteOtherSessions(change.tx, member.userId, member.sessionId);
    change.audit({
      ...entryBy(act),
      action: 'account.revoke-other-devices',
      target: aboutPerson(member.userId),
      after: { revoked },
    });
    return { revoked };
  });
}
