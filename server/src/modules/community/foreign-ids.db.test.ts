import { randomUUID } from 'node:crypto';
import {
  type ConversationId,
  conversationIdSchema,
  type MessageId,
  messageIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  openCommunityStage,
  type TestMember,
} from './community.factory.ts';

const ids = runSize({ nightly: 1_000, short: 20 });
const pairs = ids / 20;

let stage: CommunityStage;
let strangers: readonly TestMember[];

beforeAll(async () => {
  stage = await openCommunityStage();
  strangers = [
    await stage.join('Sven Olsen'),
    await stage.join('Adam Novák', { isAdmin: true }),
    await stage.join('Carla Moderator', { isAdmin: true, roles: ['moderator'] }),
    await stage.join('Berta Clerk', { isAdmin: true, roles: ['bookkeeper'] }),
  ];
});
afterAll(() => stage.close());

/** A conversation between two other people. */
async function talk(): Promise<{ conversationId: ConversationId; messageId: MessageId }> {
  const one = await stage.join('Maja Horvat');
  const other = await stage.join('Otto Brandt');
  const conversationId = await connectMembers(one, other);
  const { id: messageId } = await one.api.messages.send({
    conversationId,
    ...createMessageDraft(),
  });
  return { conversationId, messageId };
}

/** Every second one exists. */
async function foreignIds() {
  const real: Awaited<ReturnType<typeof talk>>[] = [];
  for (let pair = 0; pair < pairs; pair += 1) real.push(await talk());
  return Array.from({ length: ids }, (_, index) => {
    const known = real[index % real.length];
    return {
      conversationId:
        index % 2 === 0 && known ? known.conversationId : conversationIdSchema.parse(randomUUID()),
      messageId: index % 2 === 0 && known ? known.messageId : messageIdSchema.parse(randomUUID()),
    };
  });
}

test(
  'foreign conversations and messages are not found, whoever asks and whether they exist or not',
  async () => {
    const answers = new Map<string, number>();
    for (const { conversationId, messageId } of await foreignIds()) {
      for (const { api } of strangers) {
        const asked = await Promise.allSettled([
          api.community.conversation({ conversationId }),
          api.messages.list({ conversationId }),
          api.messages.changes({ conversationId, revision: 0 }),
          api.messages.presence({ conversationId, isTyping: true }),
          api.messages.send({ conversationId, ...createMessageDraft() }),
          api.messages.thread({ messageId }),
          api.messages.react({ messageId, kind: 'like', isOn: true }),
          api.messages.edit({ messageId, text: 'Mine' }),
        ]);
        for (const answer of asked) {
          const code = answer.status === 'rejected' ? answer.reason.code : 'answered';
          answers.set(code, (answers.get(code) ?? 0) + 1);
        }
      }
    }
    expect(Object.fromEntries(answers)).toEqual({
      CONVERSATION_NOT_FOUND: ids * strangers.length * 5,
      MESSAGE_NOT_FOUND: ids * strangers.length * 3,
    });
    expect(stage.whispered).toEqual([]);
  },
  runSize({ nightly: 600_000, short: 60_000 }),
);
