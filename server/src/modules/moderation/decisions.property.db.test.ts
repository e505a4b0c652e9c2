import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import { restrictions } from '@danube/contract/moderation/moderation-rules.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { monday, type TestMember } from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';

let stage: ModerationStage;
beforeAll(async () => {
  stage = await openModerationStage();
});
afterAll(() => stage.close());

type Step =
  | { act: 'report' | 'appeal' | 'uphold' | 'reverse' | 'note' | 'dismiss' }
  | { act: 'restrict'; message: 'hide' | 'remove' | null; person: Silence | null };
type Silence = 'warn' | 'mute' | 'suspend';

const histories = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constantFrom<'report' | 'appeal' | 'uphold' | 'reverse' | 'note' | 'dismiss'>(
        ...(['report', 'appeal', 'uphold', 'reverse', 'note', 'dismiss'] as const),
      ),
    }),
    fc.record({
      act: fc.constant<'restrict'>('restrict'),
      message: fc.constantFrom<'hide' | 'remove' | null>('hide', 'remove', null),
      person: fc.constantFrom<Silence | null>('warn', 'mute', 'suspend', null),
    }),
  ),
  { maxLength: 12 },
);

type Scene = {
  author: TestMember;
  reader: TestMember;
  moderator: TestMember;
  messageId: MessageId;
  key: string;
};

async function aScene(): Promise<Scene> {
  const author = await stage.join('Otto Brandt');
  const reader = await stage.join('Maja Horvat');
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  const messageId = await stage.say(author, 'Hello');
  return { author, reader, moderator, messageId, key: `message:${messageId}` };
}

async function play({ author, reader, moderator, messageId, key }: Scene, step: Step) {
  const staff = stage.as(moderator).moderationAdmin;
  const [latest] = await stage.as(author).moderation.decisions();
  const statementId = latest?.id ?? '';
  const { asOf } = await staff.readCase({ key });
  const decision = { key, asOf, rule: 'spam', remark: '', message: null, person: null } as const;
  const acts = {
    report: () => stage.as(reader).moderation.report({ messageId, rule: 'spam' }),
    appeal: () => stage.as(author).moderation.appeal({ statementId, text: 'It was a joke.' }),
    uphold: () => staff.answerAppeal({ statementId, isReversed: false, remark: '' }),
    reverse: () => staff.reverse({ statementId, remark: '' }),
    note: () => staff.note({ key, text: 'Seen' }),
    dismiss: () => staff.decide(decision),
  };
  if (step.act !== 'restrict') return acts[step.act]();
  const { message } = step;
  const person = step.person && { restriction: step.person, days: null };
  return staff.decide({ ...decision, message, person });
}

async function restrictionsOf({ key }: Scene): Promise<ReadonlyMap<string, string>> {
  const { rows } = await stage.pool.query<{ kind: string; statement_id: string }>(
    'select kind, statement_id from moderation_events where case_key = $1 and kind = any($2)',
    [key, [...restrictions]],
  );
  return new Map(rows.map((row) => [row.statement_id, row.kind]));
}

test('in whatever order things happen, each restriction has its reasons, and what is in force follows', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      stage.platform.clock.set(monday);
      const scene = await aScene();
      // A rejected step changes nothing; other tests cover which steps are rejected.
      for (const step of steps) await play(scene, step).catch(() => undefined);
      const statements = await stage.as(scene.author).moderation.decisions();
      expect(new Map(statements.map(({ id, restriction }) => [id, restriction]))).toEqual(
        await restrictionsOf(scene),
      );
      expect(statements.filter(({ quote }) => quote !== 'Hello')).toEqual([]);
      const has = (...kinds: string[]) =>
        statements.some(({ restriction, isInForce }) => isInForce && kinds.includes(restriction));
      const message = await stage.community.api.findMessage(stage.db, scene.messageId);
      const isRemoved = statements.some(({ restriction }) => restriction === 'remove');
      expect(Boolean(message?.removedAt)).toBe(isRemoved);
      if (!isRemoved) expect(Boolean(message?.hiddenAt)).toBe(has('hide'));
      const sending = stage.say(scene.author, 'More', message?.conversation.id);
      const isSent = await sending.then(
        () => true,
        () => false,
      );
      expect(isSent).toBe(!has('mute', 'suspend'));
    }),
    { numRuns: runSize({ nightly: 500, short: 20 }) },
  );
});
