import type { ActionContext } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { findPersonDetail, lockPeople, type PersonDetail } from './person.repository.ts';

type Dependencies = Pick<PeopleDependencies, 'clock' | 'settings'>;

export async function requirePerson(
  deps: Dependencies,
  tx: Tx,
  userId: string,
): Promise<PersonDetail> {
  const person = await findPerson(deps, tx, userId);
  if (!person) throw new DomainError('PERSON_NOT_FOUND');
  return person;
}

/**
 * Locks the person and the acting administrator until the transaction ends. Only an owner may act
 * on other staff.
 */
export async function requireLockedPerson(
  deps: Dependencies,
  tx: Tx,
  who: { userId: string; act: ActionContext },
): Promise<PersonDetail> {
  await lockPeople(tx, [who.userId, who.act.member.userId]);
  const person = await requirePerson(deps, tx, who.userId);
  const isSelf = who.userId === who.act.member.userId;
  // Otherwise support staff could lock out the owner, or weaken the owner's sign-in.
  if (person.isAdmin && !isSelf && !isStaffFor(who.act.member, 'owner')) {
    throw new DomainError('FORBIDDEN');
  }
  return person;
}

/**
 * Call it after changes that may remove rights: the caller must still be an administrator. So one
 * always remains, even if two remove each other's role at the same time.
 */
export async function requireStillAdmin(
  deps: Dependencies,
  tx: Tx,
  act: ActionContext,
): Promise<void> {
  const person = await findPerson(deps, tx, act.member.userId);
  if (!person?.isAdmin || person.suspendedAt) throw new DomainError('NOT_ONESELF');
}

async function findPerson(deps: Dependencies, tx: Tx, userId: string) {
  const adminEmails = await findAdminEmails(tx, deps.settings.fallbackAdminEmails);
  return findPersonDetail(tx, userId, { now: deps.clock.now(), adminEmails });
}
