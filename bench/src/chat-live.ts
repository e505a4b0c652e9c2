import { setTimeout as sleep } from 'node:timers/promises';
import { type Conversation, openRoom, startConversation } from '@danube/faults/chat-room.ts';
import { openStream } from '@danube/faults/event-stream.ts';
import { mapConcurrently } from '@danube/faults/map-concurrently.ts';
import { openBuyersStage, sellingSettings } from './buyers-stage.ts';
import { expectAtMost, type Figure, informational } from './measurement.ts';
import type { Stage } from './stage.ts';

const streams = 1_000;
const writers = 50;
const messagesPerSecond = 20;
const seconds = 30;

/** A busy room: how long a message takes from being sent until each of many open tabs has it. */
export async function measureChatLive(stage: Stage): Promise<Figure[]> {
  const buyers = await openBuyersStage(stage);
  const people = await buyers.addBuyers('listener', streams);
  const room = await openRoom(buyers, people);
  const product = await stage.startProduct(sellingSettings);
  const url = product.url.replace('localhost', '127.0.0.1');
  const delays: number[] = [];
  const receivedBy = people.map(() => new Set<string>());
  let conversation: Conversation | undefined;
  try {
    const tabs = await mapConcurrently(20, [...people.entries()], ([tab, { cookie }]) =>
      openStream(url, {
        cookie,
        hasMessages: true,
        onMessage({ changes = [] }) {
          for (const { text } of changes.flatMap(({ messages }) => messages)) {
            const at = conversation?.sentAt.get(text);
            if (at === undefined || receivedBy[tab]?.has(text)) continue;
            receivedBy[tab]?.add(text);
            delays.push(performance.now() - at);
          }
        },
      }),
    );
    await sleep(1_000);
    const cpuBefore = product.cpuSeconds();
    const counted = await countLiveRows(buyers);
    conversation = startConversation([{ url }], {
      room,
      people: people.slice(0, writers),
      perSecond: messagesPerSecond,
    });
    await sleep(seconds * 1_000);
    await conversation.end();
    const sent = conversation.sentAt.size;
    await sleep(3_000);
    const rows = (await countLiveRows(buyers)) - counted;
    const cpu = product.cpuSeconds() - cpuBefore;
    for (const tab of tabs) tab.close();
    const sorted = delays.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const missing = streams * sent - delays.length;
    return [
      expectAtMost(700, {
        what: `p99 from sent to received, ${streams} tabs (ms)`,
        value: at(0.99),
      }),
      informational('median (ms)', at(0.5).toFixed(0)),
      expectAtMost(0, { what: 'messages that a tab did not get', value: missing }),
      expectAtMost(1, { what: 'live rows a message', value: rows / sent }),
      informational('messages sent', `${sent} in ${seconds} s`),
      informational('share of a core', (cpu / (seconds + 3)).toFixed(2)),
    ];
  } finally {
    await Promise.all([product.stop(), buyers.close()]);
  }
}

async function countLiveRows(buyers: Awaited<ReturnType<typeof openBuyersStage>>): Promise<number> {
  const [row] = await buyers.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from live_events',
  );
  return Number(row?.last);
}
