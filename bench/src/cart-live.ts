import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from '@danube/faults/buyers.ts';
import { type OpenStream, openStream } from '@danube/faults/event-stream.ts';
import { mapConcurrently } from '@danube/faults/map-concurrently.ts';
import { callProcedure } from '@danube/faults/visitor.ts';
import { measureMsUntil } from '@danube/faults/wait.ts';
import { openBuyersStage, sellingSettings } from './buyers-stage.ts';
import { expectAtMost, type Figure, informational } from './measurement.ts';
import type { Program } from './program.ts';
import type { Stage } from './stage.ts';

const streams = 1_000;
const tabsEach = 2;
const changes = 1_000;

/** A cart change in one tab appears in the member's other tab, among many open ones. */
export async function measureCartLive(stage: Stage): Promise<Figure[]> {
  const buyers = await openBuyersStage(stage);
  const people = await buyers.addBuyers('live', streams / tabsEach);
  const plain = await stage.startOther('../../faults/src/bare-streams.ts');
  const product = await stage.startProduct(sellingSettings);
  try {
    const bare = await hold(plain, { people });
    for (const tab of bare.tabs) tab.close();
    const ours = await hold(product, { people, warmUp: 200 });
    const item = buyers.shopItems[0]?.id ?? '';
    const times = await changeCarts(product.url, { people, item, received: ours.received });
    await sleep(500);
    const notified = ours.received.reduce((sum, count) => sum + count, 0);
    for (const tab of ours.tabs) tab.close();
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return [
      expectAtMost(300, {
        what: `p99 until both tabs know, ${streams} open (ms)`,
        value: at(0.99),
      }),
      informational('median (ms)', at(0.5).toFixed(1)),
      expectAtMost(0, {
        what: 'news to others, or twice',
        value: Math.abs(notified - changes * tabsEach),
      }),
      expectAtMost(2, {
        what: 'memory of a stream, ours ÷ bare',
        value: ours.megabytes / bare.megabytes,
      }),
      informational(
        'kB a stream, ours and bare',
        `${perStream(ours.megabytes)} and ${perStream(bare.megabytes)}`,
      ),
    ];
  } finally {
    await Promise.all([product.stop(), plain.stop(), buyers.close()]);
  }
}

type LiveTab = {
  readonly tabs: readonly OpenStream[];
  /** Messages about carts, per tab. */
  readonly received: number[];
  readonly megabytes: number;
};

async function hold(
  program: Program,
  { people, warmUp = 0 }: { people: readonly Buyer[]; warmUp?: number },
): Promise<LiveTab> {
  const url = program.url.replace('localhost', '127.0.0.1');
  const [first] = people;
  // Warms up the JIT on both sides before memory is measured.
  for (let call = 0; call < warmUp; call += 1) await callProcedure(url, 'identity/session', first);
  const early = await Promise.all(
    Array.from({ length: 50 }, () => openStream(url, { cookie: first?.cookie })),
  );
  for (const tab of early) tab.close();
  await sleep(500);
  const before = program.residentMegabytes();
  const received = Array.from({ length: streams }, () => 0);
  const tabs = await mapConcurrently(20, [...received.keys()], (tab) =>
    openStream(url, {
      cookie: people[tab % people.length]?.cookie,
      onMessage({ topic }) {
        if (topic === 'cart') received[tab] = (received[tab] ?? 0) + 1;
      },
    }),
  );
  await sleep(1_000);
  return { tabs, received, megabytes: program.residentMegabytes() - before };
}

/** From sending the change until the last of the member's tabs has received it. */
async function changeCarts(
  copyUrl: string,
  {
    people,
    item,
    received,
  }: { people: readonly Buyer[]; item: string; received: readonly number[] },
): Promise<number[]> {
  const url = copyUrl.replace('localhost', '127.0.0.1');
  const input = { itemType: 'course', item, language: 'en' };
  const order = Array.from({ length: changes }, (_, change) => change);
  return mapConcurrently(4, order, async (change) => {
    const person = change % people.length;
    const isAdding = change < people.length;
    const tabs = Array.from({ length: tabsEach }, (_, tab) => person + tab * people.length);
    const before = tabs.map((tab) => received[tab] ?? 0);
    const begin = performance.now();
    const { cookie } = people[person] ?? {};
    const changing = callProcedure(url, isAdding ? 'cart/add' : 'cart/remove', { cookie, input });
    const isReceived = () =>
      tabs.every((tab, index) => (received[tab] ?? 0) > (before[index] ?? 0));
    await measureMsUntil(isReceived, { timeoutMs: 10_000, everyMs: 1 });
    const milliseconds = performance.now() - begin;
    const { status, body } = await changing;
    if (status !== 200) throw new Error(`a cart was not changed: ${status} ${body}`);
    return isReceived() ? milliseconds : Number.POSITIVE_INFINITY;
  });
}

function perStream(megabytes: number): string {
  return ((megabytes * 1024) / streams).toFixed(0);
}
