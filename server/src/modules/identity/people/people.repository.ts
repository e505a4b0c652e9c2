import type {
  personOrders,
  personRoles,
  personStates,
} from '@danube/contract/identity/people.schemas.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWordPatterns } from '../../../platform/word-pattern.ts';
import { passkeys, profiles, salesReps, sessions, users } from '../identity.tables.ts';

export type PeopleFilter = {
  readonly search: string;
  readonly role?: (typeof personRoles)[number] | undefined;
  readonly state?: (typeof personStates)[number] | undefined;
  /** Only the rows with these ids. */
  readonly ids?: readonly string[] | undefined;
};

export type PeopleOrder = (typeof personOrders)[number];

export type PeopleQuery = {
  readonly filter: PeopleFilter;
  /** Emails that make their owners administrators. */
  readonly adminEmails: readonly string[];
};

export type PeoplePage = {
  readonly order: PeopleOrder;
  readonly limit: number;
  /** The last person of the previous page. */
  readonly after: PersonCursor | null;
};

export type PersonCursor = {
  readonly id: string;
  /** As text: a JavaScript date would lose the microseconds that distinguish two people. */
  readonly createdAt: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];

const firstName = sql<string>`coalesce(${profiles.firstName}, ${users.name})`;
const lastName = sql<string>`coalesce(${profiles.lastName}, '')`;

export function findPeople(tx: Tx, { filter, adminEmails }: PeopleQuery, page: PeoplePage) {
  return tx
    .select(rowColumns(adminEmails))
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .where(
      and(matches(filter, adminEmails), page.after ? isAfter(page.order, page.after) : undefined),
    )
    .orderBy(...orderings[page.order])
    .limit(page.limit);
}

export async function countPeople(tx: Tx, { filter, adminEmails }: PeopleQuery): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .where(matches(filter, adminEmails));
  return row?.count ?? 0;
}

/** A person's position in every sort order; null if they don't exist. */
export async function findPersonCursor(tx: Tx, userId: string): Promise<PersonCursor | null> {
  const [place] = await tx
    .select({
      id: users.id,
      createdAt: sql<string>`${users.createdAt}::text`,
      firstName,
      lastName,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return place ?? null;
}

/** What the list shows of a person. Every query that uses it joins profiles and sales_reps. */
export function rowColumns(adminEmails: readonly string[]) {
  return {
    id: users.id,
    email: users.email,
    firstName,
    lastName,
    isAdmin: isAdmin(adminEmails).as('is_admin'),
    isSalesRep: sql<boolean>`${salesReps.userId} is not null`.as('is_sales_rep'),
    hasSecondFactor: sql<boolean>`(${users.twoFactorEnabled} or exists (
      select from ${passkeys} where ${passkeys.userId} = ${users.id}
    ))`.as('has_second_factor'),
    suspendedAt: users.suspendedAt,
    erasureAt: users.erasureAt,
    createdAt: users.createdAt,
    lastActiveAt: sql<Date | null>`greatest(${users.lastActiveAt}, (
      select max(${sessions.lastActiveAt}) from ${sessions} where ${sessions.userId} = ${users.id}
    ))`
      .mapWith(sessions.lastActiveAt)
      .as('last_active_at'),
  };
}

function isAdmin(adminEmails: readonly string[]): SQL<boolean> {
  const isListed = inArray(sql`lower(${users.email})`, [...adminEmails]);
  return sql<boolean>`(coalesce(${profiles.role}, 'member') = 'admin' or (${users.emailVerified} and ${isListed}))`;
}

const orderings: Record<PeopleOrder, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(lastName), asc(firstName), asc(users.id)],
};

function isAfter(order: PeopleOrder, place: PersonCursor): SQL {
  const joined = sql`(${users.createdAt}, ${users.id})`;
  const key = sql`(${place.createdAt}::timestamptz, ${place.id})`;
  switch (order) {
    case 'newest':
      return sql`${joined} < ${key}`;
    case 'oldest':
      return sql`${joined} > ${key}`;
    case 'name':
      return sql`(${lastName}, ${firstName}, ${users.id}) > (${place.lastName}, ${place.firstName}, ${place.id})`;
  }
}

function matches(filter: PeopleFilter, adminEmails: readonly string[]): SQL | undefined {
  const { ids } = filter;
  const isChosen = ids && inArray(users.id, [...ids]);
  return and(hasWords(filter.search), hasRole(filter, adminEmails), hasState(filter), isChosen);
}

/** Every word must occur in name or email, ignoring accents and case. */
function hasWords(search: string): SQL | undefined {
  const text = sql`(${firstName} || ' ' || ${lastName} || ' ' || ${users.email})`;
  return and(...toWordPatterns(search).map((pattern) => sql`${text} ~ ${pattern}`));
}

function hasRole({ role }: PeopleFilter, adminEmails: readonly string[]): SQL | undefined {
  switch (role) {
    case 'admin':
      return isAdmin(adminEmails);
    case 'rep':
      return isNotNull(salesReps.userId);
    case 'member':
      return and(not(isAdmin(adminEmails)), isNull(salesReps.userId));
    case undefined:
      return undefined;
  }
}

function hasState({ state }: PeopleFilter): SQL | undefined {
  switch (state) {
    case 'suspended':
      return isNotNull(users.suspendedAt);
    case 'leaving':
      return and(isNull(users.suspendedAt), isNotNull(users.erasureAt));
    case 'active':
      return and(isNull(users.suspendedAt), isNull(users.erasureAt));
    case undefined:
      return undefined;
  }
}
