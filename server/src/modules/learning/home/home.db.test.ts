import { describe, expect, test } from 'vitest';
import { createPublicItem } from '../../catalogue/catalogue.factory.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { createPricedCourse, finish, someMarks } from '../learning.factory.ts';
import { english, member, monday, openLearningStage } from '../testing/learning-stage.ts';

const { db, pool, as, ask, aCourse, anOwnedCourse, catalogue, platform, learning } =
  await openLearningStage();

const placeAt = (scroll: number, at: string) => ({ second: 0, scroll, at: new Date(at) });

describe('the next step', () => {
  test('is for members', async () => {
    await expect(as('anonymous').nextStep(english)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('is the first lesson of a free course for somebody who owns nothing', async () => {
    await aCourse('costs', 9_900);
    await aCourse('given', 0);
    expect(await ask.nextStep(english)).toMatchObject({
      kind: 'start',
      course: { slug: 'given' },
      lesson: { slug: 'lesson-1' },
      number: 1,
      place: null,
      done: 0,
      lessons: 5,
      modules: [{ title: 'Module 1', lessons: 5 }],
    });
  });

  test('is nothing where nothing is free', async () => {
    await aCourse('costs', 9_900);
    expect(await ask.nextStep(english)).toEqual({ kind: 'none' });
  });

  test('is the lesson that was left, with the place in it, and nobody else’s', async () => {
    const body = `## First\n\nA sentence to begin with.\n\n## Second\n\nHere they stopped reading.`;
    const draft = createPricedCourse('plain', 0, [{}, { body }, {}]);
    await createPublicItem(catalogue.deps, draft);
    const [, second] = draft.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    if (!second) throw new Error('three lessons were written');
    const marks = someMarks({ place: placeAt(0.9, '2026-11-16T10:10:00Z') });
    await ask.keepMarks({ lessons: [{ lesson: second, marks }] });
    expect(await ask.nextStep(english)).toMatchObject({
      kind: 'continue',
      lesson: { slug: 'lesson-2', title: 'Lesson 2' },
      number: 2,
      place: { heading: 'Second', sentence: 'Here they stopped reading.', minutesLeft: 1 },
    });
    expect(await as('otherMember').nextStep(english)).toMatchObject({ kind: 'start', place: null });
  });

  test('is what follows the lesson that was finished last, then what was left out', async () => {
    const { lessons } = await anOwnedCourse();
    await ask.keepMarks({ lessons: [{ lesson: lessons[2], marks: someMarks({ isRead: true }) }] });
    expect(await ask.nextStep(english)).toMatchObject({ lesson: { slug: 'lesson-4' }, done: 1 });
    platform.clock.set('2026-11-16T11:00:00Z');
    await ask.keepMarks({ lessons: [{ lesson: lessons[4], marks: someMarks({ isRead: true }) }] });
    expect(await ask.nextStep(english)).toMatchObject({ lesson: { slug: 'lesson-1' }, done: 2 });
  });

  test('counts the second of a film', async () => {
    const { lessons } = await anOwnedCourse();
    const place = { second: 50, scroll: 0, at: new Date('2026-11-16T10:10:00Z') };
    await ask.keepMarks({ lessons: [{ lesson: lessons[1], marks: someMarks({ place }) }] });
    expect(await ask.nextStep(english)).toMatchObject({
      lesson: { slug: 'lesson-2' },
      place: { heading: null, sentence: null },
    });
  });

  test('leaves out what was revoked', async () => {
    const { right } = await anOwnedCourse();
    expect(await ask.nextStep(english)).toMatchObject({ kind: 'continue' });
    await pool.query('update entitlements set revoked_at = now() where id = $1', [right.id]);
    expect(await ask.nextStep(english)).toEqual({ kind: 'none' });
  });

  test('after the last lesson is the certificate, and a course that is not theirs', async () => {
    const { lessons } = await anOwnedCourse();
    await aCourse('another', 9_900);
    await finish(ask, lessons);
    expect(await ask.nextStep(english)).toMatchObject({
      kind: 'finished',
      course: { slug: 'fast' },
      next: { slug: 'another' },
      certificate: expect.stringMatching(/^[A-Z0-9]{12}$/),
    });
  });
});

describe('the week', () => {
  test('has no goal until one is chosen, and none once it is given up', async () => {
    expect(await ask.week()).toEqual({ daysPerWeek: null, finishedAt: [] });
    await ask.setGoal({ daysPerWeek: 3 });
    await ask.setGoal({ daysPerWeek: 4 });
    expect(await ask.week()).toMatchObject({ daysPerWeek: 4 });
    expect(await as('otherMember').week()).toMatchObject({ daysPerWeek: null });
    await ask.setGoal({ daysPerWeek: null });
    await ask.setGoal({ daysPerWeek: null });
    expect(await ask.week()).toMatchObject({ daysPerWeek: null });
  });

  test.each([0, 8, 2.5])('refuses a goal of %s days', async (daysPerWeek) => {
    await expect(ask.setGoal({ daysPerWeek })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is for members', async () => {
    await expect(as('anonymous').week()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(as('anonymous').setGoal({ daysPerWeek: 1 })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('names what was finished in the last eight days, of the caller alone', async () => {
    const { lessons } = await anOwnedCourse();
    await ask.keepMarks({ lessons: [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }] });
    expect((await ask.week()).finishedAt).toEqual([new Date(monday)]);
    expect((await as('otherMember').week()).finishedAt).toEqual([]);
    platform.clock.set('2026-11-25T10:20:00Z');
    expect((await ask.week()).finishedAt).toEqual([]);
  });

  test('is in what a person can have of their data', async () => {
    await ask.setGoal({ daysPerWeek: 5 });
    const [source] = learning.personalData;
    expect(await source?.read(db, member)).toMatchObject({ daysPerWeek: 5 });
  });
});

describe('after a course', () => {
  test('come what it taught and another course, for those who have it', async () => {
    const draft = createPricedCourse('taught', 9_900, [{}]);
    const wording = draft.texts.en;
    if (!wording) throw new Error('the course is English');
    wording.text.outcomes = ['Size a position', ''];
    const id = await createPublicItem(catalogue.deps, draft);
    await aCourse('another', 9_900);
    const input = { course: 'taught', ...english };
    await expect(ask.afterCourse(input)).rejects.toMatchObject({ code: 'COURSE_NOT_FOUND' });
    await insertEntitlement(db, { userId: member, itemId: id });
    expect(await ask.afterCourse(input)).toMatchObject({
      language: 'en',
      outcomes: ['Size a position'],
      next: { slug: 'another' },
    });
    await expect(as('otherMember').afterCourse(input)).rejects.toMatchObject({
      code: 'COURSE_NOT_FOUND',
    });
  });
});
