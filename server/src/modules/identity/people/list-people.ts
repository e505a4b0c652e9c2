import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPersonRow } from './people.mapper.ts';
import {
  countPeople,
  findPeople,
  findPersonCursor,
  type PeopleFilter,
  type PeopleOrder,
  type PersonCursor,
} from './people.repository.ts';

type OrderListInput = PeopleFilter & {
  order: PeopleOrder;
  limit: number;
  cursor?: string | undefined;
};

type PeopleList = { people: PersonRow[]; nextCursor: string | null; total: number };

export function listPeople(
  deps: Pick<PeopleDependencies, 'transact' | 'settings'>,
  act: ActionContext,
  { order, limit, cursor, ...filter }: OrderListInput,
): Promise<PeopleList> {
  return deps.transact(async ({ tx, audit }) => {
    const adminEmails = await findAdminEmails(tx, deps.settings.fallbackAdminEmails);
    const query = { filter, adminEmails };
    const after = await readCursor(tx, order, cursor);
    // One extra row shows whether there is another page.
    const found = await findPeople(tx, query, { order, limit: limit + 1, after });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const total = await countPeople(tx, query);
    audit({
      ...auditFieldsOf(act),
      action: 'people.list',
      target: { kind: 'people', id: 'all' },
      // The search text may be a name, which must not outlive its owner in the log.
      after: { ...filter, search: filter.search !== '', order, shown: shown.length, total },
    });
    return {
      people: shown.map(toPersonRow),
      nextCursor: last ? writeCursor(order, last.id) : null,
      total,
    };
  });
}

/**
 * Contains the last person's id instead of their position: two long names wouldn't fit into a URL.
 */
function writeCursor(order: PeopleOrder, userId: string): string {
  return Buffer.from(`${order}:${userId}`).toString('base64url');
}

/** An invalid cursor, or one whose person is gone, starts from the beginning. */
async function readCursor(
  tx: Tx,
  order: PeopleOrder,
  cursor: string | undefined,
): Promise<PersonCursor | null> {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const prefix = `${order}:`;
  // PostgreSQL rejects text with NUL, and no id contains one.
  if (!text.startsWith(prefix) || text.includes('\0')) return null;
  return findPersonCursor(tx, text.slice(prefix.length));
}
