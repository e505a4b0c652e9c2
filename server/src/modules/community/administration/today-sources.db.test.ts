import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from '../community.factory.ts';
import { communityAttention, communityFigures } from './today-sources.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
});
afterAll(() => stage.close());

const waiting = async (now: string) => {
  const [source] = communityAttention;
  return source?.find(stage.db, new Date(now));
};

test('a question waits for staff once it has stood a day without another’s word', async () => {
  const conversationId = await insertRoom(stage.db);
  const requested = new Date('2026-11-10T09:00:00Z');
  stage.platform.clock.set(requested.toISOString());
  await maja.api.messages.send({ conversationId, ...createMessageDraft('Where is the stop?') });
  await maja.api.messages.send({ conversationId, ...createMessageDraft('I mean on the DAX.') });
  await connectMembers(maja, otto);
  expect(await waiting('2026-11-11T08:59:00Z')).toEqual({ count: 0, since: null });
  expect(await waiting('2026-11-11T09:01:00Z')).toEqual({ count: 1, since: requested });
  expect(await waiting('2026-11-25T09:01:00Z')).toEqual({ count: 0, since: null });
  const { id } = await otto.api.messages.send({
    conversationId,
    ...createMessageDraft('Below the low.'),
  });
  expect(await waiting('2026-11-11T09:01:00Z')).toEqual({ count: 0, since: null });
  await otto.api.messages.remove({ messageId: id });
  await stage.pool.query('update chat_conversations set archived_at = now() where id = $1', [
    conversationId,
  ]);
  expect(await waiting('2026-11-11T09:01:00Z')).toEqual({ count: 0, since: null });
});

test('rooms are counted by the academy’s days, people once, private words never', async () => {
  const conversationId = await insertRoom(stage.db);
  // It's already the next day in Bratislava.
  stage.platform.clock.set('2026-10-05T22:30:00Z');
  for (const person of [maja, maja, otto]) {
    await person.api.messages.send({ conversationId, ...createMessageDraft('Good morning') });
  }
  const stranger = await stage.join('Sven Olsen');
  await connectMembers(stranger, otto);
  const days = { from: '2026-10-05', to: '2026-10-07' };
  const read = (name: string) =>
    communityFigures.find((figure) => figure.name === name)?.read(stage.db, days);
  expect(await read('roomMessages')).toEqual([{ day: '2026-10-06', value: 3 }]);
  expect(await read('activeMembers')).toEqual([{ day: '2026-10-06', value: 2 }]);
});
