import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectMembers, insertRoom } from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';

let stage: ModerationStage;

beforeAll(async () => {
  stage = await openModerationStage();
});
afterAll(() => stage.close());

const noActivity = {
  people: 0,
  messages: 0,
  questions: 0,
  answered: 0,
  medianMinutes: null,
  reports: 0,
};

test('four weeks of the rooms are counted next to the four before, private messages only in reports', async () => {
  const maja = await stage.join('Maja Horvat');
  const otto = await stage.join('Otto Brandt');
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  const read = () => stage.as(moderator).moderationAdmin.statistics();
  const { clock } = stage.platform;
  const room = await insertRoom(stage.db);
  const say = async (at: string, who: typeof maja, text: string) => {
    clock.set(at);
    return stage.say(who, text, room);
  };
  expect(await read()).toEqual({ current: noActivity, previous: noActivity });

  await say('2026-09-01T10:00:00Z', maja, 'Long ago?');
  await say('2026-10-19T10:00:00Z', maja, 'Is this a gap?');
  await say('2026-11-10T10:00:00Z', otto, 'Good morning');
  await say('2026-11-16T10:00:00Z', maja, 'Where is the stop?');
  await say('2026-11-16T10:01:00Z', maja, 'Anyone?');
  const answer = await say('2026-11-16T10:11:00Z', otto, 'Below the low.');
  await say('2026-11-16T11:00:00Z', otto, 'Clear?');
  await stage.as(maja).moderation.report({ messageId: answer, rule: 'spam', text: '' });
  const hidden = await say('2026-11-16T11:30:00Z', otto, 'Buy now?');
  await stage.platform.transact((change) => stage.community.api.hideMessage(change, hidden));
  const between = await stage.say(maja, 'Between us?', await connectMembers(maja, otto));
  await stage.as(otto).moderation.report({ messageId: between, rule: 'spam', text: '' });
  clock.set('2026-11-17T10:00:00Z');

  const { current, previous } = await read();
  // Two of three questions were answered, after 11 and 10 minutes.
  expect(current).toEqual({
    people: 2,
    messages: 5,
    questions: 3,
    answered: 2,
    medianMinutes: 10.5,
    reports: 2,
  });
  const wait = 22 * 24 * 60;
  expect(previous).toEqual({
    ...noActivity,
    people: 1,
    messages: 1,
    questions: 1,
    answered: 1,
    medianMinutes: wait,
  });
});
