import type { LanguageCode } from '@danube/contract/locale.ts';
import { entryBy } from '../../../platform/act.ts';
import { aboutPerson } from '../about-person.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { forgetPhoneProof, updateProfile } from './account.repository.ts';
import type { OwnAct } from './own-act.ts';

type ProfileChange = {
  firstName: string;
  lastName: string;
  phone: string | null;
  language: LanguageCode;
};

export async function changeProfile(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: OwnAct<ProfileChange>,
): Promise<Record<string, never>> {
  const { userId } = act.member;
  await deps.transact(async (change) => {
    await forgetPhoneProof(change.tx, userId, act.input.phone);
    await updateProfile(change.tx, userId, act.input);
    change.audit({
      ...entryBy(act),
      action: 'account.change-profile',
      target: aboutPerson(userId),
    });
  });
  return {};
}
