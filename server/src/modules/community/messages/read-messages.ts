import type {
  ConversationId,
  Message,
  MessageId,
  MessagePage,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ConversationMembership } from '../access/conversations.repository.ts';
import { firstSeqOf, requireConversation } from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { describeMessage, describeMessages } from './describe-messages.ts';
import {
  findBackward,
  findChanged,
  findForward,
  findMessage,
  findReplies,
  findSeqSince,
  type MessageRow,
} from './messages.repository.ts';
import { requireMessage } from './require-message.ts';

type Dependencies = Pick<CommunityDependencies, 'db' | 'findShownPeople' | 'entitlements'>;

const maxReplies = 500;

export type MessagePageInput = {
  readonly conversationId: ConversationId;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  readonly from?: Date | undefined;
  readonly limit: number;
};

/** A page of a conversation, oldest first. */
export async function listMessages(
  deps: Dependencies,
  member: Member,
  input: MessagePageInput,
): Promise<MessagePage> {
  const { db } = deps;
  const { userId } = member;
  const found = await requireConversation(deps, db, { member, id: input.conversationId });
  const rows = await findPage(deps, found, input);
  const { seq, revision } = found.conversation;
  const first = rows.at(0)?.seq ?? seq + 1;
  const last = rows.at(-1)?.seq ?? seq;
  return {
    messages: await describeMessages(deps, db, { userId, rows, seats: [found] }),
    hasBefore: first > firstSeqOf(found),
    hasAfter: last < seq,
    revision,
    seq,
    readSeq: found.seat?.readSeq ?? seq,
  };
}

async function findPage(
  { db }: Pick<Dependencies, 'db'>,
  found: ConversationMembership,
  input: MessagePageInput,
): Promise<MessageRow[]> {
  const { id, seq } = found.conversation;
  const { before, after, limit } = input;
  const from = firstSeqOf(found);
  const whole = { id, from, to: seq, limit };
  if (before !== undefined) return findBackward(db, { ...whole, to: Math.min(seq, before - 1) });
  if (after !== undefined) return findForward(db, { ...whole, from: Math.max(from, after + 1) });
  if (input.from) {
    const start = await findSeqSince(db, id, input.from);
    if (start === null) return findBackward(db, whole);
    return findForward(db, { ...whole, from: Math.max(from, start) });
  }
  if (input.around === undefined) return findBackward(db, whole);
  const half = Math.floor(limit / 2);
  const start = Math.max(from, Math.min(input.around - half, seq - limit + 1));
  return findForward(db, { ...whole, from: start });
}

/** What a tab is missing, in order of change. */
export async function readChanges(
  deps: Dependencies,
  member: Member,
  requested: { conversationId: ConversationId; revision: number; limit: number },
) {
  const { db } = deps;
  const { userId } = member;
  const found = await requireConversation(deps, db, { member, id: requested.conversationId });
  const { conversation } = found;
  const { id, seq } = conversation;
  const { revision: after, limit } = requested;
  const rows = await findChanged(db, { id, after, limit, firstSeq: firstSeqOf(found) });
  const isComplete = rows.length < limit;
  return {
    messages: await describeMessages(deps, db, { userId, rows, seats: [found] }),
    // The revision of the last record if there are more, otherwise the conversation's; never older
    // than the records.
    revision: Math.max(isComplete ? conversation.revision : 0, rows.at(-1)?.revision ?? after),
    isComplete,
    seq,
    readSeq: found.seat?.readSeq ?? seq,
  };
}

/** The id can be that of the first message or of any reply. */
export async function readThread(
  deps: Dependencies,
  member: Member,
  id: MessageId,
): Promise<{ root: Message; replies: Message[] }> {
  const { db } = deps;
  const { userId } = member;
  const { message, found } = await requireMessage(deps, db, { member, id });
  const root = message.replyTo ? await findMessage(db, message.replyTo) : message;
  const first = firstSeqOf(found);
  if (!root || root.seq < first) throw new DomainError('MESSAGE_NOT_FOUND');
  const rows = (await findReplies(db, root.id, maxReplies)).filter(({ seq }) => seq >= first);
  return {
    root: await describeMessage(deps, db, { userId, row: root, seat: found }),
    replies: await describeMessages(deps, db, { userId, rows, seats: [found] }),
  };
}
