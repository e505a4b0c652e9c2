import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { addBuyers, type Buyer } from './buyers.ts';
import { openRoom, type Room, startConversation } from './chat-room.ts';
import { type ChatTab, openChatTab } from './chat-tab.ts';
import { type OpenStream, openStream } from './event-stream.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { measureMsUntil } from './wait.ts';

const streamCount = 3_000;
const withinMs = 5_000;
const tabCount = 20;

/** Chat with Redis away, and a crowd whose streams all come back at once. */
export const chatStreams: Scenario = {
  name: 'chat-streams',
  needs: 'own',
  inShort: false,
  async run(stage) {
    const random = openSeededRandom('chat-streams');
    const copies = await stage.startCopies(2);
    const people = await addBuyers(stage, { name: 'listener', count: streamCount });
    const room = await openRoom(stage, people);
    const returning = await reconnectCrowd(stage, copies, people);
    const scene = { room, people: people.slice(0, tabCount), random };
    const withRedis = await measureSlowest(stage, copies, scene);
    await stage.stop('redis');
    const withoutRedis = await measureSlowest(stage, copies, scene);
    await stage.start('redis');
    return [
      ...returning,
      expectAtMost(stage.timeLimit(withinMs), 'slowest message with Redis', [withRedis, ' ms']),
      expectAtMost(stage.timeLimit(withinMs), 'slowest message without', [withoutRedis, ' ms']),
    ];
  },
};

/** Every stream closes, and all open again within a few seconds. */
async function reconnectCrowd(
  stage: Stage,
  copies: readonly Copy[],
  people: readonly Buyer[],
): Promise<Figure[]> {
  const open = (person: Buyer, index: number) =>
    openStream(copies[index % copies.length]?.url ?? '', {
      cookie: person.cookie,
      hasMessages: true,
    });
  const first = await mapConcurrently(50, people, open);
  const cursors = first.map(({ lastEventId }) => lastEventId);
  for (const stream of first) stream.close();
  const before = await countChatWrites(stage);
  const begin = performance.now();
  const again = await Promise.all(
    people.map(async (person, index): Promise<OpenStream> => {
      await sleep((withinMs * index) / people.length);
      return openStream(copies[(index + 1) % copies.length]?.url ?? '', {
        cookie: person.cookie,
        lastEventId: cursors[index],
        hasMessages: true,
      });
    }),
  );
  const took = performance.now() - begin;
  await sleep(1_000);
  const writes = (await countChatWrites(stage)) - before;
  for (const stream of again) stream.close();
  const refused = again.filter(({ status }) => status !== 200).map(({ status }) => `${status}`);
  return [
    expectNone(`of ${streamCount} streams refused`, refused),
    expectAtMost(stage.timeLimit(2 * withinMs), `asked within ${withinMs} ms, open after`, [
      took,
      ' ms',
    ]),
    expectAtMost(0, 'rows of the community written for it', [writes, '']),
  ];
}

async function countChatWrites(stage: Stage): Promise<number> {
  // Statistics of the other connections arrive a moment later.
  await sleep(1_500);
  const [row] = await stage.query<{ writes: number }>(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as writes from pg_stat_user_tables
     where relname like 'chat%' or relname = 'live_events'`,
  );
  return row?.writes ?? Number.NaN;
}

/** From sending a message until the last tab has it. */
async function measureSlowest(
  stage: Stage,
  copies: readonly Copy[],
  { room, people, random }: { room: Room; people: readonly Buyer[]; random: SeededRandom },
): Promise<number> {
  const [row] = await stage.query<{ revision: number }>(
    'select revision::int as revision from chat_conversations where id = $1',
    [room.id],
  );
  const since = row?.revision ?? 0;
  const tabs = await Promise.all(
    people.map((member) => openChatTab(copies, { room, member, since, random })),
  );
  await sleep(1_000);
  const conversation = startConversation(copies, { room, people, perSecond: 5 });
  await sleep(10_000);
  await conversation.end();
  const sent = [...conversation.sentAt];
  const hasAll = ({ receivedAt }: ChatTab) => sent.every(([text]) => receivedAt.has(text));
  await measureMsUntil(() => tabs.every(hasAll), { timeoutMs: 2 * withinMs, everyMs: 50 });
  for (const tab of tabs) tab.close();
  const delays = tabs.flatMap(({ receivedAt }) =>
    sent.map(([text, at]) => (receivedAt.get(text) ?? Number.NaN) - at),
  );
  return delays.reduce((slowest, delay) => (delay <= slowest ? slowest : delay), 0);
}
