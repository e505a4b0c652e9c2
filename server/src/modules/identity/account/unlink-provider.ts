import { entryBy } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutPerson } from '../about-person.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteLinkedProvider } from './account.repository.ts';
import type { OwnAct } from './own-act.ts';
import { proveIdentity } from './prove-identity.ts';
import { removeWayToSignIn } from './ways-to-sign-in.ts';

export async function unlinkProvider(
  deps: IdentityDependencies,
  act: OwnAct<{ currentPassword?: string | undefined; id: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  const { userId } = member;
  await proveIdentity(deps, member, input);
  await deps.transact(async (change) => {
    await removeWayToSignIn(change.tx, userId, async () => {
      const isUnlinked = await deleteLinkedProvider(change.tx, userId, input.id);
      if (!isUnlinked) throw new DomainError('PROVIDER_NOT_LINKED');
    });
    change.audit({
      ...entryBy(act),
      action: 'account.unlink-provider',
      target: aboutPerson(userId),
      before: { provider: input.id },
    });
  });
  return {};
}
