import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { isLanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import { countRecoveryCodes } from '../accounts/recovery-codes.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { findPasswordHash } from '../identity.repository.ts';
import { findPendingEmail } from '../sign-in/registrations.repository.ts';
import {
  findAccount,
  findDevices,
  findLinkedProviders,
  findPasskeys,
  findSealedRecoveryCodes,
} from './account.repository.ts';

export async function readAccount(deps: IdentityDependencies, member: Member): Promise<Account> {
  const { db } = deps;
  const { userId } = member;
  const now = deps.clock.now();
  const found = await findAccount(db, userId);
  if (!found) throw new Error('a signed-in member has no account');
  const { user, profile } = found;
  const sealedCodes = await findSealedRecoveryCodes(db, userId);
  return {
    email: user.email,
    firstName: profile?.firstName ?? user.name,
    lastName: profile?.lastName ?? '',
    phone: profile?.phone ?? null,
    language: isLanguageCode(profile?.language) ? profile.language : null,
    memberSince: user.createdAt,
    hasPassword: (await findPasswordHash(db, userId)) !== null,
    providers: await findProviders(deps, userId),
    hasTwoFactor: user.twoFactorEnabled,
    recoveryCodesLeft:
      sealedCodes === null ? null : await countRecoveryCodes(deps.accounts, sealedCodes),
    passkeys: (await findPasskeys(db, userId)).map((passkey) => ({
      ...passkey,
      name: passkey.name ?? '',
    })),
    devices: (await findDevices(db, userId, now)).map((session) => ({
      id: session.id,
      userAgent: session.userAgent ?? '',
      network: session.ipAddress ?? '',
      signedInAt: session.createdAt,
      lastActiveAt: session.lastActiveAt,
      isCurrent: session.id === member.sessionId,
    })),
    pendingEmail: await findPendingEmail(db, userId, now),
    latestExport: await deps.findLatestExport(userId),
    erasureAt: user.erasureAt,
  };
}

/** A provider that is no longer configured is shown by its id. */
async function findProviders(deps: IdentityDependencies, userId: string) {
  const ids = await findLinkedProviders(deps.db, userId);
  return ids.map((id) => ({ id, name: deps.providers.find((one) => one.id === id)?.name ?? id }));
}
