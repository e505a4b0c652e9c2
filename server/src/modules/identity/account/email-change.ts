import type { LanguageCode } from '@danube/contract/locale.ts';
import { auditFieldsOf } from '../../../platform/action-context.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPerson, findUserIdByEmail, type Person } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { createToken } from '../one-time-token.ts';
import { personTarget } from '../person-target.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import { confirmationHours } from '../sign-in/begin-registration.job.ts';
import { consumeMailLimit } from '../sign-in/consume-mail-limit.ts';
import { deleteEmailChange, storeEmailChange } from '../sign-in/registrations.repository.ts';
import { confirmUrl, forgotPasswordUrl, settingsUrl, signInUrl } from '../site-urls.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';

type Request = OwnActionContext<{
  currentPassword?: string | undefined;
  newEmail: string;
  language: LanguageCode;
}>;

/** The current address stays until the new one is confirmed, and is notified of the request. */
export async function requestEmailChange(
  deps: IdentityDependencies,
  act: Request,
): Promise<Record<string, never>> {
  const { member, input } = act;
  await proveIdentity(deps, member, input);
  await requireRecentFactor(deps, deps.db, member);
  await consumeMailLimit(deps, input.newEmail);
  const person = await findPerson(deps.db, member.userId);
  if (!person) throw new Error('a signed-in member has no account');
  const { token, tokenHash } = createToken();
  const expiresAt = new Date(deps.clock.now().getTime() + confirmationHours * 3_600_000);
  await deps.transact(async (change) => {
    const request = { userId: member.userId, newEmail: input.newEmail, tokenHash, expiresAt };
    await storeEmailChange(change.tx, request);
    const ownerId = await findUserIdByEmail(change.tx, input.newEmail);
    await enqueueMail(change.tx, deps.jobs, {
      to: input.newEmail,
      locale: input.language,
      mail: ownerId
        ? accountExistsMail(deps)
        : confirmNewAddress(deps, person, { token, ...input }),
      messageKey: `new-address:${deps.ids.uuid()}`,
    });
    await mailPerson(deps, change, { person, mail: changeRequested(deps, person, input.newEmail) });
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.request-email-change',
      target: personTarget(member.userId),
    });
  });
  return {};
}

export async function cancelEmailChange(
  deps: Pick<IdentityDependencies, 'transact'>,
  act: OwnActionContext,
): Promise<Record<string, never>> {
  await deps.transact(async (change) => {
    await deleteEmailChange(change.tx, act.member.userId);
    change.audit({
      ...auditFieldsOf(act),
      action: 'account.cancel-email-change',
      target: personTarget(act.member.userId),
    });
  });
  return {};
}

/** `m…t@example.org`: readers of the old mailbox don't learn the full new address. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}

function confirmNewAddress(
  deps: IdentityDependencies,
  person: Person,
  request: { token: string; newEmail: string; language: LanguageCode },
) {
  return {
    kind: 'confirm-new-address' as const,
    firstName: person.firstName,
    newEmail: request.newEmail,
    confirmUrl: confirmUrl(deps.settings.siteUrl, request.token, request.language),
    expiresInHours: confirmationHours,
  };
}

/** To an address that already has an account: its owner is notified, the requester isn't. */
function accountExistsMail(deps: IdentityDependencies) {
  return {
    kind: 'account-exists' as const,
    firstName: '',
    signInUrl: signInUrl(deps.settings.siteUrl),
    resetUrl: forgotPasswordUrl(deps.settings.siteUrl),
  };
}

function changeRequested(deps: IdentityDependencies, person: Person, newEmail: string) {
  return {
    kind: 'address-change-requested' as const,
    firstName: person.firstName,
    newEmail: maskEmail(newEmail),
    settingsUrl: settingsUrl(deps.settings.siteUrl),
  };
}
