import type { PersonEntry } from '@danube/contract/identity/person-record.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { personTarget } from '../person-target.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import {
  deleteNoteOf,
  type EntryCursor,
  findEntries,
  insertEntry,
} from './person-entries.repository.ts';
import { requirePerson } from './require-person.ts';

type Dependencies = Pick<PeopleDependencies, 'clock' | 'transact' | 'settings'>;

type EntryList = { entries: PersonEntry[]; nextCursor: string | null };

export function listEntries(
  deps: Dependencies,
  act: ActionContext,
  { userId, cursor, limit }: { userId: string; cursor?: string | undefined; limit: number },
): Promise<EntryList> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePerson(deps, tx, userId);
    audit({ ...auditFieldsOf(act), action: 'people.read-notes', target: personTarget(userId) });
    // One extra row shows whether there is another page.
    const after = cursor === undefined ? null : readCursor(cursor);
    const found = await findEntries(tx, userId, { after, limit: limit + 1 });
    const entries = found.slice(0, limit);
    const last = found.length > limit ? entries.at(-1) : undefined;
    return { entries, nextCursor: last ? writeCursor(last) : null };
  });
}

/** Not just the id: the next page can still be found if the last note was deleted meanwhile. */
function writeCursor({ createdAt, id }: EntryCursor): string {
  return `${createdAt.getTime()}_${id}`;
}

function readCursor(cursor: string): EntryCursor {
  const [time = '', id = ''] = cursor.split('_');
  return { createdAt: new Date(Number(time)), id };
}

/** Once per key: a second click, or a retry after a lost answer, changes nothing. */
export function addNote(
  deps: Dependencies,
  act: ActionContext,
  { userId, key: id, text }: { userId: string; key: string; text: string },
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    await requirePerson(deps, tx, userId);
    const isNew = await insertEntry(tx, {
      id,
      userId,
      authorId: act.member.userId,
      kind: 'note',
      subject: null,
      text,
      createdAt: deps.clock.now(),
    });
    if (!isNew) return;
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
