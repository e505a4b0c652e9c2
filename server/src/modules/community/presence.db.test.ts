import { randomUUID } from 'node:crypto';
import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
  unmoderated,
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
    { message: { topic: 'typing', conversationId, person: { id: otto.id } }, hiddenFrom: [] },
  ]);
});

test('typing in a group is hidden from those in a block with the person, in both directions', async () => {
  for (const other of [otto, sven]) await connectMembers(maja, other);
  const conversationId = conversationIdSchema.parse(randomUUID());
  const personIds = [otto.id, sven.id];
  await maja.api.community.createGroup({ conversationId, title: 'Desk', personIds });
  await otto.api.community.block({ personId: maja.id });
  await maja.api.community.block({ personId: sven.id });
  await maja.api.messages.presence({ conversationId, isTyping: true });
  const [said = '{}'] = stage.whispered;
  expect(new Set(JSON.parse(said).hiddenFrom)).toEqual(new Set(personIds));
});

test('nobody is told that someone types who may not write', async () => {
  const conversationId = await connectMembers(maja, otto);
  stage.rules.moderation = { ...unmoderated, findRestriction: async () => ({ until: null }) };
  onTestFinished(() => {
    stage.rules.moderation = unmoderated;
  });
  expect(await maja.api.messages.presence({ conversationId, isTyping: true })).toMatchObject({
    isCounterpartActive: false,
  });
  expect(stage.whispered).toEqual([]);
});

test('a stranger learns nothing, a block looks like absence, and others don’t find the conversation', async () => {
  const sent = await sven.api.messages.sendDirect({
    personId: maja.id,
    ...createMessageDraft('Hello!'),
  });
  const requested = { conversationId: sent.conversation.id, isTyping: true };
  await maja.api.messages.presence(requested);
  expect(await sven.api.messages.presence(requested)).toMatchObject({ isCounterpartActive: null });
  const conversationId = await connectMembers(maja, otto);
  await maja.api.community.block({ personId: otto.id });
  for (const { api } of [maja, otto]) {
    expect(await api.messages.presence({ conversationId, isTyping: true })).toEqual({
      hereCount: null,
      isCounterpartActive: false,
    });
  }
  expect(stage.whispered).toEqual([]);
  await expect(sven.api.messages.presence({ conversationId })).rejects.toMatchObject({
    code: 'CONVERSATION_NOT_FOUND',
  });
});
