import { auditFieldsOf } from '../../../platform/action-context.ts';
import { passwordChanged } from '../account-events.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import {
  deleteOtherSessions,
  findPerson,
  invalidateLinks,
  storePasswordHash,
} from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { requireStrongPassword } from '../password-strength.ts';
import { personTarget } from '../person-target.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';

/** Ends all other sessions and invalidates email links. */
export async function changePassword(
  deps: IdentityDependencies,
  act: OwnActionContext<{ currentPassword?: string | undefined; newPassword: string }>,
): Promise<Record<string, never>> {
  const { member, input } = act;
  const person = await findPerson(deps.db, member.userId);
  if (!person) throw new Error('a signed-in member has no account');
  const { firstName, lastName, email } = person;
  requireStrongPassword(deps.judge, input.newPassword, [firstName, lastName, email]);
  await proveIdentity(deps, member, input);
  await requireRecentFactor(deps, deps.db, member);
  const { password } = await deps.accounts.$context;
  const passwordHash = await password.hash(input.newPassword);
  await deps.transact(async (change) => {
    const accountId = deps.ids.uuid();
    await storePasswordHash(change.tx, member.userId, { accountId, passwordHash });
    await deleteOtherSessions(change.tx, member.userId, member.sessionId);
    await invalidateLinks(change.tx, member.userId);
    await mailPerson(deps, change, { person, mail: passwordChanged(deps, person) });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.change-password',
      target: personTarget(member.userId),
    });
  });
  return {};
}
