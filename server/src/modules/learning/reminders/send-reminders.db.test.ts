import { randomUUID } from 'node:crypto';
import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import type { SendMail } from '../../../platform/send-mail.job.ts';
import { callers, contextOf } from '../../../testing/callers.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { insertOffer } from '../../../testing/offered-items.ts';
import { createPublicItem } from '../../catalogue/catalogue.factory.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { createPricedCourse, finish, insertCourse, someMarks } from '../learning.factory.ts';
import { member, openLearningStage } from '../testing/learning-stage.ts';
import { createSendRemindersJob } from './send-reminders.job.ts';

const stage = await openLearningStage();
const { db, pool, ask, platform, recorded, deps, emails } = stage;
const preferences = createRouterClient(emails.routers.emailPreferences, {
  context: contextOf(callers.member),
});

beforeEach(async () => {
  recorded.forget();
  await pool.query('delete from email_preferences');
});

const context = {
  jobId: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  logger: createLogger({ level: 'silent', name: 'test' }),
};

/** The emails of one run, by kind and lesson. */
async function remindedAt(moment: string): Promise<string[]> {
  platform.clock.set(moment);
  recorded.forget();
  await createSendRemindersJob(deps).handle({}, context);
  return recorded
    .mails()
    .map(({ mail }) => ('lessonUrl' in mail ? `${mail.kind} ${mail.lessonUrl}` : mail.kind));
}

const lesson = (number: number, course = 'fast') =>
  `https://danube.example/my-courses/${course}/lesson-${number}`;

async function bought(slug = 'fast', grantedAt = '2026-11-16T10:20:00Z', userId = member) {
  const course = await insertCourse(stage, slug);
  await insertEntitlement(db, { userId, itemId: course.id, grantedAt: new Date(grantedAt) });
  return course;
}

/** A course whose first lesson was read on Monday 16 November. */
async function startCourse(slug = 'fast') {
  const course = await bought(slug, '2026-06-01T10:00:00Z');
  await ask.keepMarks({
    lessons: [{ lesson: course.lessons[0], marks: someMarks({ isRead: true }) }],
  });
  return course;
}

describe('a course that was never opened', () => {
  test('is recalled once, three days later, after work, with its first lesson', async () => {
    await bought();
    expect(await remindedAt('2026-11-18T16:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-11-19T15:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-11-19T16:05:00Z')).toEqual([`course-unopened ${lesson(1)}`]);
    expect(recorded.mails()).toMatchObject([
      {
        to: `maja.${member}@danube.example`,
        locale: 'en',
        unsubscribeUrl: expect.stringMatching(/\/api\/email-preferences\/stop\/[\w.-]+$/),
        mail: {
          firstName: 'Maja',
          lessonTitle: 'Lesson 1',
          leaveUrl: expect.stringContaining('/newsletter#leave=learningReminders.'),
        },
      },
    ]);
    expect(await remindedAt('2026-11-19T17:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-11-30T16:05:00Z')).toEqual([]);
  });

  test('is left alone once it was opened, taken back or lay there for weeks', async () => {
    const { lessons } = await bought('opened');
    await ask.keepMarks({ lessons: [{ lesson: lessons[0], marks: someMarks() }] });
    await bought('old', '2026-10-20T10:00:00Z');
    // Used without progress, for example by downloading a file.
    const used = await bought('used');
    await pool.query('update entitlements set used_at = now() where item_id = $1', [used.id]);
    const { id } = await bought('revoked');
    await pool.query('update entitlements set revoked_at = now() where item_id = $1', [id]);
    expect(await remindedAt('2026-11-20T16:05:00Z')).toEqual([]);
  });

  test('says until when it can be returned, if its first lesson is what ends that', async () => {
    const until = new Date('2026-11-30T22:59:59Z');
    const asked: unknown[] = [];
    const returnable: typeof deps = {
      ...deps,
      async withdrawableUntil(_tx, bought) {
        asked.push(bought);
        return until;
      },
    };
    const send = async () => {
      recorded.forget();
      await createSendRemindersJob(returnable).handle({}, context);
      return recorded.mails().map(({ mail }) => ('withdrawal' in mail ? mail.withdrawal : 'none'));
    };
    const grantedAt = new Date('2026-11-16T10:20:00Z');
    const { id: itemId } = await insertCourse(stage, 'returnable');
    const orderId = orderIdSchema.parse(randomUUID());
    await insertEntitlement(db, { userId: member, itemId, grantedAt, orderId, source: 'purchase' });
    platform.clock.set('2026-11-19T16:05:00Z');
    expect(await send()).toEqual([{ until: until.toISOString(), isLessonFree: true }]);
    expect(asked).toEqual([{ orderId, itemId }]);
    // A gift can't be returned.
    await pool.query('delete from learning_reminders; delete from entitlements');
    await insertEntitlement(db, { userId: member, itemId, grantedAt });
    expect(await send()).toEqual([null]);
  });

  test('may have come with a package', async () => {
    const { id } = await insertCourse(stage, 'packed');
    const bundle = await insertOffer(db, { kind: 'package', price: 9_900, includes: [id] });
    const grantedAt = new Date('2026-11-16T10:20:00Z');
    await insertEntitlement(db, { userId: member, itemId: bundle.id, grantedAt });
    expect(await remindedAt('2026-11-20T16:05:00Z')).toEqual([
      `course-unopened ${lesson(1, 'packed')}`,
    ]);
  });
});

describe('a course that was begun', () => {
  test('is recalled after 14 days without progress, at most three times, 14 days apart', async () => {
    await startCourse();
    expect(await remindedAt('2026-11-29T16:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-11-30T16:05:00Z')).toEqual([`course-unfinished ${lesson(2)}`]);
    expect(recorded.mails()).toMatchObject([{ mail: { done: 1, lessons: 5 } }]);
    expect(await remindedAt('2026-12-08T16:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-14T16:05:00Z')).toHaveLength(1);
    expect(await remindedAt('2026-12-28T16:05:00Z')).toHaveLength(1);
    expect(await remindedAt('2027-01-11T16:05:00Z')).toEqual([]);
  });

  test('starts over with progress, and ends with the certificate', async () => {
    const { lessons } = await startCourse();
    platform.clock.set('2026-11-25T10:00:00Z');
    await ask.keepMarks({ lessons: [{ lesson: lessons[2], marks: someMarks({ isRead: true }) }] });
    expect(await remindedAt('2026-12-01T16:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-09T16:05:00Z')).toEqual([`course-unfinished ${lesson(4)}`]);
    await finish(ask, lessons);
    expect(await remindedAt('2026-12-30T16:05:00Z')).toEqual([]);
  });

  test('is left alone after 60 days', async () => {
    await startCourse();
    expect(await remindedAt('2027-01-20T16:05:00Z')).toEqual([]);
  });

  test('comes before one that was never opened', async () => {
    await startCourse('first');
    await bought('never', '2026-11-26T10:00:00Z');
    expect(await remindedAt('2026-11-30T16:05:00Z')).toEqual([
      `course-unfinished ${lesson(2, 'first')}`,
    ]);
  });

  test('is one email a week, the latest first, however many courses there are', async () => {
    await startCourse('first');
    platform.clock.set('2026-11-16T12:00:00Z');
    await startCourse('second');
    expect(await remindedAt('2026-11-30T16:05:00Z')).toEqual([
      `course-unfinished ${lesson(2, 'second')}`,
    ]);
    expect(await remindedAt('2026-12-06T16:05:00Z')).toEqual([]);
    expect(await remindedAt('2026-12-07T16:05:00Z')).toEqual([
      `course-unfinished ${lesson(2, 'first')}`,
    ]);
  });

  test('that isn’t theirs any more, or of which they only read a free lesson, is no reason', async () => {
    const { id } = await startCourse();
    await pool.query('update entitlements set revoked_at = now() where item_id = $1', [id]);
    const other = await insertCourse(stage, 'costs');
    await ask.keepMarks({
      lessons: [{ lesson: other.lessons[0], marks: someMarks({ isRead: true }) }],
    });
    expect(await remindedAt('2026-12-02T16:05:00Z')).toEqual([]);
    const draft = createPricedCourse('given', 0, [{}, {}]);
    await createPublicItem(stage.catalogue.deps, draft);
    const [free] = draft.modules.flatMap(({ lessons }) => lessons.map((one) => one.id));
    if (!free) throw new Error('two lessons were written');
    await ask.keepMarks({ lessons: [{ lesson: free, marks: someMarks({ isRead: true }) }] });
    expect(await remindedAt('2026-12-16T16:05:00Z')).toEqual([
      `course-unfinished ${lesson(2, 'given')}`,
    ]);
  });
});

test('is written in the reader’s language', async () => {
  const { id: itemId } = await bought();
  await insertPerson(db, { id: 'german', language: 'de' });
  const grantedAt = new Date('2026-11-16T10:20:00Z');
  await insertEntitlement(db, { userId: 'german', itemId, grantedAt });
  await remindedAt('2026-11-19T16:05:00Z');
  const locales = Object.fromEntries(recorded.mails().map(({ to, locale }) => [to, locale]));
  expect(locales).toEqual({
    'maja.german@danube.example': 'de',
    [`maja.${member}@danube.example`]: 'en',
  });
});

test('arrives in the evening of the reader’s own time zone', async () => {
  await startCourse();
  await preferences.noteTimeZone({ timeZone: 'America/New_York' });
  expect(await remindedAt('2026-12-01T16:05:00Z')).toEqual([]);
  expect(await remindedAt('2026-12-01T21:05:00Z')).toEqual([]);
  expect(await remindedAt('2026-12-01T22:05:00Z')).toHaveLength(1);
});

test('isn’t sent to who turned it off, is suspended, unverified or about to leave', async () => {
  await startCourse();
  await preferences.change({ learningReminders: false });
  expect(await remindedAt('2026-12-01T16:05:00Z')).toEqual([]);
  await preferences.change({ learningReminders: true });
  for (const state of ['suspended_at = now()', 'email_verified = false', 'erasure_at = now()']) {
    await pool.query(`update users set ${state} where id = $1`, [member]);
    expect(await remindedAt('2026-12-01T16:05:00Z'), state).toEqual([]);
    await pool.query(
      'update users set suspended_at = null, email_verified = true, erasure_at = null where id = $1',
      [member],
    );
  }
  expect(await remindedAt('2026-12-01T16:05:00Z')).toHaveLength(1);
});

test('isn’t delivered to who turned it off, or was suspended, after it was written', async () => {
  await startCourse();
  expect(await remindedAt('2026-12-01T16:05:00Z')).toHaveLength(1);
  const mails = recorded.mails();
  const deliver = () => deliverMails(db, emails.optionalMails, mails);
  await preferences.change({ learningReminders: false });
  expect(await deliver()).toEqual([]);
  await preferences.change({ learningReminders: true });
  await pool.query('update users set suspended_at = now() where id = $1', [member]);
  expect(await deliver()).toEqual([]);
  await pool.query('update users set suspended_at = null where id = $1', [member]);
  expect(await deliver()).toEqual([`maja.${member}@danube.example`]);
  await expect(deliverMails(db, [], mails.map(withNewKey))).rejects.toThrow('nobody decides');
});

/** The same email under a new key, as it is sent only once. */
const withNewKey = (mail: SendMail): SendMail => ({
  ...mail,
  messageKey: `${mail.messageKey}:again`,
});

test('each person is reminded once, with two workers and after one was killed', async () => {
  const course = await bought();
  const people = Array.from({ length: 12 }, (_, number) => `reader-${number}`);
  for (const userId of people) {
    await insertPerson(db, { id: userId });
    const grantedAt = new Date('2026-11-16T10:20:00Z');
    await insertEntitlement(db, { userId, itemId: course.id, grantedAt });
  }
  platform.clock.set('2026-11-19T16:05:00Z');
  recorded.forget();
  let left = 5;
  const dying: typeof deps.jobs = {
    enqueue: async (...job) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return deps.jobs.enqueue(...job);
    },
  };
  await expect(
    createSendRemindersJob({ ...deps, jobs: dying }).handle({}, context),
  ).rejects.toThrow('not reminded');
  expect(recorded.mails()).toHaveLength(5);
  const work = () => createSendRemindersJob(deps).handle({}, context);
  await Promise.all([work(), work()]);
  expect(recorded.mails()).toHaveLength(people.length + 1);
  expect(new Set(recorded.mails().map(({ to }) => to)).size).toBe(people.length + 1);
});

test('what was sent is in the person’s export', async () => {
  const { id } = await startCourse();
  await remindedAt('2026-12-01T16:05:00Z');
  const [source] = stage.learning.personalData;
  expect(await source?.read(db, member)).toMatchObject({
    reminders: [{ courseId: id, kind: 'unfinished', sentAt: new Date('2026-12-01T16:05:00Z') }],
  });
});
