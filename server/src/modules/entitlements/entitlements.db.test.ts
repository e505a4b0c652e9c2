import { randomUUID } from 'node:crypto';
import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { entitlementIdSchema } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { noGrantMails } from '../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import { insertOffer, offers } from '../../testing/offered-items.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { findNames } from '../identity/identity.repository.ts';
import { insertEntitlement } from './entitlements.factory.ts';
import { createEntitlements } from './entitlements.module.ts';

const monday = '2026-11-16T10:20:00Z';
const now = new Date(monday);
const member = userIdSchema.parse(callers.member.userId);
const nobody = userIdSchema.parse('nobody-id');
const unknownItem = itemIdSchema.parse('00000000-0000-4000-8000-00000000dead');
const reason = 'Won the autumn quiz';

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const entitlements = createEntitlements({
  ...platform,
  ...noGrantMails,
  subscriptions: noSubscriptions,
  catalogue: offers,
  findNames: (ids) => findNames(db, ids),
});

beforeAll(async () => {
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
  }
});

beforeEach(async () => {
  platform.clock.set(monday);
  await queryAs(ownerUrl, 'truncate entitlements; truncate audit_entries');
});

afterAll(() => database.close());

function as(caller: Caller) {
  return createRouterClient(entitlements.routers.entitlements, {
    context: contextOf(callers[caller]),
  });
}

const admin = as('admin');

function give(item: ItemId, overrides: { expiresAt?: Date } = {}) {
  return admin.grant({ userId: member, item, expiresAt: null, reason, ...overrides });
}

async function auditEntries() {
  const { rows } = await pool.query(
    'select actor_id, action, target_kind, target_id, before, after, reason from audit_entries order by number',
  );
  return rows;
}

async function countRows(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from entitlements');
  return rows[0].count;
}

describe('who may call', () => {
  const forAdmins = {
    ofPerson: (caller: Caller) => as(caller).ofPerson({ userId: member, language: 'en' }),
    grant: (caller: Caller, item: ItemId) =>
      as(caller).grant({ userId: member, item, expiresAt: null, reason }),
    revoke: (caller: Caller) =>
      as(caller).revoke({ id: entitlementIdSchema.parse(randomUUID()), reason }),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(forAdmins).flatMap(([name, call]) =>
    rejections.map(([caller, code]) => ({ name, call, caller, code })),
  );

  test.each(refused)('$name answers $caller with $code', async ({ call, caller, code }) => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900 });
    await expect(call(caller, id)).rejects.toMatchObject({ code, defined: true });
    expect(await countRows()).toBe(0);
    expect(await auditEntries()).toEqual([]);
  });
});

describe('mine', () => {
  test('asks visitors to sign in, whatever it costs [R6.07]', async () => {
    const free = await insertOffer(db, { kind: 'indicator' });
    const priced = await insertOffer(db, { kind: 'book', price: 2_900 });
    expect(await as('anonymous').mine({ items: [free.id, priced.id] })).toEqual({
      [free.id]: { isAllowed: false, why: 'signedOut' },
      [priced.id]: { isAllowed: false, why: 'signedOut' },
    });
  });

  test('tells a member what is free, owned and not owned', async () => {
    const free = await insertOffer(db, { kind: 'indicator' });
    const owned = await insertOffer(db, { kind: 'book', price: 2_900 });
    const other = await insertOffer(db, { kind: 'book', price: 2_900 });
    await insertEntitlement(db, { userId: member, itemId: owned.id, source: 'purchase' });
    expect(await as('member').mine({ items: [free.id, owned.id, other.id] })).toEqual({
      [free.id]: { isAllowed: true, why: 'free', until: null },
      [owned.id]: { isAllowed: true, why: 'purchase', until: null },
      [other.id]: { isAllowed: false, why: 'notOwned' },
    });
  });

  test('never speaks of what somebody else owns', async () => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900 });
    await insertEntitlement(db, { userId: member, itemId: id });
    expect(await as('otherMember').mine({ items: [id] })).toEqual({
      [id]: { isAllowed: false, why: 'notOwned' },
    });
  });

  test('leaves out what is not there, not yet public or withdrawn', async () => {
    const draft = await insertOffer(db, { kind: 'book', state: 'draft' });
    const withdrawn = await insertOffer(db, { kind: 'book', state: 'withdrawn' });
    const items = [unknownItem, draft.id, withdrawn.id];
    expect(await as('anonymous').mine({ items })).toEqual({});
    expect(await as('member').mine({ items })).toEqual({});
  });

  test('shows what is withdrawn to whoever owns it', async () => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900, state: 'withdrawn' });
    await insertEntitlement(db, { userId: member, itemId: id, source: 'purchase' });
    expect(await as('member').mine({ items: [id] })).toMatchObject({ [id]: { isAllowed: true } });
  });

  test('opens what a package includes, and nothing else', async () => {
    const inside = await insertOffer(db, { kind: 'course', price: 19_900 });
    const outside = await insertOffer(db, { kind: 'course', price: 19_900 });
    const offer = { kind: 'package', price: 9_900, includes: [inside.id] } as const;
    const { id: itemId } = await insertOffer(db, offer);
    const until = new Date('2026-12-16T10:20:00Z');
    const source = 'subscription';
    await insertEntitlement(db, { userId: member, itemId, source, expiresAt: until });
    const items = [inside.id, outside.id, itemId];
    expect(await as('member').mine({ items })).toEqual({
      [inside.id]: { isAllowed: true, why: source, until },
      [outside.id]: { isAllowed: false, why: 'notOwned' },
      [itemId]: { isAllowed: true, why: source, until },
    });
    platform.clock.set('2026-12-16T10:20:00Z');
    expect(await as('member').mine({ items: [inside.id] })).toEqual({
      [inside.id]: { isAllowed: false, why: 'ended' },
    });
  });

  test('says the same of many people at once', async () => {
    const inside = await insertOffer(db, { kind: 'course', price: 9_900 });
    const bundle = await insertOffer(db, { kind: 'package', price: 9, includes: [inside.id] });
    const other = await insertOffer(db, { kind: 'book', price: 9 });
    const free = await insertOffer(db, { kind: 'indicator' });
    const { otherMember, rep } = callers;
    await insertEntitlement(db, { userId: member, itemId: bundle.id });
    await insertEntitlement(db, { userId: otherMember.userId, itemId: inside.id, revokedAt: now });
    await insertEntitlement(db, { userId: rep.userId, itemId: other.id });
    const everyone = [member, otherMember.userId, rep.userId];
    const { findEntitled } = entitlements.api;
    expect([...(await findEntitled(db, inside.id, everyone))]).toEqual([member]);
    expect([...(await findEntitled(db, free.id, everyone))]).toEqual(everyone);
    expect([...(await findEntitled(db, unknownItem, everyone))]).toEqual([]);
  });

  test('opens what a package includes also where only that is asked for', async () => {
    const inside = await insertOffer(db, { kind: 'book', price: 2_900, state: 'withdrawn' });
    const bundle = await insertOffer(db, { kind: 'package', price: 9, includes: [inside.id] });
    await insertEntitlement(db, { userId: member, itemId: bundle.id });
    expect(await as('member').mine({ items: [inside.id] })).toMatchObject({
      [inside.id]: { isAllowed: true, why: 'grant' },
    });
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 61 }, () => unknownItem)],
  ])('refuses to look for %s', async (_name, items) => {
    await expect(as('member').mine({ items })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('access to lessons', () => {
  const { api } = entitlements;

  test('is everybody’s where the course gives the lesson away', async () => {
    const { free } = await insertOffer(db, { kind: 'course', price: 19_900, hasLessons: true });
    for (const userId of [null, member]) {
      const access = await api.accessToLesson(db, userId, free);
      expect(access).toEqual({ isAllowed: true, why: 'preview', until: null });
    }
  });

  test('else goes with the course', async () => {
    const course = await insertOffer(db, { kind: 'course', price: 19_900, hasLessons: true });
    const signedOut = await api.accessToLesson(db, null, course.paid);
    expect(signedOut).toEqual({ isAllowed: false, why: 'signedOut' });
    const notOwned = await api.accessToLesson(db, member, course.paid);
    expect(notOwned).toEqual({ isAllowed: false, why: 'notOwned' });
    await give(course.id);
    const owned = await api.accessToLesson(db, member, course.paid);
    expect(owned).toEqual({ isAllowed: true, why: 'grant', until: null });
    expect(await api.accessTo(db, member, course.id)).toEqual(owned);
  });

  test('is nobody’s where there is no such lesson or item', async () => {
    const { paid } = await insertOffer(db, { kind: 'course', hasLessons: false });
    const none = { isAllowed: false, why: 'notOwned' };
    expect(await api.accessToLesson(db, member, paid)).toEqual(none);
    expect(await api.accessTo(db, member, unknownItem)).toEqual(none);
    expect(await api.accessTo(db, null, unknownItem)).toEqual(none);
  });
});

describe('grant', () => {
  test('opens the item, and says in the log who gave what to whom and why', async () => {
    const { id: item } = await insertOffer(db, { kind: 'course', price: 19_900 });
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    const { id } = await give(item, { expiresAt });
    expect(await as('member').mine({ items: [item] })).toEqual({
      [item]: { isAllowed: true, why: 'grant', until: expiresAt },
    });
    expect(await auditEntries()).toEqual([
      {
        actor_id: callers.admin.userId,
        action: 'entitlements.grant',
        target_kind: 'person',
        target_id: member,
        before: null,
        after: {
          id,
          item,
          source: 'grant',
          revokedAt: null,
          expiresAt: expiresAt.toISOString(),
        },
        reason,
      },
    ]);
  });

  test('is refused while there is one, and possible again once it is revoked', async () => {
    const { id: item } = await insertOffer(db, { kind: 'course', price: 19_900 });
    const { id } = await give(item);
    await expect(give(item)).rejects.toMatchObject({ code: 'ALREADY_GRANTED', defined: true });
    await admin.revoke({ id, reason });
    await give(item);
    expect(await countRows()).toBe(2);
  });

  test('stands beside a purchase of the same item', async () => {
    const { id: itemId } = await insertOffer(db, { kind: 'course', price: 19_900 });
    await insertEntitlement(db, { userId: member, itemId, source: 'purchase' });
    await give(itemId);
    expect(await countRows()).toBe(2);
  });

  test('is made once when fifty ask at the same time', async () => {
    const { id: item } = await insertOffer(db, { kind: 'course', price: 19_900 });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => give(item)));
    const rejections = answers.filter((answer) => answer.status === 'rejected');
    expect(rejections).toHaveLength(49);
    for (const { reason: error } of rejections) {
      expect(error).toMatchObject({ code: 'ALREADY_GRANTED' });
    }
    expect(await countRows()).toBe(1);
    expect(await auditEntries()).toHaveLength(1);
  });

  test('needs a person and an item', async () => {
    const { id: item } = await insertOffer(db, { kind: 'book' });
    const gift = { userId: member, item, expiresAt: null, reason };
    await expect(admin.grant({ ...gift, userId: nobody })).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
    await expect(admin.grant({ ...gift, item: unknownItem })).rejects.toMatchObject({
      code: 'ITEM_NOT_FOUND',
    });
    expect(await auditEntries()).toEqual([]);
  });

  test.each(['', 'no', 'x'.repeat(501)])('needs a reason: %j', async (wrong) => {
    const { id: item } = await insertOffer(db, { kind: 'book' });
    const gift = { userId: member, item, expiresAt: null, reason: wrong };
    await expect(admin.grant(gift)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('revoke', () => {
  test('ends the right at once, and says so in the log', async () => {
    const { id: item } = await insertOffer(db, { kind: 'course', price: 19_900 });
    const { id } = await give(item);
    expect(await admin.revoke({ id, reason: 'Given to the wrong person' })).toEqual({});
    expect(await as('member').mine({ items: [item] })).toEqual({
      [item]: { isAllowed: false, why: 'ended' },
    });
    const before = { id, item, source: 'grant', expiresAt: null, revokedAt: null };
    expect((await auditEntries()).at(-1)).toEqual({
      actor_id: callers.admin.userId,
      action: 'entitlements.revoke',
      target_kind: 'person',
      target_id: member,
      before,
      after: { ...before, revokedAt: now.toISOString() },
      reason: 'Given to the wrong person',
    });
  });

  test('happens once, also when fifty ask at the same time', async () => {
    const { id: item } = await insertOffer(db, { kind: 'course', price: 19_900 });
    const { id } = await give(item);
    await Promise.all(Array.from({ length: 50 }, () => admin.revoke({ id, reason })));
    platform.clock.set('2026-11-17T10:20:00Z');
    expect(await admin.revoke({ id, reason })).toEqual({});
    const [row] = await admin.ofPerson({ userId: member, language: 'en' });
    expect(row?.revokedAt).toEqual(now);
    const acts = (await auditEntries()).map(({ action }) => action);
    expect(acts).toEqual(['entitlements.grant', 'entitlements.revoke', 'entitlements.read']);
  });

  test('needs an entitlement', async () => {
    const id = entitlementIdSchema.parse(randomUUID());
    await expect(admin.revoke({ id, reason })).rejects.toMatchObject({
      code: 'ENTITLEMENT_NOT_FOUND',
      defined: true,
    });
  });
});

describe('of a person', () => {
  test('everything they have or had is listed, the newest first, and the look is in the log', async () => {
    const course = await insertOffer(db, { kind: 'course', title: 'Reading the line' });
    const book = await insertOffer(db, { kind: 'book', title: 'The quiet hour' });
    await insertEntitlement(db, {
      userId: member,
      itemId: course.id,
      source: 'purchase',
      grantedAt: new Date('2026-02-01T00:00:00Z'),
      revokedAt: new Date('2026-03-01T00:00:00Z'),
    });
    await give(book.id);
    await insertEntitlement(db, { userId: callers.otherMember.userId, itemId: book.id });
    expect(await admin.ofPerson({ userId: member, language: 'sk' })).toMatchObject([
      { item: { id: book.id, kind: 'book', title: 'The quiet hour' }, source: 'grant', reason },
      {
        item: { id: course.id, kind: 'course', title: 'Reading the line' },
        source: 'purchase',
        revokedAt: new Date('2026-03-01T00:00:00Z'),
      },
    ]);
    expect((await auditEntries()).at(-1)).toMatchObject({
      action: 'entitlements.read',
      target_id: member,
    });
  });

  test('who is not there is said so', async () => {
    await expect(admin.ofPerson({ userId: nobody, language: 'en' })).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
      defined: true,
    });
  });

  test('it is in their export, and gone with their account', async () => {
    const leaving = await insertPerson(db);
    const book = await insertOffer(db, { kind: 'book', title: 'The quiet hour' });
    await insertEntitlement(db, { userId: leaving.id, itemId: book.id });
    const [source] = entitlements.personalData;
    expect(await source?.read(db, leaving.id)).toMatchObject([
      { item: { title: 'The quiet hour' } },
    ]);
    expect(await source?.read(db, member)).toEqual([]);
    await pool.query('delete from users where id = $1', [leaving.id]);
    expect(await countRows()).toBe(0);
  });
});
