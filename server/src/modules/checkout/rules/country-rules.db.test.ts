import { memberStates } from '@danube/contract/checkout/countries.ts';
import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { users } from '../../identity/identity.tables.ts';
import { createCountryRulesRouter } from '../country-rules.router.ts';
import { countryRules } from '../tables/country-rules.tables.ts';
import { findRule } from './find-rule.ts';
import { initialRates } from './initial-rates.factory.ts';

/** Already Tuesday in Bratislava. */
const lateMonday = '2026-11-16T23:30:00Z';
const today = '2026-11-17';

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, lateMonday);
const router = createCountryRulesRouter(platform);

beforeAll(() => insertPerson(db, { id: callers.admin.userId }));

beforeEach(async () => {
  platform.clock.set(lateMonday);
  await queryAs(
    ownerUrl,
    `truncate audit_entries;
     alter table country_rules disable trigger country_rules_written_once;
     delete from country_rules where version > 1 or country = 'CH';
     alter table country_rules enable trigger country_rules_written_once`,
  );
});

afterAll(() => database.close());

function as(caller: Caller) {
  return createRouterClient(router, { context: contextOf(callers[caller]) });
}

const admin = as('admin');

const newRule = {
  country: 'FI',
  validFrom: today,
  vatRate: 26_00,
  isSaleAllowed: true,
  riskNote: 'Read this first.',
  waiverNote: '',
  reason: 'The parliament decided it',
};

async function auditEntries() {
  const { rows } = await pool.query(
    'select actor_id, action, target_kind, target_id, before, after, reason from audit_entries order by number',
  );
  return rows;
}

async function versionsOf(country: string): Promise<number[]> {
  const rules = await admin.list();
  return rules.filter((rule) => rule.country === country).map(({ version }) => version);
}

test('a new academy has the rates of 2026 in all member states', async () => {
  const rules = await admin.list();
  expect(rules.map(({ country }) => country)).toEqual([...memberStates].sort());
  expect(Object.fromEntries(rules.map(({ country, vatRate }) => [country, vatRate]))).toEqual(
    initialRates,
  );
  for (const rule of rules) {
    expect(rule).toMatchObject({ version: 1, validFrom: '2026-01-01', isSaleAllowed: true });
    expect(rule).toMatchObject({ riskNote: '', waiverNote: '', isCurrent: true });
  }
});

describe('who may call', () => {
  const calls = {
    list: (caller: Caller) => as(caller).list(),
    add: (caller: Caller) => as(caller).add(newRule),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(calls).flatMap(([name, call]) =>
    rejections.map(([caller, code]) => ({ name, call, caller, code })),
  );

  test.each(refused)('$name answers $caller with $code', async ({ call, caller, code }) => {
    await expect(call(caller)).rejects.toMatchObject({ code, defined: true });
    expect(await versionsOf('FI')).toEqual([1]);
  });
});

describe('add', () => {
  test('follows the last rule from today, and is written down', async () => {
    const { reason, ...requested } = newRule;
    const added = await admin.add(newRule);
    expect(added).toEqual({ ...requested, version: 2 });
    expect(await findRule(db, 'FI', '2026-11-16')).toMatchObject({ version: 1, vatRate: 25_50 });
    expect(await findRule(db, 'FI', today)).toEqual(added);
    expect(await auditEntries()).toEqual([
      {
        actor_id: callers.admin.userId,
        action: 'country-rules.add',
        target_kind: 'country-rule',
        target_id: 'FI',
        before: expect.objectContaining({ version: 1, vatRate: 25_50 }),
        after: { ...requested, version: 2 },
        reason,
      },
    ]);
  });

  test('waits for its first day', async () => {
    await admin.add({ ...newRule, validFrom: '2027-01-01' });
    const isCurrent = async () =>
      (await admin.list()).filter(({ country }) => country === 'FI').map((rule) => rule.isCurrent);
    expect(await isCurrent()).toEqual([false, true]);
    platform.clock.set('2026-12-31T23:00:00Z');
    expect(await isCurrent()).toEqual([true, false]);
  });

  test('corrects a rule that has not begun, from the same day', async () => {
    await admin.add({ ...newRule, validFrom: '2027-01-01' });
    await admin.add({ ...newRule, validFrom: '2027-01-01', vatRate: 26_50 });
    expect(await findRule(db, 'FI', '2027-01-01')).toMatchObject({ version: 3, vatRate: 26_50 });
    expect(await findRule(db, 'FI', '2026-12-31')).toMatchObject({ version: 1 });
  });

  test('refuses to change what was', async () => {
    const yesterday = admin.add({ ...newRule, validFrom: '2026-11-16' });
    await expect(yesterday).rejects.toMatchObject({ code: 'RULE_NOT_LATER', defined: true });
    await admin.add({ ...newRule, validFrom: '2027-01-01' });
    const between = admin.add({ ...newRule, validFrom: '2026-12-31' });
    await expect(between).rejects.toMatchObject({ code: 'RULE_NOT_LATER', defined: true });
    expect(await versionsOf('FI')).toEqual([2, 1]);
    expect(await auditEntries()).toHaveLength(1);
  });

  test('of two at once lets one through', async () => {
    const both = await Promise.allSettled([
      admin.add(newRule),
      admin.add({ ...newRule, vatRate: 27_00 }),
    ]);
    const refused = both.filter(({ status }) => status === 'rejected');
    // Running one after the other is valid too: the second then sees the first.
    expect(await versionsOf('FI')).toHaveLength(3 - refused.length);
    for (const one of refused) {
      expect(one).toMatchObject({ reason: { code: 'RULE_NOT_LATER', defined: true } });
    }
    expect(await auditEntries()).toHaveLength(2 - refused.length);
  });

  test('opens a country outside the EU, without VAT', async () => {
    expect(await findRule(db, 'CH', today)).toBeNull();
    const added = await admin.add({ ...newRule, country: 'CH', vatRate: 0 });
    expect(await findRule(db, 'CH', today)).toEqual(added);
    expect(added).toMatchObject({ version: 1, vatRate: 0, isSaleAllowed: true });
  });

  test.each([
    ['a rate outside the EU', { country: 'US', vatRate: 7_70 }],
    ['what is no country', { country: 'XX', vatRate: 0 }],
    ['Monaco, whose VAT is France’s', { country: 'MC', vatRate: 0 }],
  ])('refuses %s', async (_, change) => {
    await expect(admin.add({ ...newRule, ...change })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await findRule(db, change.country, today)).toBeNull();
  });
});

describe('what was written', () => {
  test('is never changed nor taken away', async () => {
    const written = eq(countryRules.country, 'FI');
    const rejection = { cause: { message: expect.stringContaining('written once') } };
    await expect(db.update(countryRules).set({ vatRate: 1 }).where(written)).rejects.toMatchObject(
      rejection,
    );
    await expect(db.delete(countryRules).where(written)).rejects.toMatchObject(rejection);
    expect(await findRule(db, 'FI', today)).toMatchObject({ vatRate: 25_50 });
  });

  test('outlives the account of who wrote it', async () => {
    await insertPerson(db, { id: 'former-admin' });
    const row = { ...newRule, version: 2, createdAt: new Date(lateMonday) };
    const { reason: _, ...rule } = row;
    await db.insert(countryRules).values({ ...rule, createdBy: 'former-admin' });
    await db.delete(users).where(eq(users.id, 'former-admin'));
    expect(await versionsOf('FI')).toEqual([2, 1]);
  });
});
