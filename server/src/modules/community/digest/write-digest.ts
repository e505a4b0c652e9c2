import type { Tx } from '../../../platform/database.ts';
import { findBlockedEitherWay } from '../access/blocks.repository.ts';
import { findSeatsOf, type Seat } from '../access/conversations.repository.ts';
import { findOpenConversationsOf } from '../access/entitled-members.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { excerptFor } from '../messages/excerpt-of.ts';
import { hasLinks } from '../messages/has-links.ts';
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

/** What a member missed since a time, by what they may read now; null if that is nothing. */
export async function writeDigest(
  deps: Dependencies,
  tx: Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<Digest | null> {
  const places = await findHeard(deps, tx, userId);
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
      excerpt: shownIn(message),
    })),
    threads: threads.map((thread) => ({
      room: titles.get(thread.conversationId) ?? '',
      excerpt: shownIn(thread),
      replies: thread.replies,
    })),
  };
}

/** Rooms and groups that the member is in, may read now and hasn't muted. */
async function findHeard(deps: Dependencies, tx: Tx, userId: string): Promise<Seat[]> {
  const open = new Set(await findOpenConversationsOf(deps, tx, userId));
  return (await findSeatsOf(tx, userId)).filter(
    ({ conversation: { id, kind, archivedAt }, seat }) =>
      open.has(id) && kind !== 'direct' && archivedAt === null && !seat?.isMuted,
  );
}

/** Empty for a group whose title is a link: its members choose it. */
function titleOf({ kind, title }: Seat['conversation']): string {
  const text = title ?? '';
  return kind === 'group' && hasLinks(text) ? '' : text;
}

function idsOf(places: readonly Seat[]) {
  return places.map(({ conversation }) => conversation.id);
}

/** Empty for texts with links: our email must not carry them to people who didn't ask. */
function shownIn(message: Pick<AddressedMessage, 'text' | 'picture'>): string {
  const { excerpt } = excerptFor(message, true);
  return hasLinks(excerpt) ? '' : excerpt;
}
