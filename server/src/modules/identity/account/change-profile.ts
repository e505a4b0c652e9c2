import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import { auditActor } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { forgetPhoneProof, updateProfile } from './account.repository.ts';

type ProfileChange = {
  firstName: string;
  lastName: string;
  phone: string | null;
  language: LanguageCode;
};

export async function changeProfile(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: { member: Member; context: RequestContext; input: ProfileChange },
): Promise<Record<string, never>> {
  const { userId } = act.member;
  await deps.transact(async (change) => {
    await forgetPhoneProof(change.tx, userId, act.input.phone);
    await updateProfile(change.tx, userId, act.input);
    change.audit({
      actor: auditActor(act.member),
      action: 'account.change-profile',
      target: { kind: 'person', id: userId },
      requestId: act.context.requestId,
    });
  });
  return {};
}
