import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { toCsv } from '../../../platform/csv.ts';
import { findAdminEmails } from './find-admin-emails.ts';
import type { PeopleDependencies } from './people.dependencies.ts';
import { toPersonRow } from './people.mapper.ts';
import { findPeople, type PeopleFilter } from './people.repository.ts';

const maxRows = 10_000;

/** The list as a file, newest first, without paging. */
export function exportCsv(
  deps: PeopleDependencies,
  act: ActionContext,
  filter: PeopleFilter,
): Promise<{ fileName: string; csv: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const adminEmails = await findAdminEmails(tx, deps.settings.fallbackAdminEmails);
    const page = { order: 'newest', limit: maxRows, after: null } as const;
    const people = (await findPeople(tx, { filter, adminEmails }, page)).map(toPersonRow);
    audit({
      ...auditFieldsOf(act),
      action: 'people.export',
      target: { kind: 'people', id: 'all' },
      after: { ...filter, search: filter.search !== '', rows: people.length },
    });
    const day = deps.clock.now().toISOString().slice(0, 10);
    return { fileName: `people-${day}.csv`, csv: toCsv([header, ...people.map(toCells)]) };
  });
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
