import type { LanguageCode } from '@danube/contract/locale.ts';
import { auditFieldsOf } from '../../../platform/action-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { personTarget } from '../person-target.ts';
import { clearPhoneVerification, updateProfile } from './account.repository.ts';
import type { OwnActionContext } from './own-action-context.ts';

type ProfileChange = {
  firstName: string;
  lastName: string;
  phone: string | null;
  language: LanguageCode;
};

export async function changeProfile(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: OwnActionContext<ProfileChange>,
): Promise<Record<string, never>> {
  const { userId } = act.member;
  await deps.transact(async (change) => {
    await clearPhoneVerification(change.tx, userId, act.input.phone);
    await updateProfile(change.tx, userId, act.input);
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.change-profile',
      target: personTarget(userId),
    });
  });
  return {};
}
