import { notificationIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Change } from '../../../platform/transact.ts';
import { findBlockersOf } from '../access/blocks.repository.ts';
import {
  type ConversationRow,
  findMemberIds,
  findMembersAmong,
} from '../access/conversations.repository.ts';
import { filterEntitled } from '../access/entitled-members.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { announceNotifications } from './announce-notifications.ts';
import { insertNotifications, type NotificationRow } from './notifications.repository.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'ids' | 'clock' | 'findShownPeople' | 'findStaffIds' | 'entitlements'
>;

type NotifiedMessage = {
  readonly conversation: ConversationRow;
  readonly message: { readonly mentions: readonly string[] };
  readonly senderId: string;
  /** The author of the message being replied to. */
  readonly answeredId: string | null;
};

/**
 * In a direct conversation or group everyone else is notified; in a room, those mentioned or
 * replied to. Never anyone who muted it or blocked the sender.
 */
export async function notifyMembers(
  deps: Dependencies,
  change: Pick<Change, 'tx' | 'notify'>,
  written: NotifiedMessage,
): Promise<void> {
  const { conversation, senderId } = written;
  const recipients = await findRecipients(deps, change.tx, written);
  if (recipients.length === 0) return;
  const createdAt = deps.clock.now();
  const rows = await insertNotifications(
    change.tx,
    recipients.map((userId) => ({
      id: newId(deps),
      userId,
      createdAt,
      conversationId: conversation.id,
      reason: reasonFor(userId, written),
    })),
  );
  if (rows.length === 0) return;
  const title = conversation.title ?? (await nameOf(deps, change.tx, senderId));
  announceNotifications(change, 'insert', { rows, title });
}

async function findRecipients(
  deps: Dependencies,
  tx: Tx,
  written: NotifiedMessage,
): Promise<string[]> {
  const { conversation, message, senderId, answeredId } = written;
  const addressed =
    conversation.kind === 'room'
      ? [...message.mentions, ...(answeredId ? [answeredId] : [])]
      : await findMemberIds(tx, conversation.id, conversation.memberCount);
  const others = [...new Set(addressed)].filter((userId) => userId !== senderId);
  const members = await findMembersAmong(tx, conversation.id, others);
  const blockers = await findBlockersOf(tx, senderId, others);
  const userIds = members
    .filter(({ userId, isMuted, isHidden }) => !isMuted && !isHidden && !blockers.has(userId))
    .map(({ userId }) => userId);
  return filterEntitled(deps, tx, { conversation, userIds });
}

function reasonFor(userId: string, { conversation, message, answeredId }: NotifiedMessage) {
  if (conversation.requestedBy !== null) return 'request';
  if (message.mentions.includes(userId)) return 'mention';
  return userId === answeredId ? 'reply' : 'message';
}

async function nameOf(deps: Dependencies, tx: Tx, userId: string): Promise<string> {
  return (await deps.findShownPeople(tx, [userId])).get(userId)?.name ?? '';
}

function newId({ ids }: Dependencies): NotificationRow['id'] {
  return notificationIdSchema.parse(ids.uuid());
}
