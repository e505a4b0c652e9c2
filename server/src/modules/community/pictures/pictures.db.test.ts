import { randomUUID } from 'node:crypto';
import { pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { createLogger } from '../../../platform/logger.ts';
import { callers } from '../../../testing/callers.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  monday,
  openCommunityStage,
  type TestMember,
  unmoderated,
} from '../community.factory.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const place = 'Danube bank, private address';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;
let stranger: TestMember;
let jpeg: Buffer;

beforeAll(async () => {
  stage = await openCommunityStage();
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  stranger = await stage.join('Eva Weiss');
  jpeg = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#345' } })
    .withExif({ IFD0: { Copyright: place } })
    .jpeg()
    .toBuffer();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.platform.clock.set(monday);
  stage.rules.moderation = unmoderated;
  stage.sentJobs.forget();
  stage.memory.empty();
});

async function runJobs(): Promise<void> {
  const { sent } = stage.sentJobs;
  for (let job = sent.shift(); job; job = sent.shift()) await runJob(job.name, job.payload);
}

async function runJob(name: string, payload: unknown): Promise<void> {
  const job = stage.community.jobs.find((each) => each.name === name);
  const signal = AbortSignal.timeout(60_000);
  // Each job validates its own payload when it is enqueued.
  await job?.handle(payload as never, { jobId: 'job', attempt: 1, signal, logger });
}

/** Uploaded, not yet checked. */
async function upload(conversationId: ConversationId, body = jpeg, sender = maja) {
  const file = { conversationId, contentType: 'image/jpeg' as const, bytes: body.length };
  const { pictureId, url } = await sender.api.chatPictures.begin(file);
  expect(stage.memory.send(url, body)).toBe(200);
  return pictureId;
}

/** Simulates the worker's re-encoding, which one test below runs for real. */
async function readyPicture(conversationId: ConversationId, sender = maja) {
  const id = await upload(conversationId, jpeg, sender);
  await stage.pool.query(
    `update chat_pictures set state = 'ready', width = 1200, height = 600 where id = $1`,
    [id],
  );
  const { storage } = stage.memory;
  for (const size of ['small', 'large']) {
    await storage.put(`private-pictures/${id}/${size}`, size, { contentType: 'image/webp' });
  }
  return id;
}

async function sendPicture(conversationId: ConversationId, sender = maja) {
  const id = await readyPicture(conversationId, sender);
  const picture = { id, alt: 'The DAX at noon' };
  const draft = { conversationId, clientId: randomUUID(), text: '', picture };
  return sender.api.messages.send(draft);
}

function ask(id: string, as: TestMember['member'] | null, headers: Record<string, string> = {}) {
  const findActor = async () => as ?? callers.anonymous;
  const [address] = stage.community.addresses({ findActor } as never);
  if (!address || !('answer' in address)) throw new Error('no address');
  const app = new Hono<HttpVariables>().get(address.path, address.answer);
  return app.request(`/community/pictures/${id}?size=large`, {
    headers: { cookie: 'session=x', ...headers },
  });
}

const statusFor = async (id: string, person: TestMember | null) =>
  (await ask(id, person?.member ?? null)).status;

test('a picture is re-encoded without its metadata, sent once, and served', async () => {
  const conversationId = await insertRoom(stage.db);
  const id = await upload(conversationId);
  const complete = () => maja.api.chatPictures.complete({ pictureId: id });
  expect(await complete()).toEqual({ state: 'checking' });
  expect(await complete()).toEqual({ state: 'checking' });
  expect(stage.sentJobs.sent).toHaveLength(1);
  await runJobs();
  expect(await complete()).toEqual({ state: 'ready', width: 1200, height: 600 });
  expect(stage.memory.keys()).toEqual([
    `private-pictures/${id}/large`,
    `private-pictures/${id}/small`,
  ]);
  const draft = { conversationId, ...createMessageDraft('Look'), picture: { id, alt: 'The DAX' } };
  const sent = await maja.api.messages.send(draft);
  expect(sent.picture).toEqual({ id, width: 1200, height: 600, alt: 'The DAX' });
  const again = maja.api.messages.send({ ...draft, clientId: randomUUID() });
  await expect(again).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND', defined: true });
  const answer = await ask(id, otto.member);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes(Buffer.from('private address'))).toBe(false);
  const etag = answer.headers.get('etag') ?? '';
  expect((await ask(id, otto.member, { 'if-none-match': etag })).status).toBe(304);
});

test('what isn’t a picture is refused and never stored', async () => {
  const conversationId = await insertRoom(stage.db);
  const body = Buffer.from('%PDF-1.7 not a picture');
  const pictureId = await upload(conversationId, body);
  await maja.api.chatPictures.complete({ pictureId });
  await runJobs();
  const checked = await maja.api.chatPictures.complete({ pictureId });
  expect(checked).toMatchObject({ state: 'refused' });
  expect(stage.memory.keys()).toEqual([]);
  const sent = maja.api.messages.send({
    conversationId,
    ...createMessageDraft(),
    picture: { id: pictureId },
  });
  await expect(sent).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND' });
});

test('only those who can read the conversation find its picture', async () => {
  const conversationId = await connectMembers(maja, otto);
  const sent = await sendPicture(conversationId);
  const id = sent.picture?.id ?? '';
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  expect(await statusFor(id, otto)).toBe(200);
  expect(await statusFor(id, stranger)).toBe(404);
  expect(await statusFor(id, moderator)).toBe(404);
  expect(await statusFor(id, null)).toBe(404);
  expect(await statusFor(randomUUID(), otto)).toBe(404);
  const unsent = await readyPicture(conversationId);
  expect(await statusFor(unsent, maja)).toBe(404);
  const list = await otto.api.community.conversations();
  expect(list.find((each) => each.id === conversationId)?.lastMessage).toMatchObject({
    excerpt: 'The DAX at noon',
    isPicture: true,
  });
  const reply = { conversationId, ...createMessageDraft('Nice'), replyTo: sent.id };
  expect((await otto.api.messages.send(reply)).replyTo).toMatchObject({
    excerpt: 'The DAX at noon',
    isPicture: true,
  });
});

test('a picture without text is found and quoted by its description', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await sendPicture(conversationId);
  const [hit] = await otto.api.messages.search({ query: 'noon', conversationId });
  expect(hit?.match).toEqual({ excerpt: 'noon', excerptMarks: [[0, 4]] });
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  await moderator.api.communityAdmin.quote({ messageId: sent.id, isQuoted: true });
  const quote = { text: '', pictureAlt: 'The DAX at noon' };
  expect((await maja.api.community.overview()).quotes).toMatchObject([quote]);
  expect(await moderator.api.communityAdmin.quotes()).toMatchObject([quote]);
});

test('a removed picture is refused by every instance at once, also to whoever has a copy', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await sendPicture(conversationId);
  const id = sent.picture?.id ?? '';
  const etag = { 'if-none-match': `"${id}-large"` };
  const reload = async () => [
    (await ask(id, otto.member, etag)).status,
    (await ask(id, maja.member, etag)).status,
  ];
  await maja.api.messages.edit({ messageId: sent.id, text: 'Look at this' });
  expect(await reload()).toEqual([304, 304]);
  await maja.api.messages.remove({ messageId: sent.id });
  // Before any job has run: the bytes are still stored.
  expect(stage.memory.keys()).toContain(`private-pictures/${id}/large`);
  expect(await reload()).toEqual([404, 404]);
  expect((await ask(id, otto.member)).headers.get('cache-control')).toBe('private, no-store');
});

test('a hidden picture stays for its author and for moderators, a removed one for nobody', async () => {
  const conversationId = await insertRoom(stage.db);
  const sent = await sendPicture(conversationId);
  const id = sent.picture?.id ?? '';
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  const { transact } = stage.platform;
  await transact((change) => stage.community.api.hideMessage(change, sent.id));
  expect(await statusFor(id, otto)).toBe(404);
  expect(await statusFor(id, maja)).toBe(200);
  expect(await statusFor(id, moderator)).toBe(404);
  stage.rules.moderation = { ...unmoderated, isUnderReview: async () => true };
  expect(await statusFor(id, moderator)).toBe(200);
  expect(await statusFor(id, otto)).toBe(404);
  await transact((change) => stage.community.api.removeMessage(change, sent.id));
  for (const person of [maja, otto, moderator]) expect(await statusFor(id, person)).toBe(404);
  await runJobs();
  expect(stage.memory.keys()).not.toContain(`private-pictures/${id}/large`);
});

test('someone else’s picture, one still checked and one for a request can’t be sent', async () => {
  const conversationId = await insertRoom(stage.db);
  const theirs = await readyPicture(conversationId, otto);
  const pending = await upload(conversationId);
  const send = (id: typeof theirs) =>
    maja.api.messages.send({ conversationId, ...createMessageDraft(), picture: { id } });
  await expect(send(theirs)).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND', defined: true });
  await expect(send(pending)).rejects.toMatchObject({ code: 'PICTURE_INCOMPLETE', defined: true });
  const foreign = otto.api.chatPictures.complete({ pictureId: pending });
  await expect(foreign).rejects.toMatchObject({ code: 'PICTURE_NOT_FOUND', defined: true });
  const { conversation } = await stranger.api.messages.sendDirect({
    personId: maja.id,
    ...createMessageDraft('Hello!'),
  });
  const file = { contentType: 'image/png' as const, bytes: 10 };
  const begun = stranger.api.chatPictures.begin({ conversationId: conversation.id, ...file });
  await expect(begun).rejects.toMatchObject({ code: 'REQUEST_PENDING', defined: true });
  const elsewhere = otto.api.chatPictures.begin({ conversationId: conversation.id, ...file });
  await expect(elsewhere).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND', defined: true });
});

test('a picture without any words is refused, and so are too many unsent ones', async () => {
  const conversationId = await insertRoom(stage.db);
  const lea = await stage.join('Lea Roth');
  const id = await readyPicture(conversationId, lea);
  const silent = { conversationId, clientId: randomUUID(), text: '', picture: { id } };
  await expect(lea.api.messages.send(silent)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (let count = 1; count < 10; count += 1) await upload(conversationId, jpeg, lea);
  await expect(upload(conversationId, jpeg, lea)).rejects.toMatchObject({
    code: 'TOO_MANY_PICTURES',
    defined: true,
  });
});

test('pictures are exported and erased with their person; orphans and unsent ones are swept', async () => {
  const conversationId = await insertRoom(stage.db);
  const lea = await stage.join('Lea Roth');
  const sent = await sendPicture(conversationId, lea);
  const id = sent.picture?.id ?? '';
  const [source] = stage.community.personalData;
  if (!source) throw new Error('no source');
  expect(await source.read(stage.db, lea.id)).toMatchObject({ messages: [{ picture: { id } }] });
  await stage.platform.transact(({ tx }) => source.erase(tx, lea.id));
  expect(await statusFor(id, otto)).toBe(404);
  await runJobs();
  expect(stage.memory.keys()).toEqual([]);

  const kept = (await sendPicture(conversationId)).picture?.id;
  const unsent = await readyPicture(conversationId);
  const { storage } = stage.memory;
  const stray = `private-pictures/${pictureIdSchema.parse(randomUUID())}/small`;
  await storage.put(stray, 'x', { contentType: 'image/webp' });
  stage.platform.clock.set('2026-11-18T10:00:01Z');
  await runJob('forget-chat-pictures', {});
  await runJobs();
  const left = stage.memory.keys().filter((key) => key.startsWith('private-pictures/'));
  expect(left).toEqual([`private-pictures/${kept}/large`, `private-pictures/${kept}/small`]);
  expect(left.some((key) => key.includes(unsent))).toBe(false);
});
