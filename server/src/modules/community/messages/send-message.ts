import type { PictureDraft } from '@danube/contract/community/chat-picture.ts';
import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import {
  type ConversationId,
  type Message,
  type MessageId,
  messageIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { hasLinks } from '@danube/contract/community/message-links.ts';
import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import {
  type ConversationMembership,
  findMembersAmong,
  insertMembers,
  storeReadPosition,
  updateConversation,
  updateMember,
} from '../access/conversations.repository.ts';
import { filterEntitled } from '../access/entitled-members.ts';
import {
  firstSeqOf,
  requireConversation,
  requireLockedConversation,
} from '../access/require-conversation.ts';
import { requireWriter } from '../access/require-writer.ts';
import { notifyConversation, notifyJoined } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { attachPicture } from '../pictures/pictures.repository.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { describeMessage } from './describe-messages.ts';
import {
  findLastSentAt,
  findMessage,
  findSent,
  insertMessage,
  type MessageRow,
  updateMessage,
} from './messages.repository.ts';

export type Draft = {
  readonly clientId: string;
  readonly text: string;
  readonly replyTo: MessageId | null;
  readonly mentions: readonly string[];
  readonly trade: TradeDraft | null;
  readonly picture: PictureDraft | null;
};

/** Idempotent by client id: a retry returns the existing message. */
export async function sendMessage(
  deps: CommunityDependencies,
  member: Member,
  { conversationId, ...draft }: Draft & { conversationId: ConversationId },
): Promise<Message> {
  const language = await findMessageLanguage(deps, member);
  const row = await deps.transact(async (change) => {
    const requested = { member, id: conversationId };
    const found = await requireLockedConversation(deps, change.tx, requested);
    return storeMessage(deps, change, { member, found, draft, language });
  });
  return readSent(deps, member, row);
}

/** As its sender sees it now; after a retry, possibly in the conversation of the first attempt. */
export async function readSent(
  deps: Pick<CommunityDependencies, 'db' | 'findShownPeople' | 'entitlements'>,
  member: Member,
  row: MessageRow,
): Promise<Message> {
  const { userId } = member;
  const seat = await requireConversation(deps, deps.db, { member, id: row.conversationId });
  return describeMessage(deps, deps.db, { userId, row, seat });
}

export async function findMessageLanguage(
  deps: Pick<CommunityDependencies, 'db' | 'findLanguage'>,
  { userId }: Member,
): Promise<LanguageCode> {
  return (await deps.findLanguage(deps.db, userId)) ?? defaultLanguage;
}

type SendContext = {
  readonly member: Member;
  /** Locked. */
  readonly found: ConversationMembership;
  readonly draft: Draft;
  readonly language: LanguageCode;
};

/** Writes into a conversation whose row is locked, which makes positions gapless. */
export async function storeMessage(
  deps: CommunityDependencies,
  change: Change,
  { member, found, draft, language }: SendContext,
): Promise<MessageRow> {
  const { tx } = change;
  const { conversation } = found;
  const { userId: senderId } = member;
  const before = await findSent(tx, senderId, draft.clientId);
  if (before) return before;
  await requireWriter(deps, tx, { member, conversation });
  await enforceSlowMode(deps, tx, { conversation, senderId });
  const accepted = requireAccepted(conversation, { senderId, draft });
  const root = await findRoot(tx, found, draft.replyTo);
  const now = deps.clock.now();
  const seq = conversation.seq + 1;
  const revision = conversation.revision + 1;
  const picture = await requirePicture(tx, senderId, draft.picture);
  const message = await insertMessage(tx, {
    id: messageIdSchema.parse(deps.ids.uuid()),
    conversationId: conversation.id,
    seq,
    revision,
    senderId,
    language,
    sentAt: now,
    clientId: draft.clientId,
    text: draft.text,
    trade: draft.trade,
    picture,
    replyTo: root?.id ?? null,
    mentions: await membersAmong(deps, tx, { conversation, mentioned: draft.mentions }),
  });
  if (picture) await attachPicture(tx, picture.id, message.id);
  // The reply count is part of the thread's first message, so that message changes as well.
  if (root) await updateMessage(tx, root.id, { revision: revision + 1 });
  await updateConversation(tx, conversation.id, {
    seq,
    revision: root ? revision + 1 : revision,
    lastMessageAt: now,
    ...(accepted ? { requestedBy: null, declinedAt: null } : {}),
  });
  if (accepted) await updateMember(tx, { id: conversation.id, userId: senderId }, seen);
  await joinOrMarkRead(change, found, { senderId, seq, now });
  const state = accepted ? { ...conversation, requestedBy: null } : conversation;
  const answeredId = root?.senderId ?? null;
  await notifyMembers(deps, change, { conversation: state, message, senderId, answeredId });
  notifyConversation(change, conversation.id);
  await deps.moderation.messageWritten(change, {
    id: message.id,
    conversationId: conversation.id,
    senderId,
    text: message.text,
    pictureAlt: picture?.alt ?? null,
    conversationKind: conversation.kind,
    isEdit: false,
  });
  return message;
}

const seen = { isHidden: false };

/** Writing in a room joins it and marks it as read. */
async function joinOrMarkRead(
  change: Change,
  { conversation, seat }: ConversationMembership,
  { senderId, seq, now }: { senderId: string; seq: number; now: Date },
): Promise<void> {
  const { id } = conversation;
  if (seat) {
    await storeReadPosition(change.tx, { id, userId: senderId, seq });
    return;
  }
  const places = { joinedSeq: seq, readSeq: seq, joinedAt: now };
  await insertMembers(change.tx, [{ conversationId: id, userId: senderId, ...places }]);
  notifyJoined(change, id, [senderId]);
}

/**
 * Until a request is accepted, the requester may send one message without links or a picture;
 * replying accepts it, which the result reports.
 */
function requireAccepted(
  conversation: ConversationMembership['conversation'],
  { senderId, draft }: { senderId: string; draft: Pick<Draft, 'text' | 'picture'> },
): boolean {
  if (conversation.requestedBy === null) return false;
  if (conversation.requestedBy !== senderId) return true;
  if (conversation.seq > 0) throw new DomainError('REQUEST_PENDING');
  if (hasLinks(draft.text) || draft.picture) throw new DomainError('LINKS_IN_REQUEST');
  return false;
}

async function enforceSlowMode(
  { clock }: Pick<CommunityDependencies, 'clock'>,
  tx: Tx,
  {
    conversation,
    senderId,
  }: { conversation: ConversationMembership['conversation']; senderId: string },
): Promise<void> {
  const { id, slowSeconds } = conversation;
  if (slowSeconds === 0) return;
  const now = clock.now().getTime();
  const since = new Date(now - slowSeconds * 1000);
  const last = await findLastSentAt(tx, { id, senderId, since });
  if (!last) return;
  const waitMs = last.getTime() + slowSeconds * 1000 - now;
  throw new DomainError('SLOW_MODE', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/**
 * The first message of the thread being replied to; one the sender can't read is reported as not
 * found.
 */
async function findRoot(
  tx: Tx,
  found: ConversationMembership,
  id: MessageId | null,
): Promise<MessageRow | null> {
  if (id === null) return null;
  const answered = await findMessage(tx, id);
  const isSameConversation = answered?.conversationId === found.conversation.id;
  if (!answered || !isSameConversation || answered.seq < firstSeqOf(found)) {
    throw new DomainError('MESSAGE_NOT_FOUND');
  }
  return answered.replyTo ? findMessage(tx, answered.replyTo) : answered;
}

async function membersAmong(
  deps: CommunityDependencies,
  tx: Tx,
  {
    conversation,
    mentioned,
  }: Pick<ConversationMembership, 'conversation'> & { mentioned: readonly string[] },
): Promise<string[]> {
  const members = await findMembersAmong(tx, conversation.id, mentioned);
  const userIds = members.map(({ userId }) => userId);
  return filterEntitled(deps, tx, { conversation, userIds });
}
