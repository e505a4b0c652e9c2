import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { watchQueries } from '../../../testing/watch-queries.ts';
import {
  insertPasskey,
  insertPerson,
  insertSession,
  storeAdminEmails,
} from '../identity.factory.ts';
import { openPeopleStage } from './people.factory.ts';
import { countPeople, findPeople, findPersonCursor } from './people.repository.ts';

const people = await openPeopleStage('2026-11-16T10:20:00Z');
const { db, pool, auditLog } = people;
const admin = people.as('admin');

afterAll(() => people.database.close());

beforeEach(() => people.empty());

type Input = Parameters<typeof admin.list>[0];

/** All pages in order, as ids. */
async function readAll(input: Input): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.list({ ...input, cursor });
    pages.push(page.people.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < 20);
  return pages;
}

async function idsOf(input: Input): Promise<string[]> {
  return (await admin.list(input)).people.map(({ id }) => id).sort();
}

describe('search', () => {
  beforeEach(async () => {
    await insertPerson(db, {
      id: 'zoe',
      firstName: 'Zoë',
      lastName: 'MÜLLER-Østergård 100%',
      email: 'zoe_100@mail.example',
    });
    await insertPerson(db, {
      id: 'jan',
      firstName: 'Ján',
      lastName: 'Kováč',
      email: 'jan@posta.example',
    });
    await insertPerson(db, {
      id: 'bare',
      firstName: 'Import',
      lastName: '',
      hasProfile: false,
      email: 'bare@mail.example',
    });
  });

  test.each([
    ['kovac', ['jan']],
    ['KOVÁČ', ['jan']],
    ['kováč ján', ['jan']],
    ['Jan', ['jan']],
    ['muller', ['zoe']],
    ['mail.example', ['bare', 'zoe']],
    ['import', ['bare']],
    ['ostergard 100%', ['zoe']],
    ['_100', ['zoe']],
    ['\u0130mport', ['bare']],
    ['Kova\u0301c\u030c', ['jan']],
    ['%', ['zoe']],
    ['j_n', []],
    ['kovac zoe', []],
    ["'; drop table users; --", []],
    ['\\', []],
    ['.*', []],
    ['[', []],
    ['(a+)+$', []],
    ['\u{1f600}', []],
  ])('%s', async (search, expected) => {
    expect(await idsOf({ search })).toEqual(expected);
  });
});

describe('filters', () => {
  beforeEach(async () => {
    const now = new Date();
    await storeAdminEmails(db, ['listed@danube.example']);
    await insertPerson(db, { id: 'plain' });
    await insertPerson(db, { id: 'rep', isSalesRep: true });
    await insertPerson(db, { id: 'role', role: 'admin' });
    await insertPerson(db, { id: 'listed', email: 'listed@danube.example' });
    await insertPerson(db, { id: 'suspended', suspendedAt: now, erasureAt: now });
    await insertPerson(db, { id: 'leaving', erasureAt: now, hasProfile: false });
  });

  test.each<[string, Input, string[]]>([
    ['administrators by role and by list', { role: 'admin' }, ['listed', 'role']],
    ['sales representatives', { role: 'rep' }, ['rep']],
    ['members who are neither', { role: 'member' }, ['leaving', 'plain', 'suspended']],
    ['suspended', { state: 'suspended' }, ['suspended']],
    ['leaving', { state: 'leaving' }, ['leaving']],
    ['active', { state: 'active' }, ['listed', 'plain', 'rep', 'role']],
    ['together', { role: 'member', state: 'active' }, ['plain']],
  ])('%s', async (_name, input, expected) => {
    expect(await idsOf(input)).toEqual(expected);
    expect((await admin.list({ ...input, limit: 1 })).total).toBe(expected.length);
  });
});

describe('pages', () => {
  beforeEach(async () => {
    const names = ['Ahn', 'Bok', 'Ahn', 'Cid', 'Bok'];
    for (const [index, lastName] of names.entries()) {
      await insertPerson(db, { id: `person-${index}`, lastName });
    }
    // Microseconds apart, which a JavaScript date can't distinguish, and two at exactly the same
    // time.
    await pool.query(`update users set created_at = timestamptz '2026-01-01 10:00:00.000001Z'
      + (least(substring(id from 8)::int, 3) || ' microseconds')::interval`);
  });

  test.each([
    ['newest', ['person-4', 'person-3', 'person-2', 'person-1', 'person-0']],
    ['oldest', ['person-0', 'person-1', 'person-2', 'person-3', 'person-4']],
    ['name', ['person-0', 'person-2', 'person-1', 'person-4', 'person-3']],
  ] as const)('%s: everybody once, in order', async (order, expected) => {
    for (const limit of [1, 2, 5]) {
      const pages = await readAll({ order, limit });
      expect(pages.flat()).toEqual(expected);
      expect(pages).toHaveLength(Math.ceil(5 / limit));
    }
  });

  test('somebody who joins between two pages moves nobody', async () => {
    const { nextCursor } = await admin.list({ limit: 2 });
    await insertPerson(db, { id: 'late', createdAt: new Date('2026-06-01T10:00:00Z') });
    const { people } = await admin.list({ limit: 2, cursor: nextCursor ?? undefined });
    expect(people.map(({ id }) => id)).toEqual(['person-2', 'person-1']);
  });

  test.each(['rubbish', Buffer.from('newest:gone').toString('base64url'), 'bmV3ZXN0OgA'])(
    'a cursor that names nobody begins anew: %s',
    async (cursor) => {
      expect((await admin.list({ cursor })).people).toHaveLength(5);
    },
  );

  test('more than a hundred at once are not given', async () => {
    await expect(admin.list({ limit: 101 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('tells who has a second factor and who was here last', async () => {
  const used = new Date('2026-11-15T08:00:00Z');
  const { id } = await insertPerson(db);
  await insertPasskey(db, id);
  await insertSession(db, id, { lastActiveAt: used });
  await insertSession(db, id, { lastActiveAt: new Date('2026-11-14T08:00:00Z') });
  const { people } = await admin.list({});
  expect(people).toMatchObject([{ id, hasSecondFactor: true, lastActiveAt: used }]);
});

test('each reading is on record with what was asked for', async () => {
  await insertPerson(db);
  await admin.list({ search: 'maja', state: 'active' });
  await admin.exportCsv({ role: 'rep' });
  expect(await auditLog()).toMatchObject([
    {
      action: 'people.list',
      target: 'people:all',
      after: { search: true, state: 'active', order: 'newest', shown: 1, total: 1 },
      requestId: 'request-7',
    },
    {
      action: 'people.export',
      target: 'people:all',
      after: { search: false, role: 'rep', rows: 0 },
      requestId: 'request-7',
    },
  ]);
});

test('the file holds the filtered list, and no cell that a spreadsheet would run', async () => {
  await insertPerson(db, {
    id: 'evil',
    email: 'evil@danube.example',
    firstName: '=HYPERLINK("https://evil.example","x")',
    lastName: '@SUM(1,2)',
  });
  await insertPerson(db, { id: 'away', suspendedAt: new Date() });
  const { fileName, csv } = await admin.exportCsv({ state: 'active' });
  expect(fileName).toBe('people-2026-11-16.csv');
  expect(csv).toBe(
    [
      'id,email,first_name,last_name,is_admin,is_sales_rep,has_second_factor,state,member_since,last_active_at',
      `evil,evil@danube.example,"'=HYPERLINK(""https://evil.example"",""x"")","'@SUM(1,2)",false,false,false,active,2026-01-02T10:00:00.000Z,`,
      '',
    ].join('\r\n'),
  );
});

test('the file holds only the people that were selected', async () => {
  for (const id of ['one', 'two', 'three']) await insertPerson(db, { id });
  const ids = ['one', 'three'].map((id) => userIdSchema.parse(id));
  const { csv } = await admin.exportCsv({ ids });
  const firstCells = csv.split('\r\n').map((line) => line.split(',')[0]);
  expect(new Set(firstCells)).toEqual(new Set(['id', 'one', 'three', '']));
  expect(firstCells).toHaveLength(4);
});

describe('with many people', () => {
  // More than the export reads at once.
  const many = 10_050;

  beforeEach(async () => {
    await pool.query(`
      insert into users (id, name, email, email_verified, created_at)
      select 'u' || n, 'Person ' || n, 'p' || n || '@danube.example', true,
        timestamptz '2020-01-01Z' + n * interval '1 hour'
      from generate_series(1, ${many}) n;
      insert into profiles (id, first_name, last_name)
      select 'u' || n, 'Person', 'Näme ' || n from generate_series(1, ${many}) n;
      insert into sessions (id, token, user_id, expires_at)
      select 's' || n, 't' || n, 'u' || n, now() from generate_series(1, ${many}) n`);
    await queryAs(people.database.ownerUrl, 'analyze users; analyze profiles; analyze sessions');
  });

  test('a page reads each person a few times at most in every order, and the file has everyone', async () => {
    const lists = [
      { order: 'newest', filter: { search: '' } },
      { order: 'oldest', filter: { search: '' } },
      { order: 'name', filter: { search: '' } },
      { order: 'newest', filter: { search: 'name 99' } },
      { order: 'newest', filter: { search: '', role: 'member' } },
    ] as const;
    for (const { order, filter } of lists) {
      const query = { filter, adminEmails: ['listed@danube.example'] };
      const { rowsRead } = await watchQueries(pool, async (tx) => {
        const after = await findPersonCursor(tx, 'u5000');
        await findPeople(tx, query, { order, limit: 26, after });
        await countPeople(tx, query);
      });
      // Reads the names to search and to count, and little more for the shown rows.
      expect(rowsRead).toBeLessThanOrEqual(5 * many);
    }
    const { csv } = await admin.exportCsv({});
    const ids = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toEqual(Array.from({ length: many }, (_, index) => `u${many - index}`));
  });
});
