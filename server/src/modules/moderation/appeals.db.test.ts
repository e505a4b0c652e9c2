import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monday, type TestMember } from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';

let stage: ModerationStage;
let maja: TestMember;
let otto: TestMember;
let moderator: TestMember;

beforeAll(async () => {
  stage = await openModerationStage();
});
afterAll(() => stage.close());

beforeEach(async () => {
  stage.platform.clock.set(monday);
  stage.moderators.length = 0;
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  moderator = await stage.join('Nora Fischer', { isAdmin: true });
});

async function lastStatement(person: TestMember) {
  const [statement] = await stage.as(person).moderation.decisions();
  if (!statement) throw new Error('nothing was decided');
  return statement;
}

/** The moderator hides a message of Otto's that Maja reported. */
async function decided() {
  const messageId = await stage.say(otto);
  await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: 'A scam' });
  const key = `message:${messageId}`;
  const { asOf } = await stage.as(moderator).moderationAdmin.readCase({ key });
  await stage.as(moderator).moderationAdmin.decide({
    key,
    asOf,
    message: 'hide',
    person: null,
    rule: 'scam',
    remark: '',
  });
  return { messageId, statementId: (await lastStatement(otto)).id };
}

const text = 'I only warned the others of it.';

test('an appeal that is accepted shows the message again', async () => {
  const { messageId, statementId } = await decided();
  await stage.as(otto).moderation.appeal({ statementId, text });
  const appeals = await stage.as(moderator).moderationAdmin.appeals();
  expect(appeals.map(({ statement }) => statement.id)).toContain(statementId);
  const answer = { statementId, isReversed: true, remark: 'You’re right.' };
  await stage.as(moderator).moderationAdmin.answerAppeal(answer);
  expect((await stage.community.api.findMessage(stage.db, messageId))?.hiddenAt).toBeNull();
  expect((await lastStatement(otto)).appeal).toMatchObject({
    text,
    answer: { isReversed: true, remark: 'You’re right.' },
  });
  const again = stage.as(moderator).moderationAdmin.answerAppeal(answer);
  await expect(again).rejects.toMatchObject({ code: 'APPEAL_NOT_OPEN', defined: true });
});

test('an appeal that is refused leaves everything, and is the only one', async () => {
  const { messageId, statementId } = await decided();
  await stage.as(otto).moderation.appeal({ statementId, text });
  await stage.as(moderator).moderationAdmin.answerAppeal({
    statementId,
    isReversed: false,
    remark: '',
  });
  expect((await stage.community.api.findMessage(stage.db, messageId))?.hiddenAt).not.toBeNull();
  const second = stage.as(otto).moderation.appeal({ statementId, text });
  await expect(second).rejects.toMatchObject({ code: 'ALREADY_APPEALED', defined: true });
});

test('an appeal is answered by someone else while there is someone else', async () => {
  const { messageId, statementId } = await decided();
  await stage.as(otto).moderation.appeal({ statementId, text });
  const other = await stage.join('Ida Lund', { isAdmin: true });
  // The person concerned can't review it either, even if they have become staff.
  stage.moderators.push(moderator.id, otto.id);
  const openTo = async (person: TestMember) =>
    (await stage.as(person).moderationAdmin.appeals())
      .filter(({ statement }) => statement.id === statementId)
      .map(({ isOwnDecision, mayAnswer }) => ({ isOwnDecision, mayAnswer }));
  expect(await openTo(moderator)).toEqual([{ isOwnDecision: true, mayAnswer: true }]);
  stage.moderators.push(other.id);
  expect(await openTo(moderator)).toEqual([{ isOwnDecision: true, mayAnswer: false }]);
  expect(await openTo(other)).toEqual([{ isOwnDecision: false, mayAnswer: true }]);
  const own = stage.as(moderator).moderationAdmin;
  const answer = { statementId, isReversed: false, remark: 'Fine' };
  const refused = { code: 'OWN_DECISION', defined: true };
  await expect(own.answerAppeal(answer)).rejects.toMatchObject(refused);
  await expect(own.reverse({ statementId, remark: 'Fine' })).rejects.toMatchObject(refused);
  expect((await stage.community.api.findMessage(stage.db, messageId))?.hiddenAt).not.toBeNull();
  await stage.as(other).moderationAdmin.answerAppeal(answer);
  expect((await lastStatement(otto)).appeal?.answer).toMatchObject({ isBySameModerator: false });
});

test('an appeal of a lone moderator’s decision says in the statement and the audit log who answered', async () => {
  const { statementId } = await decided();
  stage.moderators.push(moderator.id);
  await stage.as(otto).moderation.appeal({ statementId, text });
  const answer = { statementId, isReversed: false, remark: 'Fine' };
  await stage.as(moderator).moderationAdmin.answerAppeal(answer);
  expect((await lastStatement(otto)).appeal?.answer).toMatchObject({ isBySameModerator: true });
  const { rows } = await stage.pool.query(
    `select after from audit_entries where action = 'moderation.uphold' and target_id = $1`,
    [statementId],
  );
  expect(rows).toMatchObject([{ after: { isBySameModerator: true } }]);
});

test('an appeal is for the person alone, for half a year', async () => {
  const { statementId } = await decided();
  const foreign = stage.as(maja).moderation.appeal({ statementId, text });
  await expect(foreign).rejects.toMatchObject({ code: 'DECISION_NOT_FOUND' });
  expect(await stage.as(maja).moderation.decisions()).toEqual([]);
  stage.platform.clock.set('2027-06-01T10:00:00Z');
  const late = stage.as(otto).moderation.appeal({ statementId, text });
  await expect(late).rejects.toMatchObject({ code: 'APPEAL_TOO_LATE', defined: true });
});
