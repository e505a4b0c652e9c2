import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk } = shop;
let anna: Rep;
let boris: Rep;

beforeAll(async () => {
  anna = await shop.openRep({ code: 'ANNA77', email: 'anna@reps.example' });
  boris = await shop.openRep({ code: 'BORIS77', email: 'boris@reps.example' });
});

afterAll(() => shop.close());

const file = (...rows: string[]) => ['email,code', ...rows].join('\r\n');
const importCsv = (csv: string, isTrial = false) =>
  desk.salesRepsAdmin.importCodes({ csv, isTrial });
const outcomes = async (csv: string, isTrial = false) =>
  (await importCsv(csv, isTrial)).rows.map(({ outcome }) => outcome);
const codesOf = async ({ id }: Rep) =>
  (await desk.salesRepsAdmin.read({ id })).codes.map(({ code }) => code);
const audited = async (action: string) => {
  const { rows } = await stage.pool.query(
    'select after from audit_entries where action = $1 order by number',
    [action],
  );
  return rows.map(({ after }) => after);
};

test('every row has its result, a trial adds nothing, and a second time neither', async () => {
  const csv = file(
    'Anna@reps.example,old_anna',
    'boris@reps.example,OLD-BORIS',
    'boris@reps.example,old-boris',
    'boris@reps.example,ANNA77',
    'nobody@reps.example,OLD-1',
    'anna@reps.example,a b',
  );
  const first = ['added', 'added', 'repeated', 'taken', 'noRep', 'invalid'];
  expect(await outcomes(csv, true)).toEqual(first);
  expect(await codesOf(anna)).toEqual(['ANNA77']);
  expect(await outcomes(csv)).toEqual(first);
  expect(await codesOf(anna)).toEqual(['ANNA77', 'OLD_ANNA']);
  expect(await codesOf(boris)).toEqual(['BORIS77', 'OLD-BORIS']);
  expect(await outcomes(csv)).toEqual(['known', 'known', ...first.slice(2)]);
  expect(await audited('sales-reps.add-code')).toEqual([
    { code: 'OLD_ANNA', isImported: true },
    { code: 'OLD-BORIS', isImported: true },
  ]);
  expect(await audited('sales-reps.import-codes')).toMatchObject([
    { isTrial: true, added: 2, rows: 6 },
    { isTrial: false, added: 2, rows: 6 },
    { isTrial: false, added: 0, rows: 6 },
  ]);
  await shop.buy({ invitedBy: 'old_anna' });
  expect((await anna.api.salesReps.lines({})).lines).toHaveLength(1);
});

test('two who bring the same file at once add each code once', async () => {
  const csv = file('anna@reps.example,TWICE-1', 'anna@reps.example,TWICE-2');
  await Promise.all([importCsv(csv), importCsv(csv)]);
  const codes = await codesOf(anna);
  expect(codes.filter((code) => code.startsWith('TWICE'))).toHaveLength(2);
});

test('two files with the same codes in opposite order do not deadlock', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `anna@reps.example,CROSS-${n}`);
  const read = vi.spyOn(stage.people, 'findUserId');
  await Promise.all([importCsv(file(...rows)), importCsv(file(...rows.toReversed()))]);
  // A transaction that was stopped by a deadlock would have read its rows again.
  expect(read).toHaveBeenCalledTimes(80);
  read.mockRestore();
});

test('a code is not added to someone whose cooperation has ended', async () => {
  const gone = await shop.openRep({ code: 'GONE77', email: 'gone@reps.example' });
  await desk.salesRepsAdmin.changeState({ id: gone.id, isActive: false, reason: 'Moved away' });
  const csv = file('gone@reps.example,OLD-GONE', 'gone@reps.example,GONE77');
  for (const isTrial of [true, false]) {
    expect(await outcomes(csv, isTrial)).toEqual(['ended', 'known']);
  }
  expect(await codesOf(gone)).toEqual(['GONE77']);
});

test('staff add no code of their own', async () => {
  const own = shop.asMember({ userId: anna.userId, isAdmin: true, roles: ['bookkeeper'] });
  const { rows } = await own.salesRepsAdmin.importCodes({
    csv: file('anna@reps.example,MINE'),
    isTrial: false,
  });
  expect(rows).toMatchObject([{ outcome: 'own', row: 2, code: 'MINE' }]);
});

test.each([
  ['no columns', 'anna@reps.example,OLD'],
  ['no rows', 'email,code\n'],
  ['too many rows', file(...Array.from({ length: 1_001 }, (_, n) => `anna@reps.example,N${n}`))],
])('a file with %s is refused', async (_, csv) => {
  await expect(importCsv(csv)).rejects.toMatchObject({ code: 'CODES_UNREADABLE' });
});
