import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CommunityStage,
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

const plan = {
  chart: 'gold' as const,
  side: 'short' as const,
  drawn: { entry: 2_360, stop: 2_370, target: 2_340, units: 10 },
};
const allRulesKept = ['stopSet', 'targetSet', 'riskWithinLimit', 'rewardToRisk'].map((rule) => ({
  rule,
  isKept: true,
}));

test('a message carries a trade, marked by its risk, and others draw theirs beneath it', async () => {
  const conversationId = await insertRoom(stage.db);
  const { messages } = maja.api;
  const sent = await messages.send({
    conversationId,
    ...createMessageDraft('Below the shelf.'),
    trade: plan,
  });
  expect(sent.trade).toEqual({ ...plan, rules: allRulesKept });
  const bold = { ...plan, drawn: { ...plan.drawn, stop: 2_390 } };
  const draft = { ...createMessageDraft('I would give it room.'), replyTo: sent.id, trade: bold };
  await otto.api.messages.send({ conversationId, ...draft });
  const thread = await messages.thread({ messageId: sent.id });
  const broken = thread.replies[0]?.trade?.rules.filter(({ isKept }) => !isKept);
  expect(broken?.map(({ rule }) => rule)).toEqual(['riskWithinLimit', 'rewardToRisk']);
  const emptyTrade = { entry: null, stop: null, target: null, units: null };
  const empty = { ...createMessageDraft(), trade: { ...plan, drawn: emptyTrade } };
  await expect(messages.send({ conversationId, ...empty })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('hidden, it is its author\u2019s alone; removed, it is gone', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await maja.api.messages.send({
    conversationId,
    ...createMessageDraft(),
    trade: plan,
  });
  await stage.platform.transact((change) => stage.community.api.hideMessage(change, sent.id));
  const seenBy = async ({ api }: TestMember) =>
    (await api.messages.list({ conversationId })).messages[0]?.trade;
  expect(await seenBy(otto)).toBeNull();
  expect(await seenBy(maja)).toMatchObject(plan);
  await stage.platform.transact((change) => stage.community.api.removeMessage(change, sent.id));
  expect(await seenBy(maja)).toBeNull();
  const { rows } = await stage.pool.query('select trade from chat_messages where id = $1', [
    sent.id,
  ]);
  expect(rows).toEqual([{ trade: null }]);
});
