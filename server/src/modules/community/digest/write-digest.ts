import { hasLinks } from '@danube/contract/community/message-links.ts';
import type { Tx } from '../../../platform/database.ts';
import { findBlockedEitherWay } from '../access/blocks.repository.ts';
import {
  type ConversationMembership,
  findMembershipsOf,
} from '../access/conversations.repository.ts';
import { findOpenConversationsOf } from '../access/entitled-members.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { toExcerpt } from '../messages/to-excerpt.ts';
import { type AddressedMessage, findAddressed, findBusyThreads } from './digest.repository.ts';

const maxAddressed = 8;
const maxThreads = 3;

type Dependencies = Pick<
  CommunityDependencies,
  'entitlements' | 'findStaffIds' | 'findShownPeople'
>;

type Digest = {
  readonly addressed: readonly {
    readonly reason: 'mention' | 'reply';
    readonly name: string;
    readonly room: string;
    readonly excerpt: string;
  }[];
  readonly threads: readonly {
    readonly room: string;
    readonly excerpt: string;
    readonly replies: number;
  }[];
};

/** What a member missed since a time and may still read; null if there is nothing. */
export async function writeDigest(
  deps: Dependencies,
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<Digest | null> {
  const places = await findUnmutedMemberships(deps, tx, userId);
  const titles = new Map(
    places.map(({ conversation }) => [conversation.id, titleOf(conversation)]),
  );
  const rooms = places.filter(({ conversation }) => conversation.kind === 'room');
  const blocked = [...(await findBlockedEitherWay(tx, userId))];
  const search = { userId, blocked, since };
  const addressed = await findAddressed(tx, {
    ...search,
    among: idsOf(places),
    limit: maxAddressed,
  });
  const threads = await findBusyThreads(tx, { ...search, among: idsOf(rooms), limit: maxThreads });
  if (addressed.length === 0 && threads.length === 0) return null;
  const people = await deps.findShownPeople(
    tx,
    addressed.map(({ senderId }) => senderId),
  );
  return {
    addressed: addressed.map((message) => ({
      reason: message.isMention ? 'mention' : 'reply',
      name: people.get(message.senderId)?.name ?? '',
      room: titles.get(message.conversationId) ?? '',
      excerpt: safeExcerptOf(message),
    })),
    threads: threads.map((thread) => ({
      room: titles.get(thread.conversationId) ?? '',
      excerpt: safeExcerptOf(thread),
      replies: thread.replies,
    })),
  };
}

/** Rooms and groups that the member is in, may read now and hasn't muted. */
async function findUnmutedMemberships(
  deps: Dependencies,
  tx: Tx,
  userId: string,
): Promise<ConversationMembership[]> {
  const open = new Set(await findOpenConversationsOf(deps, tx, userId));
  return (await findMembershipsOf(tx, userId)).filter(
    ({ conversation: { id, kind, archivedAt }, seat }) =>
      open.has(id) && kind !== 'direct' && archivedAt === null && !seat?.isMuted,
  );
}

/** Empty for a group with a link in its title: its members choose the title. */
function titleOf({ kind, title }: ConversationMembership['conversation']): string {
  const text = title ?? '';
  return kind === 'group' && hasLinks(text) ? '' : text;
}

function idsOf(places: readonly ConversationMembership[]) {
  return places.map(({ conversation }) => conversation.id);
}

/**
 * Empty for texts with links: our email must not deliver them to people who didn't ask for them.
 */
function safeExcerptOf(message: Pick<AddressedMessage, 'text' | 'picture'>): string {
  const { excerpt } = toExcerpt(message, true);
  return hasLinks(excerpt) ? '' : excerpt;
}
