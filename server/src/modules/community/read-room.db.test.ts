import { randomUUID } from 'node:crypto';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOffer } from '../../testing/offered-items.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from './community.factory.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
});
afterAll(() => stage.close());

test('what the stream carries of a room is what each reader would have asked for', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await maja.api.messages.send({ conversationId, ...createMessageDraft() });
  await otto.api.messages.send({
    conversationId,
    ...createMessageDraft('Below the low.'),
    replyTo: sent.id,
  });
  await otto.api.messages.react({ messageId: sent.id, kind: 'thanks', isOn: true });
  const reading = await stage.community.readRoom(conversationId, 0);
  for (const { id, api } of [maja, otto]) {
    const asked = await api.messages.changes({ conversationId, revision: 0 });
    const { messages, revision } = asked;
    expect(reading?.forReader(id)).toEqual({ conversationId, after: 0, revision, messages });
  }
  expect(await stage.community.readRoom(conversationId, reading?.revision ?? 0)).toMatchObject({
    after: 4,
    revision: 4,
    isComplete: true,
  });
  // A later revision than there is: the database was restored.
  expect(await stage.community.readRoom(conversationId, 9)).toMatchObject({
    after: 9,
    revision: 4,
  });
});

test('readers who see the same share one object, which the stream serialises once', async () => {
  const conversationId = await insertRoom(stage.db);
  await maja.api.messages.send({ conversationId, ...createMessageDraft() });
  const reading = await stage.community.readRoom(conversationId, 0);
  const [one, two] = ['somebody', 'somebody-else'].map((id) => reading?.forReader(id));
  expect(one?.messages).toHaveLength(1);
  expect(one).toBe(two);
  expect(reading?.forReader(maja.id)).not.toBe(one);
});

test('a hidden message is left to its author to ask for', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await maja.api.messages.send({
    conversationId,
    ...createMessageDraft('Sure profit!'),
  });
  const { transact } = stage.platform;
  await transact((change) => stage.community.api.hideMessage(change, sent.id));
  const reading = await stage.community.readRoom(conversationId, 0);
  expect(reading?.forReader(maja.id)).toBeNull();
  expect(reading?.forReader(otto.id)?.messages).toMatchObject([{ text: '', state: 'hidden' }]);
});

test('nothing of a course’s room, a group or two people is read for all', async () => {
  const { id } = await insertOffer(stage.db, { kind: 'course', price: 9_900, title: 'Course' });
  const course = await insertRoom(stage.db, { courseId: itemIdSchema.parse(id) });
  const direct = await connectMembers(maja, otto);
  const group = conversationIdSchema.parse(randomUUID());
  const called = { conversationId: group, title: 'Desk' };
  await maja.api.community.createGroup({ ...called, personIds: [otto.id] });
  for (const each of [course, direct, group]) {
    expect(await stage.community.readRoom(each, 0)).toBeNull();
  }
});

test('a member who blocked someone is known to read differently', async () => {
  expect(await stage.community.findListener(maja.id)).toMatchObject({ hasBlocked: false });
  await maja.api.community.block({ personId: otto.id });
  expect(await stage.community.findListener(maja.id)).toMatchObject({ hasBlocked: true });
  await maja.api.community.unblock({ personId: otto.id });
});
