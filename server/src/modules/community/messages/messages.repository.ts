import type { ConversationId, MessageId } from '@danube/contract/community/community.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { searchConfig } from '../../../platform/text-search.ts';
import {
  chatConversations as conversations,
  chatEdits as edits,
  chatMembers as members,
  chatMessages as messages,
} from '../community.tables.ts';

const { words: _, ...columns } = getTableColumns(messages);

/** A message without its search vector. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'words'>;

type NewMessage = Omit<typeof messages.$inferInsert, 'words'> & {
  readonly text: string;
  readonly language: LanguageCode;
};

/** PostgreSQL has no stemmer for Maltese: words as they are, without accents. */
const unstemmedLanguage: LanguageCode = 'mt';

/** Stemmed in the author's language, and unstemmed as typed. */
function wordsOf(text: string, language: LanguageCode) {
  return sql`to_tsvector(${searchConfig(language)}, ${text})
    || to_tsvector(${searchConfig(unstemmedLanguage)}, ${text})`;
}

/** A picture is found by its description. */
function searchWordsOf(
  { text, picture = null }: Pick<NewMessage, 'text' | 'picture'>,
  language: LanguageCode,
) {
  return wordsOf(picture ? `${text} ${picture.alt}` : text, language);
}

export async function insertMessage(
  tx: Tx,
  { language, ...message }: NewMessage,
): Promise<MessageRow> {
  const [row] = await tx
    .insert(messages)
    .values({ ...message, words: searchWordsOf(message, language) })
    .returning(columns);
  if (!row) throw new Error('an insert returns its row');
  return row;
}

export async function findMessage(tx: Tx, id: MessageId): Promise<MessageRow | null> {
  const [row] = await tx.select(columns).from(messages).where(eq(messages.id, id));
  return row ?? null;
}

export async function findMessages(tx: Tx, ids: readonly MessageId[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select(columns)
    .from(messages)
    .where(inArray(messages.id, [...ids]));
}

/** The sender's message with this client id, in any conversation. */
export async function findSent(
  tx: Tx,
  senderId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const [row] = await tx
    .select(columns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)));
  return row ?? null;
}

/** The last message of each; positions are gapless, so the conversation knows it. */
export async function findLastMessages(
  tx: Tx,
  ids: readonly ConversationId[],
): Promise<ReadonlyMap<ConversationId, MessageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(columns)
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.seq, messages.seq)),
    )
    .where(inArray(conversations.id, [...ids]));
  return new Map(rows.map((row) => [row.conversationId, row]));
}

/** When the last message that this person has read was sent, by conversation. */
export async function findReadUntil(
  tx: Tx,
  userId: string,
  ids: readonly ConversationId[],
): Promise<ReadonlyMap<ConversationId, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: messages.conversationId, sentAt: messages.sentAt })
    .from(messages)
    .innerJoin(
      members,
      and(eq(members.conversationId, messages.conversationId), eq(members.readSeq, messages.seq)),
    )
    .where(and(eq(members.userId, userId), inArray(members.conversationId, [...ids])));
  return new Map(rows.map(({ id, sentAt }) => [id, sentAt]));
}

/** When this sender last wrote there, if after a given time. */
export async function findLastSentAt(
  tx: Tx,
  { id, senderId, since }: { id: ConversationId; senderId: string; since: Date },
): Promise<Date | null> {
  const [row] = await tx
    .select({ sentAt: sql<Date | null>`max(${messages.sentAt})`.mapWith(messages.sentAt) })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        eq(messages.senderId, senderId),
        gt(messages.sentAt, since),
      ),
    );
  return row?.sentAt ?? null;
}

type MessageRange = {
  readonly id: ConversationId;
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
};

/** Oldest first, from the start of the range. */
export async function findForward(tx: Tx, stretch: MessageRange): Promise<MessageRow[]> {
  return selectInRange(tx, stretch).orderBy(asc(messages.seq)).limit(stretch.limit);
}

/** The last ones of the range, also oldest first. */
export async function findBackward(tx: Tx, stretch: MessageRange): Promise<MessageRow[]> {
  const rows = await selectInRange(tx, stretch).orderBy(desc(messages.seq)).limit(stretch.limit);
  return rows.toReversed();
}

function selectInRange(tx: Tx, { id, from, to }: MessageRange) {
  return tx
    .select(columns)
    .from(messages)
    .where(and(eq(messages.conversationId, id), gte(messages.seq, from), lte(messages.seq, to)))
    .$dynamic();
}

/** The position of the first message since a time; null if there is none. */
export async function findSeqSince(
  tx: Tx,
  id: ConversationId,
  moment: Date,
): Promise<number | null> {
  const [row] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.conversationId, id), gte(messages.sentAt, moment)))
    .orderBy(asc(messages.sentAt), asc(messages.seq))
    .limit(1);
  return row?.seq ?? null;
}

/** In the order of their last change. */
export async function findChanged(
  tx: Tx,
  requested: { id: ConversationId; after: number; firstSeq: number; limit: number },
): Promise<MessageRow[]> {
  return tx
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, requested.id),
        gt(messages.revision, requested.after),
        gte(messages.seq, requested.firstSeq),
      ),
    )
    .orderBy(asc(messages.revision))
    .limit(requested.limit);
}

export async function findReplies(tx: Tx, id: MessageId, limit: number): Promise<MessageRow[]> {
  return tx
    .select(columns)
    .from(messages)
    .where(eq(messages.replyTo, id))
    .orderBy(asc(messages.seq))
    .limit(limit);
}

export async function countReplies(
  tx: Tx,
  ids: readonly MessageId[],
): Promise<ReadonlyMap<MessageId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: messages.replyTo, count: sql<number>`count(*)::int` })
    .from(messages)
    .where(inArray(messages.replyTo, [...ids]))
    .groupBy(messages.replyTo);
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count] as const] : [])));
}

/** The previous text goes to the history for moderators. */
export async function storeText(
  tx: Tx,
  before: MessageRow,
  now: { text: string; language: LanguageCode; revision: number; editedAt: Date },
): Promise<MessageRow> {
  const { text, language, revision, editedAt } = now;
  await tx.insert(edits).values({ messageId: before.id, editedAt, text: before.text });
  return updateMessage(tx, before.id, {
    text,
    revision,
    editedAt,
    words: searchWordsOf({ text, picture: before.picture }, language),
  });
}

/** Only the position remains. Earlier texts are deleted too. */
export async function markRemoved(
  tx: Tx,
  id: MessageId,
  { revision, removedAt }: { revision: number; removedAt: Date },
): Promise<MessageRow> {
  await tx.delete(edits).where(eq(edits.messageId, id));
  return updateMessage(tx, id, {
    revision,
    removedAt,
    text: '',
    trade: null,
    picture: null,
    mentions: [],
    quotedAt: null,
    words: sql`''::tsvector`,
  });
}

export async function updateMessage(
  tx: Tx,
  id: MessageId,
  set: Parameters<ReturnType<typeof tx.update<typeof messages>>['set']>[0],
): Promise<MessageRow> {
  const [row] = await tx.update(messages).set(set).where(eq(messages.id, id)).returning(columns);
  if (!row) throw new Error(`message ${id} is gone`);
  return row;
}

export async function findEdits(tx: Tx, ids: readonly MessageId[]) {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(edits)
    .where(inArray(edits.messageId, [...ids]))
    .orderBy(asc(edits.editedAt));
}

/** The latest messages that visitors may read. */
export async function findFeatured(tx: Tx, limit: number) {
  return tx
    .select({ message: columns, room: conversations.title })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(sql`${messages.quotedAt} is not null and ${messages.hiddenAt} is null`)
    .orderBy(desc(messages.quotedAt))
    .limit(limit);
}

/** A person's latest messages in rooms. */
export async function findLatestOf(tx: Tx, userId: string, limit: number): Promise<MessageRow[]> {
  return tx
    .select(columns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.senderId, userId), eq(conversations.kind, 'room')))
    .orderBy(desc(messages.sentAt))
    .limit(limit);
}

/** Around a position, for moderators. */
export async function findAround(
  tx: Tx,
  { conversationId, seq }: MessageRow,
  reach: { before: number; after: number },
): Promise<MessageRow[]> {
  return tx
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        gte(messages.seq, seq - reach.before),
        lt(messages.seq, seq + reach.after + 1),
      ),
    )
    .orderBy(asc(messages.seq));
}
