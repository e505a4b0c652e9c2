import { entryBy } from '../../../platform/act.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { aboutPerson } from '../about-person.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPasswordHash } from '../identity.repository.ts';
import { deleteLinkedProvider, findLinkedProviders, findPasskeys } from './account.repository.ts';
import type { OwnAct } from './own-act.ts';
import { proveIdentity } from './prove-identity.ts';

export async function unlinkProvider(
  deps: IdentityDependencies,
  act: OwnAct<{ currentPassword?: string | undefined; id: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  const { userId } = member;
  await proveIdentity(deps, member, input);
  await deps.transact(async (change) => {
    const isUnlinked = await deleteLinkedProvider(change.tx, userId, input.id);
    if (!isUnlinked) throw new DomainError('PROVIDER_NOT_LINKED');
    const ways = [
      ...(await findLinkedProviders(change.tx, userId)),
      ...(await findPasskeys(change.tx, userId)),
      await findPasswordHash(change.tx, userId),
    ];
    if (!ways.some(Boolean)) throw new DomainError('LAST_WAY_TO_SIGN_IN');
    change.audit({
      ...entryBy(act),
      action: 'account.unlink-provider',
      target: aboutPerson(userId),
      before: { provider: input.id },
    });
  });
  return {};
}
