import type { PersonEntry } from '@danube/contract/identity/person-record.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { deleteNoteOf, findEntries, insertEntry } from './person-entries.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = Pick<PeopleDependencies, 'clock' | 'ids' | 'transact' | 'settings'>;

export function listEntries(
  deps: Dependencies,
  act: ActionContext,
  userId: string,
): Promise<PersonEntry[]> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePerson(deps, tx, userId);
    audit({ ...auditFieldsOf(act), action: 'people.read-notes', target: personTarget(userId) });
    return findEntries(tx, userId);
  });
}

export function addNote(
  deps: Dependencies,
  act: ActionContext,
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePerson(deps, tx, userId);
    const id = deps.ids.uuid();
    await insertEntry(tx, {
      id,
      userId,
      authorId: act.member.userId,
      kind: 'note',
      subject: null,
      text,
      createdAt: deps.clock.now(),
    });
    // Without the text: the log outlives the account.
    audit({
      ...auditFieldsOf(act),
      action: 'people.add-note',
      target: personTarget(userId),
      after: { note: id },
    });
  });
}

/** No effect if the note is gone. */
export function deleteNote(
  deps: Dependencies,
  act: ActionContext,
  note: { userId: string; id: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePerson(deps, tx, note.userId);
    if (!(await deleteNoteOf(tx, note))) return;
    audit({
      ...auditFieldsOf(act),
      action: 'people.delete-note',
      target: personTarget(note.userId),
      before: { note: note.id },
    });
  });
}
