import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonMarks, StoredMarks } from '@danube/contract/learning/learning.schemas.ts';
import { type Marks, mergeMarks } from '@danube/contract/learning/marks.ts';
import { mergeWatched, type Watched } from '@danube/contract/learning/watched.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMarks, sampleLessonId } from '../learning.factory.ts';
import { createMarksSender, type MarksSender } from './marks-sender.ts';
import { emptyOutbox, joinOutboxes } from './outbox.ts';

const otherLessonId = lessonIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000beef');

/** A server that merges, and a connection that may lose a request or its response. */
function createWorld() {
  const server = new Map<string, Marks>();
  const world = {
    server,
    now: 0,
    stored: emptyOutbox,
    storedBefore: emptyOutbox,
    loss: 'none' as 'none' | 'message' | 'answer',
    isOwnerSignedIn: true,
    isRefused: false,
    sent: [] as LessonMarks[][],
    async send(lessons: LessonMarks[]): Promise<StoredMarks[]> {
      world.sent.push(lessons);
      if (world.loss === 'message') throw new Error('the message was lost');
      for (const { lesson, marks } of lessons) {
        const before = server.get(lesson);
        server.set(lesson, before ? mergeMarks(before, marks) : marks);
      }
      if (world.loss === 'answer') throw new Error('the answer was lost');
      return lessons.map(({ lesson, marks }) => ({
        lesson,
        marks: server.get(lesson) ?? marks,
        isDone: false,
      }));
    },
  };
  return world;
}

type World = ReturnType<typeof createWorld>;

function openTab(world: World) {
  return createMarksSender({
    load: () => world.stored,
    store: (outbox) => {
      world.stored = outbox;
    },
    send: world.send,
    isRefused: () => world.isRefused,
    isOwnerSignedIn: () => world.isOwnerSignedIn,
    now: () => world.now,
    onSaved: () => undefined,
  });
}

function seen(watched: Watched, at = 0): LessonMarks {
  const place = { second: 0, scroll: 0, at: new Date(at) };
  return { lesson: sampleLessonId, marks: makeMarks({ watched, place }) };
}

it('sends what was added while a request was on its way right after it', async () => {
  const world = createWorld();
  const tab = openTab(world);
  tab.add(seen([[0, 5]]));
  const first = tab.sendNow();
  tab.add({ ...seen([]), lesson: otherLessonId });
  await Promise.all([first, tab.sendNow()]);
  expect(world.sent).toHaveLength(2);
  expect(world.server.has(otherLessonId)).toBe(true);
});

it('has sent everything once sendNow resolves, also what waited for another request', async () => {
  const world = createWorld();
  const { send } = world;
  world.send = async (lessons) => {
    await new Promise((resolve) => setTimeout(resolve));
    return send(lessons);
  };
  const tab = openTab(world);
  tab.add(seen([[0, 5]]));
  void tab.tick();
  tab.add({ ...seen([]), lesson: otherLessonId });
  await tab.sendNow();
  expect(world.server.has(otherLessonId)).toBe(true);
  expect(tab.waiting().size).toBe(0);
});

const act = fc.oneof(
  fc.record({
    kind: fc.constant('watch' as const),
    tab: fc.integer({ min: 0, max: 1 }),
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('tick' as const),
    tab: fc.integer({ min: 0, max: 1 }),
    ms: fc.integer({ min: 0, max: 600_000 }),
    loss: fc.constantFrom('none' as const, 'message' as const, 'answer' as const),
  }),
  /** The other tab wrote at the same time: what this one stored is lost. */
  fc.record({ kind: fc.constant('overwrite' as const) }),
  fc.record({ kind: fc.constant('reopen' as const), tab: fc.integer({ min: 0, max: 1 }) }),
);

type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

async function happen(each: Act, world: World, tabs: MarksSender[]): Promise<void> {
  if (each.kind === 'overwrite') {
    world.stored = world.storedBefore;
    return;
  }
  const tab = tabs[each.tab] ?? openTab(world);
  if (each.kind === 'watch') {
    world.storedBefore = world.stored;
    tab.add(seen([[each.from, each.from + each.length]], world.now));
  } else if (each.kind === 'reopen') {
    // A page stores its marks when it is left.
    world.stored = joinOutboxes(world.stored, tab.waiting());
    world.storedBefore = world.stored;
    tabs[each.tab] = openTab(world);
  } else {
    world.now += each.ms;
    world.loss = each.loss;
    await tab.tick();
  }
}

describe('marks on their way to the server', () => {
  it('all arrive, whatever is lost on the way, and from however many tabs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const world = createWorld();
        const tabs = [openTab(world), openTab(world)];
        let known: Watched = [];
        for (const each of acts) {
          if (each.kind === 'watch') {
            known = mergeWatched(known, [[each.from, each.from + each.length]]);
          }
          await happen(each, world, tabs);
          const everywhere = tabs
            .map((tab) => tab.waiting().get(sampleLessonId)?.watched ?? [])
            .reduce(mergeWatched, world.server.get(sampleLessonId)?.watched ?? []);
          expect(everywhere).toEqual(known);
        }
        world.loss = 'none';
        for (const tab of tabs) await tab.sendNow();
        expect(world.server.get(sampleLessonId)?.watched ?? []).toEqual(known);
      }),
    );
  });

  it('stay nowhere once their owner has signed out', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]]));
    tab.end();
    world.stored = emptyOutbox;
    tab.add(seen([[10, 20]]));
    await tab.sendNow();
    expect([world.stored.size, tab.waiting().size, world.sent.length]).toEqual([0, 0, 0]);
  });

  it('are dropped once they are confirmed, and not before', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]]));
    world.loss = 'answer';
    await tab.tick();
    expect(world.stored.size).toBe(1);
    world.loss = 'none';
    world.now = 600_000;
    await tab.tick();
    expect([world.stored.size, tab.waiting().size]).toEqual([0, 0]);
    await tab.tick();
    expect(world.sent).toHaveLength(2);
  });

  it('keep what was seen while a message was on its way', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]], 1));
    const sending = tab.tick();
    tab.add(seen([[10, 20]], 2));
    await sending;
    expect(tab.waiting().get(sampleLessonId)?.watched).toEqual([[0, 20]]);
    await tab.tick();
    expect(tab.waiting().size).toBe(0);
  });

  it('keep a place that moved on meanwhile, and seconds that an answer does not have', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]], 1));
    const sending = tab.tick();
    tab.add(seen([[0, 10]], 2));
    await sending;
    expect(tab.waiting().get(sampleLessonId)?.place.at).toEqual(new Date(2));
    world.send = async (lessons) =>
      lessons.map(({ lesson, marks }) => ({
        lesson,
        marks: { ...marks, watched: [] },
        isDone: false,
      }));
    const other = openTab(world);
    await other.sendNow();
    expect(other.waiting().get(sampleLessonId)?.watched).toEqual([[0, 10]]);
  });

  it('wait longer after each failure, and not at all when the connection is back', async () => {
    const world = createWorld();
    world.loss = 'message';
    const tab = openTab(world);
    tab.add(seen([[0, 10]]));
    const attempts: number[] = [];
    for (; world.now <= 60_000; world.now += 1_000) {
      const before = world.sent.length;
      await tab.tick();
      if (world.sent.length > before) attempts.push(world.now);
    }
    expect(attempts).toEqual([0, 5_000, 15_000, 35_000]);
    world.loss = 'none';
    await tab.sendNow();
    expect(tab.waiting().size).toBe(0);
  });

  it('are never sent while somebody else is signed in, or nobody', async () => {
    const world = createWorld();
    world.isOwnerSignedIn = false;
    const tab = openTab(world);
    tab.add(seen([[0, 10]]));
    await tab.tick();
    await tab.sendNow();
    expect([world.sent.length, world.stored.size]).toEqual([0, 1]);
  });

  it('are given up where they would be refused for ever, or were left out', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]]));
    world.isRefused = true;
    world.loss = 'message';
    await tab.sendNow();
    expect(tab.waiting().size).toBe(0);
    world.send = async () => [];
    const closed = openTab(world);
    closed.add({ lesson: otherLessonId, marks: makeMarks() });
    await closed.sendNow();
    expect(closed.waiting().size).toBe(0);
  });

  it('of a round that was reset are given up, and a clock that is ahead does not hold them', async () => {
    const world = createWorld();
    const tab = openTab(world);
    tab.add(seen([[0, 10]], 5_000));
    const answer = (marks: Marks) => {
      world.send = async () => [{ lesson: sampleLessonId, marks, isDone: false }];
    };
    answer(makeMarks({ watched: [[0, 10]], place: { second: 0, scroll: 0, at: new Date(1) } }));
    await openTab(world).sendNow();
    expect(world.stored.size).toBe(0);
    const late = openTab(world);
    late.add(seen([[0, 10]]));
    answer(makeMarks({ round: 1 }));
    const again = openTab(world);
    await again.sendNow();
    expect(again.waiting().size).toBe(0);
  });
});
