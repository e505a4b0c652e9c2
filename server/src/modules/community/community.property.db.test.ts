import { randomUUID } from 'node:crypto';
import {
  type ConversationId,
  conversationIdSchema,
  type Message,
  type MessageId,
} from '@danube/contract/community/community.schemas.ts';
import { liveMessageSchema } from '@danube/contract/live.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import {
  connectMembers,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from './community.factory.ts';

/**
 * Three people, each with a tab, in a room, a group and a direct conversation, over a network that
 * loses and repeats requests and updates. A model tracks what they did; the product, its tables and
 * every tab must agree with it.
 */
const histories = runSize({ nightly: 2_000, short: 10 });

const stage = await openCommunityStage();
afterAll(() => stage.close());

const place = fc.nat({ max: 2 });
const person = fc.nat({ max: 2 });
const which = fc.nat({ max: 30 });

const anyAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('send' as const),
      place,
      person,
      mentioned: person,
      fate: fc.constantFrom('once' as const, 'twice' as const, 'atOnce' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('again' as const), which }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('read' as const), place, person, which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('clear' as const), place, person }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('edit' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('react' as const), which, person }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('hear' as const), place, person }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

type Said = {
  readonly place: number;
  readonly sender: number;
  readonly clientId: string;
  readonly mentions: readonly number[];
  id: MessageId;
  text: string;
  isRemoved: boolean;
  readonly likes: Set<number>;
};

/** A tab's copy of a conversation, and its revision. */
type Tab = { revision: number; readonly messages: Map<MessageId, Message> };

async function begin() {
  const people = [await stage.join('Maja Horvat'), await stage.join(), await stage.join()];
  const [maja, otto, rita] = people;
  if (!maja || !otto || !rita) throw new Error('three people');
  const room = await insertRoom(stage.db);
  for (const { api } of people) await api.community.joinRoom({ conversationId: room });
  const direct = await connectMembers(maja, otto);
  await connectMembers(maja, rita);
  const group = conversationIdSchema.parse(randomUUID());
  const personIds = [otto.id, rita.id];
  await maja.api.community.createGroup({ conversationId: group, title: 'Group', personIds });
  const [hello] = (await maja.api.messages.list({ conversationId: direct })).messages;
  if (!hello) throw new Error('the first message');
  const said: Said[] = [
    {
      place: 2,
      sender: 0,
      clientId: hello.clientId,
      mentions: [],
      id: hello.id,
      text: hello.text,
      isRemoved: false,
      likes: new Set<number>(),
    },
  ];
  const places = [room, group, direct] as const;
  const read = [
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, 0],
  ];
  const notified = [new Set<number>(), new Set<number>(), new Set([1])];
  const tabs = new Map<string, Tab>();
  return { people, places, said, read, notified, tabs };
}
type History = Awaited<ReturnType<typeof begin>>;

function isIn(at: number, who: number): boolean {
  return at !== 2 || who !== 2;
}

function lengthOf({ said }: History, at: number): number {
  return said.filter(({ place: where }) => where === at).length;
}

function placeOf(history: History, at: number): ConversationId {
  const id = history.places[at];
  if (!id) throw new Error(`there is no conversation ${at}`);
  return id;
}

function personOf({ people }: History, who: number): TestMember {
  const person = people[who];
  if (!person) throw new Error(`there is nobody ${who}`);
  return person;
}

async function send(history: History, act: Extract<Act, { act: 'send' }>): Promise<void> {
  const { place: at, person: who, fate } = act;
  if (!isIn(at, who)) return;
  const mentions = isIn(at, act.mentioned) && act.mentioned !== who ? [act.mentioned] : [];
  const clientId = randomUUID();
  const input = {
    conversationId: placeOf(history, at),
    clientId,
    text: `Message ${clientId}`,
    mentions: mentions.map((each) => personOf(history, each).id),
  };
  const once = () => personOf(history, who).api.messages.send(input);
  const [sent, again] = await (fate === 'atOnce'
    ? Promise.all([once(), once()])
    : [await once(), fate === 'twice' ? await once() : null]);
  if (again) expect(again.id).toBe(sent?.id);
  if (!sent) throw new Error('it was sent');
  const { id, text } = sent;
  const state = { id, text, isRemoved: false, likes: new Set<number>() };
  history.said.push({ place: at, sender: who, clientId, mentions, ...state });
  setRead(history, { at, who, seq: lengthOf(history, at) });
  for (const other of [0, 1, 2]) {
    if (other === who || !isIn(at, other)) continue;
    if (at !== 0 || mentions.includes(other)) history.notified[at]?.add(other);
  }
}

function setRead({ read }: History, { at, who, seq }: { at: number; who: number; seq: number }) {
  const places = read[at];
  if (places) places[who] = Math.max(places[who] ?? 0, seq);
}

async function perform(history: History, act: Act): Promise<void> {
  if (act.act === 'send') return send(history, act);
  if (act.act === 'hear') return receiveEvents(history, act);
  if (act.act === 'read') return readUpTo(history, act);
  if (act.act === 'clear') {
    const { place: at, person: who } = act;
    const conversationId = placeOf(history, at);
    await personOf(history, who).api.chatNotifications.markRead({ conversationId });
    history.notified[at]?.delete(who);
    return;
  }
  const target = history.said[act.which % history.said.length];
  if (target) await touch(history, act, target);
}

type Touch = Extract<Act, { act: 'again' | 'edit' | 'remove' | 'react' }>;

async function touch(history: History, act: Touch, target: Said): Promise<void> {
  const { api } = personOf(history, target.sender);
  const messageId = target.id;
  if (act.act === 'again') {
    const { clientId } = target;
    const conversationId = placeOf(history, target.place);
    const again = await api.messages.send({ conversationId, clientId, text: 'Late' });
    expect(again).toMatchObject({ id: messageId, text: target.text });
    return;
  }
  if (act.act === 'remove') {
    await api.messages.remove({ messageId });
    Object.assign(target, { isRemoved: true, text: '' });
    target.likes.clear();
    return;
  }
  if (target.isRemoved) return;
  if (act.act === 'edit') {
    const text = `Edited ${randomUUID()}`;
    await api.messages.edit({ messageId, text });
    target.text = text;
    return;
  }
  if (!isIn(target.place, act.person)) return;
  const isOn = !target.likes.has(act.person);
  await personOf(history, act.person).api.messages.react({ messageId, kind: 'like', isOn });
  if (isOn) target.likes.add(act.person);
  else target.likes.delete(act.person);
}

async function readUpTo(history: History, act: Extract<Act, { act: 'read' }>): Promise<void> {
  const { place: at, person: who } = act;
  if (!isIn(at, who)) return;
  const last = lengthOf(history, at);
  const input = { conversationId: placeOf(history, at), seq: act.which };
  await personOf(history, who).api.messages.markRead(input);
  setRead(history, { at, who, seq: Math.min(act.which, last) });
  if (history.read[at]?.[who] === last) history.notified[at]?.delete(who);
}

/** A tab fetches what it is missing, in steps; some of the responses are lost. */
async function receiveEvents(
  history: History,
  act: { place: number; person: number },
): Promise<void> {
  const { place: at, person: who } = act;
  if (!isIn(at, who)) return;
  const key = `${at} ${who}`;
  const tab: Tab = history.tabs.get(key) ?? { revision: 0, messages: new Map() };
  history.tabs.set(key, tab);
  const { api } = personOf(history, who);
  for (let isComplete = false; !isComplete; ) {
    const requested = { conversationId: placeOf(history, at), revision: tab.revision, limit: 3 };
    const answer = await api.messages.changes(requested);
    for (const message of answer.messages) tab.messages.set(message.id, message);
    expect(answer.revision).toBeGreaterThanOrEqual(tab.revision);
    tab.revision = answer.revision;
    isComplete = answer.isComplete;
  }
}

async function compare(history: History): Promise<void> {
  for (const [who, { api, id }] of history.people.entries()) {
    const listed = await api.community.conversations();
    for (const at of [0, 1, 2].filter((each) => isIn(each, who))) {
      await receiveEvents(history, { place: at, person: who });
      const conversationId = placeOf(history, at);
      const expected = history.said.filter(({ place: where }) => where === at);
      const page = await api.messages.list({ conversationId, limit: 100 });
      const tab = history.tabs.get(`${at} ${who}`);
      const inTab = [...(tab?.messages.values() ?? [])].toSorted((a, b) => a.seq - b.seq);
      for (const shown of [page.messages, inTab]) {
        expect(shown.map(({ seq }) => seq)).toEqual(expected.map((_, index) => index + 1));
        expect(shown.map((message) => message.text)).toEqual(expected.map(({ text }) => text));
        expect(shown.map(({ reactions }) => reactions[0]?.count ?? 0)).toEqual(
          expected.map(({ likes }) => likes.size),
        );
      }
      const unread = listed.find((each) => each.id === conversationId)?.unread;
      expect(unread).toBe(expected.length - (history.read[at]?.[who] ?? 0));
      const { rows } = await stage.pool.query(
        'select count(*)::int from chat_messages where conversation_id = $1 and seq > $2',
        [conversationId, page.readSeq],
      );
      expect(rows).toEqual([{ count: unread }]);
    }
    const notified = new Set(
      (await api.chatNotifications.list()).map((each) => each.conversationId),
    );
    // Ignores the notifications from befriending.
    const within = history.places.filter((place) => notified.has(place));
    const expected = history.places.filter((_, at) => history.notified[at]?.has(who));
    expect(within).toEqual(expected);
    expect(await countByUpdates(id)).toBe(notified.size);
  }
}

/** The count of a bell that is never reloaded and only receives inserts, updates and deletes. */
async function countByUpdates(userId: string): Promise<number> {
  const { rows } = await stage.pool.query<{ message: unknown }>(
    'select message from live_events where audience = $1 order by transaction_id, id',
    [`user:${userId}`],
  );
  let count = 0;
  for (const { message } of rows) {
    const news = liveMessageSchema.parse(message);
    for (const { event } of news.topic === 'chat' ? news.notifications : []) {
      count += event === 'insert' ? 1 : -1;
      expect(count).toBeGreaterThanOrEqual(0);
    }
  }
  return count;
}

test(
  'any history ends with one order everywhere, nothing lost or doubled, and true counts',
  async ({ annotate }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 30 }), async (acts) => {
        const history = await begin();
        for (const act of acts) await perform(history, act);
        await compare(history);
      }),
      { numRuns: histories },
    );
    await annotate(`${histories} histories equal the model`);
  },
  runSize({ nightly: 3_600_000, short: 120_000 }),
);
