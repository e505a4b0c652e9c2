import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { aPublicItem } from '../catalogue/catalogue.factory.ts';
import { aCourseOf, testLearning } from './learning.factory.ts';
import { findMyCourses } from './reading/my-courses.ts';

/** Thousands by command (`ENROLMENTS=10000`); what the pipeline fills is a tenth of them. */
const enrolments = Number(process.env.ENROLMENTS ?? 1_000);
const few = { students: 100, prefix: 'few' };
const many = { students: enrolments, prefix: 'many' };
const lessonsOfCourse = 200;
/** A hundredth of few samples is one of them, which a busy machine decides. */
const [rounds, compared] = process.env.ENROLMENTS ? [400, 0.99] : [60, 0.5];

const database = await testDatabase();
const { pool, ownerUrl } = database;
const { deps, catalogue } = testLearning(database, '2026-11-16T10:00:00Z');

beforeAll(async () => {
  const parts = Array.from({ length: lessonsOfCourse }, () => ({}));
  // A module holds a hundred lessons at the most, which only an editor minds.
  const course = await aPublicItem(catalogue.deps, aCourseOf('long', 9_900, parts));
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  // Looking up each of millions of references would take longer than everything else here.
  for (const column of [
    'user_id_users_id',
    'lesson_id_lessons_id',
    'course_id_catalogue_items_id',
  ]) {
    await client.query(`alter table lesson_marks drop constraint lesson_marks_${column}_fk`);
  }
  for (const { students, prefix } of [few, many]) {
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
  }
  await client.query('vacuum analyze lesson_marks, entitlements, lessons, users');
  await client.end();
}, 300_000);

afterAll(() => database.close());

test('My Courses reads one student’s rows out of many, by index', async () => {
  const { searched, widest } = await watchQueries(pool, (watched) =>
    findMyCourses({ ...deps, db: watched }, { userId: 'many-471', language: 'en' }),
  );
  expect(searched.filter((table) => table === 'lesson_marks' || table === 'entitlements')).toEqual(
    [],
  );
  expect(widest).toBeLessThanOrEqual(lessonsOfCourse);
});

test('and takes with many enrolments no more than twice what it takes with 100', async () => {
  const times: Record<string, number[]> = { few: [], many: [] };
  // Taking turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < rounds; round += 1) {
    for (const { students, prefix } of [few, many]) {
      const userId = `${prefix}-${1 + ((round * 61) % students)}`;
      const start = performance.now();
      const [course] = await findMyCourses(deps, { userId, language: 'en' });
      if (round >= 10) times[prefix]?.push(performance.now() - start);
      expect(course?.progress).toMatchObject({ done: lessonsOfCourse, percent: 100 });
    }
  }
  const timeOf = (all: number[] = []) =>
    all.toSorted((one, other) => one - other)[Math.floor(all.length * compared)] ?? 0;
  expect(timeOf(times.many) / timeOf(times.few)).toBeLessThanOrEqual(2);
}, 60_000);
