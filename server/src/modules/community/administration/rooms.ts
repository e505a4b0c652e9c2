import {
  type ConversationId,
  conversationIdSchema,
  type RoomDraft,
} from '@danube/contract/community/community.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  type ConversationRow,
  findMemberIds,
  findRoomBySlug,
  findRooms,
  insertConversation,
  lockMembership,
  lockRooms,
  updateConversation,
} from '../access/conversations.repository.ts';
import { filterEntitled } from '../access/entitled-members.ts';
import { notifyAbout } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'db' | 'transact' | 'clock' | 'ids' | 'entitlements' | 'findStaffIds'
>;

export async function listRoomsForStaff(
  deps: Pick<Dependencies, 'db' | 'entitlements' | 'findStaffIds'>,
) {
  return describeRooms(deps, deps.db, await findRooms(deps.db));
}

export function createRoom(deps: Dependencies, act: ActionContext, draft: RoomDraft) {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const id = conversationIdSchema.parse(deps.ids.uuid());
    const now = deps.clock.now();
    const row = { ...draft, id, kind: 'room' as const, createdAt: now, lastMessageAt: now };
    const isNew = await insertConversation(tx, row);
    if (!isNew) throw new DomainError('ROOM_NAME_TAKEN');
    touchContent('community');
    audit({
      ...auditFieldsOf(act),
      action: 'community.create-room',
      target: { kind: 'room', id },
      after: draft,
    });
    const stored = await findRoomBySlug(tx, draft.slug);
    if (!stored) throw new Error('the room was stored');
    return describeRoom(deps, tx, stored);
  });
}

type RoomChange = Omit<RoomDraft, 'courseId'> & {
  readonly conversationId: ConversationId;
  readonly isArchived: boolean;
};

/** A room's audience can't be changed, because its members wrote for that audience. */
export function changeRoom(deps: Dependencies, act: ActionContext, change: RoomChange) {
  const { conversationId: id, isArchived, ...draft } = change;
  return deps.transact(async ({ tx, touchContent, notify, audit }) => {
    const before = (await lockMembership(tx, id, act.member.userId))?.conversation;
    if (before?.kind !== 'room') throw new DomainError('CONVERSATION_NOT_FOUND');
    const namesake = await findRoomBySlug(tx, draft.slug);
    if (namesake && namesake.id !== id) throw new DomainError('ROOM_NAME_TAKEN');
    const archivedAt = isArchived ? (before.archivedAt ?? deps.clock.now()) : null;
    await updateConversation(tx, id, { ...draft, archivedAt });
    touchContent('community');
    notifyAbout({ notify }, `room:${id}`, id);
    audit({
      ...auditFieldsOf(act),
      action: 'community.change-room',
      target: { kind: 'room', id },
      before: auditedRoom(before),
      after: auditedRoom({ ...before, ...draft, archivedAt }),
    });
    return describeRoom(deps, tx, { ...before, ...draft, archivedAt });
  });
}

/** Rooms that aren't listed keep their order, after the listed ones. */
export async function orderRooms(
  deps: Dependencies,
  act: ActionContext,
  ids: readonly ConversationId[],
) {
  await deps.transact(async ({ tx, touchContent, audit }) => {
    await lockRooms(tx);
    const before = await findRooms(tx);
    const named = [...new Set(ids)];
    const known = new Map(before.map((room) => [room.id, room]));
    const chosen = named.map((id) => {
      const room = known.get(id);
      if (!room) throw new DomainError('CONVERSATION_NOT_FOUND');
      return room;
    });
    const ordered = [...chosen, ...before.filter(({ id }) => !named.includes(id))];
    for (const [position, { id }] of ordered.entries()) {
      await updateConversation(tx, id, { position });
    }
    touchContent('community');
    audit({
      ...auditFieldsOf(act),
      action: 'community.order-rooms',
      target: { kind: 'rooms', id: 'all' },
      before: before.map(({ slug }) => slug),
      after: ordered.map(({ slug }) => slug),
    });
  });
  // Counting takes a while, and locking the rooms blocks all writes.
  return listRoomsForStaff(deps);
}

function auditedRoom({ slug, title, description, position, archivedAt }: ConversationRow) {
  return { slug, title, description, position, isArchived: archivedAt !== null };
}

type CountDependencies = Pick<Dependencies, 'entitlements' | 'findStaffIds'>;

async function describeRooms(deps: CountDependencies, tx: Tx, rows: readonly ConversationRow[]) {
  const rooms: Awaited<ReturnType<typeof describeRoom>>[] = [];
  for (const row of rows) rooms.push(await describeRoom(deps, tx, row));
  return rooms;
}

async function describeRoom(deps: CountDependencies, tx: Tx, row: ConversationRow) {
  const { id, slug, title, description, courseId, position, seq } = row;
  return {
    id,
    description,
    courseId,
    position,
    memberCount: await countMembers(deps, tx, row),
    // Rooms always have both.
    slug: slug ?? '',
    title: title ?? '',
    isArchived: row.archivedAt !== null,
    messageCount: seq,
    slowSeconds: row.slowSeconds,
  };
}

/**
 * In a course's room, members whose access to the course has ended stay members but don't count.
 */
async function countMembers(
  deps: CountDependencies,
  tx: Tx,
  room: ConversationRow,
): Promise<number> {
  if (room.courseId === null) return room.memberCount;
  const userIds = await findMemberIds(tx, room.id, room.memberCount);
  return (await filterEntitled(deps, tx, { conversation: room, userIds })).length;
}
