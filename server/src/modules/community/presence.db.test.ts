import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aDraft,
  type CommunityStage,
  connectMembers,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from './community.factory.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;
let sven: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.whispered.length = 0;
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  sven = await stage.join('Sven Olsen');
});

test('a room counts who has it open, and nobody hears who types in it', async () => {
  const conversationId = await insertRoom(stage.db);
  await maja.api.messages.presence({ conversationId, isTyping: true });
  expect(await otto.api.messages.presence({ conversationId })).toEqual({
    hereCount: 2,
    isCounterpartActive: null,
  });
  expect(stage.whispered).toEqual([]);
});

test('two who talk see each other, and who types', async () => {
  const conversationId = await connectMembers(maja, otto);
  expect(await maja.api.messages.presence({ conversationId })).toEqual({
    hereCount: null,
    isCounterpartActive: false,
  });
  expect(await otto.api.messages.presence({ conversationId, isTyping: true })).toMatchObject({
    isCounterpartActive: true,
  });
  expect(stage.whispered.map((text) => JSON.parse(text))).toMatchObject([
    { topic: 'typing', conversationId, person: { id: otto.id } },
  ]);
});

test('a stranger and a blocked person learn nothing, and others don’t find the conversation', async () => {
  const sent = await sven.api.messages.sendDirect({ personId: maja.id, ...aDraft('Hello!') });
  const requested = { conversationId: sent.conversation.id, isTyping: true };
  await maja.api.messages.presence(requested);
  expect(await sven.api.messages.presence(requested)).toMatchObject({ isCounterpartActive: null });
  const conversationId = await connectMembers(maja, otto);
  await maja.api.community.block({ personId: otto.id });
  expect(await otto.api.messages.presence({ conversationId, isTyping: true })).toMatchObject({
    isCounterpartActive: null,
  });
  expect(stage.whispered).toEqual([]);
  await expect(sven.api.messages.presence({ conversationId })).rejects.toMatchObject({
    code: 'CONVERSATION_NOT_FOUND',
  });
});
