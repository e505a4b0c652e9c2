import type { ConversationId, RoomDraft } from '@danube/contract/community/community.schemas.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { chatConversations as conversations, chatMembers as members } from '../community.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MemberRow = typeof members.$inferSelect;

/** A conversation with the caller's membership; null if they aren't a member. */
export type ConversationMembership = {
  readonly conversation: ConversationRow;
  readonly seat: MemberRow | null;
};

const maxConversations = 300;

export async function findMembership(
  tx: Tx,
  id: ConversationId,
  userId: string,
): Promise<ConversationMembership | null> {
  const [found] = await selectMemberships(tx, userId).where(eq(conversations.id, id));
  return found ?? null;
}

/** The same, locked until the transaction ends. Every write goes through here. */
export async function lockMembership(
  tx: Tx,
  id: ConversationId,
  userId: string,
): Promise<ConversationMembership | null> {
  const [found] = await selectMemberships(tx, userId)
    .where(eq(conversations.id, id))
    .for('no key update', { of: conversations });
  return found ?? null;
}

export async function findConversations(
  tx: Tx,
  ids: readonly ConversationId[],
): Promise<ReadonlyMap<ConversationId, ConversationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Blocks writes until the transaction ends; other readers may hold it too. */
export async function lockConversationForShare(tx: Tx, id: ConversationId): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('share');
}

/** A person's conversations that they haven't declined, latest first. */
export async function findMembershipsOf(tx: Tx, userId: string): Promise<ConversationMembership[]> {
  return tx
    .select({ conversation: conversations, seat: members })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(and(eq(members.userId, userId), eq(members.isHidden, false)))
    .orderBy(desc(conversations.lastMessageAt), conversations.id)
    .limit(maxConversations);
}

export async function findRoomMemberships(
  tx: Tx,
  userId: string,
): Promise<ConversationMembership[]> {
  return selectMemberships(tx, userId)
    .where(and(eq(conversations.kind, 'room'), isNull(conversations.archivedAt)))
    .orderBy(asc(conversations.position), asc(conversations.id));
}

export async function findDirectMembership(
  tx: Tx,
  pair: { lowId: string; highId: string },
  userId: string,
): Promise<ConversationMembership | null> {
  const { lowId, highId } = pair;
  const [found] = await selectMemberships(tx, userId).where(
    and(eq(conversations.lowId, lowId), eq(conversations.highId, highId)),
  );
  return found ?? null;
}

function selectMemberships(tx: Tx, userId: string) {
  return tx
    .select({ conversation: conversations, seat: members })
    .from(conversations)
    .leftJoin(
      members,
      and(eq(members.conversationId, conversations.id), eq(members.userId, userId)),
    )
    .$dynamic();
}

/** All of a person's conversations, with the course each is limited to. */
export async function findConversationsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<ConversationRow, 'id' | 'courseId'>[]> {
  return tx
    .select({ id: conversations.id, courseId: conversations.courseId })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(eq(members.userId, userId));
}

/** False if it already existed. */
export async function insertConversation(
  tx: Tx,
  row: typeof conversations.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(conversations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return stored.length > 0;
}

export async function updateConversation(
  tx: Tx,
  id: ConversationId,
  set: Partial<Omit<ConversationRow, 'id' | 'kind'>>,
): Promise<void> {
  await tx.update(conversations).set(set).where(eq(conversations.id, id));
}

/** The next revision, by which tabs fetch changes. Requires the lock. */
export async function incrementRevision(tx: Tx, id: ConversationId): Promise<number> {
  const [row] = await tx
    .update(conversations)
    .set({ revision: sql`${conversations.revision} + 1` })
    .where(eq(conversations.id, id))
    .returning({ revision: conversations.revision });
  if (!row) throw new Error(`conversation ${id} is gone`);
  return row.revision;
}

/** Adds those who aren't members yet; the others stay unchanged. */
export async function insertMembers(
  tx: Tx,
  rows: readonly (typeof members.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(members)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ userId: members.userId });
  return stored.map(({ userId }) => userId);
}

export async function deleteMember(tx: Tx, id: ConversationId, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(members)
    .where(isMembership(id, userId))
    .returning({ id: members.userId });
  return deleted.length > 0;
}

export async function updateMember(
  tx: Tx,
  { id, userId }: { id: ConversationId; userId: string },
  set: Partial<Pick<MemberRow, 'isMuted' | 'isHidden'>>,
): Promise<void> {
  await tx.update(members).set(set).where(isMembership(id, userId));
}

/** Moves the read position, never backwards or past the last message; null for non-members. */
export async function storeReadPosition(
  tx: Tx,
  { id, userId, seq }: { id: ConversationId; userId: string; seq: number },
): Promise<number | null> {
  const [row] = await tx
    .update(members)
    .set({ readSeq: sql`greatest(${members.readSeq}, least(${seq}::int, ${conversations.seq}))` })
    .from(conversations)
    .where(and(isMembership(id, userId), eq(conversations.id, members.conversationId)))
    .returning({ readSeq: members.readSeq });
  return row?.readSeq ?? null;
}

/** Ids of the members; in a large room only some of them. */
export async function findMemberIds(tx: Tx, id: ConversationId, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.conversationId, id))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Which of these are members, and their notification settings. */
export async function findMembersAmong(
  tx: Tx,
  id: ConversationId,
  userIds: readonly string[],
): Promise<MemberRow[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(members)
    .where(and(eq(members.conversationId, id), inArray(members.userId, [...userIds])));
}

/** People who share one of these conversations with this person. */
export async function findPeopleSharing(
  tx: Tx,
  userId: string,
  { among, limit }: { among: readonly ConversationId[]; limit: number },
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select distinct other.user_id as id
    from ${members} mine
    join ${members} other on other.conversation_id = mine.conversation_id
    where mine.user_id = ${userId}
      and mine.conversation_id = any(${sql.param([...among])}::uuid[])
      and other.user_id <> ${userId} and not other.is_hidden
    limit ${limit}`);
  return rows.rows.map(({ id }) => id);
}

/** Which of these people this person has an accepted direct conversation with. */
export async function findContacts(
  tx: Tx,
  userId: string,
  others: readonly string[],
): Promise<string[]> {
  if (others.length === 0) return [];
  const rows = await tx.execute<{ id: string }>(sql`
    select case when low_id = ${userId} then high_id else low_id end as id
    from ${conversations}
    where kind = 'direct' and requested_by is null and ${userId} in (low_id, high_id)
      and (case when low_id = ${userId} then high_id else low_id end)
        = any(${sql.param([...others])}::text[])`);
  return rows.rows.map(({ id }) => id);
}

/** How many direct conversations this person has started since a time. */
export async function countStarted(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(conversations)
    .where(
      and(
        eq(conversations.createdBy, userId),
        gt(conversations.createdAt, since),
        eq(conversations.kind, 'direct'),
      ),
    );
  return row?.count ?? 0;
}

export async function findRooms(tx: Tx): Promise<ConversationRow[]> {
  return tx
    .select()
    .from(conversations)
    .where(eq(conversations.kind, 'room'))
    .orderBy(asc(conversations.position), asc(conversations.id));
}

/** Sorted by id, so that two people reordering the list can't deadlock. */
export async function lockRooms(tx: Tx): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.kind, 'room'))
    .orderBy(asc(conversations.id))
    .for('no key update');
}

export async function findRoomBySlug(
  tx: Tx,
  slug: RoomDraft['slug'],
): Promise<ConversationRow | null> {
  const [found] = await tx.select().from(conversations).where(eq(conversations.slug, slug));
  return found ?? null;
}

function isMembership(id: ConversationId, userId: string) {
  return and(eq(members.conversationId, id), eq(members.userId, userId));
}
