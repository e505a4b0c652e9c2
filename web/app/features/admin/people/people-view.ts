import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import type { queries } from '../../../lib/api.ts';
import { type CursorTrail, readTrail } from '../../../lib/cursor-trail.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const peoplePageSize = 25;

// Tables instead of the contract's lists: those would load the schemas in the browser, and a
// missing value is a compile error here too.
export const roleTexts = {
  member: 'admin.people.roles.member',
  rep: 'admin.people.roles.rep',
  admin: 'admin.people.roles.admin',
} as const satisfies Record<NonNullable<ListInput['role']>, TextKey>;

export const stateTexts = {
  active: 'admin.people.states.active',
  suspended: 'admin.people.states.suspended',
  leaving: 'admin.people.states.leaving',
} as const satisfies Record<PersonRow['state'], TextKey>;

export const sortTexts = {
  newest: 'admin.people.orders.newest',
  oldest: 'admin.people.orders.oldest',
  name: 'admin.people.orders.name',
} as const satisfies Record<NonNullable<ListInput['order']>, TextKey>;

type ListInput = Parameters<typeof queries.identity.people.list.call>[0];
type PersonSort = keyof typeof sortTexts;

export const defaultSort = 'newest' satisfies PersonSort;

/** The list's URL parameters. */
export type PeopleView = {
  search: string;
  role?: keyof typeof roleTexts;
  state?: keyof typeof stateTexts;
  sort: PersonSort;
  trail: CursorTrail;
};

const trailName = 'after';
const maxSearchLength = 100;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readPeopleView(parameters: URLSearchParams): PeopleView {
  const role = parameters.get('role');
  const state = parameters.get('state');
  const sort = parameters.get('order');
  return {
    search: lineOf(parameters.get('search') ?? '', maxSearchLength),
    ...(isKeyOf(roleTexts, role) ? { role } : {}),
    ...(isKeyOf(stateTexts, state) ? { state } : {}),
    sort: isKeyOf(sortTexts, sort) ? sort : defaultSort,
    trail: readTrail(parameters, trailName, (key) => key !== '' && key.length <= maxCursorLength),
  };
}

/** The URL of a view; defaults are left out. */
export function peopleUrl(view: PeopleView): string {
  const parameters = new URLSearchParams();
  if (view.search) parameters.set('search', view.search);
  if (view.role) parameters.set('role', view.role);
  if (view.state) parameters.set('state', view.state);
  if (view.sort !== defaultSort) parameters.set('order', view.sort);
  for (const key of view.trail) parameters.append(trailName, key);
  const query = parameters.toString();
  return query ? `/admin/people?${query}` : '/admin/people';
}

export function exportInput({ search, role, state }: PeopleView) {
  return { search, ...(role ? { role } : {}), ...(state ? { state } : {}) };
}

export function listInput(view: PeopleView) {
  const cursor = view.trail.at(-1);
  return {
    ...exportInput(view),
    order: view.sort,
    ...(cursor ? { cursor } : {}),
    limit: peoplePageSize,
  };
}

/** True if a filter hides people; sorting doesn't. */
export function isFiltered(view: PeopleView): boolean {
  return view.search !== '' || view.role !== undefined || view.state !== undefined;
}

function lineOf(text: string, maxLength: number): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxLength).toWellFormed().trim();
}

function isKeyOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
