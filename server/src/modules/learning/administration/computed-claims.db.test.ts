import { afterAll, expect, test } from 'vitest';
import { insertOffer } from '../../../testing/offered-items.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { courseClaims } from './computed-claims.ts';
import { findLearners } from './figures.repository.ts';

const database = await testDatabase();
const { db, pool } = database;

afterAll(() => database.close());

const compute = (id: string) =>
  courseClaims.find((claim) => claim.id === id)?.compute(db, new Date());

async function begin(person: string, course: string, at: string) {
  await pool.query(
    `insert into lesson_marks (user_id, lesson_id, course_id, round, watched, is_read, place_second,
       place_scroll, place_at, first_at, last_at)
     select $1, id, course_id, 0, '[]', true, 0, 0, $3, $3, $3 from lessons where course_id = $2`,
    [person, course, at],
  );
}

async function certify(person: string, course: string, revokedAt: string | null = null) {
  await pool.query(
    `insert into certificates (code, number, user_id, course_id, holder, course_title, language,
       lessons, minutes, issued_at, revoked_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'Holder', 'Course', 'en', 1, 1, now(), $3)`,
    [person, course, revokedAt],
  );
}

test('completion is courses finished among courses begun, and traders are people', async () => {
  expect(await compute('completionRate')).toBeNull();
  expect(await compute('tradersTrained')).toBeNull();
  const courses = [];
  for (const title of ['One', 'Two']) {
    courses.push((await insertOffer(db, { kind: 'course', title, hasLessons: true })).id);
  }
  const [one = '', two = ''] = courses;
  for (const id of ['anna', 'ben', 'cara']) await insertPerson(db, { id });
  await begin('anna', one, '2026-11-01T10:00:00Z');
  await begin('anna', two, '2026-11-02T10:00:00Z');
  await begin('ben', one, '2025-01-01T10:00:00Z');
  await begin('cara', one, '2026-11-01T10:00:00Z');
  await certify('anna', one);
  await certify('anna', two);
  await certify('cara', one, '2026-11-05T10:00:00Z');
  expect(await compute('completionRate')).toBe(50);
  expect(await compute('tradersTrained')).toBe(1);
  const learners = await findLearners(db, new Date('2026-01-01T00:00:00Z'));
  expect(learners.toSorted()).toEqual(['anna', 'cara']);
});
