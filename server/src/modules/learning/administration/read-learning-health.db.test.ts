import { randomUUID } from 'node:crypto';
import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { watchQueries } from '../../../testing/watch-queries.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { certificates, lessonMarks, quizAttempts } from '../learning.tables.ts';
import { openLearningStage } from '../testing/learning-stage.ts';
import { countIssued } from './figures.repository.ts';
import { countFirstAnswers } from './first-answers.repository.ts';
import { countLessons, countStarts, findStuck } from './standings.repository.ts';

const stage = await openLearningStage();
const { db, pool, adminAs } = stage;
const october = { from: '2026-10-01', to: '2026-10-31' };
const students = Array.from({ length: 12 }, (_, index) => `student-${index}`);

beforeAll(async () => {
  for (const id of students) await insertPerson(db, { id });
});

type Opened = { lesson: LessonId; day: string; isDone?: boolean; lastDay?: string };

async function opened(userId: string | undefined, courseId: ItemId, lessons: readonly Opened[]) {
  for (const { lesson, day, isDone = true, lastDay = day } of lessons) {
    const firstAt = new Date(`${day}T09:00:00Z`);
    const lastAt = new Date(`${lastDay}T09:00:00Z`);
    await db.insert(lessonMarks).values({
      userId: userId ?? '',
      lessonId: lesson,
      courseId,
      round: 0,
      watched: [],
      isRead: isDone,
      placeSecond: 0,
      placeScroll: 0,
      placeAt: lastAt,
      firstAt,
      lastAt,
      doneAt: isDone ? lastAt : null,
    });
  }
}

async function grantTo(itemId: ItemId, userIds: readonly string[]) {
  for (const userId of userIds) await insertEntitlement(db, { userId, itemId });
}

async function certified(userId: string, courseId: ItemId, day: string) {
  await db.insert(certificates).values({
    code: randomUUID(),
    number: randomUUID(),
    userId,
    courseId,
    holder: '',
    courseTitle: '',
    language: 'en',
    lessons: 5,
    minutes: 60,
    issuedAt: new Date(`${day}T09:00:00Z`),
  });
}

async function answered(userId: string, course: { id: ItemId; quiz: LessonId }, given: Answered) {
  const question = { index: 2, prompt: '', choices: [], shown: [], explanation: '' };
  await db.insert(quizAttempts).values({
    id: randomUUID() as never,
    userId,
    lessonId: course.quiz,
    courseId: course.id,
    round: 0,
    language: 'en',
    seed: 1,
    // Grading is over: only the index is read.
    sheet: [question as never],
    begunAt: new Date(`${given.day}T08:00:00Z`),
    answers: [],
    verdicts: [given.isRight],
    isPassed: given.isRight,
    handedInAt: new Date(`${given.day}T09:00:00Z`),
  });
}

type Answered = { day: string; isRight: boolean };

const health = (input = {}) => adminAs('editor').health({ ...october, language: 'en', ...input });
const readStuckStudents = (input = {}) =>
  adminAs('support').stuck({ ...october, language: 'en', ...input });

describe('learning health', () => {
  test('every start is finished, still learning or stopped, and stops name the last lesson', async () => {
    const { id, lessons } = await stage.aCourse();
    const [one, two, three] = lessons;
    await opened(students[0], id, [{ lesson: one, day: '2026-10-02' }]);
    await certified('student-0', id, '2026-11-01');
    await opened(students[1], id, [
      { lesson: one, day: '2026-10-02' },
      { lesson: two, day: '2026-10-03', isDone: false, lastDay: '2026-11-10' },
    ]);
    await opened(students[2], id, [
      { lesson: one, day: '2026-10-20', lastDay: '2026-10-25' },
      { lesson: two, day: '2026-10-21', isDone: false },
    ]);
    // Started in an earlier month and belongs to that one, although lesson two was first opened in
    // this month.
    await opened(students[3], id, [
      { lesson: one, day: '2026-09-30' },
      { lesson: three, day: '2026-10-05' },
    ]);
    const found = await health();
    expect(found).toMatchObject({ started: 3, finished: 1, learning: 1, stopped: 1 });
    expect(found.days).toEqual([
      { day: '2026-10-02', started: 2 },
      { day: '2026-10-20', started: 1 },
    ]);
    const sums = found.lessons.map(({ number, started, finished, stopped }) => [
      number,
      started,
      finished,
      stopped,
    ]);
    expect(sums).toEqual([
      [1, 3, 3, 1],
      [2, 2, 0, 0],
      [3, 0, 0, 0],
      [4, 0, 0, 0],
      [5, 0, 0, 0],
    ]);
    // Issued in November.
    expect(found.certificates).toBe(0);
    const november = await health({ from: '2026-11-01', to: '2026-11-30' });
    expect(november).toMatchObject({ started: 0, certificates: 1 });
  });

  test('counts a student who stopped from the fourteenth day on', async () => {
    const { id, lessons } = await stage.aCourse();
    await opened(students[0], id, [{ lesson: lessons[0], day: '2026-10-02' }]);
    stage.platform.clock.set('2026-10-16T08:59:59Z');
    expect(await health()).toMatchObject({ learning: 1, stopped: 0 });
    stage.platform.clock.set('2026-10-16T09:00:00Z');
    expect(await health()).toMatchObject({ learning: 0, stopped: 1 });
  });

  test('judges a question by first answers, and not before there are ten', async () => {
    const { id, lessons } = await stage.aCourse();
    const course = { id, quiz: lessons[3] };
    for (const [index, userId] of students.slice(0, 9).entries()) {
      await answered(userId, course, { day: '2026-10-05', isRight: index < 3 });
      await answered(userId, course, { day: '2026-10-06', isRight: true });
    }
    expect(await health()).toMatchObject({ questions: [], tooFew: 1 });
    await answered('student-9', course, { day: '2026-10-07', isRight: false });
    expect(await health()).toMatchObject({
      tooFew: 0,
      questions: [{ lessonTitle: 'Lesson 4', number: 3, prompt: 'Number', answered: 10, right: 3 }],
    });
    // Their first answers were earlier.
    expect((await health({ from: '2026-10-06', to: '2026-10-06' })).courses).toEqual([]);
  });

  test('is narrowed to a course and to an instructor', async () => {
    const fast = await stage.aCourse('fast');
    const slow = await stage.aCourse('slow');
    await opened(students[0], fast.id, [{ lesson: fast.lessons[0], day: '2026-10-02' }]);
    await opened(students[1], slow.id, [{ lesson: slow.lessons[0], day: '2026-10-02' }]);
    await opened(students[2], slow.id, [{ lesson: slow.lessons[0], day: '2026-10-02' }]);
    const all = await health();
    expect(all.courses.map(({ slug, started }) => [slug, started])).toEqual([
      ['slow', 2],
      ['fast', 1],
    ]);
    expect(await health({ course: fast.id })).toMatchObject({ started: 1, courses: [{}] });
    expect(await health({ instructor: 'viktor-hajnal' })).toMatchObject({ started: 3 });
    expect(await health({ instructor: 'nobody' })).toMatchObject({ started: 0, lessons: [] });
    expect(await readStuckStudents({ instructor: 'nobody' })).toEqual({ total: 0, students: [] });
    await grantTo(fast.id, students.slice(0, 3));
    expect(await readStuckStudents({ course: fast.id })).toMatchObject({ total: 1 });
  });
});

describe('students who stopped', () => {
  test('are named with their last lesson, latest first, and the read is audited', async () => {
    const { id, lessons } = await stage.aCourse();
    await opened(students[0], id, [{ lesson: lessons[0], day: '2026-10-02' }]);
    await opened(students[1], id, [
      { lesson: lessons[0], day: '2026-10-02' },
      { lesson: lessons[1], day: '2026-10-09', isDone: false },
    ]);
    await grantTo(id, students.slice(0, 2));
    const { total, students: named } = await readStuckStudents();
    expect(total).toBe(2);
    expect(named[0]).toEqual({
      userId: 'student-1',
      name: 'Name of student-1',
      course: { id, title: 'Course fast' },
      lesson: 'Lesson 2',
      done: 1,
      lessons: 5,
      startedAt: new Date('2026-10-02T09:00:00Z'),
      lastAt: new Date('2026-10-09T09:00:00Z'),
    });
    expect(named[1]?.userId).toBe('student-0');
    const { rows } = await pool.query('select * from audit_entries order by number desc limit 1');
    expect(rows[0]).toMatchObject({ action: 'learning.list-stuck', actor_id: 'support-id' });
    expect(rows[0].after).toMatchObject({ shown: 2, total: 2 });
  });

  test('are only those an email can bring back', async () => {
    const { id, lessons } = await stage.aCourse();
    const everyone = [...students.slice(0, 3), 'suspended', 'leaving', 'unverified'];
    await insertPerson(db, { id: 'suspended', suspendedAt: new Date('2026-11-01T09:00:00Z') });
    await insertPerson(db, { id: 'leaving', erasureAt: new Date('2026-12-01T09:00:00Z') });
    await insertPerson(db, { id: 'unverified', emailVerified: false });
    for (const userId of everyone)
      await opened(userId, id, [{ lesson: lessons[0], day: '2026-10-02' }]);
    await grantTo(id, everyone.slice(1));
    const revokedAt = new Date('2026-10-05T09:00:00Z');
    // Withdrew.
    await insertEntitlement(db, { userId: 'student-0', itemId: id, revokedAt });
    expect((await health()).stopped).toBe(6);
    const { total, students: named } = await readStuckStudents();
    expect(named.map(({ userId }) => userId)).toEqual(['student-1', 'student-2']);
    expect(total).toBe(2);
  });

  test('have completed at most the lessons that the course has now', async () => {
    const { id, lessons } = await stage.aCourse();
    // It was in this course when the student completed it.
    const moved = (await stage.aCourse('slow')).lessons[0];
    await grantTo(id, ['student-0']);
    await opened('student-0', id, [
      { lesson: lessons[0], day: '2026-10-02' },
      { lesson: moved, day: '2026-10-01' },
    ]);
    expect((await readStuckStudents()).students).toMatchObject([{ done: 1, lessons: 5 }]);
  });

  test('are named to those who may see people, figures to those who edit courses', async () => {
    const input = { ...october, language: 'en' } as const;
    await expect(adminAs('editor').stuck(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(adminAs('support').health(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(adminAs('member').stuck(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(adminAs('anonymous').health(input)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const century = { ...input, from: '1926-10-01' };
    await expect(adminAs('admin').health(century)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('with many students', () => {
  test('a month is read by index: its students, their marks and their answers', async () => {
    const { id, lessons } = await stage.aCourse();
    await pool.query(`insert into users (id, name, email)
      select 'many-' || n, '', 'many-' || n || '@danube.example' from generate_series(1, 3000) n`);
    // Three hundred days of starts, ten a day.
    await pool.query(
      `insert into lesson_marks (user_id, lesson_id, course_id, round, watched, is_read,
         place_second, place_scroll, place_at, first_at, last_at, done_at)
       select 'many-' || n, lesson, $1, 0, '[]', true, 0, 1, at, at, at, at
       from generate_series(1, 3000) n, unnest($2::uuid[]) as lesson,
         lateral (select timestamptz '2026-11-01' - n % 300 * interval '1 day' as at) as start`,
      [id, lessons],
    );
    await pool.query(
      `insert into quiz_attempts (id, user_id, lesson_id, course_id, round, language, seed, sheet,
         begun_at, verdicts, is_passed, handed_in_at)
       select gen_random_uuid(), 'many-' || n, $2, $1, 0, 'en', 1, '[{"index": 0}]', at,
         '[true]', true, at
       from generate_series(1, 3000) n,
         lateral (select timestamptz '2026-11-01' - n % 300 * interval '1 day' as at) as start`,
      [id, lessons[3]],
    );
    await queryAs(stage.ownerUrl, 'analyze lesson_marks, quiz_attempts');
    const cohort = { days: october, courses: null, activeSince: new Date() };
    const watched = await watchQueries(pool, async (tx) => {
      const starts = await countStarts(tx, cohort);
      expect(starts).toHaveLength(31);
      await countLessons(tx, cohort);
      await findStuck(tx, cohort);
      await countFirstAnswers(tx, october);
      await countIssued(tx, october);
    });
    const learning = /^(lesson_marks|quiz_attempts)$/;
    expect(watched.searched.filter((table) => learning.test(table))).toEqual([]);
  });
});
