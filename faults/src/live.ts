import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { type EventAdmin, openEventAdmin } from './event-admin.ts';
import { openStream } from './event-stream.ts';
import { startReconnectingTab } from './reconnecting-tab.ts';
import { expectAtLeast, expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, seededRandomFrom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { signIn } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

const fastTargetMs = 1_000;
const slowTargetMs = 5_000;

/** Updates reach a member's open tabs on every instance: all of them, exactly once. */
export const live: Scenario = {
  name: 'live',
  needs: 'own',
  async run(stage) {
    const { seed } = openSeededRandom('live');
    const fastMs = stage.timeLimit(fastTargetMs);
    const slowMs = stage.timeLimit(slowTargetMs);
    const copies = await stage.startCopies(2);
    const [first] = copies;
    if (!first) throw new Error('a copy is needed');
    const desk = await openEventAdmin(first.url);
    const cookie = await signIn(first.url, 'member');
    const visitor = await openStream(first.url, {});

    const withRedis = await slowestDelivery(copies, { desk, cookie, times: 5, slowMs });
    const resumed = await runDisconnects(stage, copies, { desk, cookie, seed });
    await stage.stop('redis');
    const withoutRedis = await slowestDelivery(copies, {
      desk,
      cookie,
      times: stage.isShort ? 1 : 5,
      slowMs,
    });
    await stage.start('redis');
    const closed = await millisecondsToClose(stage, copies);
    return [
      expectAtMost(fastMs, 'change reaches both tabs', [withRedis, ' ms']),
      expectAtMost(slowMs, 'without Redis', [withoutRedis, ' ms']),
      ...resumed,
      expectAtMost(slowMs, 'ended session closes in', [closed, ' ms']),
      expectNone(
        'visitors not sent away with 204',
        visitor.status === 204 ? [] : [`${visitor.status}`],
      ),
    ];
  },
};

type People = { desk: EventAdmin; cookie: string };

/** Until the last of two tabs, one on each instance, has received the change. */
async function slowestDelivery(
  copies: readonly Copy[],
  { desk, cookie, times, slowMs }: People & { times: number; slowMs: number },
): Promise<number> {
  const received = copies.map(() => 0);
  const tabs = await Promise.all(
    copies.map((copy, index) =>
      openStream(copy.url, {
        cookie,
        onMessage: () => {
          received[index] = (received[index] ?? 0) + 1;
        },
      }),
    ),
  );
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const before = [...received];
    const id = await desk.add(copies[time % copies.length]?.url ?? '', time);
    const isReceived = () => received.every((count, index) => count > (before[index] ?? 0));
    slowest = Math.max(slowest, await measureMsUntil(isReceived, { timeoutMs: 2 * slowMs }));
    await desk.remove(copies[0]?.url ?? '', id);
    // The update about the removal must not be mistaken for the next change.
    const isQuiet = () => received.every((count, index) => count >= (before[index] ?? 0) + 2);
    await measureMsUntil(isQuiet, { timeoutMs: 2 * slowMs });
  }
  for (const tab of tabs) tab.close();
  return slowest;
}

/**
 * Tabs lose their connections while several writers are active; their lists must equal the
 * database's.
 */
async function runDisconnects(
  stage: Stage,
  copies: readonly Copy[],
  { desk, cookie, seed }: People & { seed: number },
): Promise<Figure[]> {
  const events = stage.isShort ? 20 : 200;
  const tabs = [0, 1].map((tab) =>
    startReconnectingTab(copies, cookie, seededRandomFrom(seed + tab)),
  );
  await sleep(300);
  const [before] = await stage.query<{ count: string }>('select count(*) from live_events');
  await Promise.all([0, 1].map((writer) => writeEvents(copies, desk, { events, writer, seed })));
  await Promise.all(tabs.map((tab) => tab.settle()));
  const rows = await stage.query<{ place: string }>(
    `select transaction_id || '.' || id as place from live_events
     order by transaction_id, id offset $1`,
    [before?.count],
  );
  const reported = rows.map(({ place }) => place);
  await measureMsUntil(() => tabs.every((tab) => tab.received.length >= reported.length), {
    timeoutMs: stage.timeLimit(slowTargetMs),
  });
  await sleep(500);
  for (const tab of tabs) tab.close();
  const lists = tabs.map((tab) => tab.received);
  return [
    expectAtLeast(events, 'news told', [reported.length, '']),
    expectAtLeast(events / 10, 'cuts', [sum(tabs.map((tab) => tab.cuts)), '']),
    expectAtMost(0, 'missed', [sum(lists.map((list) => countMissing(list, reported))), '']),
    expectAtMost(0, 'heard twice', [
      sum(lists.map((list) => list.length - new Set(list).size)),
      '',
    ]),
    expectAtMost(0, 'out of order', [
      lists.filter((list) => !isOrdered(list, reported)).length,
      '',
    ]),
    expectAtMost(0, 'resets', [sum(tabs.map((tab) => tab.resets)), '']),
  ];
}

/** Two concurrent writers, so that transactions start and commit in different orders. */
async function writeEvents(
  copies: readonly Copy[],
  desk: EventAdmin,
  { events, writer, seed }: { events: number; writer: number; seed: number },
): Promise<void> {
  const random = seededRandomFrom(seed + 2 + writer);
  for (let number = 0; number < events / 4; number += 1) {
    const url = copies[(number + writer) % copies.length]?.url ?? '';
    const id = await desk.add(url, 1_000 * (writer + 1) + number);
    await sleep(random.below(80));
    await desk.remove(url, id);
  }
}

function countMissing(list: readonly string[], reported: readonly string[]): number {
  const received = new Set(list);
  return reported.filter((place) => !received.has(place)).length;
}

function isOrdered(list: readonly string[], reported: readonly string[]): boolean {
  const positions = list.map((place) => reported.indexOf(place));
  return positions.every(
    (position, index) => index === 0 || position >= (positions[index - 1] ?? 0),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function millisecondsToClose(stage: Stage, copies: readonly Copy[]): Promise<number> {
  const cookie = await signIn(copies[0]?.url ?? '', 'otherMember');
  const topics: string[] = [];
  const tabs = await Promise.all(
    copies.map((copy) =>
      openStream(copy.url, { cookie, onMessage: ({ topic }) => void topics.push(topic) }),
    ),
  );
  await stage.query(
    'delete from sessions where user_id in (select id from users where email = $1)',
    ['other@danube.example'],
  );
  const isOver = () => tabs.every((tab) => !tab.isOpen);
  const closed = await measureMsUntil(isOver, {
    timeoutMs: 2 * stage.timeLimit(slowTargetMs),
  });
  const isNotified = topics.filter((topic) => topic === 'signed-out').length === tabs.length;
  return isNotified ? closed : Number.NaN;
}
