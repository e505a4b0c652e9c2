import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { describe, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { type Caller, callers } from '../../testing/callers.ts';
import { createPublicItem, createStoredFile } from '../catalogue/catalogue.factory.ts';
import { insertEntitlement } from '../entitlements/entitlements.factory.ts';
import { createPricedCourse, someMarks } from './learning.factory.ts';
import { english, member, monday, openLearningStage } from './testing/learning-stage.ts';

const { db, pool, ownerUrl, as, platform, learning, ask, catalogue, aCourse, anOwnedCourse } =
  await openLearningStage();

describe('who may open a lesson', () => {
  const closed = (why: string) => ({ code: 'LESSON_CLOSED', defined: true, data: { why } });

  test('a free one everybody, the others nobody without the course', async () => {
    await aCourse();
    const input = { course: 'fast', ...english };
    const free = await as('anonymous').lesson({ ...input, lesson: 'lesson-1' });
    expect(free).toMatchObject({ body: 'Candles for **everybody**.', marks: null, note: '' });
    for (const lesson of ['lesson-2', 'lesson-3', 'lesson-4', 'lesson-5']) {
      await expect(as('anonymous').lesson({ ...input, lesson })).rejects.toMatchObject(
        closed('signedOut'),
      );
      await expect(ask.lesson({ ...input, lesson })).rejects.toMatchObject(closed('notOwned'));
    }
  });

  test('through no procedure and no address, whatever is asked for', async () => {
    const { lessons } = await aCourse();
    const [, film, file, quiz, text] = lessons;
    const refused = { code: 'LESSON_CLOSED' };
    for (const caller of ['member', 'rep', 'admin'] as const) {
      const client = as(caller);
      await expect(client.file({ lesson: file })).rejects.toMatchObject(refused);
      await expect(client.beginQuiz({ lesson: quiz, ...english })).rejects.toMatchObject(refused);
      await expect(client.keepNote({ lesson: text, text: 'x' })).rejects.toMatchObject(refused);
      expect(await client.keepMarks({ lessons: [{ lesson: text, marks: someMarks() }] })).toEqual(
        [],
      );
      expect(await client.search({ course: 'fast', words: 'secret', ...english })).toEqual([]);
      expect(await learning.api.film(callers[caller], film)).toEqual({
        isClosed: true,
        isSignedOut: false,
      });
    }
    await expect(as('anonymous').file({ lesson: file })).rejects.toMatchObject(refused);
    expect(await learning.api.film(callers.anonymous, film)).toMatchObject({ isSignedOut: true });
    expect((await pool.query('select 1 from lesson_marks')).rowCount).toBe(0);
  });

  test('an owner all of them, with film and file', async () => {
    const { lessons } = await anOwnedCourse();
    const [, film, file] = lessons;
    const lesson = await ask.lesson({ course: 'fast', lesson: 'lesson-2', ...english });
    expect(lesson.film).toEqual({ seconds: 100, hasCaptions: false });
    expect(await learning.api.film(callers.member, film)).toMatchObject({
      url: expect.stringContaining('https://files.example/'),
    });
    expect(await ask.file({ lesson: file })).toMatchObject({ fileName: 'file.pdf' });
    expect(await learning.api.film(callers.member, file)).toBeNull();
  });

  test('the pictures of a text only where the lesson is open, and only its own', async () => {
    const picture = (number: number) =>
      fileIdSchema.parse(`30000000-0000-4000-8000-00000000000${number}`);
    const [free, paid, other] = [picture(1), picture(2), picture(3)];
    const markdown = (id: string) => `![A chart](/media/lesson-pictures/${id})`;
    const draft = createPricedCourse('pictured', 9_900, [
      { isFree: true, body: markdown(free) },
      { body: markdown(paid) },
    ]);
    const id = await createPublicItem(catalogue.deps, draft);
    const [open, locked] = lessonsOf(draft);
    if (!(open && locked)) throw new Error('two lessons');
    const see = (caller: Caller, lesson: LessonId, file: FileId) =>
      learning.api.picture(callers[caller], lesson, { file, width: 480 });
    expect(await see('anonymous', open.id, free)).toMatchObject({ body: expect.anything() });
    // An open lesson gives no access to another lesson's pictures.
    expect(await see('anonymous', open.id, paid)).toBeNull();
    expect(await see('anonymous', locked.id, paid)).toEqual({ isClosed: true, isSignedOut: true });
    for (const caller of ['member', 'rep', 'admin'] as const) {
      expect(await see(caller, locked.id, paid)).toEqual({ isClosed: true, isSignedOut: false });
    }
    await insertEntitlement(db, { userId: member, itemId: id });
    expect(await see('member', locked.id, paid)).toMatchObject({ body: expect.anything() });
    expect(await see('member', locked.id, other)).toBeNull();
  });

  test('a lesson published before its languages were stored is in the original one', async () => {
    const { id } = await anOwnedCourse();
    await pool.query(`update lessons set languages = '{}' where course_id = $1`, [id]);
    expect(await ask.myCourses(english)).toMatchObject([{ course: { lessonLanguages: ['en'] } }]);
  });

  test('lifetime access survives that the course is withdrawn [R1.04a]', async () => {
    const { id } = await anOwnedCourse();
    await pool.query('update catalogue_items set is_public = false where id = $1', [id]);
    const input = { course: 'fast', lesson: 'lesson-5', ...english };
    expect((await ask.lesson(input)).body).toContain('secret');
    expect(await ask.myCourses(english)).toMatchObject([
      { isPublic: false, course: { lessonLanguages: ['en'] } },
    ]);
    // For others it doesn't exist, including free lessons.
    await expect(as('otherMember').lesson(input)).rejects.toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
    await expect(as('anonymous').course({ course: 'fast', ...english })).rejects.toMatchObject({
      code: 'COURSE_NOT_FOUND',
    });
  });

  test('nobody once the right was revoked or has ended, at once', async () => {
    const { right, lessons } = await anOwnedCourse();
    const input = { course: 'fast', lesson: 'lesson-5', ...english };
    await ask.lesson(input);
    await pool.query('update entitlements set revoked_at = now() where id = $1', [right.id]);
    await expect(ask.lesson(input)).rejects.toMatchObject(closed('ended'));
    expect(await learning.api.film(callers.member, lessons[1])).toMatchObject({ isClosed: true });
    expect(await ask.myCourses(english)).toMatchObject([{ access: { why: 'ended' } }]);
  });

  test('opening what was bought is using it; what is free is not', async () => {
    await anOwnedCourse();
    const used = async () => (await pool.query('select used_at from entitlements')).rows[0].used_at;
    await ask.lesson({ course: 'fast', lesson: 'lesson-1', ...english });
    expect(await used()).toBeNull();
    await ask.lesson({ course: 'fast', lesson: 'lesson-5', ...english });
    expect(await used()).toEqual(new Date(monday));
  });
});

describe('marks', () => {
  test('complete a lesson by the rule of its kind, never twice and never back', async () => {
    const { lessons } = await anOwnedCourse();
    const [text, film] = lessons;
    const send = async (lesson: LessonId, marks: Parameters<typeof someMarks>[0]) =>
      (await ask.keepMarks({ lessons: [{ lesson, marks: someMarks(marks) }] }))[0]?.isDone;
    expect(await send(film, { isRead: true, watched: [[0, 80]] })).toBe(false);
    expect(await send(film, { watched: [[20, 89]] })).toBe(false);
    expect(await send(film, { watched: [[89, 90]] })).toBe(true);
    expect(await send(film, { watched: [] })).toBe(true);
    expect(await send(text, {})).toBe(false);
    expect(await send(text, { isRead: true })).toBe(true);
    const { progress } = await ask.course({ course: 'fast', ...english });
    expect(progress).toMatchObject({
      done: 2,
      lessons: 5,
      percent: 40,
      next: { slug: 'lesson-3' },
    });
  });

  test('of the same place count once, from however many devices', async () => {
    const { lessons } = await anOwnedCourse();
    const film = lessons[1];
    const marks = someMarks({ watched: [[0, 60]] });
    const both = [
      { lesson: film, marks },
      { lesson: film, marks },
    ];
    await Promise.all([1, 2, 3, 4].map(() => ask.keepMarks({ lessons: both })));
    const [saved] = await ask.keepMarks({ lessons: [{ lesson: film, marks: someMarks() }] });
    expect(saved).toMatchObject({ marks: { watched: [[0, 60]] }, isDone: false });
  });

  test('of many jumps from two devices are kept and told, however long the list becomes', async () => {
    const video = await createStoredFile(db, 'video');
    const draft = createPricedCourse('jumps', 0, [{ kind: 'video', video, videoSeconds: 6_000 }]);
    await createPublicItem(catalogue.deps, draft);
    const lesson = draft.modules[0]?.lessons[0]?.id;
    if (!lesson) throw new Error('a lesson was written');
    const jumps = (from: number) =>
      Array.from({ length: 500 }, (_, at): [number, number] => [from + at * 4, from + at * 4 + 1]);
    const send = (watched: [number, number][]) =>
      ask.keepMarks({ lessons: [{ lesson, marks: someMarks({ watched }) }] });
    await send(jumps(0));
    const [saved] = await send(jumps(2));
    expect(saved?.marks.watched).toHaveLength(1_000);
    expect((await ask.lesson({ course: 'jumps', lesson: 'lesson-1', ...english })).marks).toEqual(
      saved?.marks,
    );
    await expect(send([...jumps(0), [5_000, 5_001]])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('of somebody else are refused, so that their device keeps them', async () => {
    const { lessons } = await anOwnedCourse();
    const sent = [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }];
    const student = userIdSchema.parse(callers.otherMember.userId);
    await expect(ask.keepMarks({ student, lessons: sent })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      defined: true,
    });
    expect((await pool.query('select 1 from lesson_marks')).rowCount).toBe(0);
    const own = userIdSchema.parse(member);
    expect(await ask.keepMarks({ student: own, lessons: sent })).toMatchObject([{ isDone: true }]);
  });

  test('say where to go on: the later place, but not one of the future', async () => {
    const { lessons } = await anOwnedCourse();
    const [text] = lessons;
    const at = (moment: string, scroll: number) => ({
      lesson: text,
      marks: someMarks({ place: { second: 0, scroll, at: new Date(moment) } }),
    });
    await ask.keepMarks({ lessons: [at('2026-11-16T10:10:00Z', 0.5)] });
    await ask.keepMarks({ lessons: [at('2026-11-16T10:05:00Z', 0.2)] });
    await ask.keepMarks({ lessons: [at('2099-01-01T00:00:00Z', 0.7)] });
    platform.clock.set('2026-11-16T10:30:00Z');
    const [saved] = await ask.keepMarks({ lessons: [at('2026-11-16T10:25:00Z', 0.9)] });
    expect(saved?.marks.place.scroll).toBe(0.9);
  });

  test('tell the person’s other tabs what was done, not every second', async () => {
    const { lessons } = await anOwnedCourse();
    const [text] = lessons;
    const news = async () =>
      (await pool.query(`select 1 from live_events where message ->> 'topic' = 'learning'`))
        .rowCount;
    const before = (await news()) ?? 0;
    await ask.keepMarks({ lessons: [{ lesson: text, marks: someMarks() }] });
    await ask.keepMarks({ lessons: [{ lesson: text, marks: someMarks() }] });
    await ask.keepMarks({ lessons: [{ lesson: text, marks: someMarks({ isRead: true }) }] });
    expect((await news()) ?? 0).toBe(before + 2);
  });
});

describe('My Courses', () => {
  test('[R2.21] [R2.61] lists what is owned and what was begun of the free, the last opened first', async () => {
    const { lessons } = await anOwnedCourse();
    const free = await aCourse('free-course', 0);
    await aCourse('another', 4_900);
    platform.clock.set('2026-11-16T11:00:00Z');
    await ask.keepMarks({
      lessons: [{ lesson: free.lessons[4], marks: someMarks({ isRead: true }) }],
    });
    platform.clock.set('2026-11-16T12:00:00Z');
    await ask.keepMarks({ lessons: [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }] });
    const mine = await ask.myCourses(english);
    expect(mine).toMatchObject([
      {
        course: { slug: 'fast', title: 'Course fast', by: 'viktor-hajnal' },
        access: { isAllowed: true, why: 'grant' },
        progress: {
          done: 1,
          lessons: 5,
          percent: 20,
          next: { slug: 'lesson-2', title: 'Lesson 2' },
          lastAccessedAt: new Date('2026-11-16T12:00:00Z'),
        },
      },
      { course: { slug: 'free-course' }, progress: { percent: 20, next: { slug: 'lesson-1' } } },
    ]);
    expect(await as('otherMember').myCourses(english)).toEqual([]);
    await expect(as('anonymous').myCourses(english)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('a free lesson of a course that was not bought does not make it theirs', async () => {
    const { lessons } = await aCourse();
    await ask.keepMarks({ lessons: [{ lesson: lessons[0], marks: someMarks({ isRead: true }) }] });
    expect(await ask.myCourses(english)).toEqual([]);
  });

  test('what a package includes is theirs as well', async () => {
    const course = await aCourse();
    await queryAs(
      ownerUrl,
      `insert into catalogue_items (id, kind, slug, title, draft, revision, published, price,
         original_language, markets, platforms, minutes, lesson_count, position, created_at, updated_at)
       values ('00000000-0000-4000-8000-00000000aaaa', 'package', 'all', 'All', '{}', 1,
         '{"kind":"package","includes":["${course.id}"]}', 100, 'en', '{}', '{}', 0, 0, 1, now(), now())`,
    );
    await queryAs(
      ownerUrl,
      `insert into entitlements (id, user_id, item_id, source, granted_at)
       values (gen_random_uuid(), '${member}', '00000000-0000-4000-8000-00000000aaaa', 'subscription', now())`,
    );
    expect(await ask.myCourses(english)).toMatchObject([
      { course: { slug: 'fast' }, access: { why: 'subscription' } },
    ]);
  });
});

describe('notes and search', () => {
  test('a note is the person’s own, and an empty one is none', async () => {
    const { lessons } = await anOwnedCourse();
    const input = { course: 'fast', lesson: 'lesson-5', ...english };
    await ask.keepNote({ lesson: lessons[4], text: 'Mind the stop.' });
    expect((await ask.lesson(input)).note).toBe('Mind the stop.');
    await ask.keepNote({ lesson: lessons[4], text: '  ' });
    expect((await ask.lesson(input)).note).toBe('');
    expect((await pool.query('select 1 from lesson_notes')).rowCount).toBe(0);
  });

  test('search finds words whatever their signs, in what is open', async () => {
    await anOwnedCourse();
    const find = (words: string) => ask.search({ course: 'fast', words, ...english });
    expect(await find('SECRET kérzen')).toMatchObject([
      { slug: 'lesson-5', excerpt: expect.stringContaining('A secret about Kerzen') },
    ]);
    expect(await find('candles secret')).toEqual([]);
  });

  test('an excerpt of what was bought is a use of it, one of a free lesson is not', async () => {
    const { right } = await anOwnedCourse();
    const isUsed = async () => {
      const { rows } = await pool.query('select used_at from entitlements where id = $1', [
        right.id,
      ]);
      return rows[0].used_at !== null;
    };
    await ask.search({ course: 'fast', words: 'candles', ...english });
    await ask.search({ course: 'fast', words: 'nowhere', ...english });
    expect(await isUsed()).toBe(false);
    await ask.search({ course: 'fast', words: 'secret', ...english });
    expect(await isUsed()).toBe(true);
  });
});
