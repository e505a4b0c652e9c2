import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { createPublicItem } from '../catalogue/catalogue.factory.ts';
import { findUnused } from '../entitlements/entitlements.repository.ts';
import { createPricedCourse, testLearning } from './learning.factory.ts';
import { findMyCourses } from './reading/my-courses.ts';

const few = { students: 100, prefix: 'few' };
const many = { students: runSize({ nightly: 10_000, short: 1_000 }), prefix: 'many' };
const lessonsOfCourse = runSize({ nightly: 200, short: 50 });

const database = await testDatabase();
const { pool, ownerUrl } = database;
const { deps, catalogue } = testLearning(database, '2026-11-16T10:00:00Z');
const client = new Client({ connectionString: ownerUrl });
let course: ItemId;

beforeAll(async () => {
  await client.connect();
  const parts = Array.from({ length: lessonsOfCourse }, () => ({}));
  // A module has at most a hundred lessons, but only the editor enforces that.
  course = await createPublicItem(catalogue.deps, createPricedCourse('long', 9_900, parts));
  // Checking millions of foreign keys would take longer than everything else here.
  for (const column of [
    'user_id_users_id',
    'lesson_id_lessons_id',
    'course_id_catalogue_items_id',
  ]) {
    await client.query(`alter table lesson_marks drop constraint lesson_marks_${column}_fk`);
  }
}, 30_000);

afterAll(async () => {
  await client.end();
  await database.close();
});

/** Students who have bought and finished the course. */
async function enrol({ students, prefix }: typeof few): Promise<void> {
  await client.query(`
    insert into users (id, name, email)
    select '${prefix}-' || n, 'Student', '${prefix}-' || n || '@danube.example'
    from generate_series(1, ${students}) as n`);
  await client.query(
    `insert into entitlements (id, user_id, item_id, source, granted_at)
     select gen_random_uuid(), '${prefix}-' || n, $1, 'purchase', now()
     from generate_series(1, ${students}) as n`,
    [course],
  );
  await client.query(
    `insert into lesson_marks (user_id, lesson_id, course_id, round, watched, is_read,
       place_second, place_scroll, place_at, first_at, last_at, done_at)
     select '${prefix}-' || n, l.id, $1, 0, '[]', true, 0, 1, now(), now(), now(), now()
     from generate_series(1, ${students}) as n, lessons as l where l.course_id = $1`,
    [course],
  );
  await client.query('vacuum analyze lesson_marks, entitlements, lessons, users');
}

function openMyCourses(userId: string) {
  return watchQueries(pool, async (db) => {
    const [found] = await findMyCourses({ ...deps, db }, { userId, language: 'en' });
    expect(found?.progress).toMatchObject({ done: lessonsOfCourse, percent: 100 });
  });
}

test('My Courses reads one student’s rows out of many, and no more pages than among 100', async () => {
  await enrol(few);
  const { pagesRead } = await openMyCourses('few-71');

  await enrol(many);
  const among = await openMyCourses('many-471');
  const searched = among.searched.filter((table) => /^(lesson_marks|entitlements)$/.test(table));
  expect(searched).toEqual([]);
  expect(among.widest).toBeLessThanOrEqual(lessonsOfCourse);
  // Twice as many, because a larger index has another level.
  expect(among.pagesRead).toBeLessThanOrEqual(2 * pagesRead);
}, 300_000);

test('reminders read the rights that nobody has used, not all that were ever bought', async () => {
  await client.query(`update entitlements set used_at = now() where user_id not like 'few-1%'`);
  await client.query('vacuum analyze entitlements');
  const now = new Date();
  const period = {
    from: new Date(now.getTime() - 86_400_000),
    to: new Date(now.getTime() + 60_000),
  };
  const { searched, widest } = await watchQueries(pool, async (db) => {
    expect(await findUnused(db, { ...period, now })).toHaveLength(12);
  });
  expect(searched).toEqual([]);
  expect(widest).toBeLessThan(few.students);
});
