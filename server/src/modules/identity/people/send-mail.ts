import { maxMailsToPersonPerDay } from '@danube/contract/identity/person-record-rules.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { mailPerson } from '../mail-person.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPerson } from './people.mapper.ts';
import { lockPeople } from './person.repository.ts';
import { countMails, insertEntry } from './person-entries.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = Pick<PeopleDependencies, 'clock' | 'ids' | 'transact' | 'jobs' | 'settings'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Sends what staff wrote to one person, once per key, and keeps it with their notes. */
export function sendMail(
  deps: Dependencies,
  act: ActionContext,
  input: { userId: string; key: string; subject: string; text: string },
): Promise<void> {
  const { userId, key: id, subject, text } = input;
  return deps.transact(async (change) => {
    const { tx } = change;
    // So that two emails at the same time don't both pass the limit.
    await lockPeople(tx, [userId]);
    const person = toPerson(await requirePerson(deps, tx, userId));
    const now = deps.clock.now();
    const authorId = act.member.userId;
    const entry = { id, userId, authorId, kind: 'mail', subject, text, createdAt: now } as const;
    if (!(await insertEntry(tx, entry))) return;
    await requireBelowLimit(tx, userId, now);
    const { firstName } = person;
    await mailPerson(deps, change, {
      person,
      mail: { kind: 'personal-message', firstName, subject, text },
    });
    // Without the text: the log outlives the account.
    change.audit({
      ...auditFieldsOf(act),
      action: 'people.send-mail',
      target: personTarget(userId),
      after: { mail: id },
    });
  });
}

/** Counts the new one too. */
async function requireBelowLimit(tx: Tx, userId: string, now: Date): Promise<void> {
  const { count, firstAt } = await countMails(tx, userId, new Date(now.getTime() - dayMs));
  if (count <= maxMailsToPersonPerDay) return;
  const possibleAt = new Date((firstAt ?? now).getTime() + dayMs);
  throw new DomainError('MAIL_LIMIT_REACHED', { max: maxMailsToPersonPerDay, possibleAt });
}
