import { randomUUID } from 'node:crypto';
import type { ConversationId, MessageId } from '@danube/contract/community/community.schemas.ts';
import { picturePath } from '@danube/contract/community/picture-limits.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpVariables } from '../../platform/http-variables.ts';
import { connectMembers, monday, type TestMember } from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';

let stage: ModerationStage;
let maja: TestMember;
let otto: TestMember;
let moderator: TestMember;

beforeAll(async () => {
  stage = await openModerationStage();
  stage.platform.clock.set(monday);
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  moderator = await stage.join('Nora Fischer', { isAdmin: true });
});
afterAll(() => stage.close());

/** A message with a picture, without the upload before it. */
async function insertPictureMessage(room: ConversationId): Promise<string> {
  const messageId = await stage.say(otto, 'Look', room);
  const id = randomUUID();
  const picture = { id, width: 10, height: 10, alt: 'A chart' };
  await stage.pool.query(
    `insert into chat_pictures (id, uploaded_by, message_id, state, bytes, created_at)
     values ($1, $2, $3, 'ready', 1, now())`,
    [id, otto.id, messageId],
  );
  await stage.pool.query('update chat_messages set picture = $2 where id = $1', [
    messageId,
    picture,
  ]);
  await stage.memory.storage.put(`private-pictures/${id}/small`, 'x', {
    contentType: 'image/webp',
  });
  return id;
}

async function statusFor(person: TestMember, id: string, about?: MessageId): Promise<number> {
  const findActor = async () => person.member;
  const [address] = stage.community.addresses({ findActor } as never);
  if (!address || !('answer' in address)) throw new Error('no address');
  const app = new Hono<HttpVariables>().get(address.path, address.answer);
  const path = picturePath(id, 'small', about && `message:${about}`);
  return (await app.request(path, { headers: { cookie: 'session=x' } })).status;
}

test('moderators see the pictures that a case shows around a private message, and no others', async () => {
  const room = await connectMembers(maja, otto);
  const far = await insertPictureMessage(room);
  for (let count = 0; count < 4; count += 1) await stage.say(otto, 'So?', room);
  const near = await insertPictureMessage(room);
  const messageId = await stage.say(otto, 'Send me your deposit', room);
  expect(await statusFor(moderator, near, messageId)).toBe(404);
  await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: '' });
  expect(await statusFor(moderator, near, messageId)).toBe(200);
  expect(await statusFor(moderator, near)).toBe(404);
  expect(await statusFor(moderator, far, messageId)).toBe(404);
  const elsewhere = await stage.say(otto, 'In a room');
  expect(await statusFor(moderator, near, elsewhere)).toBe(404);
  const member = await stage.join('Eva Weiss');
  expect(await statusFor(member, near, messageId)).toBe(404);
  const other = await stage.join('Ida Lang', { isAdmin: true });
  const asked = await stage.say(maja, 'Really?', room);
  await stage.as(otto).moderation.report({ messageId: asked, rule: 'spam', text: '' });
  expect(await statusFor(other, near, asked)).toBe(200);
});
