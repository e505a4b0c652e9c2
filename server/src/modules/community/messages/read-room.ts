import {
  conversationIdSchema,
  type Message,
  type MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { RoomChanges } from '@danube/contract/live.ts';
import type { RoomReading } from '../../../platform/live-rooms.ts';
import { findConversations } from '../access/conversations.repository.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { describeMessages } from './describe-messages.ts';
import { findChanged } from './messages.repository.ts';
import { findReactors } from './reactions.repository.ts';

/** If there are more changes, each tab fetches them itself. */
const maxStreamed = 50;
/** How far back the first read goes, so that tabs that were up to date miss nothing. */
const initialLookback = 10;

/**
 * What happened in an open room after a revision, for the live stream. Groups, direct conversations
 * and course rooms are excluded: what people may read there differs, and access to a course can end
 * while a stream is open.
 */
export async function readRoom(
  deps: Pick<CommunityDependencies, 'db' | 'findShownPeople'>,
  room: string,
  since: number | null,
): Promise<RoomReading | null> {
  const { db } = deps;
  const id = conversationIdSchema.parse(room);
  const conversation = (await findConversations(db, [id])).get(id);
  if (conversation?.kind !== 'room' || conversation.courseId !== null) return null;
  const after = since ?? Math.max(0, conversation.revision - initialLookback);
  const rows = await findChanged(db, { id, after, firstSeq: 1, limit: maxStreamed });
  const isComplete = rows.length < maxStreamed;
  const reached = rows.at(-1)?.revision ?? 0;
  const revision = isComplete ? Math.max(conversation.revision, reached) : reached;
  // As seen by someone who has neither written nor reacted.
  const seats = [{ conversation, seat: null }];
  const messages = await describeMessages(deps, db, { userId: '', rows, seats });
  const reactors = await findReactors(
    db,
    messages.filter(({ reactions }) => reactions.length > 0).map((message) => message.id),
  );
  const shared: RoomChanges = { conversationId: id, after, revision, messages };
  return {
    after,
    revision,
    isComplete,
    forReader(userId) {
      const personal = messages.map((message) => personalise(message, { userId, reactors }));
      // The same object for all who see the same, so that it is serialised once.
      if (personal.every((message, index) => message === messages[index])) return shared;
      const isReadable = personal.every(({ isMine, state }) => !isMine || state !== 'hidden');
      return isReadable ? { ...shared, messages: personal } : null;
    },
  };
}

type Reader = {
  readonly userId: string;
  readonly reactors: ReadonlyMap<MessageId, ReadonlySet<string>>;
};

function personalise(message: Message, { userId, reactors }: Reader): Message {
  const isMine = message.sender?.id === userId;
  const theirs = reactors.get(message.id);
  if (!isMine && !theirs) return message;
  const reactions = message.reactions.map((reaction) => ({
    ...reaction,
    isMine: theirs?.has(`${reaction.kind} ${userId}`) ?? false,
  }));
  return { ...message, isMine, reactions };
}
