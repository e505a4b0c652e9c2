import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { insertOffer } from '../../../testing/offered-items.ts';
import { openStage } from '../../../testing/stage.ts';
import { insertOrder } from '../../checkout/checkout.factory.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { insertVisit } from '../analytics.factory.ts';

const stage = await openStage();
const { db, database } = stage;
const query = (text: string, values: unknown[]) => database.pool.query(text, values);

afterAll(() => stage.close());

const as = (caller: Caller) =>
  createRouterClient(stage.parts.router, { context: contextOf(callers[caller]) }).analytics;

let course: ItemId;

type Steps = {
  source?: string;
  begins?: boolean;
  orders?: 'paid' | 'pending';
  buys?: ItemId;
  finishes?: true;
};

async function student(id: string, joinedAt: string, steps: Steps = {}) {
  await insertPerson(db, { id, createdAt: new Date(joinedAt), language: 'de' });
  await query('update profiles set source = $2 where id = $1', [id, steps.source]);
  if (steps.begins) {
    await query(
      `insert into lesson_marks (user_id, lesson_id, course_id, round, watched, is_read,
         place_second, place_scroll, place_at, first_at, last_at)
       select $1, id, course_id, 0, '[]', true, 0, 0, $2, $2, $2 from lessons where course_id = $3`,
      [id, joinedAt, course],
    );
  }
  if (steps.orders) {
    await insertOrder(db, {
      userId: id,
      state: steps.orders,
      placedAt: new Date(joinedAt),
      paidAt: steps.orders === 'paid' ? new Date(joinedAt) : null,
      lines: [{ itemId: steps.buys ?? course }],
    });
  }
  if (steps.finishes) {
    await query(
      `insert into certificates (code, number, user_id, course_id, holder, course_title, language,
         lessons, minutes, issued_at) values ($1, $1, $1, $2, 'Holder', 'Course', 'en', 1, 1, $3)`,
      [id, course, joinedAt],
    );
  }
}

beforeAll(async () => {
  course = (await insertOffer(db, { kind: 'course', hasLessons: true })).id;
  const { id: bundle } = await insertOffer(db, { kind: 'package', includes: [course] });
  // The academy's week begins on Sunday at 23:00 UTC.
  await student('before', '2026-11-08T22:59:59Z', { source: 'search', begins: true });
  await student('looks', '2026-11-08T23:00:00Z', { source: 'search' });
  await student('begins', '2026-11-10T10:00:00Z', { source: 'search', begins: true });
  await student('waits', '2026-11-10T10:00:00Z', {
    source: 'social',
    begins: true,
    orders: 'pending',
  });
  await student('ends', '2026-11-15T22:59:59Z', {
    source: 'social',
    begins: true,
    orders: 'paid',
    buys: bundle,
    finishes: true,
  });
  await student('only-buys', '2026-11-15T10:00:00Z', { orders: 'paid' });
  await student('after', '2026-11-15T23:00:00Z', { begins: true });
  await insertVisit(db, { createdAt: new Date('2026-11-10T10:00:00Z'), dayVisitor: '1' });
  await insertVisit(db, { createdAt: new Date('2026-11-11T10:00:00Z'), dayVisitor: '2' });
});

test('follows the people of a week from the account to the finished course', async () => {
  const week = { from: '2026-11-11', to: '2026-11-12', unit: 'week' } as const;
  const steps = { signedUp: 5, began: 3, ordered: 2, paid: 1, finished: 1 };
  expect(await as('editor').funnel(week)).toMatchObject({
    total: steps,
    skipped: 1,
    dailyVisitors: 2,
    cohorts: [{ from: '2026-11-09', to: '2026-11-15', dailyVisitors: 2, ...steps }],
    sources: expect.arrayContaining([
      { source: 'search', signedUp: 2, began: 1, ordered: 0, paid: 0, finished: 0 },
      { source: 'social', signedUp: 2, began: 2, ordered: 2, paid: 1, finished: 1 },
      { source: null, signedUp: 1, began: 0, ordered: 0, paid: 0, finished: 0 },
    ]),
    languages: [{ language: 'de', ...steps }],
    // Editors don't see sales reps anywhere else either.
    reps: null,
    // The package contains the course.
    courses: [{ course: { id: course }, ...steps }],
  });
});

test('counts by month, and names who invited someone', async () => {
  const repId = 'a0000000-0000-4000-8000-0000000000f1';
  await insertPerson(db, { id: 'rep', firstName: 'Rosa', lastName: 'Rep', isSalesRep: true });
  await query('insert into reps (id, user_id, created_at) values ($1, $2, now())', [repId, 'rep']);
  await query(
    `insert into rep_attributions (id, user_id, rep_id, code, rule, rule_version, candidates, at)
     values (gen_random_uuid(), 'ends', $1, 'ROSA1', 'signUp', 1, '[]', now())`,
    [repId],
  );
  const month = { from: '2026-11-11', to: '2026-11-12', unit: 'month' } as const;
  const found = await as('admin').funnel(month);
  expect(found).toMatchObject({
    cohorts: [{ from: '2026-11-01', to: '2026-11-30', signedUp: 7 }],
  });
  expect(found.reps).toContainEqual(
    expect.objectContaining({ rep: { id: repId, name: 'Rosa Rep' }, signedUp: 1, finished: 1 }),
  );
});

test('is for those who look after traffic', async () => {
  const week = { from: '2026-11-11', to: '2026-11-12' };
  await expect(as('bookkeeper').funnel(week)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as('anonymous').funnel(week)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
