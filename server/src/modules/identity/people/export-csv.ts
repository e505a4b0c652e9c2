import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { exportTable } from '../../../platform/export-table.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPersonRow } from './people.mapper.ts';
import { findPeople, findPersonCursor, type PeopleFilter } from './people.repository.ts';

/** The list as a file, newest first, without paging. */
export async function exportCsv(
  deps: PeopleDependencies,
  act: ActionContext,
  filter: PeopleFilter,
): Promise<{ fileName: string; csv: string }> {
  const adminEmails = await findAdminEmails(deps.db, deps.settings.fallbackAdminEmails);
  const query = { filter, adminEmails };
  const { csv, rows } = await exportTable(deps.db, {
    header,
    read: (tx, page) => findPeople(tx, query, { order: 'newest', ...page }),
    findCursor: findPersonCursor,
    toCells: (_, people) => people.map((person) => toCells(toPersonRow(person))),
  });
  await deps.transact(async ({ audit }) => {
    audit({
      ...auditFieldsOf(act),
      action: 'people.export',
      target: { kind: 'people', id: 'all' },
      after: { ...filter, search: filter.search !== '', rows },
    });
  });
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `people-${day}.csv`, csv };
}

const header = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_admin',
  'is_sales_rep',
  'has_second_factor',
  'state',
  'member_since',
  'last_active_at',
];

function toCells(person: PersonRow): string[] {
  return [
    person.id,
    person.email,
    person.firstName,
    person.lastName,
    ...[person.isAdmin, person.isSalesRep, person.hasSecondFactor].map(String),
    person.state,
    person.memberSince.toISOString(),
    person.lastActiveAt?.toISOString() ?? '',
  ];
}
