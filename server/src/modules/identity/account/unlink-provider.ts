import { auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { personTarget } from '../person-target.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import { deleteLinkedProvider } from './account.repository.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';
import { removeSignInMethod } from './remove-sign-in-method.ts';

export async function unlinkProvider(
  deps: IdentityDependencies,
  act: OwnActionContext<{ currentPassword?: string | undefined; id: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  const { userId } = member;
  await proveIdentity(deps, member, input);
  await requireRecentFactor(deps, deps.db, member);
  await deps.transact(async (change) => {
    await removeSignInMethod(change.tx, userId, async () => {
      const isUnlinked = await deleteLinkedProvider(change.tx, userId, input.id);
      if (!isUnlinked) throw new DomainError('PROVIDER_NOT_LINKED');
    });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.unlink-provider',
      target: personTarget(userId),
      before: { provider: input.id },
    });
  });
  return {};
}
