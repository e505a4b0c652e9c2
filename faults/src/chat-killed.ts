import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { addBuyers } from './buyers.ts';
import { openRoom, type Room, type StoredMessage, startConversation } from './chat-room.ts';
import { type ChatTab, openChatTab } from './chat-tab.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { measureMsUntil } from './wait.ts';

const convergeMs = 5_000;

/** A busy room whose instances die: every tab ends with the same messages in the same order. */
export const chatKilled: Scenario = {
  name: 'chat-killed',
  needs: 'own',
  canOverlap: true,
  async run(stage) {
    const random = openSeededRandom('chat-killed');
    const { kills, tabCount, perSecond } = stage.isShort
      ? { kills: 2, tabCount: 8, perSecond: 10 }
      : { kills: 20, tabCount: 50, perSecond: 20 };
    const copies = await stage.startCopies(2);
    const people = await addBuyers(stage, { name: 'talker', count: Math.max(50, tabCount) });
    const room = await openRoom(stage, people);
    const before = await readRoom(stage, room);
    const tabs = await Promise.all(
      people
        .slice(0, tabCount)
        .map((member) => openChatTab(copies, { room, member, since: before.revision, random })),
    );
    const conversation = startConversation(copies, { room, people, perSecond });
    await killInTurn(stage, copies, { kills, random });
    await conversation.end();
    const { messages } = await readRoom(stage, room, before.seq);
    const timeoutMs = stage.timeLimit(convergeMs);
    const converged = await measureMsUntil(
      () => tabs.every((tab) => findDifferences(tab, messages).length === 0),
      { timeoutMs, everyMs: 50 },
    );
    for (const tab of tabs) tab.close();
    const sent = [...conversation.sentAt.keys()];
    const reconnects = tabs.reduce((total, tab) => total + tab.reconnects, 0);
    return [
      expectAtLeast(kills, `of ${kills} kills broke streams,`, [reconnects, ' reconnections']),
      expectAtLeast(1, `of ${sent.length} messages sent again`, [conversation.repeats, '']),
      expectNone('acknowledged and not there, or twice', compareTexts(sent, messages)),
      expectNone('gaps in the order', findGaps(messages, before.seq)),
      expectAtMost(timeoutMs, `${tabs.length} tabs equal the database after`, [converged, ' ms']),
      expectNone(
        'differences',
        tabs.flatMap((tab) => findDifferences(tab, messages)),
      ),
    ];
  },
};

/** At any moment one of the instances works. */
async function killInTurn(
  stage: Stage,
  copies: Copy[],
  { kills, random }: { kills: number; random: SeededRandom },
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(1_500 + random.below(500));
    const index = kill % copies.length;
    const copy = copies[index];
    if (!copy) throw new Error('a copy is needed');
    await copy.stop('SIGKILL');
    copies[index] = await stage.restart(copy);
  }
  await sleep(1_500);
}

async function readRoom(
  stage: Stage,
  room: Room,
  afterSeq = 0,
): Promise<{ revision: number; seq: number; messages: StoredMessage[] }> {
  const messages = await stage.query<StoredMessage>(
    `select seq::int as seq, text from chat_messages
     where conversation_id = $1 and seq > $2 order by seq`,
    [room.id, afterSeq],
  );
  const [row] = await stage.query<{ revision: number }>(
    'select revision::int as revision from chat_conversations where id = $1',
    [room.id],
  );
  return { revision: row?.revision ?? 0, seq: messages.at(-1)?.seq ?? afterSeq, messages };
}

function compareTexts(sent: readonly string[], stored: readonly StoredMessage[]): string[] {
  const times = Map.groupBy(stored, ({ text }) => text);
  return sent.filter((text) => times.get(text)?.length !== 1);
}

function findGaps(messages: readonly StoredMessage[], afterSeq: number): string[] {
  return messages
    .filter(({ seq }, index) => seq !== afterSeq + index + 1)
    .map(({ seq }) => `before ${seq}`);
}

function findDifferences(tab: ChatTab, messages: readonly StoredMessage[]): string[] {
  const missing = messages
    .filter(({ seq, text }) => tab.texts.get(seq) !== text)
    .map(({ seq }) => `${seq} is missing`);
  return tab.texts.size > messages.length ? [...missing, 'more than there are'] : missing;
}
