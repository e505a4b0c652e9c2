import { createRouterClient } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/callers.ts';
import { callers, contextOf } from '../../../testing/callers.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { finish } from '../learning.factory.ts';
import { member, openLearningStage } from '../testing/learning-stage.ts';
import { averageRating } from './average-rating.ts';

const stage = await openLearningStage();
const { db, pool, as, reviewsAs, reviewsAdminAs, adminAs, certificatesAs, recorded } = stage;
const anyone = reviewsAs('anonymous');

beforeEach(() => {
  recorded.forget();
});

async function aFinishedCourse(by: readonly Caller[] = ['member']) {
  const course = await stage.aCourse();
  for (const caller of by) {
    const actor = callers[caller];
    if (actor.kind !== 'member') throw new Error('only members finish courses');
    await insertEntitlement(db, { userId: actor.userId, itemId: course.id });
    await finish(as(caller), course.lessons);
  }
  return course.id;
}

const words = { stars: 5, text: 'Clear.', showsName: false, language: 'en' } as const;

describe('a review', () => {
  test('is written by those alone who finished the course', async () => {
    const course = await stage.aCourse();
    const input = { course: course.id, ...words };
    await expect(anyone.write(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(reviewsAs('member').write(input)).rejects.toMatchObject({
      code: 'COURSE_NOT_FINISHED',
    });
    expect(await reviewsAs('member').mine()).toEqual([]);
    expect(await anyone.ofCourse({ course: course.id })).toMatchObject({ count: 0, reviews: [] });
  });

  test('is never the academy’s own', async () => {
    const course = await aFinishedCourse(['admin']);
    await expect(reviewsAs('admin').write({ course, ...words })).rejects.toMatchObject({
      code: 'STAFF_NO_REVIEWS',
    });
    expect(await reviewsAs('admin').mine()).toEqual([]);
  });

  test('is never by staff whose session lacks its second factor', async () => {
    const course = await aFinishedCourse(['admin']);
    const context = contextOf({ ...callers.admin, isAdmin: false, roles: [] });
    const client = createRouterClient(stage.learning.routers.reviews, { context });
    await expect(client.write({ course, ...words })).rejects.toMatchObject({
      code: 'STAFF_NO_REVIEWS',
    });
    expect(await client.mine()).toEqual([]);
  });

  test('is never by someone who earns commissions on the course', async () => {
    const course = await aFinishedCourse(['rep']);
    await expect(reviewsAs('rep').write({ course, ...words })).rejects.toMatchObject({
      code: 'STAFF_NO_REVIEWS',
    });
    expect(await reviewsAs('rep').mine()).toEqual([]);
  });

  test.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: 'x'.repeat(2001) }])(
    'is refused with %o',
    async (wrong) => {
      const course = await aFinishedCourse();
      const input = { course, ...words, ...wrong };
      await expect(reviewsAs('member').write(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  test('is one per person and course: a second one changes the first', async () => {
    const course = await aFinishedCourse();
    const ask = reviewsAs('member');
    expect(await ask.mine()).toMatchObject([{ course: { id: course }, review: null }]);
    await ask.write({ course, ...words });
    await ask.write({ course, ...words, stars: 3, text: 'Long.', showsName: true });
    expect(await anyone.ofCourse({ course })).toMatchObject({
      count: 1,
      average: null,
      reviews: [
        { stars: 3, text: 'Long.', name: `Name of ${member}`, changedAt: expect.any(Date) },
      ],
    });
    await ask.write({ course, ...words });
    expect((await anyone.ofCourse({ course })).reviews).toMatchObject([{ name: null }]);
  });

  test('can be removed by its author alone', async () => {
    const course = await aFinishedCourse();
    await reviewsAs('member').write({ course, ...words });
    await reviewsAs('otherMember').remove({ course });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 1 });
    await reviewsAs('member').remove({ course });
    await reviewsAs('member').remove({ course });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0 });
  });

  test('counts only while the certificate is valid', async () => {
    const course = await aFinishedCourse();
    await reviewsAs('member').write({ course, ...words });
    const [certificate] = await certificatesAs('member').mine();
    const code = certificate?.code ?? '';
    await adminAs('admin').revokeCertificate({ code, reason: 'Not theirs' });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0, reviews: [] });
    expect(await reviewsAs('member').mine()).toEqual([]);
  });

  test('is in the copy of one’s data and goes with the account, also from cached pages', async () => {
    const course = await aFinishedCourse();
    await reviewsAs('member').write({ course, ...words });
    const [source] = stage.learning.personalData;
    expect(await source?.read(db, member)).toMatchObject({
      reviews: [{ stars: 5, text: 'Clear.' }],
    });
    const touched: string[] = [];
    const touchContent = (...tags: string[]) => void touched.push(...tags);
    await source?.erase?.(db, member, { touchContent });
    await source?.erase?.(db, member, { touchContent });
    expect(touched).toEqual(['reviews']);
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0 });
  });
});

describe('all reviews of a course', () => {
  const people: Caller[] = ['member', 'otherMember'];

  test('are counted by stars and read page by page, the latest first', async () => {
    const course = await aFinishedCourse(people);
    for (const [index, caller] of people.entries()) {
      stage.platform.clock.set(`2026-11-17T10:0${index}:00Z`);
      await reviewsAs(caller).write({ course, ...words, stars: index + 4, text: caller });
    }
    const first = await anyone.ofCourse({ course, limit: 1 });
    expect(first.reviews.map(({ text }) => text)).toEqual(['otherMember']);
    expect(first.distribution.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
    const rest = await anyone.ofCourse({ course, cursor: first.nextCursor ?? '', limit: 1 });
    expect(rest).toMatchObject({ reviews: [{ text: 'member' }], nextCursor: null });
  });

  test('have an average from five on, which is also the advertised rating', async () => {
    const course = await aFinishedCourse(people);
    for (const caller of people) await reviewsAs(caller).write({ course, ...words });
    expect(await averageRating.compute(db, new Date())).toBeNull();
    await pool.query(
      `insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@x.example' from generate_series(1, 3) n`,
    );
    await pool.query(
      `insert into certificates (code, number, user_id, course_id, holder, course_title, language, lessons, minutes, issued_at)
       select 'CODE' || n, 'N' || n, 'u' || n, $1, 'U', 'C', 'en', 1, 1, now() from generate_series(1, 3) n`,
      [course],
    );
    await pool.query(
      `insert into course_reviews (id, user_id, course_id, stars, text, language, written_at)
       select gen_random_uuid(), 'u' || n, $1, 1, '', 'en', now() from generate_series(1, 3) n`,
      [course],
    );
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 5, average: 2.6 });
    expect(await averageRating.compute(db, new Date())).toBeCloseTo(2.6);
  });
});

describe('moderators', () => {
  const english = { language: 'en' } as const;

  async function aReview() {
    const course = await aFinishedCourse();
    await reviewsAs('member').write({ course, ...words, text: '10% a week!' });
    const { reviews } = await reviewsAdminAs('moderator').list({ view: 'shown', ...english });
    return { course, id: reviews[0]?.id ?? '' };
  }

  test('hide a review with its reasons: mail, audit log, author, page', async () => {
    const { course, id } = await aReview();
    recorded.forget();
    const input = { id, rule: 'scam', remark: 'No profits, please.' } as const;
    await reviewsAdminAs('moderator').hide(input);
    await reviewsAdminAs('moderator').hide(input);
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0, reviews: [] });
    expect(recorded.mails()).toMatchObject([
      {
        to: `${member}@students.example`,
        mail: {
          kind: 'review-hidden',
          rule: 'scam',
          quote: '10% a week!',
          courseTitle: 'Course fast',
        },
      },
    ]);
    expect(await reviewsAs('member').mine()).toMatchObject([
      { review: { hidden: { rule: 'scam', rulesVersion: 1, remark: 'No profits, please.' } } },
    ]);
    const { rows } = await pool.query(
      `select action from audit_entries where action like 'learning.%review'`,
    );
    expect(rows).toEqual([{ action: 'learning.hide-review' }]);
  });

  test('what is hidden stays so when its author changes it, until they show it', async () => {
    const { course, id } = await aReview();
    await reviewsAdminAs('admin').hide({ id, rule: 'scam', remark: '' });
    await reviewsAs('member').write({ course, ...words });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0 });
    const hidden = await reviewsAdminAs('admin').list({ view: 'hidden', ...english });
    expect(hidden.reviews).toMatchObject([{ id, text: 'Clear.', hidden: { rule: 'scam' } }]);
    await reviewsAdminAs('admin').show({ id, remark: 'Changed by its author' });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 1 });
  });

  test('what is hidden does not come back by deleting and writing again', async () => {
    const { course, id } = await aReview();
    await reviewsAs('member').write({ course, ...words, text: '10% a week!', showsName: true });
    await reviewsAdminAs('admin').hide({ id, rule: 'scam', remark: '' });
    await reviewsAs('member').remove({ course });
    expect(await reviewsAs('member').mine()).toMatchObject([
      { review: { text: '', showsName: false, hidden: { rule: 'scam' } } },
    ]);
    await reviewsAs('member').write({ course, ...words });
    expect(await anyone.ofCourse({ course })).toMatchObject({ count: 0, reviews: [] });
    const hidden = await reviewsAdminAs('admin').list({ view: 'hidden', ...english });
    expect(hidden.reviews).toMatchObject([{ id, text: 'Clear.' }]);
    const [source] = stage.learning.personalData;
    await source?.erase?.(db, member, { touchContent: () => undefined });
    const { rows } = await pool.query('select id from course_reviews');
    expect(rows).toEqual([]);
  });

  test('also see reviews of a course that is no longer in the catalogue', async () => {
    const { id } = await aReview();
    await pool.query(`update catalogue_items set kind = 'book'`);
    const { reviews } = await reviewsAdminAs('admin').list({ view: 'shown', ...english });
    expect(reviews).toMatchObject([{ id, course: { slug: null, title: '' } }]);
  });

  test('decide nothing about what isn’t there, or is their own', async () => {
    const { id } = await aReview();
    await pool.query(`update course_reviews set user_id = $1`, [callers.moderator.userId]);
    await pool.query(`update certificates set user_id = $1`, [callers.moderator.userId]);
    const ask = reviewsAdminAs('moderator');
    expect((await ask.list({ view: 'shown', ...english })).reviews).toEqual([]);
    const missing = '018f4c5e-0000-7000-8000-000000000001';
    for (const each of [id, missing]) {
      await expect(ask.hide({ id: each, rule: 'spam', remark: '' })).rejects.toMatchObject({
        code: 'REVIEW_NOT_FOUND',
      });
    }
  });
});
