import type { ConversationId, Message } from '@danube/contract/community/community.schemas.ts';
import type { SearchMark } from '@danube/contract/search-match.ts';
import type { Member } from '../../../platform/actor.ts';
import { readMarks } from '../../../platform/search-marks.ts';
import { searchQuery } from '../../../platform/search-query.ts';
import { findBlockedBy } from '../access/blocks.repository.ts';
import {
  type ConversationMembership,
  findMembershipsOf,
  findRoomMemberships,
} from '../access/conversations.repository.ts';
import { filterReadable, firstSeqOf, requireConversation } from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { describeMessages } from '../messages/describe-messages.ts';
import { findMessages } from '../messages/messages.repository.ts';
import { findByWords } from '../messages/search.repository.ts';
import { findMessageLanguage } from '../messages/send-message.ts';
import { describeConversations } from './describe-conversations.ts';

const maxHits = 30;

type Found = {
  message: Message;
  conversation: { id: ConversationId; title: string };
  match: { excerpt: string; excerptMarks: SearchMark[] };
};

/** In everything this person may read, or in one conversation. */
export async function searchMessages(
  deps: CommunityDependencies,
  member: Member,
  requested: { query: string; conversationId?: ConversationId | undefined },
): Promise<Found[]> {
  const { db } = deps;
  const { userId } = member;
  const seats = await findSearchedConversations(deps, member, requested.conversationId);
  const query = searchQuery(requested.query);
  if (query === null) return [];
  const hits = await findByWords(db, query, {
    language: await findMessageLanguage(deps, member),
    conversations: new Map(seats.map((seat) => [seat.conversation.id, firstSeqOf(seat)])),
    limit: maxHits,
    exceptOf: await findBlockedBy(db, userId),
  });
  const rows = await findMessages(
    db,
    hits.map(({ id }) => id),
  );
  const messages = await describeMessages(deps, db, { userId, rows, seats });
  const conversations = await describeConversations(deps, db, { userId, seats });
  return hits.flatMap(({ id, excerpt }): Found[] => {
    const message = messages.find((each) => each.id === id);
    const where = conversations.find((each) => each.id === message?.conversationId);
    if (!message || !where) return [];
    const { text, marks } = readMarks(excerpt);
    return [
      {
        message,
        conversation: { id: where.id, title: where.title },
        match: { excerpt: text, excerptMarks: marks },
      },
    ];
  });
}

async function findSearchedConversations(
  deps: CommunityDependencies,
  member: Member,
  id: ConversationId | undefined,
): Promise<ConversationMembership[]> {
  const { db } = deps;
  if (id) return [await requireConversation(deps, db, { member, id })];
  const rooms = await findRoomMemberships(db, member.userId);
  const known = new Set(rooms.map(({ conversation }) => conversation.id));
  const others = await findMembershipsOf(db, member.userId);
  const seats = [...rooms, ...others.filter(({ conversation }) => !known.has(conversation.id))];
  return filterReadable(deps, db, { member, seats });
}
