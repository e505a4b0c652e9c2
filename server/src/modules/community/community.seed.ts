import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type ConversationId,
  conversationIdSchema,
  messageIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import { sampleId } from '../../platform/sample-id.ts';
import type { OpenTransaction, Transact } from '../../platform/transact.ts';
import {
  findRoomBySlug,
  insertConversation,
  insertMembers,
  storeReadPosition,
  updateConversation,
} from './access/conversations.repository.ts';
import { toOrderedPair } from './access/to-ordered-pair.ts';
import { insertMessage, updateMessage } from './messages/messages.repository.ts';
import { insertReaction } from './messages/reactions.repository.ts';
import {
  type SampleAuthor,
  type SampleMessage,
  sampleCourseRoom,
  sampleDirectMessages,
  sampleRooms,
} from './sample-conversations.ts';

type Dependencies = { transact: Transact; clock: Clock };
type People = Readonly<Record<SampleAuthor, string>>;

type Sample = { people: People; course: { id: ItemId; title: string } | null };

const minute = 60_000;
/** How many of the latest messages the sample member hasn't read. */
const unreadOfMember = 2;

/** Sample messages in rooms, between two members, and in a course's room. */
export async function seedCommunity(deps: Dependencies, sample: Sample): Promise<void> {
  const { people, course } = sample;
  await deps.transact(async ({ tx, touchContent }) => {
    const now = deps.clock.now();
    for (const [slug, messages] of Object.entries(sampleRooms)) {
      const room = await findRoomBySlug(tx, slug);
      if (room?.seq !== 0) continue;
      await fill(tx, { id: room.id, people, messages, now, seats: Object.values(people) });
    }
    await seedMessages(tx, people, now);
    if (course) await seedCourseRoom(tx, { ...course, people, now });
    touchContent('community');
  });
}

async function seedMessages(tx: OpenTransaction, people: People, now: Date): Promise<void> {
  const id = conversationIdSchema.parse(sampleId('direct conversation'));
  const { member, otherMember } = people;
  const isNew = await insertConversation(tx, {
    id,
    kind: 'direct',
    ...toOrderedPair(member, otherMember),
    createdBy: member,
    createdAt: now,
    lastMessageAt: now,
  });
  if (!isNew) return;
  await fill(tx, { id, people, messages: sampleDirectMessages, now, seats: [member, otherMember] });
  // Nobody has an unread notification, so both have read it.
  for (const userId of [member, otherMember]) {
    await storeReadPosition(tx, { id, userId, seq: sampleDirectMessages.length });
  }
}

async function seedCourseRoom(
  tx: OpenTransaction,
  course: { id: ItemId; title: string; people: People; now: Date },
): Promise<void> {
  const { title, people, now } = course;
  const id = conversationIdSchema.parse(sampleId(`room of ${course.id}`));
  const isNew = await insertConversation(tx, {
    id,
    kind: 'room',
    slug: 'fast-track',
    title,
    courseId: course.id,
    position: 60,
    description: 'Questions about the lessons of the course, for everybody who owns it.',
    createdAt: now,
    lastMessageAt: now,
  });
  if (!isNew) return;
  await fill(tx, { id, people, messages: sampleCourseRoom, now, seats: [people.admin] });
}

type SampleConversation = {
  readonly id: ConversationId;
  readonly people: People;
  readonly messages: readonly SampleMessage[];
  readonly now: Date;
  readonly seats: readonly string[];
};

/** Writes messages with their own timestamps, which the use case doesn't allow. */
async function fill(tx: OpenTransaction, filling: SampleConversation): Promise<void> {
  const { id, people, messages, now, seats } = filling;
  const places = { conversationId: id, joinedSeq: 0, readSeq: 0, joinedAt: now };
  await insertMembers(
    tx,
    seats.map((userId) => ({ ...places, userId })),
  );
  for (const [index, message] of messages.entries()) {
    await write(tx, { ...filling, index, message });
  }
  const last = messages.at(-1);
  await updateConversation(tx, id, {
    seq: messages.length,
    revision: messages.length,
    lastMessageAt: new Date(now.getTime() - (last?.minutesAgo ?? 0) * minute),
  });
  for (const userId of seats) {
    const left = userId === people.member ? unreadOfMember : 0;
    await storeReadPosition(tx, { id, userId, seq: Math.max(0, messages.length - left) });
  }
}

async function write(
  tx: OpenTransaction,
  {
    id,
    people,
    now,
    index,
    message,
  }: SampleConversation & { index: number; message: SampleMessage },
): Promise<void> {
  const { by, minutesAgo, text, replyTo, likedBy = [], isQuoted = false } = message;
  const name = (number: number) => messageIdSchema.parse(sampleId(`message ${id} ${number}`));
  const sentAt = new Date(now.getTime() - minutesAgo * minute);
  const stored = await insertMessage(tx, {
    id: name(index),
    conversationId: id,
    seq: index + 1,
    revision: index + 1,
    text,
    sentAt,
    senderId: people[by],
    clientId: sampleId(`sent ${id} ${index}`),
    language: 'en',
    replyTo: replyTo === undefined ? null : name(replyTo),
  });
  if (isQuoted) await updateMessage(tx, stored.id, { quotedAt: sentAt });
  for (const speaker of likedBy) {
    const reaction = { messageId: stored.id, userId: people[speaker], kind: 'like' as const };
    await insertReaction(tx, { ...reaction, reactedAt: sentAt });
  }
}
