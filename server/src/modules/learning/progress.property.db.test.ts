import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonMarks } from '@danube/contract/learning/learning.schemas.ts';
import { type Marks, mergeMarks } from '@danube/contract/learning/marks.ts';
import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPublicItem, createStoredFile } from '../catalogue/catalogue.factory.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createPricedCourse, testLearning } from './learning.factory.ts';

/**
 * Two devices of a student who reads and watches, over a network that loses, repeats and reorders
 * messages, and an administrator who resets now and then. A model tracks what was done; the product
 * must agree with it.
 */
const histories = runSize({ nightly: 2_000, short: 20 });
const filmSeconds = 100;

const database = await testDatabase();
const { db } = database;
const stage = testLearning(database, '2026-11-16T10:00:00Z');
afterAll(() => database.close());

const video = await createStoredFile(db, 'video');
const draft = createPricedCourse('two-devices', 0, [
  {},
  { kind: 'video', video, videoSeconds: filmSeconds },
  {},
  { kind: 'video', video, videoSeconds: filmSeconds },
]);
const courseId = await createPublicItem(stage.catalogue.deps, draft);
const lessons = draft.modules.flatMap((module) => module.lessons);
await insertPerson(db, { id: callers.admin.userId });
const admin = stage.adminAs('admin');

type Act =
  | { act: 'watch'; device: 0 | 1; lesson: number; from: number; length: number }
  | { act: 'read'; device: 0 | 1; lesson: number }
  | { act: 'send'; device: 0 | 1; fate: 'arrives' | 'lost' | 'twice' | 'late' }
  | { act: 'arrive' }
  | { act: 'reset' };

const device = fc.constantFrom<0 | 1>(0, 1);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('watch' as const),
      device,
      lesson: fc.constantFrom(1, 3),
      from: fc.integer({ min: 0, max: filmSeconds - 1 }),
      length: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('read' as const),
      device,
      lesson: fc.constantFrom(0, 2),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      device,
      fate: fc.constantFrom(
        'arrives' as const,
        'arrives' as const,
        'lost' as const,
        'twice' as const,
        'late' as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ act: 'arrive' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'reset' as const }) },
);

/**
 * The seconds that reached the server in this round, as a plain set: an independent calculation.
 */
type Model = { watched: Map<LessonId, Set<number>>; read: Set<LessonId>; done: Set<LessonId> };

function emptyModel(): Model {
  return { watched: new Map(), read: new Set(), done: new Set() };
}

function notify(model: Model, round: number, message: readonly LessonMarks[]): void {
  for (const { lesson, marks } of message) {
    if (marks.round !== round) continue;
    const seen = model.watched.get(lesson) ?? new Set<number>();
    for (const [from, to] of marks.watched) {
      for (let second = from; second < Math.min(to, filmSeconds); second += 1) seen.add(second);
    }
    model.watched.set(lesson, seen);
    if (marks.isRead) model.read.add(lesson);
    const isFilm = lessons.find(({ id }) => id === lesson)?.kind === 'video';
    const isDone = isFilm ? seen.size >= filmSeconds * 0.9 : model.read.has(lesson);
    if (isDone) model.done.add(lesson);
  }
}

/** Marks that a device has and the server hasn't acknowledged. */
type Device = { round: number; known: Map<LessonId, Marks> };

function recordMarks(device: Device, lesson: LessonId, done: Partial<Marks>): void {
  const place = { second: 0, scroll: 0, at: new Date('2026-11-16T09:00:00Z') };
  const marks: Marks = { round: device.round, watched: [], isRead: false, place, ...done };
  const before = device.known.get(lesson);
  device.known.set(lesson, before ? mergeMarks(before, marks) : marks);
}

let students = 0;

test(`${histories} histories of two devices end as the model says [R5.06]`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 40 }), playHistory),
    { numRuns: histories },
  );
}, 1_800_000);

/** A student, their messages in transit, and the model's expectation. */
async function aHistory() {
  students += 1;
  const userId = `student-${students}`;
  await insertPerson(db, { id: userId });
  const student = createRouterClient(stage.learning.routers.learning, {
    context: contextOf({ ...callers.member, userId }),
  });
  const aDevice = (): Device => ({ round: 0, known: new Map() });
  const devices: [Device, Device] = [aDevice(), aDevice()];
  const late: LessonMarks[][] = [];
  let model = emptyModel();
  let round = 0;

  async function deliver(message: readonly LessonMarks[], to?: Device): Promise<void> {
    if (message.length === 0) return;
    const answer = await student.keepMarks({ lessons: [...message] });
    notify(model, round, message);
    if (!to) return;
    to.round = Math.max(to.round, ...answer.map(({ marks }) => marks.round));
    // Acknowledged marks needn't be sent again; those of an earlier round are dropped.
    for (const { lesson } of message) to.known.delete(lesson);
  }

  const plays: { [Name in Act['act']]: (act: Extract<Act, { act: Name }>) => Promise<void> } = {
    async watch({ device: at, lesson, from, length }) {
      const to = Math.min(filmSeconds, from + length);
      recordMarks(devices[at], idOf(lesson), { watched: [[from, to]] });
    },
    async read({ device: at, lesson }) {
      recordMarks(devices[at], idOf(lesson), { isRead: true });
    },
    async send({ device: at, fate }) {
      const message = [...devices[at].known].map(([lesson, marks]) => ({ lesson, marks }));
      if (fate === 'late') late.push(message);
      if (fate === 'arrives' || fate === 'twice') await deliver(message, devices[at]);
      if (fate === 'twice') await deliver(message);
    },
    // Newest first: reordered relative to everything sent in between.
    arrive: () => deliver(late.pop() ?? []),
    async reset() {
      await admin.resetProgress({ userId, course: courseId, reason: 'A history' });
      model = emptyModel();
      round += 1;
    },
  };
  return {
    // The act's name selects the matching function.
    play: (act: Act) => (plays[act.act] as (act: Act) => Promise<void>)(act),
    expected: () => model.done.size,
    progress: async () =>
      (await student.course({ course: 'two-devices', language: 'en' })).progress,
  };
}

function idOf(lesson: number): LessonId {
  const found = lessons[lesson];
  if (!found) throw new Error('an act names a lesson that is there');
  return found.id;
}

async function playHistory(acts: readonly Act[]): Promise<void> {
  const history = await aHistory();
  let reached = 0;
  for (const act of acts) {
    await history.play(act);
    const progress = await history.progress();
    const done = history.expected();
    expect(progress.done).toBe(done);
    expect(progress.percent).toBe(Math.floor((done / lessons.length) * 100));
    expect(progress.percent).toBeLessThanOrEqual(100);
    // Never decreases, except after a reset.
    expect(progress.percent).toBeGreaterThanOrEqual(act.act === 'reset' ? 0 : reached);
    reached = progress.percent;
  }
}
